// engine.test.mjs: the C table in Chromium: the same checks as in Node (test/engine-checks.mjs), through the page's own worker.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, beforeEach, test } from 'node:test';
import { goldenFolder, nativeAnswers } from '../test/parts.mjs';
import { bare, browser, LONG, sources } from './lib.mjs';

const SETUPS = Number(process.env.SETUPS ?? 1); // per game and player count
let server, chrome, page;

before(async () => {
    server = await sources('engine');
    chrome = await browser();
});

/** A page of its own for every test, with a worker that has no tables yet. */
beforeEach(async () => {
    await page?.close();
    page = await bare(chrome, server, '<!doctype html><title>blank</title>');
    await page.evaluate(async () => {
        const { WorkerTransport } = await import('/src/transport/transport.ts');
        globalThis.checks = await import('/test/engine-checks.mjs');
        const transport = WorkerTransport.start();
        // As text again: what the worker answered, refusals too.
        globalThis.ask = async ({ id = null, do: verb, ...request }) => {
            try {
                return JSON.stringify({ id, ok: true, ...(await transport.ask(verb, request)) });
            } catch ({ code, message, rule, field }) {
                return JSON.stringify({ id, ok: false, error: { code, message, rule, field } });
            }
        };
    });
});

after(async () => {
    await chrome?.close();
    await server?.close();
});

test('golden records replay to their hashes and scores in Chromium', async () => {
    const records = readdirSync(goldenFolder()).filter((name) => name.endsWith('.sbg'));
    assert.ok(records.length > 10);
    for (const name of records) {
        const record = readFileSync(`${goldenFolder()}/${name}`, 'utf8');
        assert.ok(await page.evaluate((text) => checks.checkRecord(ask, text), record) > 0, name);
    }
});

test('every game is played in Chromium as by the native program', async () => {
    // Two players each: in Node, with the same module, any number of them.
    const transcript = await page.evaluate(async ([perCount, every]) => {
        const all = [];
        for await (const setup of checks.setups(ask, perCount, 21))
            if (every || setup.players === 2) all.push(...(await checks.playSession(ask, setup)).transcript);
        return all;
    }, [SETUPS, LONG]);
    const native = await nativeAnswers(transcript.map(([request]) => request));
    assert.equal(native.length, transcript.length);
    assert.ok(transcript.length > 1000);
    transcript.forEach(([request, answer], i) => {
        const found = JSON.parse(answer), told = JSON.parse(native[i]);
        if (!Array.isArray(JSON.parse(request).id)) // the transport numbers requests itself
            assert.deepEqual(found, told, request);
    });
});
