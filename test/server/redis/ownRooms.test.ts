import { initializeRoomCache } from '@colyseus/core';
import { beforeEach, describe, expect, test } from 'vitest';
import { OwnRooms } from '../../../server/redis/ownRooms.ts';

const CODE = 'ABCDEF';
const OPEN = { locked: false, private: false };

let rooms: OwnRooms;
beforeEach(() => {
  rooms = new OwnRooms();
});

const list = (roomId: string, name: string, metadata: object) =>
  rooms.insert(initializeRoomCache({ roomId, name, processId: 'self', metadata }));
const find = async (conditions: object) => (await rooms.findOne({ ...OPEN, ...conditions }))?.roomId;

describe('the rooms of a process', () => {
  test('are found by the code of a table and the kind of room', async () => {
    await list(CODE, 'table', { code: CODE });
    expect(await find({ name: 'table', code: CODE })).toBe(CODE);
    expect(await find({ roomId: CODE })).toBe(CODE);
    expect(await find({ name: 'club', code: CODE })).toBeUndefined();
    expect(await find({ name: 'table', code: 'GHJKLM' })).toBeUndefined();
    expect([...(await rooms.findByIds([CODE, 'GHJKLM'])).keys()]).toEqual([CODE]);
  });

  test('are found by lobby key until they are removed', async () => {
    await list('one', 'lobby', { wanted: 'othello 8x8' });
    await list('two', 'lobby', { wanted: 'reversi 8x8' });
    await list('three', 'lobby', { wanted: 'othello 8x8' });
    const wanted = { name: 'lobby', wanted: 'othello 8x8' };
    expect([await find(wanted), await find({ name: 'lobby', wanted: 'reversi 8x8' })]).toEqual([
      'one',
      'two',
    ]);
    rooms.remove('one');
    expect(await find(wanted)).toBe('three');
    rooms.remove('three');
    expect(await find(wanted)).toBeUndefined();
  });

  test('are not found while locked, and are listed once', async () => {
    await list(CODE, 'table', { code: CODE });
    expect(await list(CODE, 'table', { code: CODE })).toBe(false);
    const room = await rooms.findOne({ roomId: CODE });
    rooms.update(room, { $set: { locked: true }, $inc: { clients: 1 } });
    expect(await find({ name: 'table', code: CODE })).toBeUndefined();
    expect(room.clients).toBe(1);
    expect(rooms.query({})).toEqual([room]);
    await rooms.cleanup('self');
    expect(rooms.has(CODE)).toBe(false);
  });
});
