// rules.ts: the texts of the rules, made from docs/rules by the build, fetched when somebody asks.
import families from '../generated/rules/families.json';
import type { Lang } from '../transport/protocol';

export interface Rule {
    id: string;
    text: string; // for players: names, no sources
    full?: string; // for the curious, where it is more: readings, sources, ids
    program?: boolean; // about the program, not about playing
}
export interface RuleSection {
    title: string;
    rules: Rule[];
}
export interface Term {
    term: string;
    other: string; // in the other language
    text: string;
}
export interface RuleBook {
    sections: RuleSection[];
    glossary: Term[];
}

/** Which file a rule's id is in: the words before the first dash. */
const FAMILY: Record<string, string> = families;
const EMPTY: RuleBook = { sections: [], glossary: [] };

const files = import.meta.glob<{ default: unknown }>('../generated/rules/*.*.json');
const known = new Map<string, Promise<RuleBook>>();

export function gameOfRule(id: string): string | null {
    return FAMILY[id.split('-', 1)[0]!] ?? null;
}

/** A game's rules in a language; empty when the build made none. */
export function rulesOf(game: string, lang: Lang): Promise<RuleBook> {
    const path = `../generated/rules/${game}.${lang}.json`;
    let rules = known.get(path);
    if (!rules) {
        rules = files[path] ? files[path]().then((m) => m.default as RuleBook) : Promise.resolve(EMPTY);
        known.set(path, rules);
    }
    return rules;
}

/** The rule of this id, or all rules of a group: GR-PENNY is GR-PENNY-1 and those that follow. */
export function rulesNamed(book: RuleBook, id: string): Rule[] {
    const rules = book.sections.flatMap((s) => s.rules);
    const exact = rules.filter((r) => r.id === id);
    return exact.length > 0 ? exact : rules.filter((r) => r.id.startsWith(`${id}-`));
}

export async function lookUp(id: string, lang: Lang): Promise<Rule[]> {
    const game = gameOfRule(id);
    return game ? rulesNamed(await rulesOf(game, lang), id) : [];
}

/** What a reader sees of a rule. */
export function shown(rule: Rule, curious: boolean): string {
    return curious ? (rule.full ?? rule.text) : rule.text;
}

// ---- searching in the words of people

/** Letters without accents and case, so that "penalite" finds "pénalité". */
export function folded(text: string): string {
    return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A word without its ending: "bidding", "bids" and "bid", "pépites" and "pépite" are one. */
function stem(word: string): string {
    if (word.length < 4 || /[0-9-]/.test(word)) return word;
    const cut = word.replace(/(?:ies|ing|ings|ed|es|s|er|ez|ent|e|y)$/, '');
    return (cut.length < 3 ? word : cut).replace(/([bdgklmnprt])\1$/, '$1');
}

const words = (text: string) => folded(text).split(/[^\p{L}\p{N}-]+/u).filter(Boolean);

/** Words of a question that say nothing about the game. */
const SMALL = new Set(
    ('a an the of to in on at is are do does did can may must i me my you your it if when what which who how much many and or for with ' +
        "le la les l un une des du de d en au aux est sont puis peut on je j il elle qui que qu quoi quand comment combien faut et ou si pour avec mon ma mes se s").split(' '),
);
/** What is asked for; a question of small words alone is taken as it is. */
function wordsOf(query: string): string[] {
    const all = words(query), telling = all.filter((w) => !SMALL.has(w));
    return telling.length > 0 ? telling : all;
}

/** A word of the other language, or one that the glossary explains a term with in its first words, stands for that term, too. */
function meanings(word: string, glossary: Term[]): string[] {
    const wanted = stem(word);
    const says = (text: string) => words(text).some((w) => stem(w) === wanted);
    const terms = glossary.filter((g) => says(g.other) || says(g.text.split(/[.;:]/, 1)[0]!));
    return [wanted, ...terms.slice(0, 4).map((g) => stem(words(g.term)[0]!))];
}

/** The sections with the rules in which every word occurs, those of players only unless `curious`.  Where no rule has them all, other words for
 *  them are tried, then the rules with the most of them are found. */
export function searchRules(book: RuleBook, query: string, curious: boolean): RuleSection[] {
    const asked = wordsOf(query);
    const rules = (s: RuleSection) => (curious ? s.rules : s.rules.filter((r) => !r.program));
    const all = book.sections.map((s) => ({ ...s, rules: rules(s) })).filter((s) => s.rules.length > 0);
    if (asked.length === 0) return all;
    const exact = asked.map((w) => [stem(w)]), meant = asked.map((w) => meanings(w, book.glossary));
    for (const tried of [exact, meant]) {
        const found = search(all, tried, curious, asked.length);
        if (found.length > 0) return found;
    }
    for (let least = asked.length - 1; least * 2 >= asked.length && least > 0; least--) {
        const found = search(all, meant, curious, least);
        if (found.length > 0) return found;
    }
    return [];
}

function search(sections: RuleSection[], asked: string[][], curious: boolean, least: number): RuleSection[] {
    const fits = (section: RuleSection, rule: Rule) => {
        const there = words(`${rule.id} ${shown(rule, curious)} ${section.title}`);
        return asked.filter((any) => any.some((w) => there.some((t) => t.startsWith(w)))).length >= least;
    };
    return sections.map((s) => ({ ...s, rules: s.rules.filter((r) => fits(s, r)) })).filter((s) => s.rules.length > 0);
}

export function searchTerms(glossary: Term[], query: string): Term[] {
    const asked = wordsOf(query).map(stem);
    return glossary.filter((g) => asked.every((w) => words(`${g.term} ${g.other} ${g.text}`).some((t) => t.startsWith(w))));
}
