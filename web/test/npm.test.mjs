// npm.test.mjs: scripts/npm.sh says what to do when npm fails or is not there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

let folder;
before(() => {
    folder = mkdtempSync(join(tmpdir(), 'sagebrush-npm-'));
    for (const name of ['scripts', 'web', 'bin']) mkdirSync(join(folder, name));
    cpSync(join(import.meta.dirname, '../../scripts/npm.sh'), join(folder, 'scripts/npm.sh'));
    for (const name of ['bash', 'dirname']) symlinkSync(spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim(), join(folder, 'bin', name));
});
after(() => rmSync(folder, { recursive: true }));

const run = (...args) => spawnSync(join(folder, 'scripts/npm.sh'), args, { encoding: 'utf8', env: { PATH: join(folder, 'bin') } });

test('without npm the terminal is the way', () => {
    const { status, stderr } = run('ci');
    assert.equal(status, 1);
    assert.match(stderr, /make play-terminal/);
});

test('packages that cannot be fetched: the error of npm stays one, and what to do is the last line', () => {
    const npm = join(folder, 'bin/npm');
    writeFileSync(npm, '#!/bin/sh\necho "npm error network" >&2\nexit 7\n');
    chmodSync(npm, 0o755);
    const { status, stderr } = run('ci');
    assert.equal(status, 7);
    assert.match(stderr.trim().split('\n').at(-1), /make play-terminal/);
    assert.doesNotMatch(run('run', 'check').stderr, /play-terminal/, 'a fault of the sources is not one of the network');
});
