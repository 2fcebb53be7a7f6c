import { expect, test, vi } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import type { SquareName } from '../../../src/game/square.ts';
import { readMoves } from '../../../src/game/transcript.ts';
import type { ExerciseRun } from '../../../src/play/exercise/exerciseGame.ts';
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

const BEST: Judge = { type: 'best' };
const ONLY_D6: Judge = { type: 'moves', squares: [square('d6')] };
const CLOSE = { d6: 4, f4: 3, f6: 2 };
const DRAW = { d6: 4, f4: 0, f6: -2 };

const asked = (change: Partial<Exercise> = {}, run: ExerciseRun = {}): Room => {
  const room = openRoom();
  room.play.exercise.start({ ...EXERCISE, ...change }, run);
  return room;
};

const stage = ({ stores }: Room) => stores.exercise.getState().stage.type;

test('an exercise is its own kind of game, and the person is to move', () => {
  const room = asked();
  expect(selectGameKind(room.stores)).toBe('exercise');
  expect(selectIsPersonsTurn(room.state())).toBe(true);
  expect(room.saved.list()).toEqual([]);
});

test('the layout has room for the card while there is an exercise', () => {
  const room = asked();
  room.play.exercise.start({ ...EXERCISE, id: 'two' });
  expect(room.stores.app.getState().hasCard).toBe(true);
  room.play.openMenu();
  expect(room.stores.app.getState().hasCard).toBe(false);
});

test('the best move is right, and is reported once', async () => {
  const [tried, done] = [vi.fn(), vi.fn()];
  const room = asked({}, { tried, done });
  room.press('d6');
  expect(stage(room)).toBe('judging');
  await room.engine.finish({ d6: 4, f4: 0, f6: 0 }, { exact: true });
  expect(stage(room)).toBe('right');
  expect(tried).toHaveBeenCalledExactlyOnceWith(true);
  expect(done).toHaveBeenCalledOnce();
});

test('a wrong move is answered on the board and can be tried again', async () => {
  const tried = vi.fn();
  const room = asked({}, { tried });
  await room.engine.finish({ d6: 4, f4: 0, f6: -2 }, { exact: true });
  room.press('f6');
  expect(room.stores.exercise.getState().stage).toMatchObject({ type: 'wrong', verdict: { loss: 6 } });
  expect(selectIsPersonsTurn(room.state())).toBe(false);
  room.press('d6');
  expect([stage(room), room.moves()]).toEqual(['wrong', 'f5f6']);
  room.play.undo();
  expect(stage(room)).toBe('asked');
  room.press('d6');
  expect(stage(room)).toBe('right');
  expect(tried).toHaveBeenCalledExactlyOnceWith(false);
});

test('a move that is not proved is judged after a while', async () => {
  const room = asked();
  room.engine.report({ d6: 4, f4: 4, f6: 0 });
  room.press('f4');
  expect(stage(room)).toBe('judging');
  room.clock.pass(A_WHILE);
  expect(stage(room)).toBe('right');
});

test.each<[string, Judge, 'f4' | 'f6', Partial<Record<SquareName, number>>, string]>([
  ['a move within a disc of the best is as good', BEST, 'f4', CLOSE, 'right'],
  ['and also beside a list that says so', { ...ONLY_D6, orClose: true }, 'f4', CLOSE, 'right'],
  ['one further behind is not', BEST, 'f6', CLOSE, 'wrong'],
  ['nor beside such a list', { ...ONLY_D6, orClose: true }, 'f6', CLOSE, 'wrong'],
  ['one proved answer has no second one', ONLY_D6, 'f4', CLOSE, 'wrong'],
  [
    'a draw is not enough where a win is asked for',
    { type: 'keepsScore', atLeast: 'win' },
    'f4',
    DRAW,
    'wrong',
  ],
  ['but where a draw is', { type: 'keepsScore', atLeast: 'draw' }, 'f4', DRAW, 'right'],
])('%s', async (_, judge, move, scores, expected) => {
  const room = asked({ judge });
  room.press(move);
  await room.engine.finish(scores, { exact: true });
  expect(stage(room)).toBe(expected);
});

