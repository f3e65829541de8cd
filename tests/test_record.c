/* test_record.c: records (docs/record.md): written, read back, and refused when one byte of them is wrong. */
#include "table_fixture.h"

#include <stdlib.h>

/* ---- helpers ----------------------------------------------------------------------------------------------------- */

static sb_error read_text(const char *text, size_t n, sb_table **out, char why[1024])
{
    why[0] = '\0';
    sb_text detail = { .at = why, .cap = 1024 };
    char *exact = malloc(n + 1); /* so that the sanitizer sees every byte that is read behind the end */
    memcpy(exact, text, n);
    char *moved = realloc(exact, n ? n : 1);
    sb_error e = sb_record_read(moved, n, out, &detail);
    free(moved);
    return e;
}

static void assert_reads(const char *text, size_t n)
{
    char why[1024];
    sb_error e = read_text(text, n, NULL, why);
    assert_string_equal(why, "");
    assert_int_equal(e, SB_OK);
}

/* A record is refused with this error, and the detail says this. */
static void assert_refuses(const char *text, size_t n, sb_error expected, const char *detail)
{
    char why[1024];
    sb_table *t = (sb_table *)&t;
    sb_error e = read_text(text, n, &t, why);
    assert_null(t);
    assert_string_equal(why, detail);
    assert_int_equal(e, expected);
    assert_int_equal(sb_record_read(text, n, NULL, NULL), expected);
}

/* The text with its first `from` replaced. */
static sb_text replaced(const char *text, const char *from, const char *to)
{
    sb_text out = sb_heap_text();
    const char *at = strstr(text, from);
    assert_non_null(at);
    sb_put_bytes(&out, text, (size_t)(at - text));
    sb_put(&out, to);
    sb_put(&out, at + strlen(from));
    return out;
}

static void assert_tampering(const char *text, const char *from, const char *to, sb_error expected, const char *detail)
{
    sb_text wrong = replaced(text, from, to);
    assert_refuses(wrong.at, wrong.n, expected, detail);
    sb_heap_text_free(&wrong);
}

/* A table with everything a header can hold. */
static sb_table_setup rich_setup(int players, uint64_t seed)
{
    sb_table_setup s = setup_for(&tp_game, players, seed);
    assert_int_equal(sb_setup_option(&tp_game, &s.setup, "rounds", seed % 2 ? "long" : "short"), SB_OK);
    if (seed % 3 == 0)
        assert_int_equal(sb_setup_option(&tp_game, &s.setup, "first_seat", "1"), SB_OK);
    strcpy(s.id, "noon-7");
    strcpy(s.seat[0].name, "Élodie de l'Ouest");
    strcpy(s.seat[0].nonce, "sage");
    s.seat[1].kind = SB_BOT;
    strcpy(s.seat[1].bot, "greedy");
    strcpy(s.seat[players - 1].nonce, "brush_-1");
    if (players > 2)
        strcpy(s.seat[2].name, " Sam ");
    return s;
}

/* The same table again: position, log, events, undo, views. */
static void assert_same_table(const sb_table *a, const sb_table *b)
{
    assert_int_equal(sb_table_hash(a), sb_table_hash(b));
    assert_int_equal(sb_table_plies(a), sb_table_plies(b));
    assert_int_equal(sb_table_events(a), sb_table_events(b));
    assert_int_equal(sb_table_agreed_undos(a), sb_table_agreed_undos(b));
    for (int i = 0; i < sb_table_plies(a); i++)
        assert_memory_equal(sb_table_ply(a, i), sb_table_ply(b, i), sizeof(sb_ply));
    sb_text ra = host_record(a), rb = host_record(b);
    assert_string_equal(ra.at, rb.at);
    sb_heap_text_free(&ra);
    sb_heap_text_free(&rb);
}

static void assert_round_trip(const sb_table *t)
{
    char why[1024];
    sb_table *back = NULL;
    sb_text record = host_record(t);
    sb_error e = read_text(record.at, record.n, &back, why);
    assert_string_equal(why, "");
    assert_int_equal(e, SB_OK);
    assert_same_table(t, back);
    sb_table_free(back);
    sb_heap_text_free(&record);
}

/* ---- round trips ------------------------------------------------------------------------------------------------- */

static void test_round_trip_after_every_move(void **unused)
{
    (void)unused;
    for (uint64_t seed = 0; seed < 12; seed++) {
        sb_table_setup s = rich_setup(2 + (int)(seed % 4), seed);
        sb_table *t = new_table(&s);
        sb_quick chance = { seed };
        do {
            assert_round_trip(t);
        } while (play_any(t, &chance));
        sb_table_free(t);
    }
}

static void test_round_trip_of_undo(void **unused)
{
    (void)unused;
    for (uint64_t seed = 0; seed < 30; seed++) {
        sb_table_setup s = rich_setup(2 + (int)(seed % 4), seed);
        sb_table *t = new_table(&s);
        sb_quick chance = { seed };
        for (int i = 0; i < 60 && play_any(t, &chance); i++) {
            if (sb_quick_below(&chance, 4) == 0)
                sb_table_undo(t, sb_table_ply(t, sb_table_plies(t) - 1)->seat);
            if (sb_table_plies(t) > 0 && sb_quick_below(&chance, 6) == 0)
                sb_table_undo_agreed(t, (int)sb_quick_below(&chance, (uint32_t)sb_table_plies(t)), everybody(t));
            assert_round_trip(t);
        }
        sb_table_free(t);
    }
}

