// art.ts: small drawings as paths: glyphs of game-icons on a grid of 128, and our own.
import { ART } from '../../generated/art-colorado';

export const glyph = (name: string) => ART[name] ?? '';

/** A tick of a pen with a thick and a thin part, on a grid of 40. */
export const PEN = 'M5 21.5c1.6-1.5 3.4-2 4.6-.4 2 2.6 3.6 6 5.2 9.6C19.6 20.6 26.6 11 38 2.6 29.5 12.4 22.6 23 17.3 36.2c-.7 1.7-3.2 1.9-4 .2C11 31.4 8.6 26.8 5 21.5z';

/** Signs of the land: drawing, width, height. */
export const LAND: Record<string, { d: string; w: number; h: number }> = {
    forest: { d: 'M6 .5 2.6 6h1.7L1.6 10.5h3.6V15M6 .5 9.4 6H7.7l2.7 4.5H6.8V15', w: 12, h: 16 },
    lake: { d: 'M0 3c2-3 4-3 6 0s4 3 6 0 4-3 6 0', w: 18, h: 6 },
    desert: { d: 'M0 7C4 0 8 0 11 4c2 2 4 3 7 3M7 2.5c1 2 1 3 0 4.5', w: 18, h: 8 },
    village: { d: 'M1 6.5 7 1l6 5.5M2.5 5.5V12h9V5.5M6 12V8.5h2.5V12', w: 14, h: 13 },
};

/** Mountains: outline, ridge, hatching on the east side. */
export const PEAKS = [
    { face: 'M-15 10C-10 0-6-8-1-15 4-8 9 0 16 10', ridge: 'M-1-15C0-10-2-6 1-2S0 5 3 10', hatch: 'M2-9 7 2M3-4 10 7M3 2 8 10' },
    { face: 'M-13 9C-8-2-5-7-2-12 2-6 4-8 7-4 10 0 12 5 15 9', ridge: 'M-2-12C-1-7-3-3 0 1S-1 6 1 9', hatch: 'M1-6 5 4M2-1 8 8M8-2 11 6' },
];

const FLAG_CLOTH = 'M-7-13c6-3 9 2.5 18 0-3.5 4.5-3.5 7 0 12-9 2.5-12-3-18 0z';
export const FLAG = { pole: 'M-7 12V-14', cloth: FLAG_CLOTH };

/** A toothed disc. */
export function medalPath(r: number, teeth = 12): string {
    const points = Array.from({ length: teeth * 2 }, (_, k) => {
        const [a, q] = [(Math.PI * k) / teeth, k % 2 === 0 ? r : r * 0.86];
        return `${(Math.sin(a) * q).toFixed(1)} ${(-Math.cos(a) * q).toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
}
