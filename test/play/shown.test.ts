import { expect, test } from 'vitest';
import { makeTranscript } from '../../src/game/transcript.ts';
import { MOTION } from '../../src/look/motion.ts';
import {
  selectIsPersonsTurn,
  selectShown,
  selectShownCounts,
  selectShownMatch,
} from '../../src/store/selectors.ts';
import type { Settings } from '../../src/store/settingsStore.ts';
import { openRoom, type Room, square, transcriptOf } from '../../testkit/play/playRoom.ts';

/** How long the first move takes: one disc lands, one turns. */
const FIRST_MOVE = MOTION.landing + MOTION.flip;

const begin = (settings: Partial<Settings> = {}): Room => {
  let drawn = 0;
  const random = (): number => (++drawn % 100) / 100;
  const room = openRoom({ settings: { side: 'both', ...settings }, random });
  room.play.startMatch();
  return room;
};

const state = ({ stores }: Room) => stores.match.getState();
const shownMoves = (room: Room): string => makeTranscript(selectShownMatch(state(room))?.transcript ?? []);
const shownCounts = (room: Room): string => {
  const { black, white } = selectShownCounts(state(room));
  return `${black}:${white}`;
};

/** Every transcript that was shown, in this order. */
const recordShown = (room: Room): readonly string[] => {
  const seen: string[] = [shownMoves(room)];
  room.stores.match.subscribe(() => {
    const now = shownMoves(room);
    if (now !== seen.at(-1)) seen.push(now);
  });
  return seen;
};

test('a move is true at once, and shown when its discs have come to rest', () => {
  const room = begin();
  room.play.playSquare(square('f5'));
  room.clock.pass(FIRST_MOVE - 1);
  expect([transcriptOf(room), shownMoves(room)]).toEqual(['f5', '']);
  room.clock.pass(1);
  expect([shownMoves(room), shownCounts(room)]).toEqual(['f5', '4:1']);
});

test('the counts follow the discs', () => {
  const room = begin();
  const seen = new Set<string>();
  room.stores.match.subscribe(() => seen.add(shownCounts(room)));
  room.play.playSquare(square('f5'));
  room.clock.pass(FIRST_MOVE);
  expect([...seen]).toEqual(['2:2', '3:2', '4:1']);
});

test('a newer move hurries the one before: each is shown, in turn', () => {
  const room = begin();
  const seen = recordShown(room);
  for (const name of ['f5', 'd6', 'c3'] as const) room.play.playSquare(square(name));
  expect(transcriptOf(room)).toBe('f5d6c3');
  expect(seen).toEqual(['', 'f5', 'f5d6']);
  room.clock.pass(FIRST_MOVE * 2);
  expect(seen).toEqual(['', 'f5', 'f5d6', 'f5d6c3']);
});

test('a move that is taken back at once is shown first, and then that it is gone', () => {
  const room = begin();
  const seen = recordShown(room);
  room.play.playSquare(square('f5'));
  room.play.undo();
  expect([transcriptOf(room), shownMoves(room)]).toEqual(['', 'f5']);
  room.clock.pass(FIRST_MOVE);
  expect(seen).toEqual(['', 'f5', '']);
});

test('without animation shown and true are the same', () => {
  const room = begin({ animation: 'off' });
  room.play.playSquare(square('f5'));
  expect([state(room).inMotion, shownMoves(room)]).toEqual([undefined, 'f5']);
});

test('with reduced motion shown and true are the same', () => {
  const room = begin();
  room.play.observe({ reducedMotion: true });
  room.play.playSquare(square('f5'));
  expect([state(room).inMotion, shownMoves(room)]).toEqual([undefined, 'f5']);
});

test('a new game is shown at once, whatever was moving', () => {
  const room = begin();
  room.play.playSquare(square('f5'));
  room.play.confirmNewGame();
  expect([state(room).inMotion, shownMoves(room)]).toEqual([undefined, '']);
  room.clock.pass(FIRST_MOVE);
  expect(shownMoves(room)).toBe('');
});

test('leaving for the menu leaves nothing in motion', () => {
  const room = begin();
  room.play.playSquare(square('f5'));
  room.play.openMenu();
  expect(state(room).inMotion).toBeUndefined();
});

test('a computer counts as thinking from the rest before its move to the rest after it', async () => {
  const room = begin({ side: 'black', replyAtOnce: true });
  const thinking = () => [state(room).thinking, selectShown(state(room)).thinking];
  room.play.playSquare(square('f5'));
  expect(thinking()).toEqual(['reply', 'idle']);
  room.clock.pass(FIRST_MOVE);
  expect(thinking()).toEqual(['reply', 'reply']);
  await room.engine.answer('d6');
  room.clock.pass(0);
  expect(selectIsPersonsTurn(state(room))).toBe(true);
  expect(thinking()).toEqual(['idle', 'reply']);
  room.clock.pass(FIRST_MOVE);
  expect(thinking()).toEqual(['idle', 'idle']);
});

test('the card of a pass comes when the move that forced it is shown', () => {
  const room = begin({ size: '4x4' });
  const order: string[] = [];
  room.stores.match.subscribe((after, before) => {
    if (after.passCard !== before.passCard && after.passCard !== undefined) order.push('card');
    if (selectShownMatch(after) !== selectShownMatch(before)) order.push(shownMoves(room));
  });
  // White has to pass after Black's a3.
  for (const name of ['c4', 'b4', 'a1', 'd1', 'a4', 'a2', 'b1'] as const) {
    room.play.playSquare(square(name));
    room.clock.pass(FIRST_MOVE * 2);
  }
  expect(order.slice(-2)).toEqual([transcriptOf(room), 'card']);
});
