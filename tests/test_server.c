/* test_server.c: the parts of the server that need no connection: texts of HTTP, addresses, the table of the page. */
#include "test.h"

#include "server/callers.h"
#include "server/http.h"
#include "server/listen.h"
#include "server/page.h"

#include <stdlib.h>

static void test_a_client_gets_the_coding_it_likes_best(void **s)
{
    static const struct {
        const char *accept;
        http_coding all, no_br, none; /* what is chosen when we have all, no brotli, the identity only */
    } ROW[] = {
        { "", HTTP_IDENTITY, HTTP_IDENTITY, HTTP_IDENTITY },
        { "gzip, deflate, br", HTTP_BR, HTTP_GZIP, HTTP_IDENTITY },
        { "gzip", HTTP_GZIP, HTTP_GZIP, HTTP_IDENTITY },
        { "br", HTTP_BR, HTTP_IDENTITY, HTTP_IDENTITY },
        { "gzip;q=1.0, br;q=0.999", HTTP_GZIP, HTTP_GZIP, HTTP_IDENTITY },
        { "gzip ; q=0.001 , br;q=0", HTTP_GZIP, HTTP_GZIP, HTTP_IDENTITY },
        { "*", HTTP_BR, HTTP_GZIP, HTTP_IDENTITY },
        { "*;q=0", HTTP_IDENTITY, HTTP_IDENTITY, HTTP_IDENTITY },
        { "br;q=0, *", HTTP_GZIP, HTTP_GZIP, HTTP_IDENTITY },
        { "identity, gzip;q=0.5", HTTP_IDENTITY, HTTP_IDENTITY, HTTP_IDENTITY },
        { "identity;q=0.5, gzip;q=0.5", HTTP_GZIP, HTTP_GZIP, HTTP_IDENTITY },
        { "identity;q=0", HTTP_IDENTITY, HTTP_IDENTITY, HTTP_IDENTITY },
        { "gzip;q=2", HTTP_IDENTITY, HTTP_IDENTITY, HTTP_IDENTITY },
        { "gzip;q=1.5", HTTP_IDENTITY, HTTP_IDENTITY, HTTP_IDENTITY },
        { "gzip;q=x, br;", HTTP_IDENTITY, HTTP_IDENTITY, HTTP_IDENTITY },
        { ",,;,gzip", HTTP_GZIP, HTTP_GZIP, HTTP_IDENTITY },
        { "xgzip, gzipx, bro", HTTP_IDENTITY, HTTP_IDENTITY, HTTP_IDENTITY },
    };
    (void)s;
    for (size_t i = 0; i < sizeof ROW / sizeof *ROW; i++) {
        assert_int_equal(http_choose_coding(ROW[i].accept, (bool[]) { true, true, true }), ROW[i].all);
        assert_int_equal(http_choose_coding(ROW[i].accept, (bool[]) { true, true, false }), ROW[i].no_br);
        assert_int_equal(http_choose_coding(ROW[i].accept, (bool[]) { true, false, false }), ROW[i].none);
    }
}

static void test_a_client_gets_the_language_it_likes_best(void **s)
{
    static const struct {
        const char *accept;
        int chosen;
    } ROW[] = {
        { "", 0 },
        { "fr", 1 },
        { "FR-ca", 1 },
        { "fr-FR,fr;q=0.9,en;q=0.8", 1 },
        { "en-GB,en;q=0.9,fr;q=0.8", 0 },
        { "en;q=0.5, fr;q=0.6", 1 },
        { "fr, en", 1 }, /* equally: the first that is named */
        { "en, fr", 0 },
        { "de, fr;q=0.3", 1 },
        { "de, it", 0 },
        { "*", 0 },
        { "fr;q=0", 0 },
        { "fr;q=2, fr;q=x", 0 },
        { "fro, frx-FR", 0 },
        { ",,;,fr", 1 },
    };
    (void)s;
    for (size_t i = 0; i < sizeof ROW / sizeof *ROW; i++)
        assert_int_equal(http_choose_language(ROW[i].accept, (const char *const[]) { "en", "fr" }, 2), ROW[i].chosen);
}

