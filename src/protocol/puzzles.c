/* puzzles.c: puzzles by the protocol: which there are, one as a table, what an answer is worth (puzzle.h). */
#include "sagebrush/puzzle.h"

#include "protocol/request.h"

/* A puzzle with its position. */
typedef struct riddle {
    sb_puzzle puzzle;
    _Alignas(64) unsigned char state[SB_STATE_MAX];
} riddle;

static bool open_riddle(request *r, int number, riddle *out)
{
    sb_error e = sb_puzzle_at(r->game, number, &out->puzzle, out->state);
    if (e == SB_BAD_REQUEST)
        return refuse_field(r, e, "number", "the number of a puzzle of this game, from 1 on");
    return e == SB_OK || refuse_plainly(r, e);
}

static void put_head(request *r, int number, const riddle *of)
{
    sb_setup setup;
    r->game->rules.setup_of(of->state, &setup);
    sb_json_int(&r->out, "number", number + 1);
    sb_json_text(&r->out, "puzzle", of->puzzle.id);
    sb_json_text(&r->out, "grade", sb_grade_ids[of->puzzle.grade]);
    sb_json_int(&r->out, "seat", of->puzzle.seat);
    sb_json_int(&r->out, "players", setup.players);
    sb_setup_json(r->game, &setup, &r->out);
}

/* Those of a game, and with `date` which one is that day's. */
bool do_puzzles(request *r)
{
    int count = sb_puzzles(r->game);
    sb_json_list(&r->out, "puzzles");
    for (int i = 0; i < count; i++) {
        riddle now;
        if (!open_riddle(r, i, &now))
            return false;
        sb_json_object(&r->out, NULL);
        put_head(r, i, &now);
        sb_json_end(&r->out);
    }
    sb_json_end(&r->out);
    if (r->has_day && count)
        sb_json_int(&r->out, "daily", sb_puzzle_of_day(r->game, r->day) + 1);
    return true;
}

/* A table of its own, in the position of the puzzle. */
bool do_puzzle(request *r)
{
    riddle now;
    sb_table *table;
    int number = (int)r->number - 1;
    if (!open_riddle(r, number, &now))
        return false;
    int slot = engine_slot(r);
    if (slot < 0)
        return false;
    sb_error e = sb_puzzle_table(&now.puzzle, now.state, &table);
    if (e != SB_OK)
        return refuse_plainly(r, e);
    put_new_table(r, slot, table);
    put_head(r, number, &now);
    return true;
}

/* Is it the answer, and what does the coach say? */
bool do_solve(request *r)
{
    riddle now;
    sb_verdict verdict;
    sb_bot_budget budget = { .playouts = (int)r->playouts };
    sb_names names = { .lang = r->lang };
    if (!open_riddle(r, (int)r->number - 1, &now))
        return false;
    sb_move chosen = r->has_move ? r->move : now.puzzle.answer;
    sb_error e = sb_puzzle_judge(&now.puzzle, now.state, chosen, &budget, &verdict);
    if (e != SB_OK)
        return refuse_plainly(r, e);
    verdict.right = verdict.right && r->has_move; /* who only wants to see it has not found it */
    sb_verdict_json(&now.puzzle, &verdict, &names, &r->out);
    return true;
}
