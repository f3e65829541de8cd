"""build_native.py: the extension module sagebrush._native, by cffi in API mode (the compiler checks every declaration)."""
import os
import pathlib
import subprocess

from cffi import FFI

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent

ffi = FFI()

ffi.cdef("""
typedef int... sb_error;
#define SB_OK ...
#define SB_SEATS_MAX ...
#define SB_CATEGORIES_MAX ...
#define SB_MOVES_MAX ...
#define SB_SPECTATOR ...
#define SB_ABI ...
#define SB_API ...
const char *sb_version(void);
int sb_api(void);
int sb_abi(void);
const char *sb_error_code(sb_error e);
const char *sb_error_text(sb_error e, int lang);

typedef struct { uint8_t kind; uint8_t arg[7]; } sb_move;
typedef struct { uint8_t players; ...; } sb_setup;
typedef struct { uint64_t s; } sb_quick;
typedef struct { char *at; size_t n; bool cut; ...; } sb_text;
typedef struct { const char *id; uint16_t first, count; const char *about; } sb_block;
typedef struct { uint16_t version, features; const sb_block *blocks; ...; } sb_outlook;
typedef struct { const char *id; uint16_t rules_version, state_size; uint8_t players_min, players_max; ...; } sb_game;
typedef struct { const char *id; const char *text[2]; ...; } sb_bot;
typedef struct {
    bool over; uint8_t players, automas, winners; uint8_t place[...]; int32_t score[...][...];
    ...; } sb_result;

const sb_game *sb_game_at(int i);
const sb_game *sb_game_find(const char *id);
sb_error sb_setup_init(const sb_game *g, int players, sb_setup *out);
sb_error sb_setup_option(const sb_game *g, sb_setup *s, const char *id, const char *value);
bool sb_seed_read(const char *text, uint8_t *key);
void sb_seed_series(const uint8_t *key, uint64_t i, uint8_t *out);
uint64_t sb_hash(const void *data, size_t n);
void sb_move_write(const sb_game *g, sb_move move, sb_text *out);
sb_error sb_move_read(const sb_game *g, const char *text, sb_move *out);

typedef struct sb_position sb_position;
sb_error sb_position_new(const sb_game *g, const sb_setup *setup, const uint8_t *key, sb_position **out);
sb_error sb_position_read_packed(const sb_game *g, const void *bytes, size_t n, sb_position **out, sb_text *detail);
sb_position *sb_position_clone(const sb_position *p);
void sb_position_free(sb_position *p);
sb_error sb_position_restart(sb_position *p, const sb_setup *setup, const uint8_t *key);
bool sb_position_assign(sb_position *to, const sb_position *from);
const void *sb_position_state(const sb_position *p);
int sb_position_seat(const sb_position *p);
int sb_position_count(const sb_position *p);
const sb_move *sb_position_moves(const sb_position *p);
int sb_position_step(sb_position *p, int index);
void sb_position_redact(sb_position *p, int viewer);
void sb_position_deal(sb_position *p, int viewer, sb_quick *chance);
uint64_t sb_position_hash(const sb_position *p);
void sb_position_write(const sb_position *p, sb_text *out);
void sb_position_view(const sb_position *p, int viewer, sb_text *out);

const sb_bot *sb_bot_at(int i);
const sb_bot *sb_bot_find(const char *id);
bool sb_bot_plays(const sb_bot *b, const sb_game *g);
typedef struct sb_mind sb_mind;
sb_error sb_mind_open(const sb_bot *b, const sb_game *g, sb_mind **out);
void sb_mind_close(sb_mind *m);

typedef struct sb_actions sb_actions;
sb_error sb_actions_new(const sb_game *g, sb_actions **out);
void sb_actions_free(sb_actions *a);
int sb_actions_count(const sb_actions *a);
uint32_t sb_actions_version(const sb_actions *a);
void sb_actions_of(const sb_actions *a, const sb_move *list, int n, int32_t *out);
int sb_actions_find(const sb_actions *a, const sb_move *list, int n, int32_t action);
void sb_actions_write(const sb_actions *a, int32_t action, sb_text *out);

typedef struct { int8_t *seat; int32_t *legal; uint8_t *mask; uint8_t *observation; float *reward; uint8_t *done;
    int32_t *score; int32_t *length; } sb_batch_buffers;
typedef struct sb_batch sb_batch;
void sb_batch_free(sb_batch *b);
int sb_batch_step(sb_batch *b, const int32_t *action);
void sb_batch_sample(sb_batch *b, int32_t *action);
uint64_t sb_batch_decisions(const sb_batch *b);
void sb_observe(const sb_game *g, const void *state, int seat, uint8_t *out);
int sb_features_count(const sb_game *g);

typedef struct sb_table sb_table;
void sb_table_free(sb_table *t);
uint64_t sb_table_hash(const sb_table *t);
unsigned sb_table_pending(const sb_table *t);
int sb_table_plies(const sb_table *t);
const void *sb_table_state(const sb_table *t);
const sb_game *sb_table_game(const sb_table *t);
sb_error sb_table_undo(sb_table *t, int seat);
void sb_record_write_host(const sb_table *t, sb_text *out);
sb_error sb_record_read(const char *text, size_t n, sb_table **out, sb_text *detail);

typedef struct sb_review sb_review;
sb_error sb_review_new(sb_table *t, const sb_bot *b, sb_review **out);
void sb_review_free(sb_review *r);
int sb_review_done(const sb_review *r);
int sb_review_of(const sb_review *r);

/* native.c */
sb_text *py_text_new(void);
void py_text_free(sb_text *t);
void py_put_line(sb_text *t);
void py_catalogue(const sb_game *g, sb_text *out);
void py_setup_json(const sb_position *p, sb_text *out);
unsigned py_pending(const sb_position *p);
int py_players(const sb_position *p);
int py_turn(const sb_position *p);
int py_legal(const sb_position *p, int seat, sb_move *out);
sb_error py_play(sb_position *p, int seat, sb_move move, sb_text *events, int lang);
void py_refusal(const sb_position *p, int seat, sb_move move, sb_error e, int lang, sb_text *out);
void py_say_move(const sb_position *p, int seat, sb_move move, int lang, sb_text *out);
void py_result(const sb_position *p, sb_result *out);
const sb_outlook *py_outlook(const sb_game *g);
int py_choose(sb_mind *m, const sb_position *p, int seat, int playouts, int ms, uint64_t *luck, int32_t *value);
sb_error py_match(const sb_game *g, const sb_setup *setup, const sb_bot **bot, const uint64_t *luck, int playouts, int ms,
    const uint8_t *key, sb_result *out);
sb_error py_batch_new(const sb_game *g, const sb_setup *setup, const uint8_t *key, int games, int threads, int by_id, int reward,
    const sb_batch_buffers *to, sb_batch **out);
sb_error py_table_new(const sb_game *g, const sb_setup *setup, const uint8_t *key, const char *id, sb_table **out);
sb_error py_table_play(sb_table *t, int seat, const char *move, int lang, sb_text *why);
void py_table_view(const sb_table *t, int viewer, int lang, sb_text *out);
void py_table_ply(const sb_table *t, int i, int *seat, sb_text *out);
sb_position *py_table_position(const sb_table *t);
sb_error py_coach(const sb_bot *b, const sb_position *p, int seat, const sb_move *wanted, int playouts, int ms, int lang, sb_text *out);
bool py_review_work(sb_review *r, int playouts, int ms);
void py_review_json(const sb_review *r, int lang, sb_text *out);
""")


def library() -> pathlib.Path:
    """The folder with libsagebrush.a: SAGEBRUSH_LIBRARY, or made here."""
    given = os.environ.get("SAGEBRUSH_LIBRARY")
    if not given:
        subprocess.run(["make", "--silent", "-C", str(ROOT), "library"], check=True)
    return pathlib.Path(given) if given else ROOT / "build-install"


# The objects of the archive hold what the linker optimizes over, as in the program itself.
LTO = ["-flto=auto"] if not os.environ.get("SAGEBRUSH_NO_LTO") else []
archive = library() / "libsagebrush.a"
ffi.set_source(
    "sagebrush._native",
    (HERE / "native.c").read_text(),
    include_dirs=[str(ROOT / "include")],
    extra_objects=[str(archive)],
    extra_compile_args=["-std=gnu17", "-O3", *LTO],
    extra_link_args=["-pthread", "-lm", "-O3", *LTO],
    depends=[str(archive)],
)

if __name__ == "__main__":
    ffi.compile(tmpdir=os.environ.get("SAGEBRUSH_TO", str(HERE)))