static void test_tags(void **s)
{
    (void)s;
    assert_true(http_has_tag("\"abc\"", "\"abc\""));
    assert_true(http_has_tag("\"x\" , W/\"abc\"", "\"abc\""));
    assert_true(http_has_tag("*", "\"abc\""));
    assert_false(http_has_tag("", "\"abc\""));
    assert_false(http_has_tag("abc", "\"abc\""));
    assert_false(http_has_tag("\"ABC\"", "\"abc\""));
    assert_false(http_has_tag("\"abc", "\"abc\""));
}

static void test_names_of_this_machine(void **s)
{
    static const char *const OURS[] = { "localhost", "Localhost:80", "127.0.0.1", "127.1.2.3:8080", "[::1]",
        "[::1]:1" };
    static const char *const OTHERS[] = { "", ":80", "localhost.", "localhost.example", "127.0.0.1.example", "127.0.0",
        "1127.0.0.1", "[::1", "[::1]x", "[::1]:x", "localhost:80:80", "127.0.0.1 ", "[", "]" };
    (void)s;
    for (size_t i = 0; i < sizeof OURS / sizeof *OURS; i++)
        assert_true(http_is_local_host(OURS[i], ""));
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        assert_false(http_is_local_host(OTHERS[i], "ranch"));
    assert_true(http_is_local_host("Ranch:8080", "ranch"));
    assert_false(http_is_local_host("ranch.example:8080", "ranch"));
    assert_false(http_is_local_host("", ""));
}

static void test_addresses_both_ways(void **s)
{
    static const char *const GOOD[] = { "127.0.0.1:8080", "localhost:0", "[::1]:65535", "table.example:1" };
    static const char *const BAD[] = { "", ":", ":80", "localhost", "localhost:", "localhost:x", "localhost:65536",
        "localhost:-1", "localhost: 80", "::1:80", "[]:80", "[localhost]:80", "[::1]80",
        "localhost:123456789012345678901" };
    (void)s;
    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++) {
        char buffer[300];
        sb_text t = SB_TEXT(buffer);
        address a;
        assert_true(address_read(GOOD[i], &a));
        address_put(&t, &a);
        assert_string_equal(t.at, GOOD[i]);
    }
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        assert_false(address_read(BAD[i], &(address) { 0 }));
    char long_host[400] = "";
    memset(long_host, 'x', 300);
    strcpy(long_host + 300, ":80");
    assert_false(address_read(long_host, &(address) { 0 }));
}

/* ---- the pack, damaged in every way -------------------------------------------------------------------------------- */

static unsigned char *pack;
static size_t pack_bytes;

static int read_pack(void **s)
{
    (void)s;
    FILE *f = fopen(getenv("SB_TEST_PACK"), "rb");
    if (!f)
        return -1;
    pack = malloc(1 << 20);
    pack_bytes = fread(pack, 1, 1 << 20, f);
    fclose(f);
    return pack_bytes > 0 ? 0 : -1;
}

static int free_pack(void **s)
{
    (void)s;
    free(pack);
    return 0;
}

/* Looks at every byte that a page refers to: a sanitizer notices what lies outside. */
static unsigned touch(const page *p)
{
    unsigned sum = 0;
    for (size_t i = 0; i < p->n; i++) {
        sum += (unsigned)strlen(p->file[i].path) + (unsigned)strlen(p->file[i].tag);
        for (int c = 0; c < HTTP_CODING_COUNT; c++)
            for (size_t k = 0; p->file[i].as[c].at && k < p->file[i].as[c].n; k++)
                sum += ((const unsigned char *)p->file[i].as[c].at)[k];
        assert_ptr_equal(page_find(p, p->file[i].path), &p->file[i]);
    }
    return sum;
}

static bool reads(const unsigned char *bytes, size_t n)
{
    char buffer[128];
    sb_text why = SB_TEXT(buffer);
    unsigned char *copy = malloc(n ? n : 1); /* exactly as long, so that reading on is noticed */
    page p;
    memcpy(copy, bytes, n);
    bool fine = page_from_pack(&p, copy, n, &why);
    assert_int_equal(fine, why.n == 0);
    if (fine)
        touch(&p);
    page_free(&p);
    free(copy);
    return fine;
}

