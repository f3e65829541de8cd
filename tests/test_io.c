/* test_io.c: one description writes a state as JSON and reads it back, and names what is wrong (io.h, json_node.h). */
#include "sagebrush/game.h"
#include "test.h"
#include "cli/json_node.h"

#include <jansson.h>

/* ---- a small state with everything in it ------------------------------------------------------------------------- */

/* clang-format off */
static const sb_item TOWNS[] = {
    { NULL, NULL, NULL }, { "dodge", "Dodge", "Dodge" }, { "abilene", "Abilene", "Abilene" } };
/* clang-format on */
static const sb_domain TOWN = { "town", TOWNS, 3 };
static const sb_item SUITS[] = { { "clubs", "clubs", "trèfle" }, { "hearts", "hearts", "cœur" } };
static const sb_domain SUIT = { "suit", SUITS, 2 };
static const char *const STREAMS[] = { "deck", "dice", NULL };

typedef struct sample {
    sb_rng rng;
    int round;
    bool done;
    int town, suit, owner;
    uint8_t bytes[4];
    size_t count;
    struct {
        int gold;
        size_t cards;
        int card[3];
    } player[3];
} sample;

static void sample_io(sample *s, sb_io *io)
{
    s->round = (int)sb_io_int(io, "round", s->round, -5, 99);
    s->done = sb_io_bool(io, "done", s->done);
    s->town = sb_io_item(io, "town", s->town, &TOWN);
    s->suit = sb_io_item(io, "suit", s->suit, &SUIT);
    s->owner = sb_io_seat(io, "owner", s->owner, 3);
    sb_io_hex(io, "bytes", s->bytes, sizeof s->bytes);
    s->count = sb_io_list(io, "players", s->count, 3);
    for (size_t i = 0; i < s->count; i++) {
        sb_io_object(io, NULL);
        s->player[i].gold = (int)sb_io_int(io, "gold", s->player[i].gold, 0, 50);
        s->player[i].cards = sb_io_list(io, "cards", s->player[i].cards, 3);
        for (size_t k = 0; k < s->player[i].cards; k++)
            s->player[i].card[k] = (int)sb_io_int(io, NULL, s->player[i].card[k], 1, 13);
        sb_io_end(io);
        sb_io_end(io);
    }
    sb_io_end(io);
    sb_io_rng(io, &s->rng, STREAMS);
}

/* clang-format off */
static const sample SAMPLE = {
    .rng = { .key = { 0xab, 0x01 }, .pos = { 51, 4 }, .reveals = 3 },
    .round = -2, .done = true, .town = 2, .suit = 1, .owner = 3, .bytes = { 0, 0x12, 0xff, 7 }, .count = 2,
    .player = { { .gold = 50, .cards = 3, .card = { 1, 13, 7 } }, { .gold = 0 } },
};
/* clang-format on */

static const char TEXT[] =
    "{\"round\":-2,\"done\":true,\"town\":\"abilene\",\"suit\":\"hearts\",\"owner\":2,\"bytes\":"
    "\"0012ff07\",\"players\":[{\"gold\":50,\"cards\":[1,13,7]},{\"gold\":0,\"cards\":[]}],\"chance\":{\"key\":"
    "\"ab01000000000000000000000000000000000000000000000000000000000000\",\"deck\":51,\"dice\":4,\"reveals\":3}}";

/* Reads a document; the error, or "" when there was none. */
static const char *read_sample(const char *text, sample *s)
{
    static char error[256];
    json_t *root = json_loads(text, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, NULL);
    assert_non_null(root);
    sb_io io = sb_io_reader(&sb_json_node_ops, root);
    assert_true(sb_io_reading(&io));
    sample_io(s, &io);
    sb_io_end(&io);
    memcpy(error, io.error, sizeof error);
    assert_int_equal(io.failed, error[0] != '\0');
    assert_int_equal(io.depth, 0);
    json_decref(root);
    return error;
}

/* ---- both ways --------------------------------------------------------------------------------------------------- */

static void test_writes_every_kind_of_member(void **unused)
{
    (void)unused;
    char buffer[1000];
    sb_text t = SB_TEXT(buffer);
    sb_json j = SB_JSON(&t);
    sample s = SAMPLE;
    sb_json_object(&j, NULL);
    sb_io io = sb_io_writer(&j);
    assert_false(sb_io_reading(&io));
    sample_io(&s, &io);
    sb_json_end(&j);
    assert_string_equal(buffer, TEXT);
    assert_memory_equal(&s, &SAMPLE, sizeof s);
}

