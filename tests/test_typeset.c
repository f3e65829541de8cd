/* test_typeset.c: French as it is printed, case by case of tests/typography.txt (typeset.h). */
#include "sagebrush/typeset.h"
#include "test.h"

#include <stdio.h>

/* ~ is a no-break space. */
static void put_expected(const char *text, sb_text *out)
{
    for (; *text; text++)
        if (*text == '~')
            sb_put(out, "\xc2\xa0");
        else
            sb_put_char(out, *text);
}

static void test_french_is_set_as_the_table_says(void **unused)
{
    (void)unused;
    char line[512];
    int cases = 0;
    FILE *f = fopen(SOURCE_ROOT "/tests/typography.txt", "r");
    assert_non_null(f);
    while (fgets(line, sizeof line, f)) {
        char expected[512], printed[512];
        sb_text e = SB_TEXT(expected), p = SB_TEXT(printed);
        char *tab = strchr(line, '\t');
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#')
            continue;
        assert_non_null(tab);
        *tab = '\0';
        put_expected(tab + 1, &e);
        sb_typeset(SB_FR, line, &p);
        assert_string_equal(printed, expected);
        cases++;
    }
    fclose(f);
    assert_true(cases > 10);
}

static void test_english_stays_as_it_is(void **unused)
{
    (void)unused;
    char printed[64];
    sb_text p = SB_TEXT(printed);
    sb_typeset(SB_EN, "Sam's turn : -3 $ ?", &p);
    assert_string_equal(printed, "Sam's turn : -3 $ ?");
}

static void test_what_is_copied_from_the_screen_becomes_plain(void **unused)
{
    (void)unused;
    char printed[128];
    sb_text p = SB_TEXT(printed);
    sb_typeset(SB_FR, "L'éleveur : -3 $ « à moi »", &p);
    sb_untypeset(printed);
    assert_string_equal(printed, "L'éleveur : -3 $ « à moi »");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_french_is_set_as_the_table_says),
        cmocka_unit_test(test_english_stays_as_it_is),
        cmocka_unit_test(test_what_is_copied_from_the_screen_becomes_plain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