static void test_a_pack_is_a_table_of_files(void **s)
{
    char buffer[128];
    sb_text why = SB_TEXT(buffer);
    page p;
    (void)s;
    assert_true(page_from_pack(&p, pack, pack_bytes, &why));
    assert_int_equal(p.n, 8);
    assert_ptr_equal(page_find(&p, "/"), page_find(&p, "/index.html"));
    assert_non_null(page_find(&p, "/empty.txt")->as[HTTP_IDENTITY].at);
    assert_int_equal(page_find(&p, "/empty.txt")->as[HTTP_IDENTITY].n, 0);
    assert_null(page_find(&p, "/empty.txt")->as[HTTP_GZIP].at);
    assert_non_null(page_find(&p, "/index.html")->as[HTTP_BR].at);
    assert_null(page_find(&p, ""));
    assert_null(page_find(&p, "index.html"));
    assert_null(page_find(&p, "/index.html/"));
    page_free(&p);
    assert_null(page_find(&p, "/"));
}

static void test_a_shortened_pack_is_refused(void **s)
{
    (void)s;
    size_t rows = 12 + 8 * 48;
    for (size_t n = 0; n < pack_bytes; n++)
        assert_false(reads(pack, n) && n < rows);
    assert_false(reads(pack, pack_bytes - 1));
    assert_true(reads(pack, pack_bytes));
}

static void test_no_changed_byte_leads_outside(void **s)
{
    static const unsigned char TO[] = { 0x00, 0x01, 0x7f, 0x80, 0xff };
    size_t rows = 12 + 8 * 48;
    (void)s;
    for (size_t at = 0; at < rows; at++)
        for (size_t i = 0; i < sizeof TO; i++) {
            unsigned char before = pack[at];
            pack[at] = TO[i];
            reads(pack, pack_bytes);
            pack[at] = before;
        }
    pack[0] ^= 1;
    assert_false(reads(pack, pack_bytes));
    pack[0] ^= 1;
}

static caller from(const char *peer)
{
    return caller_of(peer, "", "");
}

static void test_callers(void **s)
{
    static callers all;
    (void)s;
    assert_true(from("127.0.0.1").is_own && from("::1").is_own && from("::ffff:127.0.0.1").is_own);
    assert_false(from("127.0.0.2").is_own || from("203.0.113.9").is_own || from("2001:db8::1").is_own);
    assert_int_equal(from("203.0.113.9").place, from("::ffff:203.0.113.9").place);
    assert_int_equal(from("2001:db8::1").place, from("2001:db8::ffff:1:2:3").place); /* all of a /64 */
    assert_int_not_equal(from("2001:db8::1").place, from("2001:db8:0:1::1").place);

    assert_int_equal(caller_of("10.0.0.1", "10.0.0.1", "1.2.3.4, 203.0.113.9").place, from("203.0.113.9").place);
    assert_int_equal(
        caller_of("10.0.0.2", "10.0.0.1", "203.0.113.9").place, from("10.0.0.2").place); /* is not the proxy */
    assert_int_equal(caller_of("10.0.0.1", "10.0.0.1", "nonsense").place, from("10.0.0.1").place);
    assert_int_equal(caller_of("10.0.0.1", "10.0.0.1", "").place, from("10.0.0.1").place);

    caller who = from("203.0.113.9");
    assert_true(caller_open(&all, who, 2) && caller_open(&all, who, 2));
    assert_false(caller_open(&all, who, 2));
    caller_close(&all, who);
    caller_close(&all, who);
    assert_true(caller_open(&all, who, 2));

    for (int i = 0; i < CALLER_TRIES; i++) {
        assert_true(caller_may_try(&all, who, 1000));
        caller_was_wrong(&all, who, 1000);
    }
    assert_false(caller_may_try(&all, who, 1000));
    assert_true(caller_may_try(&all, from("203.0.113.10"), 1000));
    assert_true(caller_may_try(&all, who, 1000 + CALLER_PAUSE)); /* one more each minute */
    caller_was_wrong(&all, who, 1000 + CALLER_PAUSE);
    assert_false(caller_may_try(&all, who, 1000 + CALLER_PAUSE));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_client_gets_the_coding_it_likes_best),
        cmocka_unit_test(test_a_client_gets_the_language_it_likes_best),
        cmocka_unit_test(test_tags),
        cmocka_unit_test(test_names_of_this_machine),
        cmocka_unit_test(test_addresses_both_ways),
        cmocka_unit_test(test_callers),
        cmocka_unit_test(test_a_pack_is_a_table_of_files),
        cmocka_unit_test(test_a_shortened_pack_is_refused),
        cmocka_unit_test(test_no_changed_byte_leads_outside),
    };
    return cmocka_run_group_tests(tests, read_pack, free_pack);
}
