/* words.c: why one move is better than another, from where the points come from (coach.h). */
#include "sagebrush/coach.h"

enum { WORTH_SAYING = 75, PARTS_MAX = 3 }; /* hundredths of a point; categories in one sentence */

typedef struct part {
    int category, points; /* whole ones, signed */
} part;

static int whole(int32_t hundredths)
{
    int points = (hundredths < 0 ? -hundredths : hundredths) + 50;
    points = points / 100 > 0 ? points / 100 : 1;
    return hundredths < 0 ? -points : points;
}

/* The largest differences, largest first. */
static int find_parts(const sb_game *g, const sb_forecast *of, const sb_forecast *against, part out[PARTS_MAX])
{
    int32_t left[SB_CATEGORIES_MAX];
    int n = 0, count = g->categories.count - 1;
    for (int c = 0; c < count; c++)
        left[c] = of->category[c] - against->category[c];
    while (n < PARTS_MAX) {
        int most = 0;
        for (int c = 1; c < count; c++)
            most = (left[c] < 0 ? -left[c] : left[c]) > (left[most] < 0 ? -left[most] : left[most]) ? c : most;
        if (count == 0 || (left[most] < WORTH_SAYING && left[most] > -WORTH_SAYING))
            break;
        out[n++] = (part) { most, whole(left[most]) };
        left[most] = 0;
    }
    return n;
}

/* Those that go the way of the largest come first: one "but" is enough. */
static void sort_parts(part *parts, int n)
{
    for (int i = 1; i < n; i++)
        for (int k = i; k > 1 && (parts[k].points > 0) == (parts[0].points > 0)
             && (parts[k - 1].points > 0) != (parts[0].points > 0);
             k--) {
            part p = parts[k];
            parts[k] = parts[k - 1];
            parts[k - 1] = p;
        }
}

/* "4 points more from cattle", then "2 from objectives": the words that do not change are not repeated. */
static void say_part(const sb_game *g, const part *p, bool first, sb_lang lang, sb_text *out)
{
    const char *label = g->categories.at[p->category].text[lang];
    int n = p->points < 0 ? -p->points : p->points;
    bool more = p->points > 0;
    sb_put_int(out, n);
    if (lang == SB_FR) {
        if (first)
            sb_put(out, n == 1 ? " point" : " points");
        sb_putf(out, more ? " de plus pour \xc2\xab %s \xc2\xbb" : " de moins pour \xc2\xab %s \xc2\xbb", label);
        return;
    }
    if (first)
        sb_put(out, n == 1 ? " point" : " points");
    sb_put(out, more ? " more from " : " fewer from ");
    sb_put_char(out, (char)(label[0] >= 'A' && label[0] <= 'Z' ? label[0] + ('a' - 'A') : label[0]));
    sb_put(out, label + 1);
}

static void say_parts(const sb_game *g, const part *parts, int n, sb_lang lang, sb_text *out)
{
    static const char *const AND[SB_LANG_COUNT] = { " and ", " et " },
                             *const BUT[SB_LANG_COUNT] = { ", but ", ", mais " };
    for (int i = 0; i < n; i++) {
        bool turns = i > 0 && (parts[i].points > 0) != (parts[i - 1].points > 0);
        if (i > 0)
            sb_put(out,
                turns                                                                 ? BUT[lang]
                    : i + 1 < n && (parts[i + 1].points > 0) == (parts[i].points > 0) ? ", "
                                                                                      : AND[lang]);
        say_part(g, &parts[i], i == 0, lang, out);
    }
}

static void say_other(int32_t change, sb_lang lang, sb_text *out)
{
    int n = whole(change < 0 ? -change : change);
    bool less = change < 0;
    if (lang == SB_FR)
        sb_put(out, "le meilleur adversaire finit avec environ ");
    else
        sb_put(out, "the best opponent ends with about ");
    sb_put_int(out, n);
    if (lang == SB_FR)
        sb_putf(out, n == 1 ? " point de %s" : " points de %s", less ? "moins" : "plus");
    else
        sb_putf(out, n == 1 ? " point %s" : " points %s", less ? "fewer" : "more");
}

void sb_coach_say(const sb_game *g, const sb_forecast *of, const sb_forecast *against, sb_lang lang, sb_text *out)
{
    static const char *const BY_THE_END[SB_LANG_COUNT] = { "By the end about ", "À la fin, environ " },
                             *const EQUAL[SB_LANG_COUNT] = { "Nearly equal: the points come from the same places.",
                                 "Presque égal : les points viennent des mêmes sources." };
    part parts[PARTS_MAX];
    int n = find_parts(g, of, against, parts);
    sort_parts(parts, n);
    int32_t change = of->other - against->other;
    bool others = change >= WORTH_SAYING || change <= -WORTH_SAYING;
    if (n == 0 && !others) {
        sb_put(out, EQUAL[lang]);
        return;
    }
    if (n > 0) {
        sb_put(out, BY_THE_END[lang]);
        say_parts(g, parts, n, lang, out);
    }
    if (others) {
        size_t at = out->n;
        sb_put(out, n == 0 ? "" : lang == SB_FR ? " ; " : "; ");
        say_other(change, lang, out);
        if (n == 0 && at < out->n && out->at[at] >= 'a' && out->at[at] <= 'z')
            out->at[at] = (char)(out->at[at] - ('a' - 'A'));
    }
    sb_put(out, ".");
}
