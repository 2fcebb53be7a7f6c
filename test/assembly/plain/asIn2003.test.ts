import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { OthelloPosition } from '../../../src/game/othello/position.ts';
import { CHARACTERS, type Character } from '../../../src/game/seat.ts';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { planReply } from '../../../src/opponents/opponents.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import { drawn } from '../../../testkit/game/positions.ts';
import { ROOT } from '../../../tools/paths.ts';

interface Row {
  readonly position: OthelloPosition;
  /** The best moves of each character, as found by the program of 2003. */
  readonly best: Readonly<Record<string, readonly number[]>>;
}

const readRow = (line: string): Row => {
  const [board = '', side, ...columns] = line.split('\t');
  const rows = board.match(/.{8}/g) ?? [];
  const squaresOf = (names = '') => names.split(' ').map(name => Number(parseSquare(name as SquareName)));
  return {
    position: drawn(rows.join(' '), side === 'X' ? 'black' : 'white'),
    best: Object.fromEntries(CHARACTERS.map((name, index) => [name, squaresOf(columns[index])])),
  };
};

const [, ...lines] = readFileSync(join(ROOT, 'data/revello-2003.tsv'), 'utf8').trimEnd().split('\n');
const ROWS = lines.map(readRow);

const ascending = (squares: readonly number[] = []): readonly number[] => [...squares].sort((a, b) => a - b);

test('there are 140 positions', () => {
  expect(ROWS).toHaveLength(140);
});

test.each(CHARACTERS)('%s finds exactly the best moves of its program of 2003', character => {
  const method = { by: 'character', character, original: true } as const;
  const found = ROWS.map(({ position }) => ascending(engineSearch(position, method).best));
  expect(found).toEqual(ROWS.map(({ best }) => ascending(best[character])));
});

const replyOf = (character: Character, position: OthelloPosition, seed: number): number => {
  const seat = { type: 'computer', opponent: character, level: 1 } as const;
  const means = { milliseconds: 1000, threads: 1 };
  const { method, choose } = planReply({ seat, position, seed, original: true }, means);
  return choose(engineSearch(position, method));
};

test('the seed chooses one of several best moves reproducibly', () => {
  const row = ROWS.find(({ best }) => (best.mike?.length ?? 0) > 3) as Row;
  const replies = Array.from({ length: 50 }, (_, seed) => replyOf('mike', row.position, seed));
  expect(replies).toEqual(replies.map((_, seed) => replyOf('mike', row.position, seed)));
  expect(ascending([...new Set(replies)])).toEqual(ascending(row.best.mike));
});
