import { expect, test } from 'vitest';
import type { Seats } from '../../../src/game/seat.ts';
import { BEAT, WATCH_PACE } from '../../../src/look/motion.ts';
import { commandsOnBoard } from '../../../src/play/commands/commands.ts';
import { selectCanUndo } from '../../../src/store/selectors.ts';
import type { Settings } from '../../../src/store/settingsStore.ts';
import { A_WHILE, begun, playThrough, type Room, SHORTEST } from '../../../testkit/play/playRoom.ts';

const BITBOARDS = { opponent: 'bitboard', second: { opponent: 'bitboard', level: 1 } } as const;

/** Two computers play, with these replies so far. */
const watching = async (moves: string, settings: Partial<Settings> = {}): Promise<Room> => {
  const room = begun({ side: 'none', animation: 'off', ...BITBOARDS, ...settings });
  await playThrough(room, moves);
  return room;
};

/** The moves so far, and the state of the computer. */
const now = (room: Room) => [room.moves(), room.state().thinking];

test('two computers play to the end, and the result appears; undoing it pauses the game', async () => {
  const room = await watching(SHORTEST);
  expect([room.moves(), room.state().result]).toEqual([SHORTEST, 'shown']);
  expect(selectCanUndo(room.state())).toBe(true);
  room.play.undo();
  expect(room.state()).toMatchObject({ paused: true, thinking: 'idle' });
});

test('a pause stops the search and holds replies back', async () => {
  const room = await watching('e6');
  const offered = () =>
    commandsOnBoard(room.play).flatMap(({ name }) => (name === 'pause' || name === 'resume' ? name : []));
  expect([selectCanUndo(room.state()), offered()]).toEqual([false, ['pause']]);
  room.play.pause();
  expect(offered()).toEqual(['resume']);
  expect([selectCanUndo(room.state()), room.engine.stops]).toEqual([true, 1]);
  room.play.resume();
  await room.engine.answer('f4');
  room.play.pause();
  room.clock.pass(A_WHILE);
  expect(now(room)).toEqual(['e6', 'idle']);
  room.play.resume();
  await playThrough(room, 'f4');
  expect(room.moves()).toBe('e6f4');
});

test('a step plays one move and pauses again', async () => {
  const room = await watching('');
  room.play.pause();
  room.play.step();
  room.play.step();
  await playThrough(room, 'e6');
  expect([room.moves(), room.engine.asked.length]).toEqual(['e6', 0]);
});

test('undo and redo go ply by ply, only while paused', async () => {
  const room = await watching('e6f4');
  room.play.undo();
  expect(room.moves()).toBe('e6f4');
  room.play.pause();
  room.play.undo();
  expect(room.moves()).toBe('e6');
  room.play.redo();
  expect(room.moves()).toBe('e6f4');
});

test.each(['slow', 'normal', 'fast'] as const)(
  'the speed "%s" sets the length of beats',
  async watchSpeed => {
    const room = await watching('', { watchSpeed });
    await room.engine.answer('e6');
    room.clock.pass(BEAT.afterAsking * WATCH_PACE[watchSpeed] - 1);
    expect(room.moves()).toBe('');
    room.clock.pass(1);
    expect(room.moves()).toBe('e6');
  },
);

test('behind a hidden page the match halts after the current move', async () => {
  const room = await watching('');
  room.play.observe({ visible: false });
  await playThrough(room, 'e6');
  expect(now(room)).toEqual(['e6', 'idle']);
  room.play.observe({ visible: true });
  expect(room.state().thinking).toBe('reply');
});

const PERSON: Seats['black'] = { type: 'human' };
const BITBOARD: Seats['black'] = { type: 'computer', opponent: 'bitboard', level: 1 };

test('replacing a thinking computer stops its search, and the new one starts at once', () => {
  const room = begun();
  room.press('f5');
  expect(room.engine.asked[0]?.request.method).toMatchObject({ by: 'flipside' });
  room.play.changeSeats({ black: PERSON, white: BITBOARD });
  expect(room.engine.stops).toBe(1);
  expect(room.engine.asked.map(({ request }) => request.method.by)).toEqual(['bitboard']);
});

test('a person can take over from a thinking computer, and the new seats are saved', async () => {
  const room = await watching('e6');
  const seats = { black: BITBOARD, white: PERSON };
  room.play.changeSeats(seats);
  expect(room.state().thinking).toBe('idle');
  expect(room.saved.load(room.match()?.id ?? '')?.seats).toEqual(seats);
  room.press('f4');
  expect(room.moves()).toBe('e6f4');
});
