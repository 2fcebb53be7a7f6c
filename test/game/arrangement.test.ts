import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readArrangement, writeArrangement } from '../../src/formats/text/arrangement.ts';
import {
  type Arrangement,
  arrangementOf,
  canRotate,
  cleared,
  contentAt,
  mirrored,
  rotated,
  setupIn,
  swapped,
  usualArrangement,
  withContent,
  withGame,
  withSize,
  withTurn,
} from '../../src/game/arrangement.ts';
import { boardOf, GAMES, isSetup, startOf } from '../../src/game/games.ts';
import { makeShapeText, parseSize } from '../../src/game/shape.ts';
import { parseSquare, type Square, type SquareName } from '../../src/game/square.ts';

const EDITABLE = GAMES.filter(game => game !== 'xot');
const usual = (game: Arrangement['game'], size?: string): Arrangement =>
  usualArrangement(game, boardOf(game, size === undefined ? undefined : parseSize(size)));
const OTHELLO = usual('othello');
const CONNECT4 = usual('connect4');

const at = (name: SquareName) => parseSquare(name);
const put = (arrangement: Arrangement, discs: Readonly<Partial<Record<SquareName, 'black' | 'white'>>>) =>
  Object.entries(discs).reduce(
    (board, [name, color]) => withContent(board, at(name as SquareName), color),
    arrangement,
  );

/** Random arrangements with discs, empty and blocked squares anywhere. */
const arrangements = fc
  .record({
    game: fc.constantFrom(...EDITABLE),
    width: fc.integer({ min: 4, max: 8 }),
    height: fc.integer({ min: 4, max: 8 }),
    contents: fc.array(fc.constantFrom('black', 'white', 'empty', 'blocked'), {
      minLength: 64,
      maxLength: 64,
    }),
    turn: fc.constantFrom('black', 'white'),
  })
  .map(({ game, width, height, contents, turn }) => {
    const board = boardOf(game, parseSize(`${width}x${height}`));
    const bare = cleared(usualArrangement(game, board));
    const filled = contents.reduce(
      (arrangement, content, index) => withContent(arrangement, index as Square, content),
      bare,
    );
    return withTurn(filled, turn);
  });

const same = (one: Arrangement): string => `${one.game} ${makeShapeText(one.shape)} ${writeArrangement(one)}`;

describe('any arrangement', () => {
  test('is read from its text', () => {
    fc.assert(
      fc.property(arrangements, arrangement => {
        const reading = readArrangement(arrangement, writeArrangement(arrangement));
        expect(reading.type === 'read' && same(reading.arrangement)).toBe(same(arrangement));
      }),
      { numRuns: 40 },
    );
  });

  test('is the same after four quarter turns, two mirrorings or two swaps', () => {
    fc.assert(
      fc.property(arrangements, arrangement => {
        const turned = [rotated, rotated, rotated, rotated].reduce((board, turn) => turn(board), arrangement);
        expect(same(turned)).toBe(same(arrangement));
        expect(same(mirrored(mirrored(arrangement)))).toBe(same(arrangement));
        expect(same(swapped(swapped(arrangement)))).toBe(same(arrangement));
      }),
      { numRuns: 40 },
    );
  });

  test('never has discs on blocked squares or outside the board, after any change', () => {
    const sizes = fc.constantFrom('4x4', '8x8', '6x5', '5x8');
    fc.assert(
      fc.property(arrangements, fc.constantFrom(...EDITABLE), sizes, (arrangement, game, size) => {
        for (const changed of [
          withGame(arrangement, game),
          withSize(arrangement, parseSize(size)!),
          rotated(arrangement),
        ]) {
          const { black, white } = changed.discs;
          expect(black.union(white).diff(changed.shape.squares).isEmpty()).toBe(true);
          expect(black.intersects(white)).toBe(false);
        }
      }),
      { numRuns: 40 },
    );
  });
});

test('the usual start is played as the plain game', () => {
  for (const game of EDITABLE.filter(one => one !== 'blocked')) {
    expect(setupIn(usual(game)).start).toBeUndefined();
    expect(isSetup(setupIn(usual(game)))).toBe(true);
  }
  expect(setupIn(withTurn(OTHELLO, 'white')).start?.turn).toBe('white');
});

