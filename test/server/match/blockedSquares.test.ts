import { describe, expect, test } from 'vitest';
import { readTable, writeTable } from '../../../server/match/storedTable.ts';
import { tableStateFor } from '../../../server/match/tableView.ts';
import { boardOf, STANDARD_SETUP } from '../../../src/game/games.ts';
import { makeShapeText, STANDARD_SHAPE } from '../../../src/game/shape.ts';
import { readFromServer } from '../../../src/net/contract/fromServer.ts';
import { writeTableState } from '../../../src/net/contract/tableState.ts';
import { FakeTable } from '../../../testkit/server/fakeTable.ts';

const setupOf = (game: 'octagon' | 'blocked') => ({
  ...STANDARD_SETUP,
  game,
  shape: boardOf(game, STANDARD_SHAPE),
});

const boardAt = ({ match }: FakeTable): string => makeShapeText(match.game.setup.shape);

describe('at a table for a game with blocked squares', () => {
  test('every match has its own blocked squares, and the table sends its board', () => {
    const first = FakeTable.ofTwo({ setup: setupOf('blocked') });
    expect(makeShapeText(first.table.setup.shape)).toBe(boardAt(first));
    expect(boardAt(first)).toBe(makeShapeText(boardOf('blocked', STANDARD_SHAPE, first.match.game.seed)));
    const told = boardAt(first);
    const next = first.resign('white').agreeOn('rematch');
    expect(boardAt(next)).not.toBe(told);
    expect(makeShapeText(next.table.setup.shape)).toBe(boardAt(next));
  });

  test('the octagon stays the octagon', () => {
    const fake = FakeTable.ofTwo({ setup: setupOf('octagon') });
    expect(boardAt(fake)).toBe('8x8-a1h1a8h8');
  });

  test.each(['octagon', 'blocked'] as const)('a page plays %s on the board of the server', game => {
    const fake = FakeTable.ofTwo({ setup: setupOf(game) });
    for (let ply = 0; ply < 6; ply++) fake.playFirst();
    const state = writeTableState(tableStateFor(fake.table, { you: 'black', watchers: 0, now: 0 }));
    const read = readFromServer('state', JSON.parse(JSON.stringify(state)));
    expect(read?.setup).toEqual(fake.table.setup);
    expect(read?.match?.transcript).toEqual(fake.match.game.transcript);
  });

  test('a stored table comes back with its board', () => {
    const fake = FakeTable.ofTwo({ setup: setupOf('blocked') }).playFirst();
    const read = readTable(JSON.parse(JSON.stringify(writeTable(fake.table))));
    expect(read?.setup).toEqual(fake.table.setup);
    expect(read?.match?.game.transcript).toEqual(fake.match.game.transcript);
  });

  test.each(['octagon', 'blocked'] as const)('a match of %s is not rated', game => {
    const fake = FakeTable.ofTwo({ setup: setupOf(game) });
    for (let ply = 0; ply < 12; ply++) fake.playFirst();
    expect(fake.resign('white').stored.at(-1)).toMatchObject({ record: { unrated: 'casual' } });
  });
});