static void test_round_trip_of_a_given_position(void **unused)
{
    (void)unused;
    for (uint64_t seed = 0; seed < 20; seed++) {
        sb_table *from = table_for(&tp_game, 2 + (int)(seed % 4), seed), *t;
        play_on(from, (int)seed, seed);
        sb_table_setup s = setup_for(&tp_game, 2 + (int)(seed % 4), 0);
        assert_int_equal(sb_table_load(&s, sb_table_state(from), &t, NULL), SB_OK);
        sb_quick chance = { seed };
        do {
            assert_round_trip(t);
        } while (play_any(t, &chance));
        sb_table_free(t);
        sb_table_free(from);
    }
}

/* ---- who gets what ----------------------------------------------------------------------------------------------- */

static void test_the_public_record_of_a_game_in_progress_tells_nothing(void **unused)
{
    (void)unused;
    sb_table_setup s = rich_setup(3, 6);
    sb_table *t = new_table(&s);
    play_on(t, 5, 1);
    sb_text out = sb_heap_text();
    sb_record_write(t, &out);
    assert_string_equal(out.at,
        "sagebrush 1\n"
        "game template\n"
        "rules 1\n"
        "players 3\n"
        "option rounds=short\n"
        "option first_seat=1\n"
        "seat 0 human \"Élodie de l'Ouest\"\n"
        "seat 1 bot greedy \"\"\n"
        "seat 2 human \" Sam \"\n"
        "table noon-7\n"
        "commitment 6c6c255522c53171fa3f5d9d6caf642895878a8b76356de1ba77e7548e33b25c\n"
        "nonce 0 sage\n"
        "nonce 2 brush_-1\n"
        "end unfinished\n");
    assert_refuses(out.at, out.n, SB_BAD_RECORD,
        "line 14: expected \"seed HEX\": this is the public record of a game that was not over, without its moves");
    sb_heap_text_free(&out);
    sb_table_free(t);
}

static void test_the_public_record_of_a_finished_game_is_complete(void **unused)
{
    (void)unused;
    sb_table_setup s = rich_setup(3, 6);
    sb_table *t = new_table(&s);
    play_to_the_end(t, 1);
    sb_text out = sb_heap_text(), host = host_record(t);
    sb_record_write(t, &out);
    assert_string_equal(out.at, host.at);
    sb_heap_text_free(&out);
    sb_heap_text_free(&host);
    sb_table_free(t);
}

/* ---- a stored record --------------------------------------------------------------------------------------------- */

static sb_text file_text(const char *path)
{
    sb_text out = sb_heap_text();
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    char buffer[4096];
    for (size_t n; (n = fread(buffer, 1, sizeof buffer, f)) > 0;)
        sb_put_bytes(&out, buffer, n);
    fclose(f);
    return out;
}

/* Ann and Bob, with a nonce and an agreed undo: read it beside docs/rules/template.md. */
static sb_text stored_record(void)
{
    return file_text(SOURCE_ROOT "/tests/records/template.sbg");
}

/* Stored games replay for ever: a change that breaks this one needs a new rules_version. */
static void test_the_stored_record_replays(void **unused)
{
    (void)unused;
    sb_text record = stored_record();
    sb_table *t;
    char why[1024];
    assert_int_equal(read_text(record.at, record.n, &t, why), SB_OK);
    assert_int_equal(sb_table_pending(t), 0);
    assert_int_equal(sb_table_plies(t), 11);
    assert_int_equal(sb_table_agreed_undos(t), 1);
    assert_true(sb_table_ply(t, 1)->agreed_undo);
    assert_string_equal(sb_table_setup_of(t)->seat[1].name, "Bob");
    assert_string_equal(sb_table_setup_of(t)->seat[1].nonce, "tumbleweed");
    sb_text again = sb_heap_text();
    sb_record_write(t, &again);
    assert_string_equal(again.at, record.at);
    sb_heap_text_free(&again);
    sb_heap_text_free(&record);
    sb_table_free(t);
}

static void test_the_manual_shows_this_record(void **unused)
{
    (void)unused;
    sb_text record = stored_record(), manual = file_text(SOURCE_ROOT "/docs/record.md");
    assert_non_null(strstr(manual.at, record.at));
    sb_heap_text_free(&record);
    sb_heap_text_free(&manual);
}

/* ---- tampering, one row for every kind of line ------------------------------------------------------------------- */

#define SEAT_LINE  "expected \"seat NUMBER human|bot ID \"NAME\"\", seats in order"
#define NONCE_LINE "expected \"nonce SEAT TEXT\" in order of seats, letters, digits, '_' and '-'"

#define NOT_HERE "cannot have happened here: the table has changed since: look again"
#define INCIDENT_LINE                                                                                                  \
    "expected \"seat NUMBER human\", \"seat NUMBER bot ID\", \"timeout NUMBER\" or \"resign NUMBER ID\""

typedef struct tampering {
    const char *from, *to;
    sb_error error;
    const char *detail;
} tampering;

