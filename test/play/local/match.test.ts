import { expect, test } from 'vitest';
import { BEAT, MOTION } from '../../../src/look/motion.ts';
import { levelAt } from '../../../src/opponents/levels.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/settingsStore.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import {
  A_WHILE,
  begun,
  openRoom,
  PASSING,
  playThrough,
  type Room,
  SHORTEST,
  square,
} from '../../../testkit/play/playRoom.ts';

/** A match against Flipside in which the person has played f5. */
const afterF5 = (random = 0.3): Room => {
  const room = begun({}, { random: () => random });
  room.clock.pass(A_WHILE);
  room.press('f5');
  return room;
};
const thought = (room: Room) => [room.state().thinking, room.state().loading];
const levels = (flipside: number) => ({ levels: { ...DEFAULT_SETTINGS.levels, flipside } });

test("a person's legal move appears at once, and the computer starts a single search", () => {
  const room = afterF5();
  expect([room.moves(), room.state().thinking]).toEqual(['f5', 'reply']);
  expect(room.engine.asked[0]?.request.method).toMatchObject({ by: 'flipside', limit: { type: 'depth' } });
  room.press('d6');
  expect([room.moves(), room.state().refused?.refusal]).toEqual(['f5', 'notYourTurn']);
});

test.each([
  ['e4', 'occupied'],
  ['a1', 'flipsNothing'],
] as const)('a play on %s is refused as %s and nothing else happens', (name, refusal) => {
  const room = begun();
  room.press(name);
  expect(room.state().refused).toMatchObject({ square: square(name), refusal });
  expect(room.moves()).toBe('');
  room.clock.pass(BEAT.refusalWords);
  expect(room.state().refused).toBeUndefined();
});

test('while a reply waits for the engine to load, the store says so, until an undo', () => {
  const room = afterF5();
  const { listener } = room.engine.asked[0] ?? {};
  listener?.onLoading?.(true);
  expect(thought(room)).toEqual(['reply', true]);
  listener?.onLoading?.(false);
  expect(thought(room)).toEqual(['reply', false]);
  listener?.onLoading?.(true);
  room.play.undo();
  listener?.onLoading?.(true);
  expect(thought(room)).toEqual(['idle', false]);
});

test("Flipside's weak levels take a longer pause, also with reduced motion", async () => {
  const room = openRoom({ settings: levels(1) });
  room.play.observe({ reducedMotion: true });
  room.play.startMatch();
  room.press('f5');
  await room.engine.answer('d6');
  room.clock.pass(levelAt(1).beatMilliseconds - 1);
  expect(room.moves()).toBe('f5');
  room.clock.pass(1);
  expect(room.moves()).toBe('f5d6');
});

test('a level chooses among all scored moves, not always the best', async () => {
  const replies = [1, 2, 3, 4, 5, 6, 7, 8].map(async seed => {
    const room = afterF5(seed / 10);
    await room.engine.answer('d6', ['f4', 'f6']);
    room.clock.pass(A_WHILE);
    return room.moves();
  });
  expect(new Set(await Promise.all(replies)).size).toBeGreaterThan(1);
});

test.each([
  [true, 4, 3],
  [true, 1, 1],
  [false, 4, 1],
])('full strength uses the available cores (%s, %i)', (severalCores, cores, threads) => {
  const room = openRoom({ settings: { severalCores, thinkingSeconds: 2, ...levels(12) } });
  room.play.observe({ cores });
  room.play.startMatch();
  room.play.hint();
  expect(room.engine.asked[0]?.request.method).toMatchObject({ threads });
});

test("undo returns to the person's previous turn, and redo goes forward again", async () => {
  const room = begun();
  await playThrough(room, 'f5d6c3d3');
  room.play.undo();
  expect(room.moves()).toBe('f5d6');
  room.play.undo();
  expect(room.moves()).toBe('');
  room.play.redo();
  room.play.redo();
  expect(room.moves()).toBe('f5d6c3d3');
  room.play.undo();
  room.press('c4');
  expect(room.match()?.undone).toEqual([]);
});

test.each([0, 1])('undo cancels the reply of a computer that has answered %i times', async answers => {
  const room = afterF5();
  if (answers === 1) await room.engine.answer('d6');
  room.play.undo();
  await room.engine.answer('d6');
  room.clock.pass(A_WHILE);
  expect([room.moves(), room.engine.stops, room.state().thinking]).toEqual(['', 1, 'idle']);
});

test("a person with White cannot undo the computer's first move", async () => {
  const room = begun({ side: 'white' });
  await playThrough(room, 'f5d6c3');
  room.play.undo();
  expect(room.moves()).toBe('f5');
  room.play.undo();
  expect(room.moves()).toBe('f5');
});

test('the result appears after the last animation, and an undo removes it', async () => {
  const room = begun();
  await playThrough(room, SHORTEST.slice(0, -2));
  room.press('c5');
  expect(room.state().result).toBe('none');
  room.clock.pass(A_WHILE);
  expect(room.state().result).toBe('shown');
  room.play.undo();
  expect([room.moves(), room.state().result]).toEqual([SHORTEST.slice(0, -2), 'none']);
});

const untilPass = async (side: 'black' | 'white'): Promise<Room> => {
  const room = begun({ side });
  await playThrough(room, PASSING.slice(0, -2));
  if (side === 'white') room.press('h8');
  else await room.engine.answer('h8');
  room.clock.pass(
    side === 'white' ? MOTION.landing + MOTION.longestWave : BEAT.afterAsking + BEAT.afterFlips,
  );
  return room;
};

test('a pass is shown on a card that disappears by itself, and an undo goes back across it', async () => {
  const room = await untilPass('white');
  expect(room.state().passCard).toBe('black');
  room.clock.pass(BEAT.passCard);
  expect(room.state().passCard).toBeUndefined();
  room.play.undo();
  expect(room.moves()).toBe(PASSING.slice(0, -2));
});

test("a reply waits for the person's pass card, and comes at once when it is dismissed", async () => {
  const room = await untilPass('black');
  room.clock.pass(MOTION.landing + MOTION.longestWave);
  expect(room.state().passCard).toBe('black');
  await room.engine.answer();
  expect(room.moves()).toBe(PASSING);
  room.play.dismissPassCard();
  room.clock.pass(BEAT.afterAsking);
  expect(room.moves()).not.toBe(PASSING);
});

test('leaving for the menu stops the computer, and coming back starts it again', async () => {
  const room = afterF5();
  room.play.openMenu();
  expect([room.engine.stops, room.engine.asked.length]).toEqual([1, 0]);
  room.play.continueMatch();
  await settle();
  expect([room.moves(), room.engine.asked.length]).toEqual(['f5', 1]);
});

test('a crash of the worker is reported once, and the search is retried', async () => {
  const room = afterF5();
  await room.engine.settle({ type: 'failed', reason: 'crashed' });
  expect(room.notices()).toEqual(['engineCrashed']);
  await room.engine.answer('d6');
  room.clock.pass(A_WHILE);
  expect(room.moves()).toBe('f5d6');
});

test('an engine that failed to load can be retried', async () => {
  const room = afterF5();
  await room.engine.settle({ type: 'failed', reason: 'notLoaded' });
  expect(room.state().thinking).toBe('failed');
  room.play.retry();
  expect(room.engine.asked).toHaveLength(1);
});
