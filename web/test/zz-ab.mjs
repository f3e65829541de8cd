import { readFileSync } from 'node:fs';
import { load } from './parts.mjs';
const cpu = () => process.cpuUsage().user / 1000;
const { WasmEngine } = await load('transport/wasm-engine.ts');
const [game, most, rounds, ...dirs] = process.argv.slice(2);
const times = {};
for (let r = 0; r < +rounds; r++) for (const d of dirs) {
    const engine = await WasmEngine.start(readFileSync(`${d}/sagebrush.wasm`));
    await engine.addGame(readFileSync(`${d}/${game}.wasm`));
    if (game !== 'goldriver') engine.takeWeights(new Uint8Array(readFileSync(new URL(`../../weights/${game}.sbw`, import.meta.url))));
    const run = (m) => { let n = 0; for (let seed = 1; n < m; seed++) { let p = engine.ask({ do: 'new', game, players: 2, seed, seats: [{ bot: 'best' }, { bot: 'best' }] }); const t = p.table; for (; !p.over && n < m; n++) p = engine.ask({ do: 'step', table: t }); } return n; };
    run(30);
    const b = cpu(); run(+most); (times[d] ??= []).push(Math.round(cpu() - b));
}
for (const d of dirs) console.log(d, Math.min(...times[d]), times[d].join(' '));
