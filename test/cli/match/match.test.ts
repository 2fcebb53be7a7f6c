import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { fromRoot } from '../../../tools/paths.ts';
import { flipside } from '../flipside.ts';
import { Dialogue } from '../protocols/dialogue.ts';

const OPENINGS = '% three openings\nf5d6c3d3c4f4\n\nF5 F6 E6 F4\nf5d6c5f4e3c6\n';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flipside-match-'));
  writeFileSync(join(folder, 'openings.txt'), OPENINGS);
});

const match = async (first: string, second: string, ...words: readonly string[]) => {
  const openings = join(folder, 'openings.txt');
  const { stdout, stderr, exitCode } = await flipside([
    'match',
    '--first',
    first,
    '--second',
    second,
    '--openings',
    openings,
    ...words,
  ]);
  const lines = stdout
    .trimEnd()
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));
  return { games: lines.slice(0, -1), summary: lines.at(-1), stderr, exitCode };
};

const read = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));

/** A program that answers every line with the same text. */
const parrot = (answer: string): string => {
  const path = join(folder, 'parrot.mjs');
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
     createInterface({ input: process.stdin }).on('line', line => ${answer});`,
  );
  return `"${process.execPath}" "${path}"`;
};

test('every opening is played with both colors, and the match is summed up', async () => {
  const { games, summary } = await match('minimax:depth=3', 'random:seed=5');
  expect(games.map(({ game, black }) => [game, black])).toEqual(
    [0, 1, 2, 3, 4, 5].map(game => [game, game % 2 === 0 ? 'first' : 'second']),
  );
  expect(games.map(({ opening }) => opening)).toEqual(
    ['f5d6c3d3c4f4', 'f5f6e6f4', 'f5d6c5f4e3c6'].flatMap(opening => [opening, opening]),
  );
  expect(
    games.every(({ transcript, opening, reason }) => transcript.startsWith(opening) && reason === 'score'),
  ).toBe(true);
  const wins = games.filter(({ winner }) => winner === 'first').length;
  expect(summary).toMatchObject({ games: 6, wins, percent: expect.any(Number), first: { failures: 0 } });
  expect(summary.first.slowestMs).toBeGreaterThan(0);
});

test('a stopped match continues as if it had not stopped', async () => {
  const players = ['random:seed=1', 'random:seed=2'] as const;
  const [whole, part] = [join(folder, 'whole.log'), join(folder, 'part.log')];
  const { summary } = await match(...players, '--log', whole, '--seed', '3');
  await match(...players, '--log', part, '--seed', '3', '--games', '2');
  appendFileSync(part, '{"game":2,"fir');
  const resumed = await match(...players, '--log', part, '--seed', '3');
  expect(resumed.games.map(({ game }) => game)).toEqual([2, 3, 4, 5]);
  expect(read(part).map(({ transcript }) => transcript)).toEqual(
    read(whole).map(({ transcript }) => transcript),
  );
  expect(resumed.summary).toMatchObject({ games: 6, wins: summary.wins, meanScore: summary.meanScore });
});

test('an interrupted match ends at once, and its log has only whole games', async () => {
  const log = join(folder, 'match.log');
  const dialogue = new Dialogue(
    ...[
      'match',
      '--first',
      'random',
      '--second',
      parrot("console.log(line.startsWith('genmove') ? '= what\\n' : '=\\n')"),
    ],
    ...['--openings', join(folder, 'openings.txt'), '--log', log, '--games', '1000000'],
  );
  await dialogue.waitFor(/"game":2/);
  const ended = dialogue.ended();
  dialogue.child.kill('SIGINT');
  expect(await ended).toEqual({ exitCode: 130, signal: null });
  expect(dialogue.stderr).toBe('');
  expect(read(log).length).toBeGreaterThanOrEqual(3);
});

test('the log of another match is refused', async () => {
  const log = join(folder, 'match.log');
  await match('random', 'random:seed=1', '--log', log, '--games', '1');
  const { exitCode, stderr } = await match('random', 'random:seed=2', '--log', log);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: `flipside: ${log} is the log of another match: of other players, openings or another seed.\n`,
  });
});

describe('a program', () => {
  test.each(['gtp', 'nboard'])('that speaks %s plays whole games', async protocol => {
    const command = `"${process.execPath}" "${fromRoot('cli', 'bin.js')}" ${protocol} --ms 1`;
    const { games, summary } = await match(command, 'random:seed=4', '--games', '2');
    expect(games.map(({ reason }) => reason)).toEqual(['score', 'score']);
    expect(summary.first.failures).toBe(0);
  });

  test.each([
    ['playing an illegal move', "console.log(line.startsWith('genmove') ? '= a1\\n' : '=\\n')", 'illegal'],
    ['answering nonsense', "console.log(line.startsWith('genmove') ? '= what\\n' : '=\\n')", 'illegal'],
    ['resigning', "console.log(line.startsWith('genmove') ? '= resign\\n' : '=\\n')", 'resigned'],
    ['crashing', "line.startsWith('genmove') ? process.exit(3) : console.log('=\\n')", 'crash'],
    ['refusing', "console.log('? no\\n')", 'crash'],
  ])('that is %s loses', async (_, answer, reason) => {
    const { games, summary } = await match(parrot(answer), 'random', '--games', '2');
    expect(games.map(game => [game.reason, game.winner, game.score])).toEqual([
      [reason, 'second', -64],
      [reason, 'second', -64],
    ]);
    expect(summary).toMatchObject({ losses: 2, percent: 0, elo: null, first: { failures: 2 } });
  });

  test('that says nothing loses by time', async () => {
    const { games } = await match(parrot('undefined'), 'random', '--games', '1', '--timeout', '200');
    expect(games).toMatchObject([{ reason: 'timeout', winner: 'second', score: -64 }]);
  });
});

test.each([
  [['--first', 'random', '--second', 'random'], 'The option --openings is needed.'],
  [['--first', 'nobody', '--second', 'random'], '"nobody" is neither the name of a player nor a program.'],
  [
    ['--first', 'random', '--second', 'arthur:seed=x'],
    '"arthur:seed=x" cannot be read: "seed=x" is none of seed=0-999999999.',
  ],
  [
    ['--first', 'flipside:speed=3', '--second', 'random'],
    '"flipside:speed=3" cannot be read: "speed=3" is none of level=1-12, ms=1-3600000, depth=1-60, seed=0-999999999, threads=1-16.',
  ],
])('%j is bad input', async (words, sentence) => {
  expect(await flipside(['match', ...words])).toMatchObject({
    exitCode: 2,
    stderr: `flipside: ${sentence}\n`,
  });
});
