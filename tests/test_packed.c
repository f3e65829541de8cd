/* test_packed.c: packed documents (src/base/packed.h): the protocol answers them as it answers lines, and what is not a
 * document is refused before anything is read. */
#include "pack_json.h"
#include "sagebrush/heap.h"
#include "test.h"
#include "tools/engine.h"
#include "base/packed.h"

#include <stdio.h>

static sb_text document, texts;

static void pack(const char *json)
{
    json_t *root = json_loads(json, JSON_DECODE_ANY, NULL);
    assert_non_null(root);
    assert_true(pack_json(root, &document, &texts));
    json_decref(root);
}

static int begin(void **state)
{
    (void)state;
    document = sb_heap_text();
    texts = sb_heap_text();
    return 0;
}

static int end(void **state)
{
    (void)state;
    sb_heap_text_free(&document);
    sb_heap_text_free(&texts);
    return 0;
}

/* Every request of the reference, as a line and packed. */
static void test_answers_are_those_to_lines(void **state)
{
    (void)state;
    static char line[1 << 16];
    engine *by_line = engine_new(NULL), *by_document = engine_new(NULL);
    sb_text told = sb_heap_text(), answer = sb_heap_text();
    FILE *reference = fopen(SOURCE_ROOT "/docs/protocol.md", "r");
    int asked = 0;
    assert_non_null(reference);
    while (fgets(line, sizeof line, reference)) {
        json_t *request = strncmp(line, "> ", 2) == 0 ? json_loads(line + 2, JSON_DECODE_ANY, NULL) : NULL;
        if (!request)
            continue; /* other text, or the example that is not JSON */
        engine_line(by_line, line + 2, strcspn(line + 2, "\n"), &told);
        assert_true(pack_json(request, &document, &texts));
        const void *root = packed_root(document.at, document.n);
        assert_non_null(root);
        engine_answer(by_document, &packed_node_ops, root, &answer);
        assert_string_equal(answer.at, told.at);
        json_decref(request);
        asked++;
    }
    fclose(reference);
    assert_true(asked > 30);
    sb_heap_text_free(&told);
    sb_heap_text_free(&answer);
    engine_free(by_line);
    engine_free(by_document);
}

static void test_values_are_read(void **state)
{
    (void)state;
    const sb_node_ops *o = &packed_node_ops;
    static const char *const known[] = { "a", "b" };
    pack("{\"a\":[null,true,false,-9223372036854775808,\"\\u00e9\",2.5],\"b\":{},\"c\":7}");
    const void *root = packed_root(document.at, document.n);
    assert_non_null(root);
    assert_int_equal(o->kind(root), SB_NODE_OBJECT);
    assert_int_equal(o->count(root), 3);
    assert_null(o->member(root, "d"));
    assert_int_equal(o->integer(o->member(root, "c")), 7);
    assert_int_equal(o->kind(o->member(root, "b")), SB_NODE_OBJECT);
    assert_string_equal(o->key_not_in(root, known, 2), "c");
    assert_null(o->key_not_in(o->member(root, "b"), known, 2));
    const void *a = o->member(root, "a");
    assert_int_equal(o->kind(a), SB_NODE_LIST);
    assert_int_equal(o->count(a), 6);
    assert_null(o->item(a, 6));
    assert_int_equal(o->kind(o->item(a, 0)), SB_NODE_NULL);
    assert_int_equal(o->integer(o->item(a, 1)), 1);
    assert_int_equal(o->integer(o->item(a, 2)), 0);
    assert_true(o->integer(o->item(a, 3)) == INT64_MIN);
    assert_string_equal(o->text(o->item(a, 4)), "\xc3\xa9");
    assert_int_equal(o->kind(o->item(a, 5)), SB_NODE_OTHER);
    char bytes[16];
    sb_text number = SB_TEXT(bytes);
    o->put(o->item(a, 5), &number);
    assert_string_equal(bytes, "2.5");
}

/* {"a":["x"],"b":1.5}: nodes 0 the object, 1 "a", 2 "b", 3 "x"; texts "a" "b" "1.5" "x" in the order of the nodes. */
#define NODE(i, member) (16 + 16 * (i) + 4 * (member))
enum { KIND, KEY, TO, COUNT };

