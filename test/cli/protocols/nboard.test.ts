import { describe, expect, test } from 'vitest';
import type { Thinker } from '../../../cli/engine/thinker.ts';
import { clockTime } from '../../../cli/protocols/clocks.ts';
import { NBoardSession } from '../../../cli/protocols/nboard.ts';
import { hintLines } from '../../../cli/protocols/nboardAnswers.ts';
import { NBoardState } from '../../../cli/protocols/nboardState.ts';
import { legalMoves, STANDARD_START } from '../../../src/game/othello/position.ts';
import type { Square } from '../../../src/game/square.ts';
import { movesOf, specialGame } from '../formats/writtenGames.ts';
import { makeEndlessThinker, makeFakeThinker } from './fakeThinker.ts';

const open = (thinker: Thinker, milliseconds?: number) => {
  const said: string[] = [];
  const write = (line: string): void => void said.push(line);
  return { said, session: new NBoardSession({ thinker, write, milliseconds }) };
};

const answers = async (...lines: readonly string[]): Promise<readonly string[]> => {
  const { said, session } = open(makeFakeThinker());
  for (const line of lines) await session.receive(line);
  return said;
};

/** The searches requested by these lines. */
const questionAfter = async (milliseconds: number | undefined, ...lines: readonly string[]) => {
  const thinker = makeFakeThinker();
  const { session } = open(thinker, milliseconds);
  for (const line of lines) await session.receive(line);
  return thinker.questions[0];
};

const START = '8 ---------------------------O*------*O--------------------------- *';
const ggf = (moves: string, properties = ''): string =>
  `(;GM[Othello]PC[NBoard]${properties}BO[${START}]${moves};)`;
/** The example in the description of the protocol. */
const EXAMPLE = `(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]RE[?]TI[15:00]TY[8]BO[${START}]B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)`;

test('a dialogue of version 2', async () => {
  expect(
    await answers('nboard 2', 'set depth 6', 'set contempt 0', `set game ${EXAMPLE}`, 'ping 1', 'go'),
  ).toEqual([
    'set myname Flipside',
    'set myname Flipside6',
    'pong 1',
    'status Flipside is thinking',
    'nodestats 100 0.005',
    'search G3 2.00 0 1',
    'nodestats 200 0.010',
    'search G3 2.00 0 2',
    '=== G3/2.00/0.010',
    'status Flipside is waiting',
  ]);
});

test('a dialogue of version 1, with bare moves', async () => {
  const said = await answers(
    'nboard 1',
    'set depth 2',
    `set game ${ggf('')}`,
    'F5',
    'd6/1.50/0.2',
    'go',
    'learn',
  );
  expect(said.filter(line => /^(===|learned)/.test(line))).toEqual(['=== C3/2.00/0.010', 'learned']);
});

test('go does not play the move; move does', async () => {
  const said = await answers('go', 'go', 'move D3//0.5', 'go');
  expect(said.filter(line => line.startsWith('==='))).toEqual([
    '=== D3/2.00/0.010',
    '=== D3/2.00/0.010',
    '=== C3/2.00/0.010',
  ]);
});

test('a hint scores as many moves as requested, best first, at every depth, and searches bad moves less deeply', async () => {
  const said = await answers('set depth 3', 'hint 3');
  const lines = (depth: number) => ['D3 2.00', 'C4 1.00', 'F5 0.00'].map(move => `search ${move} 0 ${depth}`);
  expect(said.filter(line => line.startsWith('search'))).toEqual([...lines(1), ...lines(2)]);
  expect(await questionAfter(undefined, 'hint 3')).toMatchObject({ every: 3, lag: true });
});

test('a hint prints the search depth of each move', () => {
  const [square, other] = [...legalMoves(STANDARD_START)] as [Square, Square];
  const best = { square, score: 4, exact: false, depth: 9 };
  const moves = [best, { square: other, score: -4, exact: false, depth: 3 }];
  const result = { ...best, evaluations: 1, milliseconds: 1, moves };
  expect(hintLines(STANDARD_START, result, 2)).toEqual(['search D3 4.00 0 9', 'search C4 -4.00 0 3']);
});