static const tampering HEADER[] = {
    { "sagebrush 1", "sagebrush 2", SB_BAD_RECORD, "line 1: format 2 is not known, expected \"sagebrush 1\"" },
    { "sagebrush 1", "sagebrush 01", SB_BAD_RECORD, "line 1: expected \"sagebrush 1\"" },
    { "sagebrush 1", "sagebrush", SB_BAD_RECORD, "line 1: expected \"sagebrush 1\"" },
    { "sagebrush 1", "\xef\xbb\xbfsagebrush 1", SB_BAD_RECORD, "line 1: expected \"sagebrush 1\"" },
    { "sagebrush 1\n", "\nsagebrush 1\n", SB_BAD_RECORD, "line 1: expected \"sagebrush 1\"" },
    { "game template", "game chess", SB_BAD_RECORD, "line 2: there is no game of this name" },
    { "game template", "gamble template", SB_BAD_RECORD, "line 2: expected \"game ID\"" },
    { "rules 1", "rules 2", SB_RULES_VERSION,
        "line 3: the record was made under rules version 2 of template, this program plays version 1" },
    { "rules 1", "rules 1 ", SB_BAD_RECORD, "line 3: expected \"rules NUMBER\"" },
    { "rules 1", "rules -1", SB_BAD_RECORD, "line 3: expected \"rules NUMBER\"" },
    { "rules 1", "rules 99999999999999999999", SB_BAD_RECORD, "line 3: expected \"rules NUMBER\"" },
    { "players 2", "players 6", SB_BAD_RECORD, "line 4: template is not played by 6" },
    { "players 2", "players two", SB_BAD_RECORD, "line 4: expected \"players NUMBER\"" },
    { "players 2", "players 3", SB_BAD_RECORD, "line 9: " SEAT_LINE },
    { "players 2", "colour red\nplayers 2", SB_BAD_RECORD, "line 4: expected \"players NUMBER\"" },
    { "rounds=short", "rounds=endless", SB_BAD_RECORD, "line 5: option rounds has no such value with 2 players" },
    { "option rounds=short\n", "", SB_BAD_RECORD, "line 5: expected \"option rounds=VALUE\"" },
    { "option rounds", "option luck", SB_BAD_RECORD, "line 5: expected \"option rounds=VALUE\"" },
    { "rounds=short", "rounds short", SB_BAD_RECORD, "line 5: expected \"option rounds=VALUE\"" },
    { "first_seat=0", "first_seat=2", SB_BAD_RECORD, "line 6: option first_seat has no such value with 2 players" },
    { "seat 0 human", "option luck=on\nseat 0 human", SB_BAD_RECORD, "line 7: " SEAT_LINE },
    { "seat 0 human", "seat 1 human", SB_BAD_RECORD, "line 7: " SEAT_LINE },
    { "seat 0 human", "seat 0 horse", SB_BAD_RECORD, "line 7: " SEAT_LINE },
    { "seat 0 human", "seat 0 bot", SB_BAD_RECORD, "line 7: " SEAT_LINE },
    { "human \"Ann\"", "bot an/na \"Ann\"", SB_BAD_RECORD, "line 7: " SEAT_LINE },
    { "human \"Ann\"", "bot anna", SB_BAD_RECORD, "line 7: " SEAT_LINE },
    { "human \"Ann\"", "bot 0123456789012345678901234567890123456789 \"Ann\"", SB_BAD_RECORD, "line 7: " SEAT_LINE },
    { "\"Ann\"", "Ann", SB_BAD_RECORD, "line 7: " SEAT_LINE },
    { "\"Ann\"", "\"", SB_BAD_RECORD, "line 7: " SEAT_LINE },
    { "\"Ann\"", "\"A\"nn\"", SB_BAD_RECORD, "line 7: " SEAT_LINE },
    { "\"Ann\"", "\"Ann\" ", SB_BAD_RECORD, "line 7: " SEAT_LINE },
    { "\"Ann\"", "\"0123456789012345678901234567890123456789\"", SB_BAD_RECORD, "line 7: " SEAT_LINE },
    { "nonce 1 tumbleweed", "nonce 2 tumbleweed", SB_BAD_RECORD, "line 11: " NONCE_LINE },
    { "nonce 1 tumbleweed", "nonce 1 tumble/weed", SB_BAD_RECORD, "line 11: " NONCE_LINE },
    { "nonce 1 tumbleweed", "nonce 1 ", SB_BAD_RECORD, "line 11: " NONCE_LINE },
    { "nonce 1 tumbleweed\n", "nonce 1 tumbleweed\nnonce 0 sage\n", SB_BAD_RECORD, "line 12: " NONCE_LINE },
    { "nonce 1 tumbleweed", "nonce 1 tumblewees", SB_DIVERGED,
        "line 13: the record says c9f7b0b428434296, the replay gives 47afe35251c1c0b4" },
    { "table noon", "table ", SB_BAD_RECORD, "line 9: expected \"table ID\", letters, digits, '_' and '-'" },
    { "table noon", "table no on", SB_BAD_RECORD, "line 9: expected \"table ID\", letters, digits, '_' and '-'" },
    { "table noon", "table soon", SB_DIVERGED,
        "line 12: the seed does not fit the commitment: SHA-256 of seed and table id is "
        "5a8139d08b437c9fc42a8943a8dbe5c62866788be0ef82ccccf65b2249634a2e" },
    { "commitment 06", "commitment 07", SB_DIVERGED,
        "line 12: the seed does not fit the commitment: SHA-256 of seed and table id is "
        "068e1db1d531155041c1f0e5614dbbc6befd0b540959847daf62c1f3a2548675" },
    { "commitment 06", "commitment 6", SB_BAD_RECORD, "line 10: expected \"commitment HEX\" with 64 digits" },
    { "commitment 06", "commitment 0G", SB_BAD_RECORD, "line 10: expected \"commitment HEX\" with 64 digits" },
    { "commitment 068e", "commitment 068E", SB_BAD_RECORD, "line 10: expected \"commitment HEX\" with 64 digits" },
    { "seed 00", "seed 01", SB_DIVERGED,
        "line 12: the seed does not fit the commitment: SHA-256 of seed and table id is "
        "46724e4c7430ec619ab21fbe2885a81b9d993ccf2b9cfcdf4ecd8a657ee31bc2" },
    { "seed 00", "seed 0", SB_BAD_RECORD, "line 12: expected \"seed HEX\" with 64 digits" },
    { "seed 00", "seat 00", SB_BAD_RECORD, "line 12: expected \"seed HEX\" with 64 digits" },
};

