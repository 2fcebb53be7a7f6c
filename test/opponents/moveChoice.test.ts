import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchResult } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import { opposite } from '../../src/game/color.ts';
import {
  crossStart,
  flippedBy,
  isOver,
  legalMoves,
  legalMovesFor,
  type OthelloPosition,
  openStart,
  play,
  STANDARD_START,
} from '../../src/game/othello/position.ts';
import { makeShape, type Shape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { makeSquare, parseSquare, type Square, type SquareName } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { allowanceOf, eyesOf, strengthAt } from '../../src/opponents/levels.ts';
import { chooseMove as chooseAt, isVaried } from '../../src/opponents/moveChoice.ts';
import { anyStandard, drawn, positionAfter } from '../../testkit/game/positions.ts';

const chooseMove = (level: number, result: SearchResult, position: OthelloPosition, seed: number): Square =>
  chooseAt(strengthAt(level), result, position, seed);

/** The maximum cost of variety in the first moves, in discs. */
const VARIED_LOSS = 1;
const CORNERS = SquareSet.of(...(['a1', 'h1', 'a8', 'h8'] as const).map(name => parseSquare(name)));
const MIDDLE = positionAfter('f5d6c3d3c4f4f6g5e3f3g6d2', 12);

const progressOf = (position: OthelloPosition) => ({
  squares: position.shape.squares.size,
  empties: emptySquares(position).size,
});

/** The result of a search that scores each move as `scoreOf` does. */
const resultOf = (position: OthelloPosition, scoreOf: (square: Square) => number): SearchResult => {
  const moves = [...legalMoves(position)]
    .map(square => ({ square, score: scoreOf(square), exact: false }))
    .sort((a, b) => b.score - a.score);
  const [{ square, score }] = moves as [(typeof moves)[number]];
  return { square, score, moves, depth: 1, evaluations: 1, exact: false, milliseconds: 0 };
};

const scored = (position: OthelloPosition, scores: Partial<Record<SquareName, number>>): SearchResult =>
  resultOf(position, square => scores[makeSquare(square)] ?? -20);

const lossOf = ({ score, moves = [] }: SearchResult, square: Square): number =>
  score - (moves.find(move => move.square === square)?.score ?? Number.NaN);

const anyLevel = fc.integer({ min: 1, max: 12 });
const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const anyTurn = fc
  .tuple(
    anyStandard.filter(position => !isOver(position)),
    fc.array(fc.integer({ min: -64, max: 64 }), { minLength: 64, maxLength: 64 }),
  )
  .map(([position, scores]) => ({ position, result: resultOf(position, square => scores[square] ?? 0) }));

const seeds = Array.from({ length: 200 }, (_, index) => index * 7919);

const choices = (level: number, result: SearchResult, position: OthelloPosition): ReadonlySet<SquareName> =>
  new Set(seeds.map(seed => makeSquare(chooseMove(level, result, position, seed))));

test('a chosen move is legal, and always the same for the same input', () => {
  fc.assert(
    fc.property(anyTurn, anyLevel, anySeed, ({ position, result }, level, seed) => {
      const square = chooseMove(level, result, position, seed);
      expect(legalMoves(position).has(square)).toBe(true);
      expect(chooseMove(level, result, position, seed)).toBe(square);
    }),
  );
});

test.each([5, 9, 12])(
  'level %i loses no more in a turn than its allowance, unless the best move gives something away',
  level => {
    const result = scored(MIDDLE, { c5: 0, d7: -1, e6: -3, c6: -8, f7: -9 });
    for (const seed of seeds) {
      const loss = lossOf(result, chooseMove(level, result, MIDDLE, seed));
      expect(loss).toBeLessThanOrEqual(allowanceOf(strengthAt(level), progressOf(MIDDLE), seed));
    }
  },
);

test('full strength plays the best move after the first moves', () => {
  expect(choices(12, scored(MIDDLE, { c5: 3, d7: 2 }), MIDDLE)).toEqual(new Set(['c5']));
});

test('a weak level loses more than a strong one', () => {
  const result = resultOf(MIDDLE, square => -(square % 13));
  const meanLoss = (level: number): number =>
    seeds.reduce((sum, seed) => sum + lossOf(result, chooseMove(level, result, MIDDLE, seed)), 0) /
    seeds.length;
  expect(meanLoss(1)).toBeGreaterThan(meanLoss(5));
  expect(meanLoss(5)).toBeGreaterThan(meanLoss(12));
});

describe('the first moves', () => {
  test.each([1, 6, 12])('vary from seed to seed at level %i', level => {
    const equal = resultOf(STANDARD_START, () => 0);
    expect(choices(level, equal, STANDARD_START)).toEqual(new Set(['d3', 'c4', 'f5', 'e6']));
  });

  test('are fewer on a smaller board', () => {
    const variedPlies = (side: number): number => {
      let [position, plies] = [crossStart(makeShape(side, side) as Shape), 0];
      for (; isVaried(strengthAt(12), position, 1); plies++)
        position = play(position, [...legalMoves(position)][0] as Square) as OthelloPosition;
      return plies;
    };
    expect([8, 6, 5].map(variedPlies)).toEqual([10, 6, 4]);
  });

  test('cost full strength almost nothing', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3 }), anySeed, (best, seed) => {
        const result = resultOf(STANDARD_START, square => (square % 4 === best ? 0 : -1 - VARIED_LOSS));
        expect(lossOf(result, chooseMove(12, result, STANDARD_START, seed))).toBe(0);
      }),
    );
  });
});

