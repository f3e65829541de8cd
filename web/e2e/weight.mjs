// weight.mjs: what a first visit to Gold River costs in bytes over the wire, file by file, against the budget, and what the other games cost
// besides (make weight).  What the service worker fetches afterwards, in the background, so that everything works offline, is not in it.
import { browser, serve, settled, visitor } from './lib.mjs';

const BUDGETS = { goldriver: 300_000, colorado: 80_000, gwt: 150_000 };
const server = await serve();
const chrome = await browser();
const { context, page } = await visitor(chrome, { worker: 'block' });
const client = await context.newCDPSession(page);
const files = new Map();
const names = new Map();
await client.send('Network.enable');
client.on('Network.responseReceived', (e) => names.set(e.requestId, new URL(e.response.url).pathname));
client.on('Network.loadingFinished', (e) => files.set(names.get(e.requestId) ?? e.requestId, e.encodedDataLength));
// Workers have requests of their own; what the page itself saw is completed by what the browser timed.
await page.route('**/*', (route) => route.continue());
const sizes = new Map();
page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes().catch(() => ({ responseBodySize: 0, responseHeadersSize: 0 }));
    sizes.set(new URL(request.url()).pathname, responseBodySize + responseHeadersSize);
});

/** Of a worker's script the page sees the head alone: what its body weighs. */
async function bodyOf(path) {
    const { headers } = await fetch(new URL(path, server.address), { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    return Number(headers.get('content-length'));
}

const seen = new Set();
/** Goes to a table of the game; the files that came for it, and their sum. */
async function visit(game) {
    await page.goto(`${server.address}#/`);
    await page.getByTestId(`play-${game}`).click();
    await page.waitForSelector(`.table[data-game="${game}"]`);
    await settled(page);
    await page.waitForTimeout(500);
    for (const [path, bytes] of sizes) if (!files.has(path)) files.set(path, bytes);
    for (const [path, bytes] of files) if (/\/worker-/.test(path) && !seen.has(path)) files.set(path, bytes + (await bodyOf(path)));
    let total = 0;
    for (const [path, bytes] of [...files].sort((a, b) => b[1] - a[1])) {
        if (seen.has(path)) continue;
        seen.add(path);
        total += bytes;
        console.log(String(bytes).padStart(8), path);
    }
    console.log(String(total).padStart(8), `${game === 'goldriver' ? 'in all' : `more for ${game}`}; the budget is ${BUDGETS[game]}`);
    return total <= BUDGETS[game];
}

const kept = [];
for (const game of Object.keys(BUDGETS)) kept.push(await visit(game));
await chrome.close();
await server.stop();
process.exit(kept.every(Boolean) && [...files.keys()].some((f) => f.endsWith('.wasm')) ? 0 : 1);
