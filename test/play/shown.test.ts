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
import { begun, type Room } from '../../testkit/play/playRoom.ts';

/** Duration of the first move: one disc lands, one flips. */
const FIRST_MOVE = MOTION.landing + MOTION.flip;

const twoPeople = (settings: Partial<Settings> = {}): Room => {
  let drawn = 0;
  return begun({ side: 'both', ...settings }, { random: () => (++drawn % 100) / 100 });
};

const shownMoves = (room: Room): string => makeTranscript(selectShownMatch(room.state())?.transcript ?? []);

/** Records every shown value of a kind from now on. */
const record = (room: Room, read: (room: Room) => string): readonly string[] => {
  const seen: string[] = [read(room)];
  room.stores.match.subscribe(() => {
    const now = read(room);
    if (now !== seen.at(-1)) seen.push(now);
  });
  return seen;
};

test('a move counts at once, and is shown when its animation has ended', () => {
  const room = twoPeople();
  const counts = record(room, () => Object.values(selectShownCounts(room.state())).join(':'));
  room.press('f5');
  room.clock.pass(FIRST_MOVE - 1);
  expect([room.moves(), shownMoves(room)]).toEqual(['f5', '']);
  room.clock.pass(1);
  expect(shownMoves(room)).toBe('f5');
  expect(counts).toEqual(['2:2', '3:2', '4:1']);
});

test('a new move cuts the previous animation short: each is shown in turn', () => {
  const room = twoPeople();
  const seen = record(room, shownMoves);
  room.press('f5d6c3');
  expect(room.moves()).toBe('f5d6c3');
  expect(seen).toEqual(['', 'f5', 'f5d6']);
  room.clock.pass(FIRST_MOVE * 2);
  expect(seen).toEqual(['', 'f5', 'f5d6', 'f5d6c3']);
});

test('a move that is undone at once is shown first, and then removed', () => {
  const room = twoPeople();
  const seen = record(room, shownMoves);
  room.press('f5');
  room.play.undo();
  expect([room.moves(), shownMoves(room)]).toEqual(['', 'f5']);
  room.clock.pass(FIRST_MOVE);
  expect(seen).toEqual(['', 'f5', '']);
});

test.each<[string, (room: Room) => void]>([
  ['without animation', room => room.play.set('animation', 'off')],
  ['with reduced motion', room => room.play.observe({ reducedMotion: true })],
])('%s the shown state is the real one', (_, calm) => {
  const room = twoPeople();
  calm(room);
  room.press('f5');
  expect([room.state().inMotion, shownMoves(room)]).toEqual([undefined, 'f5']);
});

test.each(['confirmNewGame', 'openMenu'] as const)('after %s nothing is in motion any more', leave => {
  const room = twoPeople();
  room.press('f5');
  room.play[leave]();
  const before = shownMoves(room);
  expect([room.state().inMotion, room.moves()]).toEqual([undefined, before]);
  room.clock.pass(FIRST_MOVE);
  expect(shownMoves(room)).toBe(before);
});

test('a computer is shown as thinking from the end of one animation to the end of its own', async () => {
  const room = twoPeople({ side: 'black', replyAtOnce: true });
  const thinking = () => [room.state().thinking, selectShown(room.state()).thinking];
  room.press('f5');
  expect(thinking()).toEqual(['reply', 'idle']);
  room.clock.pass(FIRST_MOVE);
  expect(thinking()).toEqual(['reply', 'reply']);
  await room.engine.answer('d6');
  room.clock.pass(0);
  expect(selectIsPersonsTurn(room.state())).toBe(true);
  expect(thinking()).toEqual(['idle', 'reply']);
  room.clock.pass(FIRST_MOVE);
  expect(thinking()).toEqual(['idle', 'idle']);
});

test('the card of a pass appears when the move that forced it is shown', () => {
  const room = twoPeople({ size: '4x4' });
  const order: string[] = [];
  room.stores.match.subscribe((after, before) => {
    if (after.passCard !== before.passCard && after.passCard !== undefined) order.push('card');
    if (selectShownMatch(after) !== selectShownMatch(before)) order.push(shownMoves(room));
  });
  // White has to pass after Black's a3.
  for (const name of ['c4', 'b4', 'a1', 'd1', 'a4', 'a2', 'b1']) {
    room.press(name);
    room.clock.pass(FIRST_MOVE * 2);
  }
  expect(order.slice(-2)).toEqual([room.moves(), 'card']);
});