test.each<[string, Judge, string]>([
  ['a move of a list', { type: 'moves', squares: [square('f4')] }, 'right'],
  ['a goal', { type: 'goal', goal: 'takesCorner' }, 'wrong'],
])('%s is judged without the engine', (_, judge, expected) => {
  const room = asked({ judge });
  room.press('f4');
  expect(stage(room)).toBe(expected);
});

test('the solution is shown in the position of the question', async () => {
  const [tried, done] = [vi.fn(), vi.fn()];
  const room = asked({}, { tried, done });
  await room.engine.finish({ d6: 4, f4: 4, f6: -2 }, { exact: true });
  room.press('f6');
  room.play.exercise.showSolution();
  const { stage: shown } = room.stores.exercise.getState();
  expect(shown).toMatchObject({ type: 'shown', solution: { squares: [square('d6'), square('f4')] } });
  expect(room.moves()).toBe('f5');
  expect(tried).toHaveBeenCalledExactlyOnceWith(false);
  expect(done).toHaveBeenCalledOnce();
});

/** An exercise whose first answer is followed by a reply and a second question. */
const LINE: Partial<Exercise> = {
  judge: ONLY_D6,
  continuation: { steps: [{ reply: square('c3'), judge: { type: 'moves', squares: [square('d3')] } }] },
};

test('an exercise of several moves plays replies from a list', () => {
  const room = asked(LINE);
  room.press('d6');
  expect(stage(room)).toBe('replying');
  room.clock.pass(A_WHILE);
  expect([stage(room), room.moves()]).toEqual(['asked', 'f5d6c3']);
  room.press('d3');
  expect(stage(room)).toBe('right');
});

test('a reply flips its discs before its text appears, though the next question is ready', () => {
  const room = asked(LINE);
  const heard: string[] = [];
  room.stores.match.subscribe(after => {
    const { length } = selectShownMatch(after)?.transcript ?? [];
    heard.push(`${stage(room)} ${length}`);
  });
  room.press('d6');
  room.clock.pass(A_WHILE);
  expect(selectIsPersonsTurn(room.state())).toBe(true);
  expect(heard).toContain('asked 2');
  expect(heard.at(-1)).toBe('asked 3');
});

test('after an engine failure the question can be asked again', async () => {
  const room = asked();
  room.press('d6');
  await room.engine.settle({ type: 'failed', reason: 'crashed' });
  expect(stage(room)).toBe('failed');
  room.play.exercise.tryAgain();
  expect(stage(room)).toBe('asked');
  room.press('d6');
  await room.engine.finish({ d6: 4, f4: 0, f6: -2 }, { exact: true });
  expect(stage(room)).toBe('right');
});

test('in a lesson a wrong move is undone by itself, and another one can be made before that', () => {
  const room = asked({ judge: { type: 'goal', goal: 'flipsAtLeast', count: 2 }, teaches: true });
  for (const name of ['d6', 'f4']) {
    room.press(name);
    expect([stage(room), room.moves()]).toEqual(['wrong', `f5${name}`]);
  }
  room.clock.pass(A_WHILE);
  expect([stage(room), room.moves()]).toEqual(['wrong', 'f5']);
  expect(selectIsPersonsTurn(room.state())).toBe(true);
});

test('the engine analyzes a question for at most twelve seconds', () => {
  const room = asked();
  const { stops } = room.engine;
  room.clock.pass(11_999);
  expect(room.engine.stops).toBe(stops);
  room.clock.pass(1);
  expect(room.engine.stops).toBe(stops + 1);
});

test.each(['openMenu', 'startMatch'] as const)('%s ends the search and the exercise', leave => {
  const room = asked();
  const { stops } = room.engine;
  room.play[leave]();
  expect(room.engine.stops).toBeGreaterThan(stops);
  expect([selectGameKind(room.stores), room.stores.exercise.getState().exercise]).toEqual([
    'local',
    undefined,
  ]);
});