test.each([
  ['nboard', 'Not a version of the protocol: '],
  ['set depth x', 'Not a depth: x'],
  ['set depth 0', 'Not a depth: 0'],
  ['set contempt 101', 'Not a contempt: 101'],
  ['move', 'Not a legal move: '],
  ['move a1', 'Not a legal move: a1'],
  ['move PA', 'Not a legal move: PA'],
  ['a1', 'Not a legal move: a1'],
  ['hint 0', 'Not a number of moves: 0'],
  ['ping', 'Not a number to answer with: '],
  ['set game', 'The game cannot be read. There is nothing to read.'],
  ['set game (;GM[Chess];)', 'The game cannot be read. The game is "Chess", not Othello.'],
  [
    'set game (;GM[Othello]BO[6 -- *];)',
    'The game cannot be read. "BO" is not part of a board: X is Black, O is White, and - is empty.',
  ],
  ['set game (;GM[Othello]TY[6];)', 'Only games of Othello on 8x8 squares can be played.'],
  ['set game (;GM[Othello]TY[8a];)', 'Only games of Othello on 8x8 squares can be played.'],
  [`set game ${ggf('B[f5]W[d6]B[pa]')}`, 'Only games of Othello on 8x8 squares can be played.'],
  [`set game ${ggf('B[a1]')}`, 'The game cannot be read. Move 1, a1, is not legal.'],
  [`set game ${ggf('W[f5]')}`, 'The game cannot be read. Move 1, f5, is given to the wrong side.'],
])('"%s" is reported as a status, and the session continues', async (command, sentence) => {
  expect(await answers(command, 'ping 7')).toEqual([`status ${sentence}`, 'pong 7']);
});

test.each(['nonsense', 'toString', 'set', 'set colour red'])('"%s" is ignored', async command => {
  expect(await answers(command, 'ping 7')).toEqual(['pong 7']);
});

test.each([
  ['TI[15:00]', { black: 900, white: 900 }],
  ['TI[05:00/00:10/02:00]', { black: 300, white: 300 }],
  ['TI[1:00:00]', { black: 3600, white: 3600 }],
  ['TI[15]', { black: 900, white: 900 }],
  ['TB[5]TW[10]', { black: 300, white: 600 }],
  ['TI[?]', undefined],
])('the clocks of a game with %s have %j seconds, less what each side has used', (clock, seconds) => {
  const state = new NBoardState(undefined);
  const reachAfter = (moves: string) => {
    state.setGame(ggf(moves, clock));
    return state.reachOnClock;
  };
  expect(reachAfter('B[f5//1.5]')).toEqual(
    seconds === undefined ? state.reach : clockTime(1000 * seconds.white, 59),
  );
  expect(reachAfter('B[f5//1.5]W[d6/0/20]B[c3//2]W[d3]')).toEqual(
    seconds === undefined ? state.reach : clockTime(1000 * (seconds.black - 3.5), 56),
  );
});

test('an unreadable game leaves the previous one in place', async () => {
  const said = await answers('move f5', `set game ${ggf('B[a1]')}`, 'move d6', 'ping 1');
  expect(said).toEqual([expect.stringMatching(/^status The game cannot be read/), 'pong 1']);
});

