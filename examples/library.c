/* library.c: a game of Great Western Trail by the installed library, greedy against random.  C and C++ alike:
 *
 *     cc library.c $(pkg-config --cflags --libs sagebrush) -o library && ./library 7 */
#include <sagebrush/sagebrush.h>

#include <stdio.h>

int main(int argc, char **argv)
{
    const sb_game *game = sb_game_find("gwt");
    const sb_bot *bot[2] = { sb_bot_find("greedy"), sb_bot_find("random") };
    uint8_t key[SB_KEY_BYTES];
    sb_quick chance = { 1 };
    sb_setup setup;
    sb_position *p;
    sb_result result;
    int decisions = 0;
    if (!game || !bot[0] || !bot[1] || !sb_seed_read(argc > 1 ? argv[1] : "1", key))
        return 2;
    if (sb_setup_init(game, 2, &setup) != SB_OK || sb_setup_option(game, &setup, "rails_north", "on") != SB_OK)
        return 2;
    sb_error e = sb_position_new(game, &setup, key, &p);
    for (; e == SB_OK && sb_position_seat(p) >= 0; decisions++) {
        int seat = sb_position_seat(p);
        sb_move move = sb_bot_move(bot[seat], game, sb_position_state(p), seat, NULL, &chance, NULL);
        e = sb_position_play(p, seat, move, NULL);
    }
    if (e != SB_OK) {
        fprintf(stderr, "library: %s\n", sb_error_text(e, SB_EN));
        return 1;
    }
    game->rules.result(sb_position_state(p), &result);
    printf("sagebrush %s: %s, %d decisions, position %016llx\n", sb_version(), game->name[SB_EN], decisions,
        (unsigned long long)sb_position_hash(p));
    for (int seat = 0; seat < 2; seat++)
        printf("%s: %d points%s\n", bot[seat]->id, result.score[seat][game->categories.count - 1],
            result.winners >> seat & 1 ? ", wins" : "");
    sb_position_free(p);
    return 0;
}
