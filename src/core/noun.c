/* noun.c: names in sentences (noun.h). */
#include "core/noun.h"

#include <string.h>

/* ---- elision ----------------------------------------------------------------------------------------------------- */

/* Does it begin with these letters, small or capital?  `letters` is in small ones. */
static bool begins_with(const char *name, const char *letters)
{
    for (; *letters; letters++, name++) {
        bool capital = *name >= 'A' && *name <= 'Z';
        if ((capital ? *name + ('a' - 'A') : *name) != *letters)
            return false;
    }
    return true;
}

/* A, e, i, o, u with or without an accent (U+00C0 to U+00FC, two bytes). */
static bool begins_with_vowel(const char *name)
{
    static const char accented[] = "\x80\x81\x82\x83\x84\x85\x88\x89\x8a\x8b\x8c\x8d\x8e\x8f"
                                   "\x92\x93\x94\x95\x96\x99\x9a\x9b\x9c";
    if (name[0] != '\xc3')
        return name[0] && strchr("AEIOUaeiou", name[0]);
    char upper = (char)(name[1] & ~0x20);
    return upper && strchr(accented, upper);
}

/* An h that is silent elides ("d'Hector"); these beginnings have one that does not ("de Harry", "le hors-la-loi"). */
static bool has_aspirated_h(const char *name)
{
    static const char *const beginnings[] = { "han", "har", "has", "hau", "haw", "heref", "héris", "héron", "hibou",
        "hol", "hors", "hou", "how", "huc", "hug", "hui", "hun", "hur" };
    if (begins_with(name, "hann")) /* Hannah, Hannibal */
        return false;
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        if (begins_with(name, beginnings[i]))
            return true;
    return false;
}

bool sb_is_elided(const char *name)
{
    if (begins_with(name, "h"))
        return name[1] && !has_aspirated_h(name);
    if (begins_with(name, "y")) /* Yves, but not Yann */
        return name[1] && !begins_with_vowel(name + 1);
    return begins_with_vowel(name);
}

/* ---- articles ---------------------------------------------------------------------------------------------------- */

static bool ends_with(const sb_text *out, const char *word)
{
    size_t n = strlen(word);
    return !out->cut && out->n >= n && memcmp(out->at + out->n - n, word, n) == 0;
}

/* The article with `de` or `à` before it as one word; the word that stands there already is taken back. */
static void put_contracted(const char *article, const char *of, const char *to, sb_text *out)
{
    if (ends_with(out, " de ")) {
        out->n -= 3;
        sb_put(out, of);
    } else if (ends_with(out, " à ") || ends_with(out, "'à ")) {
        out->n -= strlen("à ");
        sb_put(out, to);
    } else {
        sb_put(out, article);
    }
}

/* A name at the beginning of a sentence has a capital. */
static void put_name(const char *name, bool capital, sb_text *out)
{
    if (capital && name[0] >= 'a' && name[0] <= 'z')
        sb_put_char(out, (char)(*name++ - ('a' - 'A')));
    sb_put(out, name);
}

/* "de" before a vowel is "d'". */
static void elide(bool vowel, sb_text *out)
{
    if (vowel && ends_with(out, " de ")) {
        out->n -= 2;
        sb_put_char(out, '\'');
    }
}

static void put_french(const char *name, unsigned noun, sb_article article, bool capital, sb_text *out)
{
    bool plural = noun & SB_LES, feminine = noun & SB_LA;
    if (article == SB_INDEFINITE && !(noun & SB_THE)) /* numbered things: there is only one */
        article = SB_DEFINITE;
    if (article == SB_NO_ARTICLE || !(noun & (SB_LE | SB_LA | SB_LES))) {
        elide(sb_is_elided(name), out);
        put_name(name, capital, out);
        return;
    }
    if (article == SB_INDEFINITE && plural) {
        sb_put(out, capital ? "Des " : "des ");
    } else if (article == SB_INDEFINITE) {
        elide(true, out);
        sb_put(out, feminine ? (capital ? "Une " : "une ") : (capital ? "Un " : "un "));
    } else if (plural) {
        put_contracted(capital ? "Les " : "les ", "des ", "aux ", out);
    } else if (sb_is_elided(name)) {
        sb_put(out, capital ? "L'" : "l'");
    } else if (feminine) {
        sb_put(out, capital ? "La " : "la ");
    } else {
        put_contracted(capital ? "Le " : "le ", "du ", "au ", out);
    }
    sb_put(out, name);
}

static void put_english(const char *name, unsigned noun, sb_article article, bool capital, sb_text *out)
{
    bool the = (noun & SB_THE) && article == SB_DEFINITE;
    bool one = (noun & SB_THE) && article == SB_INDEFINITE && !(noun & SB_LES);
    if (the)
        sb_put(out, capital ? "The " : "the ");
    if (one)
        sb_put(out, strchr("aeioAEIO", name[0]) ? (capital ? "An " : "an ") : (capital ? "A " : "a "));
    put_name(name, capital && !the && !one, out);
}

void sb_put_noun(sb_lang lang, const char *name, unsigned noun, sb_article article, bool capital, sb_text *out)
{
    if (lang == SB_FR)
        put_french(name, noun, article, capital, out);
    else
        put_english(name, noun, article, capital, out);
}