test('blocked squares that a person chose are kept in the game', () => {
  const blocked = withContent(withGame(OTHELLO, 'blocked'), at('a1'), 'blocked');
  expect(makeShapeText(setupIn(blocked).shape)).toBe('8x8-a1');
  expect(setupIn(blocked).start).toBeDefined();
  expect(contentAt(withContent(OTHELLO, at('a1'), 'blocked'), at('a1'))).toBe('empty');
});

test('a position of XOT is edited as Othello', () => {
  expect(arrangementOf('xot', startOf(setupIn(OTHELLO)))).toEqual(OTHELLO);
});

test('in Connect Four the number of discs decides whose turn it is', () => {
  const one = put(CONNECT4, { a6: 'black' });
  expect(one.turn).toBe('white');
  expect(withTurn(one, 'black').turn).toBe('white');
  expect(put(one, { b6: 'white' }).turn).toBe('black');
  expect(canRotate(one)).toBe(false);
  expect(rotated(one)).toBe(one);
});

test('a quarter turn moves a corner clockwise and swaps width and height', () => {
  const turned = rotated(put(usual('othello', '6x4'), { a1: 'black' }));
  expect(makeShapeText(turned.shape)).toBe('4x6');
  expect(contentAt(turned, at('d1'))).toBe('black');
});

test('discs keep their distance from the centre on a larger board, and the usual start stays the usual start', () => {
  expect(withSize(OTHELLO, parseSize('6x6')!)).toEqual(usual('othello', '6x6'));
  const changed = withSize(put(usual('othello', '6x6'), { a1: 'black' }), parseSize('8x8')!);
  expect(contentAt(changed, at('b2'))).toBe('black');
  expect(contentAt(changed, at('d4'))).toBe('white');
});

test('changing the game keeps the discs, except if the new game has other discs', () => {
  const marked = put(OTHELLO, { a1: 'black', c3: 'white' });
  const octagon = withGame(marked, 'octagon');
  expect(contentAt(octagon, at('a1'))).toBe('blocked');
  expect(contentAt(octagon, at('c3'))).toBe('white');
  expect(withGame(marked, 'connect4')).toEqual(CONNECT4);
  expect(withGame(OTHELLO, 'reversi')).toEqual(usual('reversi'));
});

describe('text of a position', () => {
  const read = (text: string, before = OTHELLO) => readArrangement(before, text);
  const board = writeArrangement(OTHELLO).slice(0, 64);

  test.each([
    ['X, O and -', board],
    ['lower case', board.replaceAll('X', 'x').replaceAll('O', 'o').replaceAll('-', '.')],
    ['stars', board.replaceAll('X', '*')],
    ['colors', board.replaceAll('X', 'b').replaceAll('O', 'w').replaceAll('-', '_')],
    ['discs', board.replaceAll('X', '●').replaceAll('O', '○')],
    ['rows', (board.match(/.{8}/g) ?? []).map(row => `|${[...row].join(' ')}|`).join('\n')],
    ['rows with counts of empty squares', '8/8/8/3OX3/3XO3/8/8/8 b'],
    ['a position followed by moves and scores', `${board} X; f5:+2; d6:-1; % a comment`],
  ])('%s is read', (_, text) => {
    const reading = read(text);
    expect(reading.type === 'read' && reading.arrangement).toEqual(OTHELLO);
  });

  test('sets the side to move', () => {
    const reading = read(`${board} O`);
    expect(reading.type === 'read' && reading.arrangement.turn).toBe('white');
  });

  test('of another common size changes the size of the board', () => {
    const small = usual('othello', '6x6');
    const reading = read(writeArrangement(small));
    expect(reading.type === 'read' && reading.arrangement).toEqual(small);
  });

  test.each([
    ['nothing', '  \n ', { type: 'nothing' }],
    [
      'an unknown character',
      `${board.slice(0, 8)}\n${board.slice(8, 10)}?`,
      { type: 'sign', sign: '?', line: 2, column: 3 },
    ],
    ['too few characters', board.slice(0, 60), { type: 'count', count: 60, wanted: 64 }],
    ['too many characters', `${board}XX`, { type: 'count', count: 66, wanted: 64 }],
    ['no color to move', `${board} -`, { type: 'side', sign: '-' }],
  ])('with %s is refused', (_, text, problem) => {
    expect(read(text)).toEqual({ type: 'wrong', problem });
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(read(text).type).toMatch(/read|wrong/);
      }),
    );
  });
});
