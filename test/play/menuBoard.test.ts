import { expect, test } from 'vitest';
import { positionOf } from '../../src/game/match.ts';
import { legalMoves } from '../../src/game/position.ts';
import { blockedSquares } from '../../src/game/shape.ts';
import { openRoom, type Room, square } from '../../testkit/play/playRoom.ts';

test.each([
  ['black', 'd3', 0.3, 'd3', 'reply'],
  ['both', 'd3', 0.3, 'd3', 'idle'],
  ['white', 'd3', 0.3, '', 'reply'],
  ['none', 'd3', 0.3, '', 'reply'],
  ['random', 'd3', 0.3, 'd3', 'reply'],
  ['random', 'd3', 0.7, '', 'reply'],
  ['black', 'a1', 0.3, '', 'idle'],
] as const)(
  "for %s a press on %s of the menu's board (%d) starts a game with: %s",
  (side, name, lot, moves, thinking) => {
    const room = openRoom({ settings: { side }, random: () => lot });
    room.play.startWith(square(name));
    expect([room.app().screen, room.moves()]).toEqual(['board', moves]);
    expect(room.state()).toMatchObject({ thinking, refused: undefined });
  },
);

test("the match on the menu's board is the one that is played, even if the players change", () => {
  const room = openRoom({ settings: { game: 'blocked' }, random: Math.random });
  const blocked = () => [...blockedSquares(room.app().shape)];
  const seen = blocked();
  room.play.setLevel(5);
  room.play.set('side', 'both');
  expect(blocked()).toEqual(seen);
  room.play.startMatch();
  expect(blocked()).toEqual(seen);
});

test('the planned match follows the game, its size and the head start', () => {
  const { planned } = openRoom({ settings: { size: '6x6', headStart: 'corners1' } }).app();
  const position = positionOf(planned!);
  expect([position.discs.black.size, legalMoves(position).isEmpty()]).toEqual([3, false]);
});

const IDLE = 10_000;
const A_MOVE = 1_500;

/** Advances the clock and answers the engine's searches; returns the position on the menu's board. */
const leaveAlone = async (room: Room, milliseconds: number) => {
  room.clock.pass(milliseconds);
  await room.engine.answer();
  return room.app().attract;
};

test("the menu's board starts a demonstration after ten seconds, until there is input", async () => {
  const room = openRoom();
  expect(await leaveAlone(room, IDLE - 1)).toBeUndefined();
  const first = await leaveAlone(room, 1);
  expect(first?.discs.black.size).toBe(4);
  expect(await leaveAlone(room, A_MOVE)).not.toBe(first);
  for (let time = 0; time < 3; time++) {
    room.play.stir();
    expect([room.app().attract, await leaveAlone(room, IDLE - 1)]).toEqual([undefined, undefined]);
  }
});

test('after two minutes the demonstration stops, until there is input', async () => {
  const room = openRoom();
  await leaveAlone(room, IDLE);
  for (let time = 0; time < 120_000; time += A_MOVE) await leaveAlone(room, A_MOVE);
  expect([room.app().attract, room.clock.waiting]).toEqual([undefined, 0]);
  room.play.stir();
  expect(await leaveAlone(room, IDLE)).toBeDefined();
});

test('a hidden page plays no demonstration, and restarts it when it is visible again', async () => {
  const room = openRoom();
  await leaveAlone(room, IDLE);
  room.play.observe({ visible: false });
  expect([room.app().attract, room.clock.waiting]).toEqual([undefined, 0]);
  room.play.observe({ visible: true });
  expect(await leaveAlone(room, IDLE)).toBeDefined();
});

test.each([
  ['reduced motion', (room: Room) => room.play.observe({ reducedMotion: true })],
  ['animation off', (room: Room) => room.play.set('animation', 'off')],
] as const)("with %s the menu's board does not play by itself", async (_, still) => {
  const room = openRoom();
  still(room);
  expect(await leaveAlone(room, 10 * IDLE)).toBeUndefined();
});

test.each(['2x8', '3x3', '8x8'])('the demonstration never gets stuck (%s)', async size => {
  for (const game of ['othello', 'reversi', 'anti', 'connect4'] as const) {
    const room = openRoom({ settings: { game, size } });
    const seen = new Set();
    for (let turn = 0; turn < 12; turn++) seen.add(await leaveAlone(room, IDLE));
    expect(seen.size).toBeGreaterThan(1);
  }
});