static void test_reads_back_what_was_written(void **unused)
{
    (void)unused;
    sample s;
    memset(&s, 0, sizeof s);
    assert_string_equal(read_sample(TEXT, &s), "");
    assert_int_equal(s.round, -2);
    assert_true(s.done);
    assert_int_equal(s.town, 2);
    assert_int_equal(s.suit, 1);
    assert_int_equal(s.owner, 3);
    assert_memory_equal(s.bytes, SAMPLE.bytes, 4);
    assert_int_equal(s.count, 2);
    assert_memory_equal(s.player, SAMPLE.player, sizeof s.player);
    assert_memory_equal(&s.rng, &SAMPLE.rng, sizeof s.rng);
}

static void test_reads_none_as_null(void **unused)
{
    (void)unused;
    sample s = SAMPLE;
    const char *text = "{\"round\":0,\"done\":false,\"town\":null,\"suit\":\"clubs\",\"owner\":null,"
                       "\"bytes\":\"00000000\",\"players\":[],\"chance\":{\"key\":"
                       "\"0000000000000000000000000000000000000000000000000000000000000000\","
                       "\"deck\":0,\"dice\":0,\"reveals\":0}}";
    assert_string_equal(read_sample(text, &s), "");
    assert_false(s.done);
    assert_int_equal(s.town, 0);
    assert_int_equal(s.owner, 0);
    assert_int_equal(s.count, 0);
}

/* ---- errors name the path ---------------------------------------------------------------------------------------- */

/* TEXT with `from` replaced by `to`, read: the error. */
static const char *read_changed(const char *from, const char *to)
{
    char text[1000];
    sb_text t = SB_TEXT(text);
    const char *at = strstr(TEXT, from);
    assert_non_null(at);
    sb_put_bytes(&t, TEXT, (size_t)(at - TEXT));
    sb_put(&t, to);
    sb_put(&t, at + strlen(from));
    sample s;
    memset(&s, 0, sizeof s);
    return read_sample(text, &s);
}

