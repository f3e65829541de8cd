// sam.ts: Sam's last turn as people read it, from the events since his card: what he did, and because of what.
import type { GameEvent } from '../../transport/protocol';

export interface SamStep {
    icon: string;
    event: GameEvent;
    text: string; // the sentence without its reason
    reason: string | null; // id of the reason
}

const ICONS: Record<string, string> = {
    sam_card: 'hold', sam_way: 'herder', sam_hire: 'cowboy', sam_specialty: 'engineer', sam_buy: 'cow', sam_cattle: 'cow', sam_adds: 'cow', sam_build: 'build',
    sam_replace: 'build', sam_engine: 'engine', sam_station: 'station', sam_master: 'station', sam_disc_back: 'station', sam_no_disc: 'station', sam_engine_gone: 'engine',
    sam_objective: 'objective', sam_outlaw: 'outlaw', sam_hazard: 'hazard', sam_foresight: 'token', sam_deliver: 'city', sam_nothing: 'lock', sam_toll: 'hand',
    sam_store: 'store', sam_no_store: 'store', sam_reveals: 'store', sam_complete: 'store', sam_active: 'store',
};

/** A sentence ends with ": reason."; the reason stands on its own line. */
function split(event: GameEvent, reasonName: (id: string) => string): { text: string; reason: string | null } {
    const id = typeof event.reason === 'string' ? event.reason : null;
    const text = event.text ?? '';
    if (!id) return { text, reason: null };
    const at = text.lastIndexOf(reasonName(id));
    return { text: at > 0 ? text.slice(0, at).replace(/[\s\u00a0\u202f]*:[\s\u00a0\u202f]*$/, '') + '.' : text, reason: id };
}

/** The events of a log from Sam's last card on. */
export function lastTurnOf(log: GameEvent[], reasonName: (id: string) => string): { card: string; steps: number; rows: SamStep[] } | null {
    const from = log.findLastIndex((e) => e.event === 'sam_card');
    if (from < 0) return null;
    const rows = log.slice(from).filter((e) => e.event in ICONS).map((event) => ({ icon: ICONS[event.event]!, event, ...split(event, reasonName) }));
    return { card: String(log[from]!.card), steps: Number(log[from]!.steps ?? 0), rows };
}