describe('every level', () => {
  test('takes a corner that is as good as any other move', () => {
    const position = drawn(
      '-------- -O------ --O----- ---OX--- ---XO--- -----X-- -------- --------',
      'black',
    );
    const result = scored(position, { a1: 4, c4: 5 });
    expect(result.moves?.slice(0, 2).map(move => makeSquare(move.square))).toEqual(['c4', 'a1']);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), anySeed, (level, seed) => {
        if (allowanceOf(strengthAt(level), progressOf(position), seed) >= 1)
          expect(makeSquare(chooseMove(level, result, position, seed))).toBe('a1');
      }),
    );
  });

  test('gives away no corner if another move is as good, on a turn with a search and attention to corners', () => {
    fc.assert(
      fc.property(anyTurn, anyLevel, anySeed, ({ position }, level, seed) => {
        const result = resultOf(position, square => square % 2);
        const other = opposite(position.turn);
        const gives = (square: Square): boolean => {
          const after = play(position, square) as OthelloPosition;
          return legalMovesFor(after, other).diff(legalMovesFor(position, other)).intersects(CORNERS);
        };
        const { looksAhead, thinksOfCorners } = eyesOf(strengthAt(level), progressOf(position), seed);
        if (!looksAhead || !thinksOfCorners) return;
        const square = chooseMove(level, result, position, seed);
        if (isOver(play(position, square) as OthelloPosition) || !gives(square)) return;
        const equals = [...legalMoves(position)].filter(
          one => lossOf(result, one) === lossOf(result, square) && !gives(one),
        );
        expect(equals).toEqual([]);
      }),
    );
  });

  test('avoids losing all its discs to the next move if possible', () => {
    // After e6 f4 e3 f6 g5 d6 e7 White loses its last discs unless it plays c5.
    const position = positionAfter('e6f4e3f6g5d6e7', 7);
    const wipedOut = (square: Square): boolean => {
      const after = play(position, square) as OthelloPosition;
      return [...legalMoves(after)].some(reply => play(after, reply)?.discs.white.isEmpty());
    };
    expect([...legalMoves(position)].some(wipedOut)).toBe(true);
    fc.assert(
      fc.property(anyLevel, anySeed, (level, seed) => {
        const result = resultOf(position, square => (wipedOut(square) ? 0 : -9));
        expect(wipedOut(chooseMove(level, result, position, seed))).toBe(false);
      }),
    );
  });

  test('plays a move that wins the game at once', () => {
    const position = positionAfter('e6f4e3f6g5d6e7f5', 8);
    fc.assert(
      fc.property(anyLevel, anySeed, (level, seed) => {
        const result = resultOf(position, square => (makeSquare(square) === 'c5' ? 0 : -1));
        expect(makeSquare(chooseMove(level, result, position, seed))).toBe('c5');
      }),
    );
  });
});

describe('a low level', () => {
  test.each([1, 2, 3])('of %i keeps a won game in its last six moves', level => {
    const late = drawn('-XXXXXXX XXXXXXXX XXXXOOOO XXXOOOOO XXOOOOOX XOOOOOO- OOOOOO-X OOO--OX-', 'black');
    const keeping = makeSquare([...legalMoves(late)][0] as Square);
    const result = { ...scored(late, { [keeping]: 1 }), exact: true };
    expect([emptySquares(late).size, legalMoves(late).size > 1]).toEqual([6, true]);
    expect(choices(level, result, late)).toEqual(new Set([keeping]));
    const open = resultOf(late, square => (makeSquare(square) === keeping ? 1 : -1));
    expect(choices(level, open, late).size).toBeGreaterThan(1);
  });

  test('sometimes overlooks a corner, and level 6 does not', () => {
    const position = drawn(
      '-------- -------- ---OX--- ---XO--- --OOOX-- --X----- -O------ --------',
      'black',
    );
    const result = scored(position, { a8: 4, c4: 4 });
    const takes = (level: number): number =>
      seeds.filter(seed => makeSquare(chooseMove(level, result, position, seed)) === 'a8').length;
    expect(takes(2)).toBeLessThan(seeds.length / 2);
    expect(takes(6)).toBe(seeds.length);
  });
});

test('the best move is played if some moves have no score', () => {
  const { moves: _, ...result } = scored(MIDDLE, { c5: 3 });
  expect(makeSquare(chooseMove(1, result, MIDDLE, 1))).toBe('c5');
});