static void test_what_is_not_a_document_is_refused(void **state)
{
    (void)state;
    static const struct {
        int at;
        uint32_t value;
    } bent[] = {
        { 0, 0x32504253 }, /* "SBP2" */
        { 4, 0 }, { 4, 3 }, { 4, 5 }, { 4, 0x10000004 }, { 4, UINT32_MAX }, { 8, 0 }, { 8, 9 }, { 8, 11 },
        { 8, UINT32_MAX }, { 12, 1 }, { NODE(0, KIND), 7 }, { NODE(0, KIND), UINT32_MAX },
        { NODE(0, KIND), SB_NODE_LIST }, /* whose items have names */
        { NODE(0, KIND), SB_NODE_NULL }, /* whose children belong to nobody */
        { NODE(0, KEY), 64 },            /* a root with a name */
        { NODE(0, TO), 0 }, { NODE(0, TO), 8 }, { NODE(0, TO), 32 }, { NODE(0, TO), (uint32_t)-16 },
        { NODE(0, COUNT), 1 }, { NODE(0, COUNT), 3 }, { NODE(0, COUNT), UINT32_MAX },
        { NODE(1, KIND), SB_NODE_OBJECT }, /* whose members have no names */
        { NODE(1, KIND), SB_NODE_TEXT },   /* of a text within the nodes */
        { NODE(1, KEY), 0 }, { NODE(1, KEY), 47 }, { NODE(1, KEY), 49 }, { NODE(1, KEY), 58 },
        { NODE(1, KEY), UINT32_MAX }, { NODE(1, COUNT), 0 }, { NODE(1, COUNT), 2 }, { NODE(2, KIND), SB_NODE_LIST },
        { NODE(2, TO), 32 },             /* the number "a" */
        { NODE(3, KIND), SB_NODE_BOOL }, /* neither 0 nor 1 */
        { NODE(3, KEY), 16 },            /* an item with a name */
        { NODE(3, TO), 0 }, { NODE(3, TO), 15 }, { NODE(3, TO), 17 }, { NODE(3, TO), 26 }, { 80, 0xff0061 },
        { 86, 0x61780035 }, /* not UTF-8; the last text does not end */
    };
    for (size_t i = 0; i < sizeof bent / sizeof *bent; i++) {
        pack("{\"a\":[\"x\"],\"b\":1.5}");
        assert_int_equal(document.n, 16 + 4 * 16 + 10);
        assert_non_null(packed_root(document.at, document.n));
        assert_true(bent[i].at + 4 <= (int)document.n);
        memcpy(document.at + bent[i].at, &bent[i].value, 4);
        if (packed_root(document.at, document.n))
            fail_msg("row %d is taken for a document", (int)i);
    }
}

static void test_a_document_that_was_cut_is_refused(void **state)
{
    (void)state;
    pack("{\"a\":[\"x\"],\"b\":1.5}");
    for (size_t n = 0; n < document.n; n++) {
        char *exact = malloc(n ? n : 1); /* so that a sanitizer sees a look beyond the end */
        memcpy(exact, document.at, n);
        assert_null(packed_root(exact, n));
        free(exact);
    }
}

static void test_numbers_that_are_not_whole_are_json(void **state)
{
    (void)state;
    static const char *const right[] = { "0.5", "-1.5", "1e9", "0e0", "12.25E-2" };
    static const char *const wrong[] = { "", "-", ".5", "1.", "01.5", "1e", "1e+", "+1.5", "0x1", "1.5 ", "nan", "\"",
        "1,2" };
    for (int list = 0; list < 2; list++)
        for (size_t i = 0; i < (list ? sizeof wrong : sizeof right) / sizeof *right; i++) {
            const char *text = list ? wrong[i] : right[i];
            char json[64];
            snprintf(json, sizeof json, "\"%s\"", strcmp(text, "\"") == 0 ? "\\\"" : text);
            pack(json);
            uint32_t other = SB_NODE_OTHER;
            memcpy(document.at + NODE(0, KIND), &other, 4);
            assert_int_equal(packed_root(document.at, document.n) == NULL, list);
        }
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_answers_are_those_to_lines),
        TEST(test_values_are_read),
        TEST(test_what_is_not_a_document_is_refused),
        TEST(test_a_document_that_was_cut_is_refused),
        TEST(test_numbers_that_are_not_whole_are_json),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