#define SUM "4ef18b9ec67215bd"
#define END "79d125e5c8008a03 " SUM

static const tampering BODY[] = {
    { "hash c9", "hash f9", SB_DIVERGED,
        "line 13: the record says f9f7b0b428434296, the replay gives c9f7b0b428434296" },
    { "hash c9", "hash 8", SB_BAD_RECORD, "line 13: expected \"hash HEX\" with 16 digits, because a turn begins here" },
    { "hash c9f7b0b428434296\n", "", SB_DIVERGED,
        "line 13: expected \"hash HEX\" with 16 digits, because a turn begins here" },
    { "0 play:deputy", "2 play:deputy", SB_DIVERGED,
        "line 14: move 1 of the log, 2 play:deputy, is refused: there is no such seat at this table" },
    { "0 play:deputy", "0 play:marshal", SB_DIVERGED,
        "line 14: move 1 of the log, 0 play:marshal, is refused: TP-PLAY-1: Marshal is not in your hand" },
    { "1 play:rustler", "0 play:greenhorn", SB_DIVERGED,
        "line 15: move 2 of the log, 0 play:greenhorn, is refused: "
        "TP-PLAY-1: You have chosen your card of this round" },
    { "0 play:deputy", "0 play:sheriff", SB_BAD_RECORD, "line 14: expected a move of template after the seat" },
    { "0 play:deputy", "0  play:deputy", SB_BAD_RECORD, "line 14: expected a move of template after the seat" },
    { "0 play:deputy", "0 play:deputy ", SB_BAD_RECORD, "line 14: expected a move of template after the seat" },
    { "0 play:deputy", "00 play:deputy", SB_BAD_RECORD, "line 14: expected \"SEAT MOVE\"" },
    { "0 play:deputy", "0", SB_BAD_RECORD, "line 14: expected \"SEAT MOVE\"" },
    { "0 play:deputy\n1 play:rustler", "1 play:rustler\n0 play:deputy", SB_DIVERGED,
        "line 19: move 2 of the log, 1 play:drifter, is refused: "
        "TP-PLAY-1: You have chosen your card of this round" },
    { "0 duel:s1", "0 spare", SB_DIVERGED,
        "line 17: the record says f251aa48c5f9b9bc, the replay gives f27ed6e26ca7f86d" },
    { "hash f251aa48c5f9b9bc\n", "", SB_DIVERGED,
        "line 17: expected \"hash HEX\" with 16 digits, because a turn begins here" },
    { "1 play:rustler\n0 duel", "1 play:rustler\nhash 0000000000000000\n0 duel", SB_DIVERGED,
        "line 16: a hash where no turn begins" },
    { "undo 1 agreed 0,1", "undo 2 agreed 0,1", SB_DIVERGED,
        "line 19: move 3 of the log, 1 play:drifter, is refused: TP-WIN-1: First the winner of the round decides" },
    { "undo 1 agreed 0,1", "undo 3 agreed 0,1", SB_DIVERGED,
        "line 18: cannot be taken back: there is nothing to take back" },
    { "undo 1 agreed 0,1", "undo 1 agreed 0", SB_DIVERGED,
        "line 18: cannot be taken back: something hidden was shown since: taking back needs everybody's consent" },
    { "undo 1 agreed 0,1", "undo 1 agreed 0,1,2", SB_DIVERGED,
        "line 18: cannot be taken back: there is no such seat at this table" },
    { "undo 1 agreed 0,1", "undo 1 agreed 1,0", SB_BAD_RECORD, "line 18: expected \"undo PLY agreed SEATS\"" },
    { "undo 1 agreed 0,1", "undo 1 agreed ", SB_BAD_RECORD, "line 18: expected \"undo PLY agreed SEATS\"" },
    { "undo 1 agreed 0,1", "undo 1", SB_BAD_RECORD, "line 18: expected \"undo PLY agreed SEATS\"" },
    { "undo 1 agreed 0,1", "undo 20001 agreed 0,1", SB_BAD_RECORD, "line 18: expected \"undo PLY agreed SEATS\"" },
    { "undo 1 agreed 0,1\n", "", SB_DIVERGED,
        "line 19: move 5 of the log, 0 spare, is refused: TP-PLAY-2: Nobody has won this round yet" },
    { "0 duel:s1\nhash f2", "# a note\n0 duel:s1\nhash f2", SB_BAD_RECORD,
        "line 16: expected a move, \"undo ...\" or \"end PLIES HASH SUM\"" },
    { "0 duel:s1\nhash f2", "result 0 3 spared=1 duels=2\n0 duel:s1\nhash f2", SB_DIVERGED,
        "line 16: a result, but the game is not over in the replay" },
    { "0 duel:s1\nhash f2", "winners 0\n0 duel:s1\nhash f2", SB_DIVERGED,
        "line 16: a result, but the game is not over in the replay" },
    { "1 spare\nresult", "result", SB_DIVERGED, "line 30: a result, but the game is not over in the replay" },
    { "result 0 3", "result 0 4", SB_DIVERGED,
        "line 31: the record says \"result 0 4 spared=1 duels=2\", the replay gives \"result 0 3 spared=1 duels=2\"" },
    { "spared=1 duels=2", "spared=2 duels=1", SB_DIVERGED,
        "line 31: the record says \"result 0 3 spared=2 duels=1\", the replay gives \"result 0 3 spared=1 duels=2\"" },
    { "result 0 3 spared=1 duels=2\n", "", SB_DIVERGED,
        "line 31: the record says \"result 1 1 spared=1 duels=0\", the replay gives \"result 0 3 spared=1 duels=2\"" },
    { "0 duel:s1\nhash f2", "seat 0 bot greedy\nseat 0 bot random\n0 duel:s1\nhash f2", SB_DIVERGED,
        "line 17: " NOT_HERE },
    { "0 duel:s1\nhash f2", "seat 0 human\n0 duel:s1\nhash f2", SB_DIVERGED, "line 16: " NOT_HERE },
    { "0 duel:s1\nhash f2", "resign 0 greedy\nseat 0 human\n0 duel:s1\nhash f2", SB_DIVERGED, "line 17: " NOT_HERE },
    { "0 duel:s1\nhash f2", "resign 0 greedy\ntimeout 0\n0 duel:s1\nhash f2", SB_DIVERGED, "line 17: " NOT_HERE },
    { "0 duel:s1\nhash f2", "resign 0\n0 duel:s1\nhash f2", SB_BAD_RECORD, "line 16: " INCIDENT_LINE },
    { "0 duel:s1\nhash f2", "seat 0 bot gr/eedy\n0 duel:s1\nhash f2", SB_BAD_RECORD, "line 16: " INCIDENT_LINE },
    { "0 duel:s1\nhash f2", "timeout 0 \n0 duel:s1\nhash f2", SB_BAD_RECORD, "line 16: " INCIDENT_LINE },
    { "0 duel:s1\nhash f2", "timeout 00\n0 duel:s1\nhash f2", SB_DIVERGED,
        "line 16: cannot have happened here: there is no such seat at this table" },
    { "0 duel:s1\nhash f2", "timeout 2\n0 duel:s1\nhash f2", SB_DIVERGED,
        "line 16: cannot have happened here: there is no such seat at this table" },
    { "1 spare\nresult", "1 spare\ntimeout 1\nresult", SB_DIVERGED,
        "line 31: cannot have happened here: the game is over" },
    { "result 1", "score 1", SB_BAD_RECORD,
        "line 32: expected \"result SEAT TOTAL CATEGORY=POINTS ...\", because the game is over" },
    { "1 spare\nresult", "1 spare\n1 spare\nresult", SB_DIVERGED,
        "line 31: move 12 of the log, 1 spare, is refused: the game is over" },
    { "winners 0", "winners 1", SB_DIVERGED, "line 33: the record says \"winners 1\", the replay gives \"winners 0\"" },
    { "winners 0\n", "", SB_BAD_RECORD, "line 33: expected \"winners SEATS\"" },
    { "end 11", "end 12", SB_DIVERGED,
        "line 34: the record says \"end 12 " END "\", the replay gives \"end 11 " END "\"" },
    { "end 11 79", "end 11 7a", SB_DIVERGED,
        "line 34: the record says \"end 11 7ad125e5c8008a03 " SUM "\", the replay gives \"end 11 " END "\"" },
    { "end 11 " END, "end 11 79d125e5c8008a03", SB_DIVERGED,
        "line 34: the record says \"end 11 79d125e5c8008a03\", the replay gives \"end 11 " END "\"" },
    { "end 11 " END "\n", "", SB_BAD_RECORD, "line 34: the text ends where \"end PLIES HASH SUM\" is expected" },
    { "end 11 " END "\n", "end 11 " END "\n\n", SB_BAD_RECORD, "line 35: expected nothing after \"end\"" },
};

