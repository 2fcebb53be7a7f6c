import { expect, test, vi } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { readMoves } from '../../../src/game/transcript.ts';
import type { ExerciseRun } from '../../../src/play/exercise/exerciseCalls.ts';
import type { Exercise } from '../../../src/store/exerciseStore.ts';
import { selectIsPersonsTurn, selectShownMatch } from '../../../src/store/selectors.ts';
import { selectGameKind } from '../../../src/store/stores.ts';
import type { Judge } from '../../../src/study/exercises/exercise.ts';
import { A_WHILE, openRoom, type Room, square } from '../../../testkit/play/playRoom.ts';

/** White to move after f5: d6, f4 and f6 are legal. */
const EXERCISE: Exercise = {
  id: 'one',
  setup: STANDARD_SETUP,
  given: readMoves(startOf(STANDARD_SETUP), 'f5') ?? [],
  color: 'white',
  judge: { type: 'best' },
  instruction: 'exercise.ask.best',
};

const begun = (change: Partial<Exercise> = {}, run: ExerciseRun = {}): Room => {
  const room = openRoom();
  room.play.exercise.start({ ...EXERCISE, ...change }, run);
  return room;
};

const stage = ({ stores }: Room) => stores.exercise.getState().stage.type;
const transcript = ({ stores }: Room) => stores.match.getState().match?.transcript.map(String);
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

test('an exercise is a kind of game of its own, in which the person is to move', () => {
  const room = begun();
  expect(selectGameKind(room.stores)).toBe('exercise');
  expect(selectIsPersonsTurn(room.state())).toBe(true);
  expect(room.saved.list()).toEqual([]);
});

test('the best move is right, and that is told once', async () => {
  const [tried, done] = [vi.fn(), vi.fn()];
  const room = begun({}, { tried, done });
  room.press('d6');
  expect(stage(room)).toBe('judging');
  await room.engine.finish({ d6: 4, f4: 0, f6: 0 }, { exact: true });
  expect(stage(room)).toBe('right');
  expect(tried).toHaveBeenCalledExactlyOnceWith(true);
  expect(done).toHaveBeenCalledOnce();
});

test('a wrong move is answered on the board and can be tried again', async () => {
  const tried = vi.fn();
  const room = begun({}, { tried });
  await room.engine.finish({ d6: 4, f4: 0, f6: -2 }, { exact: true });
  room.press('f6');
  expect(room.stores.exercise.getState().stage).toMatchObject({ type: 'wrong', verdict: { loss: 6 } });
  expect(selectIsPersonsTurn(room.state())).toBe(false);
  room.play.undo();
  expect(stage(room)).toBe('asked');
  room.press('d6');
  expect(stage(room)).toBe('right');
  expect(tried).toHaveBeenCalledExactlyOnceWith(false);
});

test('what is not proved is judged when the person has waited long enough', async () => {
  const room = begun();
  room.engine.report({ d6: 4, f4: 4, f6: 0 });
  room.press('f4');
  expect(stage(room)).toBe('judging');
  room.clock.pass(A_WHILE);
  expect(stage(room)).toBe('right');
});

test.each([
  ['f4', 'right'],
  ['f6', 'wrong'],
] as const)('a move within a disc of the best is as good: %s', async (move, expected) => {
  for (const judge of [
    { type: 'best' },
    { type: 'moves', squares: [square('d6')], orClose: true },
  ] as const) {
    const room = begun({ judge });
    room.play.playSquare(square(move));
    await room.engine.finish({ d6: 4, f4: 3, f6: 2 }, { exact: true });
    expect(stage(room)).toBe(expected);
  }
});

test('a puzzle with one proved answer has no second one', async () => {
  const room = begun({ judge: { type: 'moves', squares: [square('d6')] } });
  room.press('f4');
  await room.engine.finish({ d6: 4, f4: 3, f6: 2 }, { exact: true });
  expect(stage(room)).toBe('wrong');
});

test('moves of a list need no engine to be right', () => {
  const room = begun({ judge: { type: 'moves', squares: [square('f4')] } });
  room.press('f4');
  expect(stage(room)).toBe('right');
});

test('a goal never asks the engine', () => {
  const room = begun({ judge: { type: 'goal', goal: 'takesCorner' } });
  expect(room.engine.asked).toEqual([]);
  room.press('f4');
  expect(stage(room)).toBe('wrong');
});

