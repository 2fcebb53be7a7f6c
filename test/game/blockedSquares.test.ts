import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boardOf,
  drawnFor,
  hasSize,
  isSetup,
  type Setup,
  STANDARD_SETUP,
  startOf,
} from '../../src/game/games.ts';
import { judgeMove, positionOf } from '../../src/game/match.ts';
import { flippedBy, isOver, legalMoves, play } from '../../src/game/position.ts';
import {
  blockedSquares,
  cornersOf,
  makeShape,
  makeShapeText,
  parseShapeText,
  type Shape,
  STANDARD_SHAPE,
  withBlocked,
} from '../../src/game/shape.ts';
import { makeSquare, parseSquare, type SquareName } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { matchWith } from '../../testkit/ui/matches.ts';

const shapeOf = (width: number, height: number): Shape => makeShape(width, height) as Shape;
const squares = (...names: readonly SquareName[]): SquareSet =>
  SquareSet.of(...names.map(name => parseSquare(name)));
const namesOf = (set: SquareSet): string => [...set].map(makeSquare).join(' ');

const anySize = fc
  .tuple(fc.integer({ min: 4, max: 8 }), fc.integer({ min: 4, max: 8 }))
  .map(([width, height]) => shapeOf(width, height));
const anySeed = fc.nat({ max: 2 ** 31 - 1 });

const setupOf = (game: Setup['game'], shape: Shape): Setup => ({ ...STANDARD_SETUP, game, shape });

describe('an octagon', () => {
  test.each([
    [8, 8, 'a1 h1 a8 h8'],
    [6, 6, 'a1 f1 a6 f6'],
    [4, 7, 'a1 d1 a7 d7'],
  ])('of %i x %i lacks its corners', (width, height, blocked) => {
    expect(namesOf(blockedSquares(boardOf('octagon', shapeOf(width, height))))).toBe(blocked);
  });

  test('has eight squares beside its missing corners whose discs never flip', () => {
    expect(namesOf(cornersOf(boardOf('octagon', STANDARD_SHAPE)))).toBe('b1 g1 a2 h2 a7 h7 b8 g8');
  });

  test('is at least four squares wide and high', () => {
    expect(hasSize('octagon', shapeOf(4, 4))).toBe(true);
    expect(hasSize('octagon', shapeOf(3, 8))).toBe(false);
    expect(makeShapeText(boardOf('octagon', shapeOf(3, 8)))).toBe('8x8-a1h1a8h8');
  });
});

describe('blocked squares', () => {
  test('are four, the same for the same seed, and leave the centre and the first moves free', () => {
    fc.assert(
      fc.property(anySize, anySeed, (size, seed) => {
        const shape = boardOf('blocked', size, seed);
        expect(blockedSquares(shape).size).toBe(4);
        expect(makeShapeText(boardOf('blocked', size, seed))).toBe(makeShapeText(shape));
        expect(legalMoves(startOf(setupOf('blocked', shape))).size).toBe(4);
      }),
    );
  });

  test('differ from game to game', () => {
    const boards = Array.from({ length: 100 }, (_, seed) =>
      makeShapeText(boardOf('blocked', STANDARD_SHAPE, seed)),
    );
    expect(new Set(boards).size).toBeGreaterThan(95);
  });

  test('are drawn again for the seed of each match', () => {
    const first = drawnFor(setupOf('blocked', STANDARD_SHAPE), 1);
    expect(drawnFor(first, 2).shape).toEqual(boardOf('blocked', STANDARD_SHAPE, 2));
    expect(drawnFor(setupOf('othello', STANDARD_SHAPE), 1).shape).toBe(STANDARD_SHAPE);
  });

  test('are never played or flipped, and end a line as the edge does', () => {
    fc.assert(
      fc.property(anySize, anySeed, fc.array(fc.nat(), { maxLength: 60 }), (size, seed, choices) => {
        const shape = boardOf('blocked', size, seed);
        const blocked = blockedSquares(shape);
        let position = startOf(setupOf('blocked', shape));
        for (const choice of choices) {
          if (isOver(position)) break;
          const moves = [...legalMoves(position)];
          const square = moves[choice % moves.length];
          if (square === undefined) break;
          expect(blocked.has(square)).toBe(false);
          expect(flippedBy(position, square).intersects(blocked)).toBe(false);
          position = play(position, square) ?? position;
          expect(position.discs.black.union(position.discs.white).intersects(blocked)).toBe(false);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('end a line as the edge does', () => {
    const shape = withBlocked(STANDARD_SHAPE, squares('c4'));
    const start = startOf(setupOf('othello', shape));
    expect(namesOf(legalMoves(start))).toBe('d3 f5 e6');
  });

  test('refuse a disc, and say why', () => {
    const setup = setupOf('octagon', boardOf('octagon', STANDARD_SHAPE));
    const match = matchWith(setup);
    expect(positionOf(match).shape).toEqual(setup.shape);
    const request = { type: 'play', ply: 0, color: 'black', square: parseSquare('a1') } as const;
    expect(judgeMove(match, request)).toEqual({ type: 'refused', refusal: 'blockedSquare' });
  });
});

describe('a setup', () => {
  test.each([
    ['octagon', '8x8-a1h1a8h8', true],
    ['octagon', '8x8', false],
    ['octagon', '8x8-a1h1a8g8', false],
    ['octagon', '3x8-a1c1a8c8', false],
    ['blocked', '8x8-b2c7g1h8', true],
    ['blocked', '8x8', false],
    ['blocked', '8x8-b2c7g1', false],
    ['blocked', '8x8-b2c7g1d3', false],
    ['othello', '8x8-b2c7g1h8', false],
    ['anti', '8x8-a1h1a8h8', false],
  ] as const)('of %s on %s: %s', (game, text, isOne) => {
    expect(isSetup(setupOf(game, parseShapeText(text) as Shape))).toBe(isOne);
  });

  test('offers discs as a head start, but no corners', () => {
    const setup = setupOf('octagon', boardOf('octagon', STANDARD_SHAPE));
    const headStart = { color: 'black', count: 2 } as const;
    expect(isSetup({ ...setup, headStart: { ...headStart, kind: 'discs' } })).toBe(true);
    expect(isSetup({ ...setup, headStart: { ...headStart, kind: 'corners' } })).toBe(false);
  });
});

describe('the text of a board', () => {
  test('names its size, and its blocked squares if it has any', () => {
    expect(makeShapeText(shapeOf(7, 4))).toBe('7x4');
    expect(makeShapeText(boardOf('octagon', shapeOf(6, 5)))).toBe('6x5-a1f1a5f5');
  });

  test('is read back as the same board', () => {
    fc.assert(
      fc.property(anySize, anySeed, (size, seed) => {
        const shape = boardOf('blocked', size, seed);
        expect(parseShapeText(makeShapeText(shape))).toEqual(shape);
      }),
    );
  });

  test.each(['', '9x8', '8x8-', '8x8-a', '8x8-i1', '4x4-e1', '8x8-a1a1', '8x8-d4', '8x8 -a1', 'a1'])(
    'is not "%s"',
    text => {
      expect(parseShapeText(text)).toBeUndefined();
    },
  );
});
