import { expect, test } from 'vitest';
import { columnsOf } from '../../src/game/connect4/columns.ts';
import type { Connect4Position } from '../../src/game/connect4/position.ts';
import { BookSolver } from '../../testkit/engine/connect4Solver.ts';
import { bookPositions, chosenFrom } from '../game/connect4/book.ts';

/** Earlier positions are too slow to solve even in a slow test. */
const FEWEST_DISCS = 8;

const solver = new BookSolver(24);
const outcomeOf = (position: Connect4Position): number =>
  solver.decide(columnsOf(position), Number.POSITIVE_INFINITY)?.outcome ?? Number.NaN;

test('a book move never changes the result of the position', () => {
  const late = bookPositions.filter(({ discs }) => discs.black.size + discs.white.size >= FEWEST_DISCS);
  for (const position of late)
    for (const next of chosenFrom(position)) expect(0 - outcomeOf(next)).toBe(outcomeOf(position));
});
