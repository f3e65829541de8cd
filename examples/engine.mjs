// engine.mjs: a client of `sagebrush engine` (docs/protocol.md) in JavaScript: a game of random moves against a bot.
//
//     node examples/engine.mjs build/sagebrush goldriver
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [program = 'build/sagebrush', game = 'goldriver'] = process.argv.slice(2);
const engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
let id = 0;

/** One request, one answer. */
async function ask(request, fields = {}) {
    engine.stdin.write(`${JSON.stringify({ id: ++id, do: request, ...fields })}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error('the engine has ended');
    const answer = JSON.parse(value);
    if (!answer.ok) throw new Error(`${request}: ${answer.error.message}`);
    return answer;
}

let { table, pending, over, hash } = await ask('new', { game, players: 2, seed: 1, seats: ['Ann', { name: 'Bob', bot: 'greedy' }] });
let moves = 0;
while (!over) {
    const seat = pending[0];
    if (seat === 1) {
        ({ pending, over, hash } = await ask('step', { table })); // the bot of the table thinks and plays
    } else {
        const { moves: legal } = await ask('legal', { table, seat });
        ({ pending, over, hash } = await ask('apply', { table, seat, move: legal[moves % legal.length] }));
    }
    moves++;
}
const { scores } = await ask('result', { table });
console.log(`${game}: ${moves} moves, ${scores.length} scores, position ${hash}`);
engine.stdin.end();
