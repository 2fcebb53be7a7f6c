import { expect, test } from 'vitest';
import type { PositionKey } from '../../../src/game/positionKey.ts';
import { PositionIndex } from '../../../src/store/library/positions.ts';

const COMMON: PositionKey = [7, 9];
/** Shares the first word with the other key, but not the second. */
const LIKE_COMMON: PositionKey = [7, 8];

/** More keys than a block holds. */
const ROWS = 20_000;
const MOVES = 60;

const keysOf = (row: number): Uint32Array => {
  const keys = new Uint32Array(2 * (2 + MOVES));
  keys.set([...LIKE_COMMON, ...COMMON]);
  for (let ply = 0; ply < MOVES; ply++) keys.set([row + 10, ply], 2 * (2 + ply));
  return keys;
};

const found = (index: PositionIndex, key: PositionKey): readonly (readonly [number, number])[] => {
  const all: (readonly [number, number])[] = [];
  index.forEach(key, (row, ply) => all.push([row, ply]));
  return all;
};

test('a position is found in every row that has it, with its ply, and not in rows that no longer have it', () => {
  const index = new PositionIndex();
  for (let row = 0; row < ROWS; row++) index.put(row, keysOf(row));
  const everywhere = found(index, COMMON);
  expect(everywhere.every(([row, ply], at) => row === at && ply === 1)).toBe(true);
  expect(everywhere.length).toBe(ROWS);
  expect(found(index, [ROWS + 9, 5])).toEqual([[ROWS - 1, 7]]);
  expect(index.keyAt(ROWS - 2, 2 + MOVES - 1)).toEqual([ROWS + 8, MOVES - 1]);
  expect(index.keyAt(ROWS - 2, 2 + MOVES)).toBeUndefined();
  index.remove(3);
  index.put(5, Uint32Array.from([1, 1]));
  index.put(8, Uint32Array.from([1, 1, ...COMMON]));
  const rows = found(index, COMMON);
  expect(rows.length).toBe(ROWS - 2);
  expect(rows.filter(([row]) => [3, 5, 8].includes(row))).toEqual([[8, 1]]);
  expect(found(index, [15, 0])).toEqual([]);
});