/* What no position remembers. */
static const char *const UNSEEN[][2] = {
    { "0 play:marshal\n1 play:rustler", "1 play:rustler\n0 play:marshal" },
    { "\"Bob\"", "\"Rob\"" },
    { "seat 1 human", "seat 1 bot greedy" },
    { " " SUM, " 0000000000000000" },
};

static void assert_rows(const tampering *rows, size_t n)
{
    sb_text record = stored_record();
    for (size_t i = 0; i < n; i++)
        assert_tampering(record.at, rows[i].from, rows[i].to, rows[i].error, rows[i].detail);
    sb_heap_text_free(&record);
}

static void test_tampering_with_the_header(void **unused)
{
    (void)unused;
    assert_rows(HEADER, sizeof HEADER / sizeof HEADER[0]);
}

static void test_tampering_with_the_game(void **unused)
{
    (void)unused;
    assert_rows(BODY, sizeof BODY / sizeof BODY[0]);
}

/* Only the sum of the lines tells. */
static void assert_changed_above(const char *text, const char *from, const char *to)
{
    char why[1024];
    sb_text wrong = replaced(text, from, to);
    assert_int_equal(read_text(wrong.at, wrong.n, NULL, why), SB_DIVERGED);
    assert_non_null(strstr(why, "something above was changed: the record says "));
    sb_heap_text_free(&wrong);
}

