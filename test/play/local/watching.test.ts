import { expect, test } from 'vitest';
import type { Seats } from '../../../src/game/seat.ts';
import { BEAT, WATCH_PACE } from '../../../src/look/motion.ts';
import type { Settings } from '../../../src/store/settingsStore.ts';
import { A_WHILE, openRoom, type Room, square, transcriptOf } from '../../../testkit/play/playRoom.ts';

const SHORTEST = ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5'] as const;

const BITBOARDS = { opponent: 'bitboard', second: { opponent: 'bitboard', level: 1 } } as const;

const watching = (settings: Partial<Settings> = {}): Room => {
  const room = openRoom({ settings: { side: 'none', animation: 'off', ...BITBOARDS, ...settings } });
  room.play.startMatch();
  return room;
};

/** The computers reply in turn, and the clock advances. */
const follow = async (room: Room, names: readonly (typeof SHORTEST)[number][]): Promise<void> => {
  for (const name of names) {
    await room.engine.answer(name);
    room.clock.pass(A_WHILE);
  }
};

const thinking = ({ stores }: Room): string => stores.match.getState().thinking;

test('two computers play to the end, and the result is shown', async () => {
  const room = watching();
  await follow(room, SHORTEST);
  expect(transcriptOf(room)).toBe(SHORTEST.join(''));
  expect(room.stores.match.getState().result).toBe('shown');
});

test('a pause stops the search and keeps replies from landing', async () => {
  const room = watching();
  await follow(room, ['e6']);
  room.play.pause();
  await room.engine.answer('f4');
  room.clock.pass(A_WHILE);
  expect([transcriptOf(room), thinking(room)]).toEqual(['e6', 'idle']);
  room.play.resume();
  await follow(room, ['f4']);
  expect(transcriptOf(room)).toBe('e6f4');
});

test('a step plays one move and pauses again', async () => {
  const room = watching();
  room.play.pause();
  room.play.step();
  room.play.step();
  await follow(room, ['e6']);
  expect([transcriptOf(room), room.engine.asked.length]).toEqual(['e6', 0]);
});

test('undo and redo go ply by ply, only while paused', async () => {
  const room = watching();
  await follow(room, ['e6', 'f4']);
  room.play.undo();
  expect(transcriptOf(room)).toBe('e6f4');
  room.play.pause();
  room.play.undo();
  expect(transcriptOf(room)).toBe('e6');
  room.play.redo();
  expect(transcriptOf(room)).toBe('e6f4');
});

test('undoing the end of a game leaves it paused', async () => {
  const room = watching();
  await follow(room, SHORTEST);
  room.play.undo();
  expect([room.stores.match.getState().paused, thinking(room)]).toEqual([true, 'idle']);
});

test.each(['slow', 'normal', 'fast'] as const)(
  'the watching speed "%s" sets the length of beats',
  async watchSpeed => {
    const room = watching({ watchSpeed });
    await room.engine.answer('e6');
    const beat = BEAT.afterAsking * WATCH_PACE[watchSpeed];
    room.clock.pass(beat - 1);
    expect(transcriptOf(room)).toBe('');
    room.clock.pass(1);
    expect(transcriptOf(room)).toBe('e6');
  },
);

test('behind a hidden page the match stops after the current move', async () => {
  const room = watching();
  room.play.observe({ visible: false });
  await follow(room, ['e6']);
  expect([transcriptOf(room), thinking(room)]).toEqual(['e6', 'idle']);
  room.play.observe({ visible: true });
  expect(thinking(room)).toBe('reply');
});

const PERSON: Seats['black'] = { type: 'human' };
const BITBOARD: Seats['black'] = { type: 'computer', opponent: 'bitboard', level: 1 };

test('a computer that loses its seat stops thinking, and the next one starts at once', async () => {
  const room = openRoom();
  room.play.startMatch();
  room.play.playSquare(square('f5'));
  expect(room.engine.asked[0]?.request.method).toMatchObject({ by: 'flipside' });
  room.play.changeSeats({ black: PERSON, white: BITBOARD });
  expect(room.engine.stops).toBe(1);
  expect(room.engine.asked.map(({ request }) => request.method.by)).toEqual(['bitboard']);
});

test('a person can take over from a thinking computer', async () => {
  const room = watching();
  await follow(room, ['e6']);
  room.play.changeSeats({ black: BITBOARD, white: PERSON });
  expect(thinking(room)).toBe('idle');
  room.play.playSquare(square('f4'));
  expect(transcriptOf(room)).toBe('e6f4');
});

test('new seats are saved with the match', () => {
  const room = openRoom();
  room.play.startMatch();
  room.play.changeSeats({ black: BITBOARD, white: PERSON });
  const { match } = room.stores.match.getState();
  expect(room.saved.load(match?.id ?? '')?.seats).toEqual({ black: BITBOARD, white: PERSON });
});