static void test_errors_name_the_path(void **unused)
{
    (void)unused;
    static const struct {
        const char *from, *to, *error;
    } rows[] = {
        { "\"round\":-2,", "", "round: is missing" },
        { "-2", "100", "round: expected a whole number from -5 to 99" },
        { "-2", "-6", "round: expected a whole number from -5 to 99" },
        { "-2", "1.0", "round: expected a whole number from -5 to 99" },
        { "-2", "\"1\"", "round: expected a whole number from -5 to 99" },
        { "-2", "true", "round: expected a whole number from -5 to 99" },
        { "true", "1", "done: expected true or false" },
        { "\"abilene\"", "\"tombstone\"", "town: expected the id of a town or null" },
        { "\"abilene\"", "2", "town: expected the id of a town or null" },
        { "\"hearts\"", "null", "suit: expected the id of a suit" },
        { "\"owner\":2", "\"owner\":3", "owner: expected a seat of this table or null" },
        { "\"owner\":2", "\"owner\":-1", "owner: expected a seat of this table or null" },
        { "0012ff07", "0012ff0", "bytes: expected hex digits, two for every byte" },
        { "\"0012ff07\"", "7", "bytes: expected hex digits, two for every byte" },
        { "[{\"gold\":50,\"cards\":[1,13,7]},{\"gold\":0,\"cards\":[]}]", "{}", "players: expected a list" },
        { "{\"gold\":50,\"cards\":[1,13,7]}", "{},{},{}", "players: has too many entries" },
        { "{\"gold\":50,\"cards\":[1,13,7]}", "[]", "players[0]: expected an object" },
        { "\"gold\":0,", "", "players[1].gold: is missing" },
        { "\"gold\":0,", "\"gold\":51,", "players[1].gold: expected a whole number from 0 to 50" },
        { "13,7", "14,7", "players[0].cards[1]: expected a whole number from 1 to 13" },
        { "13,7", "7,1,1", "players[0].cards: has too many entries" },
        { "\"gold\":0,", "\"gold\":0,\"silver\":1,", "players[1].silver: is not known here" },
        { "{\"round\"", "{\"x\":1,\"round\"", "x: is not known here" },
        { "\"dice\":4", "\"dice\":4294967296", "chance.dice: expected a whole number from 0 to 4294967295" },
        { "\"dice\":4,", "", "chance.dice: is missing" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        assert_string_equal(read_changed(rows[i].from, rows[i].to), rows[i].error);
}

static void test_only_the_first_error_is_kept(void **unused)
{
    (void)unused;
    sample s = SAMPLE;
    assert_string_equal(read_sample("{\"round\":1,\"done\":7,\"town\":9}", &s), "done: expected true or false");
    assert_int_equal(s.round, 1);
    assert_int_equal(s.town, SAMPLE.town);
    assert_memory_equal(&s.rng, &SAMPLE.rng, sizeof s.rng);
}

static void test_a_state_is_an_object(void **unused)
{
    (void)unused;
    static const char *const bad[] = { "[]", "7", "null", "\"x\"" };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        sample s = SAMPLE;
        assert_string_equal(read_sample(bad[i], &s), "state: expected an object");
        assert_memory_equal(&s.rng, &SAMPLE.rng, sizeof s.rng);
    }
}

static void test_a_game_can_fail_by_itself(void **unused)
{
    (void)unused;
    json_t *root = json_loads("{\"a\":{\"b\":1}}", 0, NULL);
    sb_io io = sb_io_reader(&sb_json_node_ops, root);
    sb_io_object(&io, "a");
    sb_io_fail(&io, "b", "is not a good idea");
    sb_io_fail(&io, "b", "is too late");
    sb_io_end(&io);
    assert_string_equal(io.error, "a.b: is not a good idea");
    json_decref(root);
}

/* ---- documents without a library --------------------------------------------------------------------------------- */

/* The same state, read by both readers. */
static void test_compact_reads_what_was_written(void **unused)
{
    (void)unused;
    char bytes[1024];
    sample s = SAMPLE, back = { 0 };
    sb_text text = SB_TEXT(bytes);
    sb_json out = SB_JSON(&text);
    sb_json_object(&out, NULL);
    sb_io write = sb_io_writer(&out);
    sample_io(&s, &write);
    sb_json_end(&out);
    const void *root = sb_compact_read(bytes);
    assert_non_null(root);
    sb_io read = sb_io_reader(&sb_compact_ops, root);
    sample_io(&back, &read);
    sb_io_end(&read);
    assert_string_equal(read.failed ? read.error : "", "");
    assert_memory_equal(&back, &s, sizeof s);
}

static void test_compact_knows_its_nodes(void **unused)
{
    (void)unused;
    const sb_node_ops *ops = &sb_compact_ops;
    char text[] = "{\"a\":[1,-20,\"x],\",{}],\"b\":{\"a\":null,\"c\":true},\"d\":[]}";
    const void *root = sb_compact_read(text), *a = ops->member(root, "a"), *b = ops->member(root, "b");
    assert_int_equal(ops->count(root), 3);
    assert_int_equal(ops->count(a), 4);
    assert_int_equal(ops->integer(ops->item(a, 1)), -20);
    assert_string_equal(ops->text(ops->item(a, 2)), "x],");
    assert_int_equal(ops->kind(ops->item(a, 3)), SB_NODE_OBJECT);
    assert_int_equal(ops->kind(ops->member(b, "a")), SB_NODE_NULL);
    assert_int_equal(ops->integer(ops->member(b, "c")), 1);
    assert_int_equal(ops->count(ops->member(root, "d")), 0);
    assert_null(ops->item(a, 4));
    assert_null(ops->member(b, "d"));
    assert_string_equal(ops->key_not_in(b, (const char *const[]) { "a" }, 1), "c");
}

static void test_compact_refuses_everything_else(void **unused)
{
    (void)unused;
    static const char *const wrong[] = { "", "{", "}", "[1,]", "[,1]", "{\"a\"}", "{\"a\":}", "{a:1}", "[1 ]", "\"x",
        "\"a\\n\"", "\"a\nb\"", "01", "-", "1.5", "1e3", "1234567890123456", "tru", "nul", "[1][2]", "[1]]",
        "[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]" };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char text[80];
        strcpy(text, wrong[i]);
        assert_null(sb_compact_read(text));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_writes_every_kind_of_member),
        cmocka_unit_test(test_reads_back_what_was_written),
        cmocka_unit_test(test_reads_none_as_null),
        cmocka_unit_test(test_errors_name_the_path),
        cmocka_unit_test(test_only_the_first_error_is_kept),
        cmocka_unit_test(test_a_state_is_an_object),
        cmocka_unit_test(test_a_game_can_fail_by_itself),
        cmocka_unit_test(test_compact_reads_what_was_written),
        cmocka_unit_test(test_compact_knows_its_nodes),
        cmocka_unit_test(test_compact_refuses_everything_else),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
