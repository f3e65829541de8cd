// status.ts: what a seat is doing while everybody acts at once.  Only what the view tells of all seats.
import type { Player, Position } from './position';
import type { Words } from './words';

export interface Status {
    busy: boolean;
    text: string;
}

export function statusOf(position: Position, player: Player, words: Words): Status {
    if (player.effect) return { busy: true, text: words.doing[player.effect] ?? words.acting };
    if (player.claim === 'cards') return { busy: false, text: words.willDraw };
    if (player.claim === 'nugget') return { busy: false, text: words.willTake };
    const waits = position.phase === 'call' || position.phase === 'setup';
    return { busy: false, text: waits ? words.waiting : words.doneWaiting };
}
