// sounds.ts: what is heard at a table of Gold River, by event.
import type { GoldriverEventKind } from '../../generated/ids';
import type { Sound } from '../../lib/sound';

export const SOUNDS: Partial<Record<GoldriverEventKind, Sound>> & Record<string, Sound> = {
    sale: 'card', take: 'card', draw: 'card', discard: 'card', attach: 'card', swap: 'card',
    price: 'money', share: 'money', fee: 'money', steal: 'money', produce: 'money', tribute: 'money',
    roll: 'dice', production: 'dice', one_die: 'dice',
};
