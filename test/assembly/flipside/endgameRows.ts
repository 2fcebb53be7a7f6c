import { expect } from 'vitest';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import { positionAfter, readTable } from '../../../testkit/game/positions.ts';

const BUDGET = 2_000_000;
const ALL_PLIES = 60;

/** Positions with 12, 14 or 16 empty squares, and their scores. */
export const endgameRows = readTable('endgame.tsv').map(([board, , empties, score, , , transcript]) => ({
  name: `${board} (${empties} empties)`,
  empties: Number(empties),
  score: Number(score),
  position: positionAfter(transcript ?? '', ALL_PLIES),
}));

/**
 * A search for the winner ends before the size of the win is known. The table counts empty squares for the winner and the
 * engine does not, so the engine's score may be smaller.
 */
export const expectSolved = ({ position, score, empties }: (typeof endgameRows)[number]): void => {
  const found = engineSearch(position, { by: 'bitboard', evaluations: BUDGET });
  expect(Math.sign(found.score)).toBe(Math.sign(score));
  expect(Math.abs(found.discDifference ?? 0)).toBeLessThanOrEqual(Math.abs(score));
  if (empties === 12 && found.exact) expect(found.discDifference).toBe(score);
};
