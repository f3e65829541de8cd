// rules.ts: the texts of the rules, made from docs/rules by the build, fetched when somebody asks.
import type { Lang } from '../transport/protocol';

export interface Rule {
    id: string;
    text: string;
}
export interface RuleSection {
    title: string;
    rules: Rule[];
}

/** Which file a rule's id is in: the words before the first dash. */
const FAMILY: Record<string, string> = { GR: 'goldriver', COL: 'colorado', GWT: 'gwt', POK: 'gwt', RTN: 'gwt', SOLO: 'gwt', TP: 'template' };

const files = import.meta.glob<{ default: unknown }>('../generated/rules/*.json');
const known = new Map<string, Promise<RuleSection[]>>();

export function gameOfRule(id: string): string | null {
    return FAMILY[id.split('-', 1)[0]!] ?? null;
}

/** Every section of a game's rules in a language; empty when the build made none. */
export function rulesOf(game: string, lang: Lang): Promise<RuleSection[]> {
    const path = `../generated/rules/${game}.${lang}.json`;
    let rules = known.get(path);
    if (!rules) {
        rules = files[path] ? files[path]().then((m) => sections(m.default)) : Promise.resolve([]);
        known.set(path, rules);
    }
    return rules;
}

function sections(json: unknown): RuleSection[] {
    return (json as { sections?: RuleSection[] }).sections ?? (json as RuleSection[]);
}

export async function ruleText(id: string, lang: Lang): Promise<Rule | null> {
    const game = gameOfRule(id);
    if (!game) return null;
    for (const section of await rulesOf(game, lang)) {
        const rule = section.rules.find((r) => r.id === id);
        if (rule) return rule;
    }
    return null;
}

/** Letters without accents and case, so that "penalite" finds "pénalité". */
export function folded(text: string): string {
    return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The sections with the rules in which every word occurs. */
export function searchRules(all: RuleSection[], query: string): RuleSection[] {
    const words = folded(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return all;
    const fits = (section: RuleSection, rule: Rule) => {
        const text = folded(`${rule.id} ${rule.text} ${section.title}`);
        return words.every((w) => text.includes(w));
    };
    return all.map((s) => ({ ...s, rules: s.rules.filter((r) => fits(s, r)) })).filter((s) => s.rules.length > 0);
}
