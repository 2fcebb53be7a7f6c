import { describe, expect, test } from 'vitest';
import type { EnginePort } from '../../src/engine/engineClient.ts';
import { engineBehind } from '../../src/package/engine.ts';
import type { Reach, Replier, ReviewOptions } from '../../src/package/engineTypes.ts';
import { readInputs, readLink, recordOf, setupOf, writeFiles } from '../../src/package/formats.ts';
import { movesOf, positionOf } from '../../src/package/game.ts';
import { filesIn } from '../../src/package/packageMessages.ts';
import { SHORTEST } from '../../testkit/game/specialGames.ts';

/** Passes invalid types, as a caller without types may. */
const any = (value: unknown): never => value as never;

const silentPort = (): EnginePort => ({
  stopFlag: undefined,
  post: () => {},
  onMessage: () => {},
  onError: () => {},
  terminate: () => {},
});
const engine = engineBehind(silentPort);

const refusal = async (answer: () => unknown): Promise<string> => {
  try {
    await answer();
    return 'accepted';
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
};

describe('the limit of a search is checked before the engine is called:', () => {
  test.each<[unknown, string]>([
    [{ milliseconds: Number.NaN }, 'RangeError: milliseconds must be from 1 to 86400000, not NaN.'],
    [{ milliseconds: 1e12 }, 'RangeError: milliseconds must be from 1 to 86400000, not 1000000000000.'],
    [{ milliseconds: '5' }, 'TypeError: milliseconds must be a number, not "5".'],
    [{ depth: 'x' }, 'TypeError: depth must be a number, not "x".'],
    [{ depth: -1 }, 'RangeError: depth must be from 1 to 64, not -1.'],
    [{ depth: 2.5 }, 'RangeError: depth must be a whole number, not 2.5.'],
    [{ depth: Infinity }, 'RangeError: depth must be from 1 to 64, not Infinity.'],
    [{ solve: 1 }, 'TypeError: solve must be true or false, not 1.'],
    [{ signal: {} }, 'TypeError: signal must be an AbortSignal, not an object.'],
    [{ dept: 3 }, 'TypeError: There is no option "dept". Known are depth, milliseconds, solve, signal.'],
    [null, 'TypeError: The options must be an object, not null.'],
  ])('%j', async (reach, says) => {
    expect(await refusal(() => engine.bestMove('f5', reach as Reach))).toBe(says);
  });
});

describe('a position is checked:', () => {
  test.each<[unknown, string]>([
    [
      undefined,
      'TypeError: The position must be one of @flipside/game, moves such as "f5d6", or { moves, setup }.',
    ],
    [
      { rules: 'chess' },
      'TypeError: The position must be one of @flipside/game, moves such as "f5d6", or { moves, setup }.',
    ],
    ...[{}, { lo: 1, hi: 'x' }, { lo: 'x', hi: 1 }].map((black): [unknown, string] => [
      { ...positionOf('f5'), discs: { ...positionOf('f5').discs, black } },
      'TypeError: The position must be one of @flipside/game, moves such as "f5d6", or { moves, setup }.',
    ]),
    ['f5z9', 'RangeError: Not a list of moves: f5z9'],
    [{ moves: 3 }, 'TypeError: The moves must be a string, not 3.'],
    ...[null, {}, { game: 'othello' }].map((setup): [unknown, string] => [
      { moves: 'f5', setup },
      'TypeError: The setup must come from setupOf, a tree or a record.',
    ]),
    [SHORTEST, 'RangeError: The game is over: there is no move to find.'],
    [positionOf(SHORTEST), 'RangeError: The game is over: there is no move to find.'],
  ])('%j', async (position, says) => {
    expect(await refusal(() => engine.analyze(any(position)))).toBe(says);
  });
});

test('callbacks must be functions', async () => {
  const says = 'TypeError: onReport must be a function, not 3.';
  expect(await refusal(() => engine.analyze('f5', { onReport: any(3) }))).toBe(says);
});

test.each<[Replier, RegExp]>([
  [{ opponent: any('kasparov') }, /^RangeError: opponent is one of flipside, .*, not "kasparov"\.$/],
  [{ level: 13 }, /^RangeError: level must be from 1 to 12, not 13\.$/],
  [{ level: 1.5 }, /^RangeError: level must be a whole number, not 1\.5\.$/],
  [{ seed: -1 }, /^RangeError: seed must be from 0 to 4294967295, not -1\.$/],
])('the opponent is checked: %j', async (replier, says) => {
  expect(await refusal(() => engine.reply('f5', replier))).toMatch(says);
});

test.each<Replier>([
  { level: 1, seed: 0 },
  { level: 12, seed: 4294967295 },
])("the opponent's limits are inclusive: %j", async replier => {
  const asked = new Promise(resolve => setImmediate(() => resolve('the engine is asked')));
  const answer = refusal(() => engine.reply('f5', replier));
  expect(await Promise.race([answer, asked])).toBe('the engine is asked');
});

test('a review needs a game and a valid effort', async () => {
  const options = { effort: 'huge' } as unknown as ReviewOptions;
  expect(await refusal(() => engine.review('f5', options))).toMatch(
    /^RangeError: effort is one of quick, standard, long/,
  );
  expect(await refusal(() => engine.review(any(7)))).toMatch(/^TypeError: The game must be its moves/);
});

test.each<[unknown, string]>([
  [{ files: 'here' }, 'TypeError: files must be an object with wasm, weights or worker.'],
  [{ files: { wams: 'x' } }, 'TypeError: There is no file "wams". Known files are wasm, weights and worker.'],
  [{ files: { wasm: 3 } }, 'TypeError: files.wasm must be an address: a string or a URL.'],
  [{ file: {} }, 'TypeError: There is no option "file". Known are files.'],
])('the addresses of the files are checked: %j', async (options, says) => {
  expect(await refusal(() => filesIn(options as never))).toBe(says);
});

test.each<[() => unknown, string]>([
  [
    () => setupOf(any('chess')),
    'RangeError: game is one of othello, reversi, anti, xot, octagon, blocked, connect4, not "chess".',
  ],
  [() => setupOf(any(undefined)), 'TypeError: game must be a string, not undefined.'],
  [() => setupOf('othello', any(6)), 'TypeError: size must be a string, not 6.'],
  [() => positionOf(any(null)), 'TypeError: The moves must be a string, not null.'],
  [() => movesOf('f5', any(3)), 'TypeError: The setup must come from setupOf, a tree or a record.'],
  [() => readInputs(any('f5d6')), 'TypeError: The inputs must be a list of { content, name? }.'],
  [
    () => readInputs([any('f5d6')]),
    'TypeError: Each input must be { content, name? }, with a string or a Uint8Array as content.',
  ],
  [
    () => readInputs([{ content: any(5) }]),
    'TypeError: Each input must be { content, name? }, with a string or a Uint8Array as content.',
  ],
  [
    () => readInputs([], any('doc')),
    'RangeError: format is one of txt, ggf, sgf, pgn, obf, wtb, link, json, not "doc".',
  ],
  [
    () => writeFiles(any('doc'), [recordOf(setupOf('othello'), [])]),
    'RangeError: output is one of txt, ggf, sgf, obf, wtb, link, json, not "doc".',
  ],
  [
    () => writeFiles('sgf', [any({})]),
    'TypeError: A record must come from readInputs, readLink or recordOf.',
  ],
  [
    () => writeFiles('wtb', [recordOf(setupOf('connect4'), [])]),
    'RangeError: Record 1 cannot be written as wtb.',
  ],
  [() => readLink(any(4)), 'TypeError: The link must be a string, not 4.'],
])('rules and formats reject invalid arguments: %s', async (call, says) => {
  expect(await refusal(call)).toBe(says);
});

test('valid arguments are accepted: text and bytes, and an abort signal', async () => {
  const content = 'f5d6c3';
  for (const input of [{ content }, { content: new TextEncoder().encode(content), name: 'game.txt' }])
    expect(readInputs([input]).records).toHaveLength(1);
  const reach = { signal: AbortSignal.abort() };
  expect(await refusal(() => engine.bestMove('f5', reach))).toMatch(/^AbortError/);
});
