import { expect, test } from 'vitest';
import type { SquareName } from '../../../src/game/square.ts';
import { selectMustPass } from '../../../src/store/selectors.ts';
import {
  A_WHILE,
  openRoom,
  playThrough,
  type Room,
  square,
  squareNames,
  transcriptOf,
} from '../../../testkit/play/playRoom.ts';

/** A game in which Black has to pass after the 32nd ply, from the table of special games. */
const PASSING = squareNames('f5f6e6f4c3d7e3d6g6g5f7h6f3e7h5h4g4h3g3h7e8d8c8c7b8c6c5g8g7h2g2h8');

const untilPass = async (side: 'black' | 'white' | 'both', passByHand = true): Promise<Room> => {
  const room = openRoom({ settings: { side, passByHand } });
  room.play.startMatch();
  await playThrough(room, PASSING.slice(0, -1));
  const last = PASSING.at(-1) as SquareName;
  if (side === 'black') await room.engine.answer(last);
  else room.play.playSquare(square(last));
  room.clock.pass(A_WHILE);
  return room;
};

const mustPass = ({ stores }: Room): boolean =>
  selectMustPass(stores.match.getState(), stores.settings.getState());

test('the card waits for a person who passes by hand, and the computer with it', async () => {
  const room = await untilPass('black');
  expect([mustPass(room), room.stores.match.getState().passCard]).toEqual([true, 'black']);
  await room.engine.answer();
  room.clock.pass(A_WHILE);
  expect(transcriptOf(room)).toBe(PASSING.join(''));
  room.play.dismissPassCard();
  room.clock.pass(A_WHILE);
  expect(transcriptOf(room).length).toBeGreaterThan(2 * PASSING.length);
  expect(mustPass(room)).toBe(false);
});

test('without passing by hand the card goes by itself', async () => {
  const room = await untilPass('black', false);
  expect(room.stores.match.getState().passCard).toBeUndefined();
});

test("a computer's pass does not wait", async () => {
  const room = await untilPass('white');
  expect([mustPass(room), room.stores.match.getState().passCard]).toEqual([false, undefined]);
});

test('with two people the other one cannot play before the pass', async () => {
  const room = await untilPass('both');
  room.play.playSquare(square('a1'));
  expect(room.stores.match.getState().refused?.refusal).toBe('notYourTurn');
});
