import { expect, test } from 'vitest';
import type { SquareName } from '../../../src/game/square.ts';
import { BEAT, MOTION } from '../../../src/look/motion.ts';
import { levelAt } from '../../../src/opponents/levels.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/settingsStore.ts';
import {
  A_WHILE,
  openRoom,
  playThrough,
  type Room,
  square,
  squareNames,
  transcriptOf,
} from '../../../testkit/play/playRoom.ts';

/** White cannot move after the ninth ply and is wiped out: the shortest game. */
const SHORTEST: readonly SquareName[] = ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5'];

/** A game in which Black has to pass after the 32nd ply, from the table of special games. */
const PASSING = squareNames('f5f6e6f4c3d7e3d6g6g5f7h6f3e7h5h4g4h3g3h7e8d8c8c7b8c6c5g8g7h2g2h8');

const started = (room: Room): Room => {
  room.play.startMatch();
  room.clock.pass(A_WHILE);
  return room;
};

test('a match begins on the board screen with the chosen sides', () => {
  const { stores } = started(openRoom());
  expect(stores.app.getState().screen).toBe('board');
  expect(stores.match.getState().match?.seats).toEqual({
    black: { type: 'human' },
    white: { type: 'computer', opponent: 'flipside', level: 3 },
  });
});

test.each([
  [0.2, 'human'],
  [0.8, 'computer'],
])('a random side is drawn by lot (%d: Black is %s)', (lot, type) => {
  const { stores } = started(openRoom({ settings: { side: 'random' }, random: () => lot }));
  expect(stores.match.getState().match?.seats.black.type).toBe(type);
});

test("a person's legal play shows at once and the computer starts to think", () => {
  const room = started(openRoom());
  room.play.playSquare(square('f5'));
  expect(transcriptOf(room)).toBe('f5');
  expect(room.stores.match.getState().thinking).toBe('reply');
  expect(room.engine.asked[0]?.request.method).toMatchObject({ by: 'flipside', limit: { type: 'depth' } });
});

test.each([
  ['e4', 'occupied'],
  ['a1', 'flipsNothing'],
] as const)('a play on %s is refused as %s and nothing else happens', (name, refusal) => {
  const room = started(openRoom());
  room.play.playSquare(square(name));
  expect(room.stores.match.getState().refused).toMatchObject({ square: square(name), refusal });
  expect(transcriptOf(room)).toBe('');
  room.clock.pass(BEAT.refusalWords);
  expect(room.stores.match.getState().refused).toBeUndefined();
});

test('a play while the computer is to move is refused', () => {
  const room = started(openRoom());
  room.play.playSquare(square('f5'));
  room.play.playSquare(square('d6'));
  expect(room.stores.match.getState().refused?.refusal).toBe('notYourTurn');
  expect(transcriptOf(room)).toBe('f5');
});

test('while a reply waits for the engine to load, the store says so', () => {
  const room = started(openRoom());
  const thought = () => {
    const { thinking, loading } = room.stores.match.getState();
    return [thinking, loading];
  };
  room.play.playSquare(square('f5'));
  room.engine.asked[0]?.listener.onLoading?.(true);
  expect(thought()).toEqual(['reply', true]);
  room.engine.asked[0]?.listener.onLoading?.(false);
  expect(thought()).toEqual(['reply', false]);
});

test('an undo ends the wait for the engine', () => {
  const room = started(openRoom());
  room.play.playSquare(square('f5'));
  const { listener } = room.engine.asked[0] ?? {};
  listener?.onLoading?.(true);
  room.play.undo();
  listener?.onLoading?.(true);
  expect(room.stores.match.getState()).toMatchObject({ thinking: 'idle', loading: false });
});

test('a reply lands only after its beat', async () => {
  const room = started(openRoom());
  room.play.playSquare(square('f5'));
  await room.engine.answer('d6');
  expect(transcriptOf(room)).toBe('f5');
  room.clock.pass(BEAT.afterAsking + BEAT.afterFlips);
  expect(transcriptOf(room)).toBe('f5d6');
});

test('a weak level of Flipside takes a longer beat, with reduced motion as well', async () => {
  const levels = { ...DEFAULT_SETTINGS.levels, flipside: 1 };
  const room = openRoom({ settings: { levels } });
  room.play.observe({ reducedMotion: true });
  started(room).play.playSquare(square('f5'));
  await room.engine.answer('d6');
  room.clock.pass(levelAt(1).beatMilliseconds - 1);
  expect(transcriptOf(room)).toBe('f5');
  room.clock.pass(1);
  expect(transcriptOf(room)).toBe('f5d6');
});

test('a level chooses among all scored moves, not always the best', async () => {
  const replies = [1, 2, 3, 4, 5, 6, 7, 8].map(async seed => {
    const room = started(openRoom({ random: () => seed / 10 }));
    room.play.playSquare(square('f5'));
    await room.engine.answer('d6', ['f4', 'f6']);
    room.clock.pass(A_WHILE);
    return transcriptOf(room);
  });
  expect(new Set(await Promise.all(replies)).size).toBeGreaterThan(1);
});

test.each([
  [true, 4, 3],
  [true, 1, 1],
  [false, 4, 1],
])('full strength uses the available cores (%s, %i)', (severalCores, cores, threads) => {
  const levels = { ...DEFAULT_SETTINGS.levels, flipside: 12 };
  const room = openRoom({ settings: { severalCores, levels, thinkingSeconds: 2 } });
  room.play.observe({ cores });
  started(room).play.hint();
  expect(room.engine.asked[0]?.request.method).toMatchObject({ threads });
});

