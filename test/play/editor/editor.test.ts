import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeArrangement } from '../../../src/formats/text/arrangement.ts';
import { contentAt } from '../../../src/game/arrangement.ts';
import { positionOf } from '../../../src/game/match.ts';
import type { SquareName } from '../../../src/game/square.ts';
import { makeStartText } from '../../../src/game/start.ts';
import { FIRST_ARRANGEMENT, selectProblem } from '../../../src/store/editorStore.ts';
import { openRoom, playThrough, type Room, square, squareNames } from '../../../testkit/play/playRoom.ts';

let room: Room;
beforeEach(() => {
  room = openRoom({ settings: { side: 'both' } });
  room.play.openPlace('editor');
});
afterEach(() => room.play.openMenu());

const editor = () => room.stores.editor.getState();
const content = (name: SquareName) => contentAt(editor().arrangement, square(name));

const contents = (names: string) => squareNames(names).map(content);

test("a press puts the tool's content on a square, or clears it if it is there already", () => {
  const { play } = room;
  const press = (name: SquareName): string => {
    play.editor.press(square(name));
    play.editor.release();
    return content(name);
  };
  expect([press('a1'), press('a1'), press('a1')]).toEqual(['black', 'white', 'empty']);
  play.editor.choose('white');
  expect([press('a1'), press('a1'), press('e4')]).toEqual(['white', 'empty', 'white']);
});

test('a stroke puts the same content on every square, and is one change', () => {
  const { play } = room;
  play.editor.choose('black');
  play.editor.press(square('a1'));
  for (const name of squareNames('a2a3d4')) play.editor.draw(square(name));
  play.editor.release();
  play.editor.draw(square('a4'));
  expect(contents('a1a2a3d4a4')).toEqual(['black', 'black', 'black', 'black', 'empty']);
  play.editor.undo();
  expect(editor().arrangement).toBe(FIRST_ARRANGEMENT);
  play.editor.redo();
  expect(content('a3')).toBe('black');
});

test('every change can be undone, and a new change clears the redo list', () => {
  const { play } = room;
  const states = [writeArrangement(editor().arrangement)];
  for (const change of ['rotate', 'swapColors', 'mirror', 'clear', 'reset'] as const) {
    play.editor[change]();
    states.push(writeArrangement(editor().arrangement));
  }
  for (const state of states.toReversed()) {
    expect(writeArrangement(editor().arrangement)).toBe(state);
    play.editor.undo();
  }
  expect(editor().past).toEqual([]);
  play.editor.put(square('h8'), 'white');
  expect(editor().future).toEqual([]);
});

test('the board on the screen follows the game and the size', () => {
  const { play, stores } = room;
  play.editor.setGame('connect4');
  expect(stores.app.getState()).toMatchObject({ rules: 'connect4', shape: { width: 7, height: 6 } });
  play.editor.undo();
  expect(stores.app.getState()).toMatchObject({ rules: 'othello', shape: { width: 8, height: 8 } });
  play.openMenu();
  play.editor.setGame('connect4');
  expect(stores.app.getState().rules).toBe('othello');
});

test('a match from the position can be played, undone, saved and loaded', async () => {
  const { play } = room;
  play.editor.put(square('e3'), 'black');
  play.editor.setTurn('white');
  const set = editor().arrangement;
  play.editor.start();
  expect(room.match()?.setup.start && makeStartText(room.match()!.setup.start!)).toBe(makeStartText(set));
  expect(positionOf(room.match()!).turn).toBe('white');
  await playThrough(room, 'e2');
  expect(room.match()?.transcript).toHaveLength(1);
  expect(room.saved.load(room.match()!.id)?.setup).toEqual(room.match()?.setup);
  play.undo();
  expect(positionOf(room.match()!).discs).toEqual(set.discs);
});

test('a position that is not playable begins neither a match nor a study', () => {
  const { play } = room;
  play.editor.clear();
  expect(selectProblem(editor())).toBe('empty');
  play.editor.start();
  play.editor.analyze();
  expect(room.app().screen).toBe('editor');
  expect(room.match()).toBeUndefined();
});

test('a study of the position is saved before its first move, and returns to the editor', async () => {
  const { play, stores } = room;
  play.editor.setTurn('white');
  play.editor.analyze();
  await Promise.resolve();
  const id = stores.study.getState().study?.id ?? '';
  expect(room.studies.load(id)).toMatchObject({ study: { tree: { setup: { start: { turn: 'white' } } } } });
  play.study.leave();
  expect(stores.app.getState().screen).toBe('editor');
});

test('the position on the board can be edited', async () => {
  const { play, stores } = room;
  play.startMatch();
  await playThrough(room, 'f5d6');
  const { discs, turn } = positionOf(room.match()!);
  play.study.analyze();
  play.editor.editBoard();
  expect(stores.app.getState().screen).toBe('editor');
  expect(editor().arrangement).toMatchObject({ discs, turn });
  play.editor.undo();
  expect(editor().arrangement).toBe(FIRST_ARRANGEMENT);
});
