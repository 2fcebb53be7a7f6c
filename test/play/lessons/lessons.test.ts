import { expect, test } from 'vitest';
import { isAvailable } from '../../../src/play/commands/commands.ts';
import { loadSteps } from '../../../src/play/lessons/lessons.ts';
import { kept } from '../../../src/store/kept/kept.ts';
import { LESSON_PROGRESS } from '../../../src/store/kept/savedLessons.ts';
import { NO_LESSONS } from '../../../src/store/lessonsStore.ts';
import { NO_PUZZLE_RECORD } from '../../../src/store/puzzlesStore.ts';
import { A_WHILE, memoryStorage, openRoom, type Room } from '../../../testkit/play/playRoom.ts';

await loadSteps();

const exercise = ({ stores }: Room) => stores.exercise.getState();

test('a lesson leads from screen to screen, remembers them, and ends on the page of lessons', () => {
  const room = openRoom();
  room.play.lessons.open('rules');
  expect(exercise(room).exercise).toMatchObject({
    id: 'first',
    title: { key: 'lessons.title.rules', values: { number: 1, count: 6 } },
  });
  const mayGoOn = () => isAvailable('nextExercise', room.play);
  expect([exercise(room).hasNext, mayGoOn()]).toEqual([true, false]);
  room.press('f5');
  room.clock.pass(A_WHILE);
  expect([exercise(room).stage.type, exercise(room).hasNext, mayGoOn()]).toEqual(['right', true, true]);
  room.play.exercise.next();
  expect([exercise(room).exercise?.id, exercise(room).hasNext]).toEqual(['line', true]);
  expect(room.stores.lessons.getState().done).toEqual(['first']);
  room.play.exercise.leave();
  expect(room.app().screen).toBe('lessons');
});

test('the last screen of a lesson leads to a game with its rules', () => {
  const { storage } = openRoom();
  kept(storage, LESSON_PROGRESS).save({ ...NO_LESSONS, done: ['first', 'line', 'ways', 'corner', 'pass'] });
  const room = openRoom({ storage, settings: { game: 'connect4' } });
  room.play.lessons.open('rules');
  expect(exercise(room)).toMatchObject({ exercise: { id: 'count' }, beginsGame: true });
  room.stores.exercise.setState({ stage: { type: 'right', verdict: {} as never } });
  room.play.exercise.next();
  expect(room.match()?.setup.game).toBe('othello');
  expect([exercise(room).exercise, room.app().screen]).toEqual([undefined, 'board']);
});

test('a lesson continues where it was left, also after a reload', () => {
  const { storage } = openRoom();
  kept(storage, LESSON_PROGRESS).save({ ...NO_LESSONS, done: ['first', 'line'] });
  const room = openRoom({ storage });
  room.play.lessons.open('rules');
  expect(exercise(room).exercise?.id).toBe('ways');
});

test('a wrong move does not complete a screen', () => {
  const room = openRoom();
  room.play.lessons.open('rules');
  room.press('f5');
  room.clock.pass(A_WHILE);
  room.play.exercise.next();
  room.press('f6');
  room.clock.pass(A_WHILE);
  expect(exercise(room).stage.type).toBe('wrong');
  expect(room.stores.lessons.getState().done).toEqual(['first']);
});

test.each(['', 'null', '{', '{"version":0,"done":[]}', '{"version":1,"done":[1]}', '{"version":1}'])(
  'what cannot be read is set aside before it is changed: %s',
  text => {
    const storage = memoryStorage();
    storage.setItem('flipside.lessons', text);
    const lessons = kept(storage, LESSON_PROGRESS);
    expect(lessons.load()).toEqual(NO_LESSONS);
    lessons.save({ ...NO_LESSONS, done: ['first'] });
    expect(storage.getItem('flipside.aside.lessons')).toBe(text);
  },
);

test('lessons and puzzles done in another tab are shown in this one', () => {
  const { storage } = openRoom();
  const [one, other] = [openRoom({ storage }), openRoom({ storage })];
  const { lessons, puzzles } = other.context.kept;
  lessons.save({ ...NO_LESSONS, done: ['first'] });
  puzzles.save({ ...NO_PUZZLE_RECORD, tried: 2 });
  for (const key of ['flipside.lessons', 'flipside.puzzles']) one.followTab(key);
  expect(one.stores.lessons.getState().done).toEqual(['first']);
  expect(one.stores.puzzles.getState().record.tried).toBe(2);
});
