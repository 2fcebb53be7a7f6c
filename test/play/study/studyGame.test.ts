import { expect, test } from 'vitest';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { makeTranscript, parseTranscript } from '../../../src/game/transcript.ts';
import { selectGameKind } from '../../../src/store/stores.ts';
import { openRoom } from '../../../testkit/play/playRoom.ts';

const settled = () => new Promise(done => setTimeout(done));
const read = (text: string) => parseTranscript(text) ?? [];

/** A study of a game of two people, of which these moves were played. */
const study = (...moves: readonly SquareName[]) => {
  const room = openRoom({ settings: { side: 'both' } });
  const { play, stores } = room;
  play.startMatch();
  for (const move of moves) play.playSquare(parseSquare(move));
  play.study.analyze();
  const shown = (): string => makeTranscript(stores.match.getState().match?.transcript ?? []);
  const ahead = (): string => makeTranscript(stores.match.getState().match?.undone ?? []);
  return { ...room, shown, ahead };
};

test('a game is copied at its present position, and goes on untouched', async () => {
  const { play, stores, shown, saved } = study('f5', 'd6');
  expect(selectGameKind(stores)).toBe('study');
  expect(shown()).toBe('f5d6');
  play.playSquare(parseSquare('c3'));
  play.study.leave();
  await settled();
  expect(selectGameKind(stores)).toBe('local');
  expect(shown()).toBe('f5d6');
  expect(saved.list()).toHaveLength(1);
});

test('another move in an old position makes a variation, and the old line stays', () => {
  const { play, shown, ahead } = study('f5', 'd6', 'c3');
  play.goTo(1);
  expect([shown(), ahead()]).toEqual(['f5', 'd6c3']);
  play.playSquare(parseSquare('f6'));
  expect(shown()).toBe('f5f6');
  play.study.switchVariation(-1);
  expect([shown(), ahead()]).toEqual(['f5d6', 'c3']);
  play.study.switchVariation(1);
  expect(shown()).toBe('f5f6');
});

test('back and forward walk along the line that is shown', () => {
  const { play, shown } = study('f5', 'd6', 'c3');
  play.undo();
  play.undo();
  play.undo();
  play.undo();
  expect(shown()).toBe('');
  play.redo();
  expect(shown()).toBe('f5');
});

test('a removed variation leads back to the last position that is left', () => {
  const { play, shown } = study('f5', 'd6');
  play.goTo(1);
  play.playSquare(parseSquare('f6'));
  play.playSquare(parseSquare('e6'));
  play.study.remove(read('f5f6'));
  expect(shown()).toBe('f5');
});

test('a move that is not legal is refused as in play', () => {
  const { play, stores, shown } = study('f5');
  play.playSquare(parseSquare('a1'));
  expect(shown()).toBe('f5');
  expect(stores.match.getState().refused?.refusal).toBe('flipsNothing');
});

test('a game that ends in a study is not counted and brings no result', () => {
  const { play, stores } = study();
  for (const move of ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5'] as const)
    play.playSquare(parseSquare(move));
  expect(stores.match.getState().match?.transcript).toHaveLength(9);
  expect(stores.match.getState().result).toBe('none');
});

test('the study ends when another game or the menu comes', () => {
  const { play, stores } = study('f5');
  play.openMenu();
  expect(stores.study.getState().study).toBeUndefined();
});

test('the moves of a line become a variation, and the board shows the last of them', () => {
  const { play, shown, ahead } = study('f5', 'd6', 'c3');
  play.goTo(1);
  play.study.playLine((['f6', 'e6', 'f4'] as const).map(move => parseSquare(move)));
  expect(shown()).toBe('f5f6e6f4');
  play.goTo(1);
  expect(ahead()).toBe('d6c3');
});

test('a line played in a game opens a copy first, and a move that is not legal ends it', () => {
  const { play, stores, shown, saved } = study('f5');
  play.study.leave();
  play.study.playLine([parseSquare('d6'), parseSquare('a1')]);
  expect(selectGameKind(stores)).toBe('study');
  expect(shown()).toBe('f5d6');
  expect(saved.list()[0]?.match.transcript).toHaveLength(1);
});
