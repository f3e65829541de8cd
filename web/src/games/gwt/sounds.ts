// sounds.ts: what is heard at a table of Great Western Trail, by event.
import type { GwtEventKind } from '../../generated/ids';
import type { Sound } from '../../lib/sound';

export const SOUNDS: Partial<Record<GwtEventKind, Sound>> & Record<string, Sound> = {
    step: 'tick', place: 'tick', build: 'tick', disc: 'tick',
    draw: 'card', discard: 'card', buy: 'card', take: 'card', sam_card: 'card',
    gain: 'money', pay: 'money', fee: 'money', income: 'money',
    engine: 'train', sam_engine: 'train', deliver: 'train', sam_deliver: 'train',
};