static void test_tampering_that_leaves_the_positions_as_they_were(void **unused)
{
    (void)unused;
    sb_text record = stored_record();
    for (size_t i = 0; i < sizeof UNSEEN / sizeof UNSEEN[0]; i++)
        assert_changed_above(record.at, UNSEEN[i][0], UNSEEN[i][1]);
    sb_heap_text_free(&record);
}

/* GR-TWO-2: the loser's sealed bid is shown and taken back; nothing of it is left. */
static void test_tampering_with_a_losing_sealed_bid(void **unused)
{
    (void)unused;
    sb_table *t = table_for(sb_game_find("goldriver"), 2, 1);
    assert_int_equal(try_play(t, 0, "bid:6"), SB_OK);
    assert_int_equal(try_play(t, 1, "bid:3"), SB_OK);
    sb_text record = host_record(t);
    assert_reads(record.at, record.n);
    assert_changed_above(record.at, "1 bid:3", "1 bid:2");
    sb_heap_text_free(&record);
    sb_table_free(t);
}

/* ---- tampering, everywhere --------------------------------------------------------------------------------------- */

static void test_cut_off_at_every_byte(void **unused)
{
    (void)unused;
    sb_text record = stored_record();
    char why[1024];
    for (size_t n = 0; n < record.n; n++) {
        assert_int_equal(read_text(record.at, n, NULL, why), SB_BAD_RECORD);
        assert_non_null(strstr(why, "the text ends"));
    }
    assert_reads(record.at, record.n);
    sb_heap_text_free(&record);
}

/* Every byte replaced by many others. */
static void test_every_byte_counts(void **unused)
{
    (void)unused;
    sb_text record = stored_record();
    for (size_t i = 0; i < record.n; i++) {
        char kept = record.at[i];
        for (int c = (int)(i % 11); c < 256; c += 11) {
            record.at[i] = (char)c;
            sb_error e = sb_record_read(record.at, record.n, NULL, NULL);
            assert_true((e == SB_OK) == (record.at[i] == kept));
        }
        record.at[i] = kept;
    }
    sb_heap_text_free(&record);
}

/* The lines of a record; a line is at[i] to at[i + 1]. */
static size_t line_starts(const sb_text *record, size_t at[64])
{
    size_t n = 0;
    at[n++] = 0;
    for (size_t i = 0; i < record->n; i++)
        if (record->at[i] == '\n')
            at[n++] = i + 1;
    return n - 1;
}

static void test_every_line_counts(void **unused)
{
    (void)unused;
    sb_text record = stored_record(), wrong = sb_heap_text();
    size_t at[64], n = line_starts(&record, at);
    for (size_t i = 0; i < n; i++) {
        size_t length = at[i + 1] - at[i];
        sb_text_clear(&wrong); /* without the line */
        sb_put_bytes(&wrong, record.at, at[i]);
        sb_put(&wrong, record.at + at[i + 1]);
        assert_int_not_equal(sb_record_read(wrong.at, wrong.n, NULL, NULL), SB_OK);
        sb_text_clear(&wrong); /* the line twice */
        sb_put_bytes(&wrong, record.at, at[i + 1]);
        sb_put(&wrong, record.at + at[i]);
        assert_int_not_equal(sb_record_read(wrong.at, wrong.n, NULL, NULL), SB_OK);
        if (i + 1 == n)
            break;
        sb_text_clear(&wrong); /* the next line before it */
        sb_put_bytes(&wrong, record.at, at[i]);
        sb_put_bytes(&wrong, record.at + at[i + 1], at[i + 2] - at[i + 1]);
        sb_put_bytes(&wrong, record.at + at[i], length);
        sb_put(&wrong, record.at + at[i + 2]);
        assert_int_not_equal(sb_record_read(wrong.at, wrong.n, NULL, NULL), SB_OK);
    }
    sb_heap_text_free(&wrong);
    sb_heap_text_free(&record);
}

static void test_random_damage(void **unused)
{
    (void)unused;
    sb_text record = stored_record();
    char *copy = malloc(record.n + 1);
    sb_quick chance = { 1 };
    for (int i = 0; i < 6000; i++) {
        memcpy(copy, record.at, record.n + 1);
        for (uint32_t k = 1 + sb_quick_below(&chance, 4); k > 0; k--) {
            size_t from = sb_quick_below(&chance, (uint32_t)record.n), to = sb_quick_below(&chance, (uint32_t)record.n);
            size_t n = 1 + sb_quick_below(&chance, 40);
            n = n < record.n - from ? n : record.n - from;
            n = n < record.n - to ? n : record.n - to;
            memmove(copy + to, copy + from, n);
        }
        sb_error e = sb_record_read(copy, record.n, NULL, NULL);
        assert_true(e == SB_OK || e == SB_BAD_RECORD || e == SB_DIVERGED || e == SB_RULES_VERSION);
    }
    free(copy);
    sb_heap_text_free(&record);
}

/* ---- lines ------------------------------------------------------------------------------------------------------- */

