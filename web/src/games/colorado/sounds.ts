// sounds.ts: what is heard at a table of Colorado, by event.
import type { ColoradoEventKind } from '../../generated/ids';
import type { Sound } from '../../lib/sound';

export const SOUNDS: Partial<Record<ColoradoEventKind, Sound>> & Record<string, Sound> = {
    leg: 'tick', box: 'tick', tipi: 'tick', discover: 'tick',
    draw: 'card', play: 'card', discard: 'card', receive: 'card',
    nugget: 'money', pay: 'money', medal: 'money', medal_region: 'money', medal_rail: 'money',
    rail: 'train',
};
