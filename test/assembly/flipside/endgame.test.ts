import { expect, test } from 'vitest';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import { positionAfter, readTable } from '../../../testkit/game/positions.ts';

const BUDGET = 2_000_000;
const ALL_PLIES = 60;

const rows = readTable('endgame.tsv').map(([board, , empties, score, , , transcript]) => ({
  name: `${board} (${empties} empties)`,
  empties: Number(empties),
  score: Number(score),
  position: positionAfter(transcript ?? '', ALL_PLIES),
}));

const solve = ({ position }: (typeof rows)[number]) =>
  engineSearch(position, { by: 'bitboard', evaluations: BUDGET });

/** A proved win ends the search before its size is known. */
test.each(rows.filter(({ empties }) => empties === 12))('bitboard solves $name', row => {
  const { exact, discDifference, score } = solve(row);
  if (exact) expect(discDifference).toBe(row.score);
  else expect(Math.sign(score)).toBe(Math.sign(row.score));
});

/** The table counts empty squares for the winner and the engine does not, so the engine's score may be smaller. */
test.each(rows)('bitboard finds who wins $name', row => {
  const { score, discDifference } = solve(row);
  expect(Math.sign(score)).toBe(Math.sign(row.score));
  expect(Math.abs(discDifference ?? 0)).toBeLessThanOrEqual(Math.abs(row.score));
});