static void test_windows_line_ends(void **unused)
{
    (void)unused;
    sb_text record = stored_record(), windows = sb_heap_text();
    for (size_t i = 0; i < record.n; i++) {
        if (record.at[i] == '\n')
            sb_put_char(&windows, '\r');
        sb_put_char(&windows, record.at[i]);
    }
    assert_reads(windows.at, windows.n);
    for (size_t n = 0; n < windows.n; n++)
        assert_int_equal(sb_record_read(windows.at, n, NULL, NULL), SB_BAD_RECORD);
    assert_tampering(
        record.at, "rules 1\n", "rules 1\r\r\n", SB_BAD_RECORD, "line 3: holds a control character or is not UTF-8");
    assert_tampering(
        record.at, "rules 1\n", "rules 1\r", SB_BAD_RECORD, "line 3: holds a control character or is not UTF-8");
    sb_heap_text_free(&windows);
    sb_heap_text_free(&record);
}

static void test_lines_that_cannot_be(void **unused)
{
    (void)unused;
    sb_text record = stored_record();
    assert_tampering(record.at, "Ann", "\xc3", SB_BAD_RECORD, "line 7: holds a control character or is not UTF-8");
    assert_tampering(record.at, "Ann", "A\tn", SB_BAD_RECORD, "line 7: holds a control character or is not UTF-8");
    *strstr(record.at, "Ann") = '\0';
    assert_refuses(record.at, record.n, SB_BAD_RECORD, "line 7: holds a control character or is not UTF-8");
    sb_text flood = sb_heap_text();
    sb_put(&flood, "sagebrush 1\ngame ");
    for (int i = 0; i < 1000000; i++)
        sb_put_char(&flood, 'x');
    assert_refuses(flood.at, flood.n, SB_BAD_RECORD, "line 2: the text ends in the middle of this line");
    sb_put_char(&flood, '\n');
    assert_refuses(flood.at, flood.n, SB_BAD_RECORD, "line 2: is longer than 16384 bytes");
    assert_refuses("", 0, SB_BAD_RECORD, "line 1: the text ends where \"sagebrush 1\" is expected");
    sb_heap_text_free(&flood);
    sb_heap_text_free(&record);
}

static void test_too_many_moves(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 2, 1);
    sb_text record = host_record(t), flood = sb_heap_text();
    sb_put_bytes(&flood, record.at, (size_t)(strstr(record.at, "end ") - record.at));
    for (int i = 0; i <= SB_LOG_MAX; i++) {
        sb_put(&flood, "0 ");
        sb_move_write(&tp_game, first_move(t, 0), &flood);
        sb_put(&flood, "\nundo 0 agreed 0,1\n");
    }
    char why[1024];
    assert_int_equal(read_text(flood.at, flood.n, NULL, why), SB_BAD_RECORD);
    assert_non_null(strstr(why, "line 40012: move 1 of the log"));
    assert_non_null(strstr(why, sb_error_text(SB_LIMIT, SB_EN)));
    sb_heap_text_free(&flood);
    sb_heap_text_free(&record);
    sb_table_free(t);
}

/* ---- beside the moves -------------------------------------------------------------------------------------------- */

static void assert_says(const sb_table *t, int i, const char *en, const char *fr)
{
    static const sb_lang langs[] = { SB_EN, SB_FR };
    for (int k = 0; k < 2; k++) {
        char bytes[200];
        sb_text text = SB_TEXT(bytes);
        sb_say_incident(t, sb_table_incident(t, i), langs[k], &text);
        assert_string_equal(bytes, k ? fr : en);
    }
}

/* Ann's time is over, a bot plays for her, she comes back; Bob resigns.  Every step is in the record at its place. */
static void test_who_played_for_whom_is_in_the_record(void **unused)
{
    (void)unused;
    sb_table_setup s = setup_for(&tp_game, 2, 2024);
    strcpy(s.seat[0].name, "Ann");
    strcpy(s.seat[1].name, "Bob");
    sb_table *t = new_table(&s);
    assert_int_equal(sb_table_time_out(t, 0), SB_OK);
    assert_int_equal(sb_table_bot_takes_over(t, 0, "greedy"), SB_OK);
    assert_int_equal(sb_table_people(t), 2);
    assert_string_equal(sb_table_bot_of(t, 0), "greedy");
    assert_int_equal(sb_table_next_bot(t), 0);
    play_first(t, 0);
    play_first(t, 1);
    assert_int_equal(sb_table_undo_agreed(t, 1, 2), SB_OK); /* the one who is away is not asked */
    assert_int_equal(sb_table_person_returns(t, 0), SB_OK);
    assert_int_equal(sb_table_people(t), 3);
    assert_int_equal(sb_table_resign(t, 1, "no.such-bot"), SB_OK);
    assert_int_equal(sb_table_person_returns(t, 1), SB_STALE);
    sb_text record = host_record(t);
    const char *game = strstr(record.at, "\ntimeout 0\nseat 0 bot greedy\n0 play:");
    assert_non_null(game);
    assert_non_null(strstr(game, "\nundo 1 agreed 1\nseat 0 human\nresign 1 no.such-bot\nend "));
    assert_round_trip(t);
    assert_int_equal(sb_table_incidents(t), 5);
    assert_says(t, 0, "Time is up for Ann", "Temps écoulé pour Ann");
    assert_says(t, 1, "A bot plays for Ann", "Un bot joue pour Ann");
    assert_says(
        t, 2, "Taken back by agreement to before move 2 (Bob)", "Retour d'un commun accord avant le coup 2 (Bob)");
    assert_says(t, 3, "Ann plays again", "Ann reprend sa place");
    assert_says(t, 4, "Bob resigns, a bot plays on", "Bob abandonne, un bot joue à sa place");
    sb_heap_text_free(&record);
    sb_table_free(t);
}

