import { expect, test } from 'vitest';
import { openRoom, type Room } from '../../testkit/play/playRoom.ts';

const IDLE = 10_000;
const A_MOVE = 1_500;

/** Lets the clock run and answers what the engine is asked. */
const leaveAlone = async (room: Room, milliseconds: number): Promise<void> => {
  room.clock.pass(milliseconds);
  await room.engine.answer();
};

const shown = (room: Room) => room.stores.app.getState().attract;

test("the menu's board plays by itself after ten seconds, until somebody stirs", async () => {
  const room = openRoom();
  await leaveAlone(room, IDLE - 1);
  expect(shown(room)).toBeUndefined();
  await leaveAlone(room, 1);
  const first = shown(room);
  expect(first?.discs.black.size).toBe(4);
  await leaveAlone(room, A_MOVE);
  expect(shown(room)).not.toBe(first);
  room.play.stir();
  expect(shown(room)).toBeUndefined();
  await leaveAlone(room, IDLE - 1);
  expect(shown(room)).toBeUndefined();
});

test('after two minutes the board rests, until somebody stirs', async () => {
  const room = openRoom();
  await leaveAlone(room, IDLE);
  for (let time = 0; time < 120_000; time += A_MOVE) await leaveAlone(room, A_MOVE);
  expect([shown(room), room.clock.waiting]).toEqual([undefined, 0]);
  room.play.stir();
  await leaveAlone(room, IDLE);
  expect(shown(room)).toBeDefined();
});

test('a page that nobody sees plays nothing, and begins anew when it is seen again', async () => {
  const room = openRoom();
  await leaveAlone(room, IDLE);
  room.play.observe({ visible: false });
  expect([shown(room), room.clock.waiting]).toEqual([undefined, 0]);
  room.play.observe({ visible: true });
  await leaveAlone(room, IDLE);
  expect(shown(room)).toBeDefined();
});

test('whoever keeps stirring sees the start position only', async () => {
  const room = openRoom();
  for (let time = 0; time < 5; time++) {
    await leaveAlone(room, IDLE - 1);
    room.play.stir();
  }
  expect(shown(room)).toBeUndefined();
});

test.each([
  ['reduced motion', (room: Room) => room.play.observe({ reducedMotion: true })],
  ['animation off', (room: Room) => room.play.set('animation', 'off')],
] as const)("with %s the menu's board does not play by itself", async (_, still) => {
  const room = openRoom();
  still(room);
  await leaveAlone(room, 10 * IDLE);
  expect(shown(room)).toBeUndefined();
});

test.each(['2x8', '3x3', '8x8'])("the menu's board never stops for good (%s)", async size => {
  for (const game of ['othello', 'reversi', 'anti', 'connect4'] as const) {
    const room = openRoom({ settings: { game, size } });
    const seen = new Set();
    for (let turn = 0; turn < 12; turn++) {
      seen.add(shown(room));
      await leaveAlone(room, IDLE);
    }
    expect(seen.size).toBeGreaterThan(1);
  }
});