test("undo goes back to the person's previous turn, and redo forward again", async () => {
  const room = started(openRoom());
  await playThrough(room, ['f5', 'd6', 'c3', 'd3']);
  room.play.undo();
  expect(transcriptOf(room)).toBe('f5d6');
  room.play.undo();
  expect(transcriptOf(room)).toBe('');
  room.play.redo();
  room.play.redo();
  expect(transcriptOf(room)).toBe('f5d6c3d3');
});

test('undo while the computer thinks cancels its search and takes back the play', async () => {
  const room = started(openRoom());
  room.play.playSquare(square('f5'));
  room.play.undo();
  await room.engine.answer('d6');
  room.clock.pass(A_WHILE);
  expect(transcriptOf(room)).toBe('');
  expect([room.engine.stops, room.stores.match.getState().thinking]).toEqual([1, 'idle']);
});

test("undo between the engine's answer and its landing drops the reply", async () => {
  const room = started(openRoom());
  room.play.playSquare(square('f5'));
  await room.engine.answer('d6');
  room.play.undo();
  room.clock.pass(A_WHILE);
  expect(transcriptOf(room)).toBe('');
});

test('a new play clears what could be redone', async () => {
  const room = started(openRoom());
  await playThrough(room, ['f5', 'd6']);
  room.play.undo();
  room.play.playSquare(square('d3'));
  expect(room.stores.match.getState().match?.undone).toEqual([]);
});

test('a person with White cannot take back the first move of the computer', async () => {
  const room = started(openRoom({ settings: { side: 'white' } }));
  await playThrough(room, ['f5', 'd6', 'c3']);
  room.play.undo();
  expect(transcriptOf(room)).toBe('f5');
  room.play.undo();
  expect(transcriptOf(room)).toBe('f5');
});

test('the result appears when the last flips have come to rest', async () => {
  const room = started(openRoom());
  await playThrough(room, SHORTEST.slice(0, -1));
  room.play.playSquare(square('c5'));
  expect(room.stores.match.getState().result).toBe('none');
  room.clock.pass(A_WHILE);
  expect(room.stores.match.getState().result).toBe('shown');
});

test('undo works after the end', async () => {
  const room = started(openRoom());
  await playThrough(room, SHORTEST);
  room.play.undo();
  expect(transcriptOf(room)).toBe(SHORTEST.slice(0, 8).join(''));
  expect(room.stores.match.getState().result).toBe('none');
});

const untilPass = async (side: 'black' | 'white'): Promise<Room> => {
  const room = started(openRoom({ settings: { side } }));
  await playThrough(room, PASSING.slice(0, -1));
  const last = PASSING.at(-1) as SquareName;
  if (side === 'white') room.play.playSquare(square(last));
  else await room.engine.answer(last);
  room.clock.pass(
    side === 'white' ? MOTION.landing + MOTION.longestWave : BEAT.afterAsking + BEAT.afterFlips,
  );
  return room;
};

test('a pass is shown on a card that goes by itself', async () => {
  const room = await untilPass('white');
  expect(room.stores.match.getState().passCard).toBe('black');
  room.clock.pass(BEAT.passCard);
  expect(room.stores.match.getState().passCard).toBeUndefined();
});

test("a reply waits for the person's pass card, and comes at once when that is dismissed", async () => {
  const room = await untilPass('black');
  room.clock.pass(MOTION.landing + MOTION.longestWave);
  expect(room.stores.match.getState().passCard).toBe('black');
  await room.engine.answer();
  expect(transcriptOf(room)).toBe(PASSING.join(''));
  room.play.dismissPassCard();
  room.clock.pass(BEAT.afterAsking);
  expect(transcriptOf(room)).not.toBe(PASSING.join(''));
});

test('undo goes back across a pass', async () => {
  const room = await untilPass('white');
  room.play.undo();
  expect(transcriptOf(room)).toBe(PASSING.slice(0, -1).join(''));
});

test('a rematch swaps the sides', () => {
  const room = started(openRoom());
  room.play.rematch();
  expect(room.stores.match.getState().match?.seats.white.type).toBe('human');
});

test('leaving for the menu stops the computer, and coming back starts it again', async () => {
  const room = started(openRoom());
  room.play.playSquare(square('f5'));
  room.play.openMenu();
  expect([room.engine.stops, room.engine.asked.length]).toEqual([1, 0]);
  room.play.continueMatch();
  await Promise.resolve();
  await Promise.resolve();
  expect(transcriptOf(room)).toBe('f5');
  expect(room.engine.asked).toHaveLength(1);
});

test('a crash of the worker is reported once, and the search is retried', async () => {
  const room = started(openRoom());
  room.play.playSquare(square('f5'));
  const told: (readonly string[])[] = [];
  room.stores.app.subscribe(({ notices }) => told.push(notices.map(({ name }) => name)));
  await room.engine.settle({ type: 'failed', reason: 'crashed' });
  expect(told).toEqual([['engineCrashed']]);
  await room.engine.answer('d6');
  room.clock.pass(A_WHILE);
  expect(transcriptOf(room)).toBe('f5d6');
});

test('an engine that failed to load can be retried', async () => {
  const room = started(openRoom());
  room.play.playSquare(square('f5'));
  await room.engine.settle({ type: 'failed', reason: 'notLoaded' });
  expect(room.stores.match.getState().thinking).toBe('failed');
  room.play.retry();
  expect(room.engine.asked).toHaveLength(1);
});
