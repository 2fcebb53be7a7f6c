import { expect, test } from 'vitest';
import { selectMustPass } from '../../../src/store/selectors.ts';
import { A_WHILE, begun, PASSING, playThrough, type Room } from '../../../testkit/play/playRoom.ts';

const untilPass = async (side: 'black' | 'white' | 'both', passByHand = true): Promise<Room> => {
  const room = begun({ side, passByHand });
  await playThrough(room, PASSING);
  return room;
};

const waiting = (room: Room) => [
  selectMustPass(room.state(), room.stores.settings.getState()),
  room.state().passCard,
];

test('the card waits for a person who passes by hand, and the computer with it', async () => {
  const room = await untilPass('black');
  expect(waiting(room)).toEqual([true, 'black']);
  await room.engine.answer();
  room.clock.pass(A_WHILE);
  expect(room.moves()).toBe(PASSING);
  room.play.dismissPassCard();
  room.clock.pass(A_WHILE);
  expect(room.moves().length).toBeGreaterThan(PASSING.length);
  expect(waiting(room)).toEqual([false, undefined]);
});

test.each([
  ['without passing by hand', 'black', false],
  ["for a computer's pass", 'white', true],
] as const)('no card waits %s', async (_, side, byHand) => {
  expect(waiting(await untilPass(side, byHand))).toEqual([false, undefined]);
});

test('with two people the other one cannot play before the pass', async () => {
  const room = await untilPass('both');
  room.press('a1');
  expect(room.state().refused?.refusal).toBe('notYourTurn');
});
