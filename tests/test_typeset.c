/* test_typeset.c: texts as they are printed, case by case of tests/typography.txt and tests/typography.en.txt
 * (typeset.h). */
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

static void expect_table(sb_lang lang, const char *path, int at_least)
{
    char line[512];
    int cases = 0;
    FILE *f = fopen(path, "r");
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
        sb_typeset(lang, line, &p);
        assert_string_equal(printed, expected);
        cases++;
    }
    fclose(f);
    assert_true(cases >= at_least);
}

static void test_french_is_set_as_the_table_says(void **unused)
{
    (void)unused;
    expect_table(SB_FR, SOURCE_ROOT "/tests/typography.txt", 11);
}

static void test_english_is_set_as_the_table_says(void **unused)
{
    (void)unused;
    expect_table(SB_EN, SOURCE_ROOT "/tests/typography.en.txt", 8);
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
        cmocka_unit_test(test_english_is_set_as_the_table_says),
        cmocka_unit_test(test_what_is_copied_from_the_screen_becomes_plain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
