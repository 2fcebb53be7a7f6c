import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parsed } from '../flipside.ts';
import { fuzzLines, GTP_WORDS, NBOARD_WORDS } from '../protocols/fuzzLines.ts';
import { runProgram } from '../runProgram.ts';

/** On Debian games are not in every user's path. */
const RHINO = ['/usr/games/gtp-rhino', '/usr/bin/gtp-rhino', '/usr/local/bin/gtp-rhino'].find(path =>
  existsSync(path),
);
const OPENINGS = ['f5d6c3d3c2b2a1f4', 'f5d6c3d3c2d2c7g5', 'f5f6e6f4e3c5c4e7'];
const FUZZ_LINES = 100_000;
const SEED = 11;

/** Skipped where GRhino is not installed (`apt-get install grhino`). */
test.skipIf(RHINO === undefined)('a match against GRhino is played by the rules of both', async () => {
  const file = join(tmpdir(), `flipside-openings-${process.pid}.txt`);
  writeFileSync(file, OPENINGS.join('\n'));
  const players = ['--first', 'flipside:ms=5', '--second', RHINO ?? ''];
  const { stdout, exitCode } = await runProgram(['match', ...players, '--openings', file]);
  const lines = parsed(stdout);
  expect(exitCode).toBe(0);
  expect(lines.slice(0, -1).map(({ reason }) => reason)).toEqual(OPENINGS.flatMap(() => ['score', 'score']));
  expect(lines.at(-1).percent).toBeGreaterThan(80);
});

test.each([
  ['gtp', GTP_WORDS, '1 name\nquit\n', /=1 Flipside\n\n=\n\n$/],
  ['nboard', NBOARD_WORDS, 'ping 987\nquit\n', /pong 987\n$/],
] as const)('the whole program takes a hundred thousand lines of %s', (protocol, words, last, end) => {
  const input = [...fuzzLines(SEED, FUZZ_LINES, words)].join('\n');
  const bin = join(import.meta.dirname, '..', '..', 'cli', 'bin.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, protocol, '--ms', '1'], {
    input: `${input}\n${last}`,
    encoding: 'latin1',
    maxBuffer: 1e9,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(end);
});
