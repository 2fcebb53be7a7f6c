import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discCounts } from '../../src/game/board.ts';
import {
  boardOf,
  drawnFor,
  GAMES,
  type GameName,
  isSetup,
  type Setup,
  startOf,
  startProblem,
} from '../../src/game/games.ts';
import { isOver, legalMoves, type Position, play, winnerOf } from '../../src/game/position.ts';
import { makeRandom, pick } from '../../src/game/random.ts';
import { makeShapeText, parseShapeText, parseSize } from '../../src/game/shape.ts';
import { parseSquare } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { makeStartText, parseStartText, type Start } from '../../src/game/start.ts';

const EDITABLE = GAMES.filter(game => game !== 'xot');

const setupOf = (game: GameName, size?: string, seed = 1): Setup => ({
  game,
  shape: boardOf(game, size === undefined ? undefined : parseSize(size), seed),
  headStart: undefined,
  freePassing: false,
});

/** A position drawn row by row, on an 8x8 board unless the setup says otherwise. */
const drawn = (setup: Setup, rows: readonly string[], turn: Start['turn'] = 'black'): Setup => {
  const text = Array.from({ length: 8 }, (_, row) => (rows[row] ?? '').padEnd(8, '-')).join('');
  const start = parseStartText(`${text} X`)!;
  return { ...setup, start: { ...start, turn } };
};

const startFrom = (setup: Setup, { discs, turn }: Position): Setup => ({ ...setup, start: { discs, turn } });

const randomGame = (setup: Setup, seed: number): readonly Position[] => {
  const random = makeRandom(seed);
  const positions = [startOf(setup)];
  for (let position = startOf(setup); !isOver(position); ) {
    position = play(position, pick(random, [...legalMoves(position)]))!;
    positions.push(position);
  }
  return positions;
};

const facts = (position: Position) => ({
  turn: position.turn,
  moves: legalMoves(position),
  counts: discCounts(position),
  winner: winnerOf(position),
});

const games = fc.constantFrom(...EDITABLE);
const seeds = fc.integer({ min: 0, max: 1e6 });

describe('any position of a game', () => {
  test('goes on in the same way when a game begins from it', () => {
    fc.assert(
      fc.property(games, seeds, seeds, (game, seed, cut) => {
        const setup = setupOf(game, undefined, seed);
        const before = randomGame(setup, seed);
        const at = before[cut % (before.length - 1)]!;
        const from = startFrom(setup, at);
        expect(startProblem(from)).toBeUndefined();
        expect(isSetup(from)).toBe(true);
        expect(facts(startOf(from))).toEqual(facts(at));
        for (const square of legalMoves(at)) expect(play(startOf(from), square)).toEqual(play(at, square));
      }),
      { numRuns: 60 },
    );
  });

  test('cannot be played if the game is over', () => {
    fc.assert(
      fc.property(games, seeds, (game, seed) => {
        const setup = setupOf(game, undefined, seed);
        expect(isSetup(startFrom(setup, randomGame(setup, seed).at(-1)!))).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  test('is read from its text', () => {
    fc.assert(
      fc.property(games, seeds, seeds, (game, seed, cut) => {
        const positions = randomGame(setupOf(game), seed);
        const { discs, turn } = positions[cut % positions.length]!;
        expect(parseStartText(makeStartText({ discs, turn }))).toEqual({ discs, turn });
      }),
      { numRuns: 30 },
    );
  });
});

test('the turn passes to the other side if the side to move has no legal move', () => {
  const setup = drawn(setupOf('othello'), ['XO------']);
  expect(startOf(setup).turn).toBe('black');
  expect(startOf(drawn(setupOf('othello'), ['XO------'], 'white')).turn).toBe('black');
});

test('Reversi begins in its main phase once the centre is full', () => {
  const full = drawn(setupOf('reversi'), ['', '', '', '---XO---', '---OX---']);
  expect(legalMoves(startOf(full)).size).toBe(4);
  const open = drawn(setupOf('reversi'), ['', '', '', '---X----']);
  expect(legalMoves(startOf(open)).size).toBe(3);
  expect(isSetup(open)).toBe(true);
});

test('a hand-made position may have any squares blocked, and keeps them in every match', () => {
  const shape = parseShapeText('8x8-a1b1c1')!;
  const setup = drawn({ ...setupOf('blocked'), shape }, ['', '', '', '---XO---', '---OX---']);
  expect(isSetup(setup)).toBe(true);
  expect(makeShapeText(drawnFor(setup, 99).shape)).toBe('8x8-a1b1c1');
  expect(isSetup({ ...setup, game: 'othello' })).toBe(false);
  expect(isSetup({ ...setup, game: 'octagon' })).toBe(false);
});

test('a hand-made position excludes a head start and XOT', () => {
  const setup = drawn(setupOf('othello'), ['', '', '', '---OX---', '---XO---']);
  expect(isSetup(setup)).toBe(true);
  expect(isSetup({ ...setup, headStart: { color: 'black', kind: 'discs', count: 2 } })).toBe(false);
  expect(isSetup({ ...setup, game: 'xot' })).toBe(false);
});

describe('a position that cannot be played', () => {
  const OTHELLO = setupOf('othello');
  const CONNECT4 = setupOf('connect4');
  const centreBlocked = { ...setupOf('blocked'), shape: { ...OTHELLO.shape } };
  const blocked = {
    ...centreBlocked,
    shape: { ...OTHELLO.shape, squares: OTHELLO.shape.squares.without(parseSquare('d4')) },
  };
  const both = SquareSet.of(parseSquare('a1'), parseSquare('b1'));
  const overlapping: Setup = { ...OTHELLO, start: { discs: { black: both, white: both }, turn: 'black' } };

  test.each([
    ['blockedCentre', drawn(blocked, ['XO------'])],
    ['offBoard', drawn(setupOf('octagon'), ['XO------'])],
    ['offBoard', drawn(setupOf('othello', '6x6'), ['-----XO-'])],
    ['twoColors', overlapping],
    ['empty', drawn(OTHELLO, [])],
    ['centreOpen', drawn(setupOf('reversi'), ['XO------'])],
    ['floating', drawn(CONNECT4, ['', '', '', '', 'X'])],
    ['unequal', drawn(CONNECT4, ['', '', '', '', '', 'O'])],
    ['unequal', drawn(CONNECT4, ['', '', '', '', '', 'XX'])],
    ['notTheirTurn', drawn(CONNECT4, ['', '', '', '', '', 'X'])],
    ['fourInARow', drawn(CONNECT4, ['', '', '', '', '', 'XXXXOOO'], 'white')],
    ['full', drawn(setupOf('othello', '2x2'), ['XO', 'OX'])],
    ['oneColor', drawn(OTHELLO, ['XX------'])],
    ['noMoves', drawn(OTHELLO, ['X------O'])],
  ] as const)('has the problem %s', (problem, setup) => {
    expect(startProblem(setup)).toBe(problem);
    expect(isSetup(setup)).toBe(false);
  });
});

test('text that is no position is refused', () => {
  for (const text of ['', 'X', `${'-'.repeat(63)} X`, `${'-'.repeat(64)} -`, `${'-'.repeat(64)}X`])
    expect(parseStartText(text)).toBeUndefined();
});
