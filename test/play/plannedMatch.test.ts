import { expect, test } from 'vitest';
import { positionOf } from '../../src/game/match.ts';
import { legalMoves } from '../../src/game/position.ts';
import { blockedSquares } from '../../src/game/shape.ts';
import type { Settings } from '../../src/store/settingsStore.ts';
import { openRoom, square, transcriptOf } from '../../testkit/play/playRoom.ts';

const startedBy = (settings: Partial<Settings>, random = 0.3) => {
  const room = openRoom({ settings, random: () => random });
  room.play.startWith(square('d3'));
  return room;
};

test.each(['black', 'both'] as const)("a press on the menu's board plays the square for %s", side => {
  const room = startedBy({ side });
  expect([room.stores.app.getState().screen, transcriptOf(room)]).toEqual(['board', 'd3']);
});

test.each(['white', 'none'] as const)(
  'for %s a press starts the game, and the computer moves first',
  side => {
    const room = startedBy({ side });
    expect([transcriptOf(room), room.stores.match.getState().thinking]).toEqual(['', 'reply']);
    expect(room.stores.match.getState().refused).toBeUndefined();
  },
);

test.each([
  ['black', 0.3, 'd3'],
  ['white', 0.7, ''],
] as const)('if %s is drawn, the draw holds', (_, random, transcript) => {
  expect(transcriptOf(startedBy({ side: 'random' }, random))).toBe(transcript);
});

test('a press on any other square starts the game without a move', () => {
  const room = openRoom();
  room.play.startWith(square('a1'));
  expect([transcriptOf(room), room.stores.match.getState().refused]).toEqual(['', undefined]);
});

test('the board on the menu is the one that is played, whichever players are chosen meanwhile', () => {
  const room = openRoom({ settings: { game: 'blocked' }, random: Math.random });
  const blocked = () => [...blockedSquares(room.stores.app.getState().shape)];
  const seen = blocked();
  room.play.setLevel(5);
  room.play.set('side', 'both');
  expect(blocked()).toEqual(seen);
  room.play.startMatch();
  expect(blocked()).toEqual(seen);
});

test('what is laid out follows the game, its size and the head start', () => {
  const room = openRoom({ settings: { size: '6x6', headStart: 'corners1' } });
  const { planned } = room.stores.app.getState();
  expect(planned && positionOf(planned).discs.black.size).toBe(3);
  expect(planned && [...legalMoves(positionOf(planned))].length).toBeGreaterThan(0);
});
