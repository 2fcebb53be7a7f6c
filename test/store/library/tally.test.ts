import { expect, test } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { play } from '../../../src/game/position.ts';
import { type PositionKey, positionKey } from '../../../src/game/positionKey.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { Catalog } from '../../../src/store/library/catalog.ts';
import type { EntryKind } from '../../../src/store/library/entry.ts';
import { makeItem } from '../../../src/store/library/item.ts';
import { PositionIndex } from '../../../src/store/library/positions.ts';
import { dateIn, tallyOf } from '../../../src/store/library/tally.ts';

const itemOf = (
  moves: string,
  date: string,
  winner: 'black' | 'white' | 'draw',
  kind: EntryKind = 'imported',
) =>
  makeItem(
    { id: moves, kind, date, ending: { winner, by: 'resignation' } },
    {
      study: { id: moves, tree: treeOf(STANDARD_SETUP, parseTranscript(moves) ?? []), origin: undefined },
      at: [],
      savedAt: 0,
    },
  );

const keyAfter = (moves: string): PositionKey => {
  const squares = parseTranscript(moves) ?? [];
  const last = squares.reduce((position, move) => {
    const next = move === 'pass' ? undefined : play(position, move);
    if (next === undefined) throw new Error(`not legal: ${moves}`);
    return next;
  }, startOf(STANDARD_SETUP));
  return positionKey(last);
};

test('games are counted by continuation and result, in any orientation', () => {
  const catalog = new Catalog();
  const positions = new PositionIndex();
  const items = [
    itemOf('f5d6c3', '1990-05-01', 'black'),
    itemOf('f5d6c5', '2001', 'white'),
    itemOf('f5f6e6', '1995', 'draw'),
    // The first game, rotated.
    itemOf('e6f4c3', '', 'white'),
    itemOf('f5', '1985', 'black'),
    // A study without a game.
    itemOf('f5d6c4', '1970', 'black', 'study'),
  ];
  for (const { entry, keys } of items) positions.put(catalog.put(entry), keys);
  const tally = (moves: string, next: readonly string[]) =>
    tallyOf(
      { ...catalog, dateOf: dateIn(catalog) },
      positions,
      keyAfter(moves),
      next.map(move => keyAfter(`${moves}${move}`)),
    );
  const after = tally('f5', ['d6', 'f6', 'f4']);
  expect(after.here).toEqual({
    games: 5,
    blackWins: 2,
    whiteWins: 2,
    draws: 1,
    firstYear: 1985,
    lastYear: 2001,
  });
  expect(after.moves.map(({ games }) => games)).toEqual([3, 1, 0]);
  expect(after.moves[2]?.firstYear).toBeUndefined();
  expect(tally('f5d6', ['c3', 'c5']).moves.map(({ whiteWins }) => whiteWins)).toEqual([1, 1]);
});
