import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parsed } from '../flipside.ts';
import { runProgram } from '../runProgram.ts';

/** Debian installs games outside of other users' path. */
const RHINO = ['/usr/games/gtp-rhino', '/usr/bin/gtp-rhino', '/usr/local/bin/gtp-rhino'].find(path =>
  existsSync(path),
);
const OPENINGS = ['f5d6c3d3c2b2a1f4', 'f5d6c3d3c2d2c7g5', 'f5f6e6f4e3c5c4e7'];

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