describe('in Anti-Othello', () => {
  test('no level takes the last discs of the other side if it has a choice', () => {
    const position = { ...drawn('----- ----- XO-OX -X--- -----', 'black'), rules: 'anti' } as const;
    expect(isOver(play(position, parseSquare('c3')) as OthelloPosition)).toBe(true);
    fc.assert(
      fc.property(anyLevel, anySeed, (level, seed) => {
        const square = chooseMove(level, scored(position, { c3: 0, b2: -9 }), position, seed);
        expect(makeSquare(square)).not.toBe('c3');
      }),
    );
  });

  test('a weak level is tempted by moves that flip few discs, in other games by those that flip many', () => {
    const meanTurned = (position: OthelloPosition): number => {
      const result = resultOf(position, () => 0);
      const turned = seeds.map(seed => flippedBy(position, chooseMove(1, result, position, seed)).size);
      return turned.reduce((sum, count) => sum + count, 0) / turned.length;
    };
    expect(meanTurned({ ...MIDDLE, rules: 'anti' })).toBeLessThan(meanTurned(MIDDLE) - 0.3);
  });

  test('a corner is avoided if another move is as good, on a turn with a search and attention to corners', () => {
    const position = {
      ...drawn('-------- -------- ---OX--- ---XO--- --OOOX-- --X----- -O------ --------', 'black'),
      rules: 'anti',
    } as const;
    const equal = resultOf(position, () => 0);
    const taken = (isCareful: boolean): boolean =>
      [1, 2, 4, 6].some(level =>
        seeds.some(seed => {
          const { looksAhead, thinksOfCorners } = eyesOf(strengthAt(level), progressOf(position), seed);
          const isTaken = makeSquare(chooseMove(level, equal, position, seed)) === 'a8';
          return isTaken && (looksAhead && thinksOfCorners) === isCareful;
        }),
      );
    expect([taken(true), taken(false)]).toEqual([false, true]);
  });
});

test('every level varies the order in which it fills the centre', () => {
  const start = openStart(STANDARD_SHAPE);
  for (const level of [1, 6, 12])
    expect(
      choices(
        level,
        resultOf(start, () => 0),
        start,
      ),
    ).toEqual(new Set(['d4', 'e4', 'd5', 'e5']));
});

test('exact scores leave no variety', () => {
  const result = { ...resultOf(STANDARD_START, square => square % 4), exact: true };
  expect(choices(12, result, STANDARD_START).size).toBeLessThan(3);
  for (const seed of seeds) expect(lossOf(result, chooseMove(12, result, STANDARD_START, seed))).toBe(0);
});

describe('a fitted computer', () => {
  /** The mean loss of its moves in the middlegame with a lead of this many discs. */
  const meanLoss = (lead: number, yields: boolean): number => {
    const moves = [...legalMoves(MIDDLE)];
    const result = resultOf(MIDDLE, square => lead - moves.indexOf(square));
    const strength = { ...strengthAt(4), yields };
    const losses = seeds.map(seed => lossOf(result, chooseAt(strength, result, MIDDLE, seed)));
    return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  };

  test('plays weaker moves while it is ahead, and better ones while it is behind', () => {
    expect(meanLoss(20, true)).toBeGreaterThan(meanLoss(0, true) + 0.2);
    expect(meanLoss(-20, true)).toBeLessThan(meanLoss(0, true) - 0.2);
    expect(meanLoss(20, false)).toBeCloseTo(meanLoss(-20, false));
  });

  test.each([1, 3, 5])('is the only one that depends on the score: level %i does not', level => {
    const [behind, ahead] = [-20, 20].map(lead => resultOf(MIDDLE, square => lead - (square % 13)));
    const played = [behind, ahead].map(result =>
      seeds.map(seed => chooseMove(level, result as SearchResult, MIDDLE, seed)),
    );
    expect(played[0]).toEqual(played[1]);
  });

  test('plays no move that the level would not play', () => {
    fc.assert(
      fc.property(anyTurn, anySeed, ({ position, result }, seed) => {
        const strength = strengthAt(4);
        const allowance = allowanceOf(strength, progressOf(position), seed);
        const loss = (yields: boolean): number =>
          lossOf(result, chooseAt({ ...strength, yields }, result, position, seed));
        const least = lossOf(result, result.square);
        fc.pre(loss(false) <= least + Math.max(allowance, VARIED_LOSS));
        expect(loss(true)).toBeLessThanOrEqual(least + Math.max(allowance, VARIED_LOSS));
      }),
    );
  });
});

test('the highest level varies the first ten plies', () => {
  const game = 'f5d6c3d3c4f4f6g5e3f3g6d2';
  const variedUntil = [...Array.from({ length: 13 }).keys()].filter(plies =>
    isVaried(strengthAt(12), positionAfter(game, plies), 7),
  );
  expect(variedUntil).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
