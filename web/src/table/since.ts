// since.ts: what others did to somebody since that person's last choice, out of the log.
import type { GameEvent } from '../transport/protocol';

const LETTER = '[\\p{L}\\p{N}]';

/** Is the name in the text as a name, not as a part of another word? */
export function isNamed(text: string, name: string): boolean {
    const literal = name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
    return new RegExp(`(?<!${LETTER})${literal}(?!${LETTER})`, 'u').test(text);
}

/** Lines that speak of a person; not those that only mark where a turn begins. */
export function linesAbout<L extends GameEvent>(lines: readonly L[], name: string): L[] {
    return lines.filter((l) => !l.quiet && !l.mark && l.text !== undefined && isNamed(l.text, name));
}
