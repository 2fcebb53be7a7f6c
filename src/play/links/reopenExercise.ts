import type { ExerciseCall } from '../../store/kept/exerciseCall.ts';
import type { Play } from '../play.ts';
import { openShared, readShared } from './sharedLinks.ts';

type Opener = Pick<Play, 'stores' | 'study' | 'exercise' | 'puzzles' | 'lessons' | 'course' | 'openings'>;
type Calls = {
  readonly [T in ExerciseCall['type']]: (
    play: Opener,
    call: Extract<ExerciseCall, { readonly type: T }>,
  ) => Promise<void> | void;
};

const CALLS: Calls = {
  daily: async ({ puzzles }, { index }) => {
    await puzzles.load();
    puzzles.openDaily(index);
  },
  puzzle: async ({ puzzles }, { id, set }) => {
    await puzzles.load();
    puzzles.reopen(id, set);
  },
  draw: async ({ puzzles }, { set }) => {
    await puzzles.load();
    puzzles.draw(set);
  },
  mistakes: ({ puzzles }) => puzzles.openMistakes(),
  lesson: ({ lessons }, { lesson, step }) => lessons.reopen(lesson, step),
  unit: ({ course }, { unit, index, mistake }) => course.open(unit, index, mistake),
  course: ({ course }, { part }) => (part === 'test' ? course.test() : course.practise()),
  lines: ({ openings }, { keys }) => {
    openings.load();
    return openings.ask(keys);
  },
  find: (play, { fragment }) => {
    const shared = readShared(fragment);
    if (shared !== undefined && !('reason' in shared)) openShared(play, shared);
  },
};

/** Restarts an exercise after a reload; false if it no longer exists. */
export const reopenExercise = async <T extends ExerciseCall['type']>(
  play: Opener,
  call: Extract<ExerciseCall, { readonly type: T }>,
): Promise<boolean> => {
  const { exercise } = play.stores;
  await CALLS[call.type as T](play, call);
  return exercise.getState().exercise !== undefined;
};
