import { expect, test } from 'vitest';
import { parseSquare } from '../../../src/game/square.ts';
import { makeTranscript } from '../../../src/game/transcript.ts';
import { selectGameKind } from '../../../src/store/stores.ts';
import { begun, SHORTEST } from '../../../testkit/play/playRoom.ts';
import { settled } from '../../../testkit/until.ts';

/** A study of a game of two people with these moves. */
const study = (played = '') => {
  const room = begun({ side: 'both' });
  room.press(played);
  room.play.study.analyze();
  return { ...room, ahead: () => makeTranscript(room.match()?.undone ?? []) };
};

test('a game is copied at its current position, and remains unchanged', async () => {
  const { play, press, stores, moves, saved } = study('f5d6');
  expect(selectGameKind(stores)).toBe('study');
  expect(moves()).toBe('f5d6');
  press('c3');
  play.study.leave();
  await settled();
  expect(selectGameKind(stores)).toBe('local');
  expect(moves()).toBe('f5d6');
  expect(saved.list()).toHaveLength(1);
});

test('opening another study while the way back is loading stays in that study', async () => {
  const { play, stores } = study('f5d6');
  play.study.leave();
  play.study.openBoard();
  await settled();
  expect(selectGameKind(stores)).toBe('study');
});

test('another move in an earlier position starts a variation, and the old line stays', () => {
  const { play, press, moves, ahead } = study('f5d6c3');
  play.goTo(1);
  expect([moves(), ahead()]).toEqual(['f5', 'd6c3']);
  press('f6');
  expect(moves()).toBe('f5f6');
  play.study.switchVariation(-1);
  expect([moves(), ahead()]).toEqual(['f5d6', 'c3']);
  play.study.switchVariation(1);
  expect(moves()).toBe('f5f6');
});

test('back and forward walk along the shown line', () => {
  const { play, moves } = study('f5d6c3');
  play.undo();
  play.undo();
  play.undo();
  play.undo();
  expect(moves()).toBe('');
  play.redo();
  expect(moves()).toBe('f5');
});

test('an illegal move is refused as in play', () => {
  const { press, stores, moves } = study('f5');
  press('a1');
  expect(moves()).toBe('f5');
  expect(stores.match.getState().refused?.refusal).toBe('flipsNothing');
});

test('a game that ends in a study is not counted and shows no result', () => {
  const { press, stores } = study();
  press(SHORTEST);
  expect(stores.match.getState().match?.transcript).toHaveLength(9);
  expect(stores.match.getState().result).toBe('none');
});

test('the study ends when another game or the menu opens', () => {
  const { play, stores } = study('f5');
  play.openMenu();
  expect(stores.study.getState().study).toBeUndefined();
});

test('the moves of a line become a variation, and the board shows the last of them', () => {
  const { play, moves, ahead } = study('f5d6c3');
  play.goTo(1);
  play.study.playLine((['f6', 'e6', 'f4'] as const).map(move => parseSquare(move)));
  expect(moves()).toBe('f5f6e6f4');
  play.goTo(1);
  expect(ahead()).toBe('d6c3');
});

test('playing a line in a game opens a copy first, and stops at an illegal move', () => {
  const { play, stores, moves, saved } = study('f5');
  play.study.leave();
  play.study.playLine([parseSquare('d6'), parseSquare('a1')]);
  expect(selectGameKind(stores)).toBe('study');
  expect(moves()).toBe('f5d6');
  expect(saved.list()[0]?.match.transcript).toHaveLength(1);
});
