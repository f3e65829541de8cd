// glyphs.mjs: path data of glyphs, drawn on a grid of whole units of their 512: finer is never seen, and the page is lighter.

const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The path as [command, numbers...] rows; the flags of arcs may stand without a space. */
function rows(d) {
    const out = [];
    for (const [, command, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
        const n = ARGUMENTS[command.toLowerCase()];
        const numbers = [];
        let text = rest;
        while (text.trim()) {
            const flag = n === 7 && [3, 4].includes(numbers.length % 7);
            const m = (flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/).exec(text);
            numbers.push(Number(m[1]));
            text = text.slice(m[0].length);
        }
        if (n === 0) out.push([command]);
        for (let i = 0; i < numbers.length; i += n) {
            const c = i > 0 && command === 'm' ? 'l' : i > 0 && command === 'M' ? 'L' : command;
            out.push([c, ...numbers.slice(i, i + n)]);
        }
    }
    return out;
}

/** Rounds every row; ends of relative rows are rounded where they really lie, so that errors do not add up.  With a scale of 1/4 the
 *  grid is 128 wide. */
export function rounded(d, scale = 1) {
    let at = [0, 0], shown = [0, 0], start = [0, 0], shownStart = [0, 0];
    let text = '', last = '';
    for (const [c, ...full] of rows(d)) {
        const k = c.toLowerCase(), relative = c === k;
        const v = full.map((x, i) => (k === 'a' && i > 1 && i < 5 ? x : x * scale)); // not the turn and the flags of arcs
        const out = v.map((x, i) => {
            if (k === 'a' && i < 5) return i < 2 ? Math.max(1, Math.round(x)) : Math.round(x);
            const axis = k === 'v' ? 1 : k === 'h' ? 0 : k === 'a' ? (i - 5) % 2 : i % 2;
            return relative ? Math.round(at[axis] + x) - shown[axis] : Math.round(x);
        });
        if (k === 'z') (at = [...start]), (shown = [...shownStart]);
        else {
            const end = (from, w) =>
                k === 'h' ? [relative ? from[0] + w[0] : w[0], from[1]]
                : k === 'v' ? [from[0], relative ? from[1] + w[0] : w[0]]
                : w.slice(-2).map((x, i) => (relative ? from[i] + x : x));
            at = end(at, v);
            shown = end(shown, out);
            if (k === 'm') (start = [...at]), (shownStart = [...shown]);
        }
        const follows = c === last && k !== 'm';
        text += (follows ? (out[0] < 0 ? '' : ' ') : c) + out.join(' ').replaceAll(' -', '-');
        last = c;
    }
    return text;
}
