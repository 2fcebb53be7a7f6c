import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchMethod, SearchResult } from '../../../src/engine/searchRequest.ts';
import {
  isOver,
  OTHELLO_RULES,
  openCentre,
  openStart,
  play,
  STANDARD_START,
} from '../../../src/game/othello/position.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import {
  anyAlmostOver,
  anyEnding,
  anyStandard,
  drawn,
  mapped,
  SYMMETRIES,
  shapeOf,
} from '../../../testkit/game/positions.ts';
import { referenceMinimax } from './referenceSearch.ts';

const BUDGET = 500_000;
const WHOLE_GAME = 64;

const anyUnfinished = anyStandard.filter(position => !isOver(position));

describe('minimax', () => {
  test.each([
    [1, 60],
    [2, 30],
    [3, 8],
  ])('agrees with plain minimax at %i plies', (depth, numRuns) => {
    fc.assert(
      fc.property(anyUnfinished, position => {
        const { square, score } = engineSearch(position, { by: 'minimax', depth });
        expect({ square, score }).toEqual(referenceMinimax(position, depth, 'minimax'));
      }),
      { seed: 8, numRuns },
    );
  });

  test.each([5, 6, 7, 8, 9])(
    'agrees to the end of the game, %i plies deep, on boards of every size',
    depth => {
      fc.assert(
        fc.property(anyAlmostOver, position => {
          const { square, score } = engineSearch(position, { by: 'minimax', depth });
          expect({ square, score }).toEqual(referenceMinimax(position, depth, 'minimax'));
        }),
        { seed: 8, numRuns: 25 },
      );
    },
  );

  test('agrees in hundreds of endings, including draws', () => {
    let draws = 0;
    fc.assert(
      fc.property(anyEnding(4), position => {
        const { square, score } = engineSearch(position, { by: 'minimax', depth: 9 });
        expect({ square, score }).toEqual(referenceMinimax(position, 9, 'minimax'));
        if (Math.abs(score) === 4) draws++;
      }),
      { seed: 8, numRuns: 150 },
    );
    expect(draws).toBeGreaterThan(6);
  });

  test.each(OTHELLO_RULES)('agrees under the rules of %s', rules => {
    fc.assert(
      fc.property(anyAlmostOver, found => {
        const position = { ...found, rules };
        const { square, score } = engineSearch(position, { by: 'minimax', depth: 4 });
        expect({ square, score }).toEqual(referenceMinimax(position, 4, 'minimax'));
      }),
      { seed: 8, numRuns: 30 },
    );
  });

  test.each(['black', 'white'] as const)('values a draw at four for %s after the last move', color => {
    const drawIfPlayed = drawn(color === 'black' ? 'XO-O OOOX' : 'OX-X XXXO', color);
    expect(engineSearch(drawIfPlayed, { by: 'minimax', depth: 9 })).toMatchObject({ score: 4, exact: true });
  });

  test.each([
    ['black', 'f5'],
    ['white', 'c5'],
  ] as const)(
    'takes the last of four equal moves, column by column, as Black and the first as White: %s %s',
    (turn, name) => {
      const start = { ...STANDARD_START, turn };
      expect(engineSearch(start, { by: 'minimax', depth: 1 }).square).toBe(parseSquare(name));
    },
  );
});

describe('bitboard', () => {
  test('finds the best move and the final disc difference near the end, on boards of every size', () => {
    fc.assert(
      fc.property(anyAlmostOver, position => {
        const { square, score, exact } = engineSearch(position, { by: 'bitboard', evaluations: BUDGET });
        expect({ square, score, exact }).toEqual({
          ...referenceMinimax(position, WHOLE_GAME, 'bitboard'),
          exact: true,
        });
      }),
      { seed: 8, numRuns: 50 },
    );
  });

  test('plays for fewer discs in Anti-Othello and reports the true disc difference', () => {
    fc.assert(
      fc.property(anyAlmostOver, found => {
        const position = { ...found, rules: 'anti' } as const;
        const { square, score, discDifference } = engineSearch(position, {
          by: 'bitboard',
          evaluations: BUDGET,
        });
        expect({ square, score }).toEqual(referenceMinimax(position, WHOLE_GAME, 'bitboard'));
        expect(discDifference).toBe(0 - score / 2 ** 20);
      }),
      { seed: 8, numRuns: 30 },
    );
  });

  test('gives the same result twice', () => {
    fc.assert(
      fc.property(anyUnfinished, position => {
        const search = () => engineSearch(position, { by: 'bitboard', evaluations: 50_000 });
        expect(search()).toEqual(search());
      }),
      { seed: 8, numRuns: 10 },
    );
  });

  test('reaches depth eight with any budget, or the end of the game', () => {
    fc.assert(
      fc.property(anyUnfinished, position => {
        const { depth, exact } = engineSearch(position, { by: 'bitboard', evaluations: 1 });
        expect(exact || depth === 8).toBe(true);
      }),
      { seed: 8, numRuns: 25 },
    );
  });

  test('searches deeper while its budget lasts', () => {
    const reported: SearchResult[] = [];
    const method = { by: 'bitboard', evaluations: BUDGET } as const;
    const result = engineSearch(STANDARD_START, method, each => reported.push(each));
    expect(result.depth).toBeGreaterThan(8);
    expect(result.evaluations).toBeGreaterThanOrEqual(BUDGET);
    for (const { evaluations } of reported) expect(evaluations).toBeLessThan(BUDGET);
  });

  test('finishes a depth started with one evaluation left', () => {
    const reported: SearchResult[] = [];
    const result = engineSearch(STANDARD_START, { by: 'bitboard', evaluations: BUDGET }, each =>
      reported.push(each),
    );
    const before = reported.at(-1)?.evaluations ?? 0;
    const search = (evaluations: number) => engineSearch(STANDARD_START, { by: 'bitboard', evaluations });
    expect(search(before + 1)).toEqual(result);
    expect(search(before)).toEqual(reported.at(-1));
  });
});

test.each<SearchMethod>([
  { by: 'minimax', depth: 6 },
  { by: 'bitboard', evaluations: 1 },
])('$by evaluates rotated and mirrored boards alike', method => {
  fc.assert(
    fc.property(anyUnfinished, position => {
      const scores = SYMMETRIES.map(symmetry => engineSearch(mapped(position, symmetry), method).score);
      expect(new Set(scores).size).toBe(1);
    }),
    { seed: 8, numRuns: 10 },
  );
});

describe.each(['minimax', 'bitboard'] as const)('%s on an empty board', by => {
  const method: SearchMethod = by === 'minimax' ? { by, depth: 3 } : { by, evaluations: BUDGET };

  test.each([
    [2, 2],
    [2, 3],
    [3, 3],
    [3, 4],
  ])('fills the centre of %i x %i first, as plain minimax would', (width, height) => {
    let position = openStart(shapeOf(width, height));
    for (let ply = 0; ply < 4; ply++) {
      const { square, score, depth } = engineSearch(position, method);
      expect({ square, score }).toEqual(referenceMinimax(position, depth, by));
      position = play(position, square) ?? position;
    }
    expect(openCentre(position).isEmpty()).toBe(true);
  });
});
