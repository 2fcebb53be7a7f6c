import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOver, legalMoves, type OthelloPosition, play } from '../../../src/game/othello/position.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import { anyAlmostOver, anyStandard } from '../../../testkit/game/positions.ts';
import { referenceMinimax } from './referenceSearch.ts';

const FIRST_DEPTH = 8;
const WHOLE_GAME = 64;

/** Counts the finished games that alpha-beta visits with squares in order, and returns it with the final difference. */
const playOut = (
  position: OthelloPosition,
  alpha: number,
  beta: number,
): { value: number; evaluations: number } => {
  const { discs, turn } = position;
  const sign = turn === 'black' ? 1 : -1;
  if (isOver(position)) return { value: sign * (discs.black.size - discs.white.size), evaluations: 1 };
  let [value, evaluations] = [-Infinity, 0];
  for (const square of legalMoves(position)) {
    if (value >= beta) break;
    const after = play(position, square) as OthelloPosition;
    const least = Math.max(alpha, value);
    const passes = after.turn === turn;
    const found = passes ? playOut(after, least, beta) : playOut(after, -beta, -least);
    value = Math.max(value, passes ? found.value : -found.value);
    evaluations += found.evaluations;
  }
  return { value, evaluations };
};

const emptyCount = ({ shape, discs }: OthelloPosition): number =>
  shape.squares.size - discs.black.size - discs.white.size;

test('Bitboard by its document evaluates the same positions as alpha-beta without move ordering or table', () => {
  fc.assert(
    fc.property(anyAlmostOver, position => {
      fc.pre(!isOver(position) && emptyCount(position) <= FIRST_DEPTH && position.rules === 'othello');
      const method = { by: 'bitboard', evaluations: 500_000, original: true } as const;
      const { square, score, exact, evaluations } = engineSearch(position, method);
      expect({ square, score, exact }).toEqual({
        ...referenceMinimax(position, WHOLE_GAME, 'bitboard'),
        exact: true,
      });
      expect(evaluations).toBe(playOut(position, -Infinity, Infinity).evaluations);
    }),
    { seed: 8, numRuns: 30 },
  );
});

test('it searches no deeper than with move ordering and table, and at least eight plies', () => {
  let saved = 0;
  fc.assert(
    fc.property(anyStandard, position => {
      fc.pre(!isOver(position));
      const search = (original: boolean) =>
        engineSearch(position, { by: 'bitboard', evaluations: 50_000, ...(original && { original }) });
      const [letter, sorted] = [search(true), search(false)];
      expect(letter.exact || letter.depth >= FIRST_DEPTH).toBe(true);
      expect(letter.exact || letter.depth <= sorted.depth).toBe(true);
      saved += sorted.depth - letter.depth;
    }),
    { seed: 8, numRuns: 12 },
  );
  expect(saved).toBeGreaterThan(0);
});