/* Moves that are taken back freely are not in the record; what happened behind them is. */
static void test_incidents_outlast_what_is_taken_back(void **unused)
{
    (void)unused;
    sb_table_setup s = setup_for(&tp_game, 2, 7);
    sb_table *t = new_table(&s);
    play_first(t, 0);
    assert_int_equal(sb_table_time_out(t, 1), SB_OK);
    assert_int_equal(sb_table_incident(t, 0)->moves, 1);
    assert_int_equal(sb_table_undo(t, 0), SB_OK);
    assert_int_equal(sb_table_incident(t, 0)->moves, 0);
    assert_int_equal(sb_table_incident(t, 0)->events, sb_table_events(t));
    assert_round_trip(t);
    play_to_the_end(t, 3);
    assert_int_equal(sb_table_time_out(t, 1), SB_GAME_OVER);
    assert_round_trip(t);
    sb_table_free(t);
}

/* A proposal is one of the people who sit there now. */
static void test_an_incident_forgets_a_proposal(void **unused)
{
    (void)unused;
    sb_table_setup s = setup_for(&tp_game, 2, 7);
    sb_table *t = new_table(&s);
    play_first(t, 0);
    assert_int_equal(sb_table_agree(t, 0, 1, 0, 0, true), SB_OK);
    assert_non_null(sb_table_proposal(t));
    assert_int_equal(sb_table_bot_takes_over(t, 1, "greedy"), SB_OK);
    assert_null(sb_table_proposal(t));
    assert_int_equal(sb_table_agree(t, 0, 1, 0, 0, true), SB_OK); /* nobody else has to be asked any more */
    assert_int_equal(sb_table_plies(t), 0);
    sb_table_free(t);
}

/* ---- given positions --------------------------------------------------------------------------------------------- */

static void test_tampering_with_a_given_position(void **unused)
{
    (void)unused;
    sb_table *from = table_for(&tp_game, 2, 3), *t;
    sb_table_setup s = setup_for(&tp_game, 2, 0);
    play_on(from, 1, 1);
    assert_int_equal(sb_table_load(&s, sb_table_state(from), &t, NULL), SB_OK);
    sb_text record = host_record(t);
    static const tampering rows[] = {
        { "state {", "state { ", SB_BAD_RECORD, "line 11: expected \"state JSON\", an object without white space" },
        { "state {", "state [", SB_BAD_RECORD, "line 11: expected \"state JSON\", an object without white space" },
        { "state {", "state {\"more\":1,", SB_BAD_RECORD, "line 11: not a possible position: more: is not known here" },
        { "state {", "state {\"rounds\":3,", SB_BAD_RECORD,
            "line 11: expected \"state JSON\" as it is written, members in their order" },
        { "0003\",", "0004\",", SB_DIVERGED, "line 11: the position was not made with this seed" },
        { "\"round\":1", "\"round\":\"1\"", SB_BAD_RECORD,
            "line 11: not a possible position: round: expected a whole number from 1 to 5" },
        { "\"round\":1", "\"round\":4", SB_BAD_RECORD, "line 11: not a possible position: round: must be 1 to rounds" },
    };
    const char *line = strstr(record.at, "\nstate ");
    assert_non_null(line);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        sb_text wrong = sb_heap_text(), rest = replaced(line, rows[i].from, rows[i].to);
        sb_put_bytes(&wrong, record.at, (size_t)(line - record.at));
        sb_put(&wrong, rest.at);
        assert_refuses(wrong.at, wrong.n, rows[i].error, rows[i].detail);
        sb_heap_text_free(&wrong);
        sb_heap_text_free(&rest);
    }
    sb_heap_text_free(&record);
    sb_table_free(from);
    sb_table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_round_trip_after_every_move),
        cmocka_unit_test(test_round_trip_of_undo),
        cmocka_unit_test(test_round_trip_of_a_given_position),
        cmocka_unit_test(test_the_public_record_of_a_game_in_progress_tells_nothing),
        cmocka_unit_test(test_the_public_record_of_a_finished_game_is_complete),
        cmocka_unit_test(test_the_stored_record_replays),
        cmocka_unit_test(test_the_manual_shows_this_record),
        cmocka_unit_test(test_tampering_with_the_header),
        cmocka_unit_test(test_tampering_with_the_game),
        cmocka_unit_test(test_tampering_that_leaves_the_positions_as_they_were),
        cmocka_unit_test(test_tampering_with_a_losing_sealed_bid),
        cmocka_unit_test(test_cut_off_at_every_byte),
        cmocka_unit_test(test_every_byte_counts),
        cmocka_unit_test(test_every_line_counts),
        cmocka_unit_test(test_random_damage),
        cmocka_unit_test(test_windows_line_ends),
        cmocka_unit_test(test_lines_that_cannot_be),
        cmocka_unit_test(test_too_many_moves),
        cmocka_unit_test(test_who_played_for_whom_is_in_the_record),
        cmocka_unit_test(test_incidents_outlast_what_is_taken_back),
        cmocka_unit_test(test_an_incident_forgets_a_proposal),
        cmocka_unit_test(test_tampering_with_a_given_position),
    };
    return cmocka_run_group_tests_name("record", tests, NULL, NULL);
}
