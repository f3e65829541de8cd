// gwt-measure.mjs: what is measured of Great Western Trail's board in Chromium.  It runs in the page and needs nothing but the page.

/** In the page: does anything scroll, which texts are too small, which tiles, labels and tokens lie over one another? */
export function measure() {
    const board = document.querySelector('.board');
    const scroll = document.documentElement.scrollHeight > innerHeight || board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1;
    const shown = (el) => el.getClientRects().length > 0;
    const k = document.querySelector('.gwt .all').getBoundingClientRect().width / document.querySelector('.gwt .all').offsetWidth;
    const small = [];
    const sizes = new Map(); // by class: texts of a class have one size
    for (const text of document.querySelectorAll('.gwt.room svg text')) {
        const kind = text.getAttribute('class');
        if (!sizes.has(kind)) sizes.set(kind, parseFloat(getComputedStyle(text).fontSize) * k);
        const size = sizes.get(kind);
        if (size < 11.95 && shown(text) && text.textContent.trim()) small.push(`${text.textContent} ${size.toFixed(1)}`);
    }
    const boxes = (selector) => [...document.querySelectorAll(selector)].filter(shown).map((el) => ({ el, box: el.getBoundingClientRect() }));
    const over = [];
    const nameOf = (el) => Object.entries(el.dataset).map(([k, v]) => `${k} ${v}`).join(' ') + ` of ${el.closest('[data-piece]')?.dataset.piece ?? 'the sheet'}`;
    const placeOf = (el) => el.dataset.badge ?? el.closest('[data-piece]')?.dataset.piece.replace('place:', '') ?? `herder ${el.dataset.herder}`;
    const apart = (list, slack, besides = null) => {
        for (const [i, a] of list.entries())
            for (const b of besides ?? list.slice(0, i)) {
                if (besides && placeOf(a.el) === placeOf(b.el)) continue;
                const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
                const h = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
                if (w > slack * k && h > slack * k) over.push(`${nameOf(a.el)} / ${nameOf(b.el)} ${w.toFixed(0)}x${h.toFixed(0)}`);
            }
    };
    apart(boxes('.gwt .sheet [data-tile]'), 7); // hands and pines reach a little over the edge of their tile
    apart(boxes('.gwt .sheet [data-label]'), 3);
    // Tokens: steps and fees, herders, engines, discs.  A herder and its badge stand on the corner of their own tile, over no other.
    const tokens = boxes('.gwt .sheet :is([data-badge], [data-herder])');
    apart(tokens, 5); // round ones: their corners are empty
    apart(boxes('.gwt .sheet [data-engine]'), 5);
    apart(boxes('.gwt .sheet [data-label] [data-disc]'), 1);
    apart(boxes('.gwt .sheet [data-badge]'), 9, boxes('.gwt .sheet [data-tile]'));
    return { scroll, small: small.slice(0, 5), over: over.slice(0, 12) };
}

