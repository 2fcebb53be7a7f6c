import { expect, test } from 'vitest';
import { recordOfGame } from '../../../src/formats/record.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { makeTranscript, parseTranscript } from '../../../src/game/transcript.ts';
import { lineThrough } from '../../../src/game/tree.ts';
import { loadSteps } from '../../../src/play/lessons/lessons.ts';
import { linkToFind, openShared, readShared } from '../../../src/play/links/sharedLinks.ts';
import { readPuzzle } from '../../../src/study/exercises/puzzles.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { memoryStorage, openRoom, type Room, square } from '../../../testkit/play/playRoom.ts';
import { PUZZLE_ENTRIES as PUZZLES } from '../../../testkit/study/puzzleFile.ts';

/** A page, with a function that reloads it in the same tab. */
const openTab = () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const load = (): Room => openRoom({ storage, tab, puzzles: PUZZLES });
  const reload = async (): Promise<Room> => {
    const room = load();
    await room.resume();
    return room;
  };
  return { room: load(), reload };
};

const exerciseOn = ({ stores }: Room) => stores.exercise.getState();

const openPuzzles = async (room: Room): Promise<void> => {
  room.play.openPlace('puzzles');
  await settle();
};

test.each<[string, (room: Room) => unknown]>([
  ['of the day', ({ play }) => play.puzzles.openDaily(1)],
  ['of training', ({ play }) => play.puzzles.draw()],
  ['of a theme', ({ play }) => play.puzzles.draw('endgame')],
])('a reload restores a puzzle %s, and its next step', async (_, open) => {
  const { room, reload } = openTab();
  await openPuzzles(room);
  open(room);
  const again = await reload();
  expect(exerciseOn(again).exercise).toEqual(exerciseOn(room).exercise);
  expect(exerciseOn(again).hasNext).toBe(true);
  again.play.exercise.leave();
  expect(again.app().screen).toBe('puzzles');
});

test('a reload restores a screen of a lesson', async () => {
  const { room, reload } = openTab();
  await loadSteps();
  room.play.lessons.open('rules');
  expect(exerciseOn(await reload()).exercise).toEqual(exerciseOn(room).exercise);
});

test('a reload restores the puzzle of a link', async () => {
  const { room, reload } = openTab();
  const moves = parseTranscript('f5d6c3d3') ?? [];
  const record = { ...recordOfGame(STANDARD_SETUP, moves), at: moves };
  const shared = readShared(new URL(linkToFind(record, 'https://flipside.example/')).hash);
  if (shared === undefined || 'reason' in shared) throw new Error('not a link');
  openShared(room.play, shared);
  const again = await reload();
  expect(exerciseOn(again).exercise).toMatchObject({ id: 'find', given: moves });
});

test('an exercise that was left is not restored', async () => {
  const { room, reload } = openTab();
  await openPuzzles(room);
  room.play.puzzles.draw();
  room.play.exercise.leave();
  expect(exerciseOn(await reload()).exercise).toBeUndefined();
});

test('a puzzle that no longer exists leads to the menu', async () => {
  const { room, reload } = openTab();
  room.tab.exercise = { type: 'puzzle', id: 'nothing' };
  const again = await reload();
  expect(exerciseOn(again).exercise).toBeUndefined();
  expect(again.app().screen).toBe('menu');
});

test('a solved puzzle can be analyzed with its game, and returns', async () => {
  const { room } = openTab();
  await openPuzzles(room);
  room.play.puzzles.draw();
  const { exercise } = exerciseOn(room);
  const best = readPuzzle(PUZZLES.find(({ id }) => id === exercise?.id)?.line ?? '')?.best;
  room.play.exercise.analyze();
  expect(room.stores.study.getState().study).toBeUndefined();
  room.play.playSquare(best ?? square('f5'));
  room.play.exercise.analyze();
  const { study, analyzes } = room.stores.study.getState();
  expect(analyzes).toBe(true);
  const line = study === undefined ? [] : lineThrough(study.tree, []);
  expect(makeTranscript(line)).toBe(makeTranscript([...(exercise?.given ?? []), best ?? 'pass']));
  room.play.study.leave();
  await settle();
  expect(room.app().screen).toBe('puzzles');
});
