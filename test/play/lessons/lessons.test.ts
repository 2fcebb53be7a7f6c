import { expect, test } from 'vitest';
import { loadSteps } from '../../../src/play/lessons/lessons.ts';
import { openStorage } from '../../../src/store/kept/browserStorage.ts';
import { SavedLessons } from '../../../src/store/kept/savedLessons.ts';
import { A_WHILE, openRoom, type Room, square } from '../../../testkit/play/playRoom.ts';

await loadSteps();

const refuse = (): Storage => {
  throw new Error('No storage.');
};
const KEY = 'flipside.lessons';

const exercise = ({ stores }: Room) => stores.exercise.getState();

test('a lesson leads from screen to screen, remembers them, and ends on the page of lessons', () => {
  const room = openRoom();
  room.play.lessons.open('corners');
  expect(exercise(room).exercise).toMatchObject({
    id: 'cornersTake',
    title: { key: 'lessons.title.corners', values: { number: 1, count: 2 } },
  });
  room.play.playSquare(square('a1'));
  room.clock.pass(A_WHILE);
  expect([exercise(room).stage.type, exercise(room).hasNext]).toEqual(['right', true]);
  room.play.exercise.next();
  expect([exercise(room).exercise?.id, exercise(room).hasNext]).toEqual(['cornersKeep', false]);
  room.play.playSquare(square('d7'));
  room.clock.pass(A_WHILE);
  expect(room.stores.lessons.getState().done).toEqual(['cornersTake', 'cornersKeep']);
  room.play.exercise.leave();
  expect(room.stores.app.getState().screen).toBe('lessons');
});

test('a lesson goes on where it was left, also after a reload', () => {
  const { storage } = openRoom();
  new SavedLessons(storage).save({ done: ['first', 'line'] });
  const room = openRoom({ storage });
  room.play.lessons.open('rules');
  expect(exercise(room).exercise?.id).toBe('ways');
});

test('a wrong move is not done, and can be tried again', () => {
  const room = openRoom();
  room.play.lessons.open('corners');
  room.play.playSquare(square('b2'));
  room.clock.pass(A_WHILE);
  expect(exercise(room).stage.type).toBe('wrong');
  expect(room.stores.lessons.getState().done).toEqual([]);
});

test.each(['', 'null', '{', '{"version":2,"done":[]}', '{"version":1,"done":[1]}', '{"version":1}'])(
  'what cannot be read is set aside: %s',
  text => {
    const { storage } = openStorage(refuse);
    storage.setItem(KEY, text);
    expect(new SavedLessons(storage).load()).toEqual({ done: [] });
    expect(storage.getItem('flipside.aside.lessons')).toBe(text);
  },
);