describe('a game with many passes', () => {
  const game = specialGame('most-passes');
  const written = (turns: typeof game.turns): string =>
    turns
      .map(
        ({ color, name }) =>
          `${color === 'black' ? 'B' : 'W'}[${name === 'pass' ? 'PA' : name.toUpperCase()}]`,
      )
      .join('');

  test.each([
    ['said', game.turns],
    ['left out', movesOf(game)],
  ])('is read with the passes %s', async (_, turns) => {
    expect(await answers(`set game ${ggf(written(turns))}`, 'go')).toEqual([
      'status The game is over',
      '=== PA',
    ]);
  });

  test('gets a pass as the answer where it is forced', async () => {
    const at = game.turns.findIndex(({ name }) => name === 'pass');
    const said = await answers(
      `set game ${ggf(written(game.turns.slice(0, at)))}`,
      'go',
      'hint 1',
      'move PA',
      'go',
    );
    expect(said.filter(line => /^(===|search)/.test(line))).toEqual([
      '=== PA',
      expect.stringMatching(/^search PA\S\S -2.00 0 1$/),
      expect.stringMatching(/^search PA\S\S -2.00 0 2$/),
      expect.stringMatching(/^search [A-H]\d 2.00 0 1$/),
      expect.stringMatching(/^search [A-H]\d 2.00 0 2$/),
      expect.stringMatching(/^=== [A-H]\d\/2.00/),
    ]);
  });

  test('is analyzed from its end, with every pass as a move', async () => {
    const said = await answers(`set game ${ggf(written(movesOf(game)))}`, 'analyze');
    const numbers = said.filter(line => line.startsWith('analysis')).map(line => Number(line.split(' ')[1]));
    expect(numbers).toEqual(
      Array.from({ length: game.turns.length + 1 }, (_, index) => game.turns.length - index),
    );
    expect(said).toContain(`analysis ${game.turns.length} 64.00`);
  });
});

test.each([
  ['a hint', ['hint 1'], ['search D3 2.00 0 1', 'status Flipside is waiting']],
  ['a go with the best move found', ['go'], ['=== D3/2.00/0.005', 'status Flipside is waiting']],
  ['an analysis', [`set game ${EXAMPLE}`, 'analyze'], [expect.any(String)]],
])('a ping ends %s, and is answered after it', async (_, lines, last) => {
  const { said, session } = open(makeEndlessThinker());
  for (const line of lines) void session.receive(line);
  await session.receive('ping 3');
  expect(said.slice(-1 - last.length)).toEqual([...last, 'pong 3']);
  expect(said.filter(line => line.startsWith('analysis')).length).toBeLessThan(2);
});

test('ending early ends this search and later ones with their results so far', async () => {
  const { said, session } = open(makeEndlessThinker());
  void session.receive('go');
  const last = session.receive('hint 1');
  session.hurry();
  await last;
  expect(said.filter(line => line.startsWith('===') || line.endsWith('is waiting'))).toEqual([
    '=== D3/2.00/0.005',
    'status Flipside is waiting',
    'status Flipside is waiting',
  ]);
});

describe('the search limit', () => {
  const CLOCK = ggf('B[f5//200]W[d6//100]', 'TI[05:00]');

  test.each<[string, number | undefined, readonly string[], object]>([
    ['the depth that is set', undefined, ['set depth 14', 'go'], { depth: 14 }],
    ['the time of the command line', 20, ['go'], { milliseconds: 20 }],
    ['whichever comes first', 20, ['set depth 14', 'hint 1'], { depth: 14, milliseconds: 20 }],
    ['the depth even with a clock', undefined, ['set depth 14', `set game ${CLOCK}`, 'go'], { depth: 14 }],
  ])('is %s', async (_, milliseconds, lines, reach) => {
    expect((await questionAfter(milliseconds, ...lines))?.reach).toEqual(reach);
  });

  test('is a share of the clock in a game that has one', async () => {
    const black = await questionAfter(undefined, `set game ${CLOCK}`, 'go');
    const white = await questionAfter(undefined, `set game ${CLOCK}`, 'move c3//99', 'go');
    expect(black?.reach.milliseconds).toBeLessThan(100_000 / 10);
    expect(white?.reach.milliseconds).toBeGreaterThan(black?.reach.milliseconds ?? 0);
  });
});