test('a draw is enough only where it is asked for', async () => {
  for (const [atLeast, expected] of [
    ['win', 'wrong'],
    ['draw', 'right'],
  ] as const) {
    const room = begun({ judge: { type: 'keepsScore', atLeast } });
    room.press('f4');
    await room.engine.finish({ d6: 4, f4: 0, f6: -2 }, { exact: true });
    expect(stage(room)).toBe(expected);
  }
});

test('the solution is shown in the position that was asked about', async () => {
  const [tried, done] = [vi.fn(), vi.fn()];
  const room = begun({}, { tried, done });
  await room.engine.finish({ d6: 4, f4: 4, f6: -2 }, { exact: true });
  room.press('f6');
  room.play.exercise.showSolution();
  const { stage: shown } = room.stores.exercise.getState();
  expect(shown).toMatchObject({ type: 'shown', solution: { squares: [square('d6'), square('f4')] } });
  expect(transcript(room)).toEqual(EXERCISE.given.map(String));
  expect(tried).toHaveBeenCalledExactlyOnceWith(false);
  expect(done).toHaveBeenCalledOnce();
});

test('a line goes on with replies from a list', () => {
  const room = begun({
    judge: { type: 'moves', squares: [square('d6')] },
    continuation: { steps: [{ reply: square('c3'), judge: { type: 'moves', squares: [square('d3')] } }] },
  });
  room.press('d6');
  expect(stage(room)).toBe('replying');
  room.clock.pass(A_WHILE);
  expect(stage(room)).toBe('asked');
  expect(transcript(room)).toEqual(['f5', 'd6', 'c3'].map(name => String(parseSquare(name as 'f5'))));
  room.press('d3');
  expect(stage(room)).toBe('right');
});

test('a reply is shown with its flips before its words, though the next question is there', () => {
  const room = begun({
    judge: { type: 'moves', squares: [square('d6')] },
    continuation: { steps: [{ reply: square('c3'), judge: { type: 'moves', squares: [square('d3')] } }] },
  });
  const heard: string[] = [];
  room.stores.match.subscribe(after => {
    const { length } = selectShownMatch(after)?.transcript ?? [];
    heard.push(`${stage(room)} ${length}`);
  });
  room.press('d6');
  room.clock.pass(A_WHILE);
  expect(selectIsPersonsTurn(room.state())).toBe(true);
  expect(heard.indexOf('asked 2')).toBeGreaterThan(-1);
  expect(heard.at(-1)).toBe('asked 3');
});

test('an engine that fails can be asked again', async () => {
  const room = begun();
  room.press('d6');
  await room.engine.settle({ type: 'failed', reason: 'crashed' });
  await settled();
  expect(stage(room)).toBe('failed');
  room.play.exercise.tryAgain();
  expect(stage(room)).toBe('asked');
  room.press('d6');
  await room.engine.finish({ d6: 4, f4: 0, f6: -2 }, { exact: true });
  expect(stage(room)).toBe('right');
});

test('a wrong move of a lesson comes back by itself, and another one can be made before that', () => {
  const goal: Judge = { type: 'goal', goal: 'flipsAtLeast', count: 2 };
  const room = begun({ judge: goal, teaches: true });
  const plies = () => room.match()?.transcript.length;
  room.press('d6');
  expect([stage(room), plies()]).toEqual(['wrong', 2]);
  room.press('f4');
  expect([stage(room), plies()]).toEqual(['wrong', 2]);
  room.clock.pass(A_WHILE);
  expect([stage(room), plies()]).toEqual(['wrong', 1]);
  expect(selectIsPersonsTurn(room.state())).toBe(true);
});

test('leaving ends the search and the exercise', () => {
  const room = begun();
  const stops = room.engine.stops;
  room.play.openMenu();
  expect(room.engine.stops).toBeGreaterThan(stops);
  expect(room.stores.exercise.getState().exercise).toBeUndefined();
  expect(selectGameKind(room.stores)).toBe('local');
});

test('a game that is opened takes the place of the exercise', () => {
  const room = begun();
  room.play.startMatch();
  expect(selectGameKind(room.stores)).toBe('local');
});
