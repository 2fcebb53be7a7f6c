import type { GameName } from '../../game/games.ts';
import type { Exercise } from '../../store/exerciseStore.ts';
import type { Task } from '../../study/exercises/exercise.ts';
import {
  LESSON_GAMES,
  type LessonName,
  nextStepOf,
  type StepName,
  stepsOf,
} from '../../study/lessons/lessons.ts';
import type { stepTask } from '../../study/lessons/steps.ts';
import type { PlayContext } from '../context.ts';
import type { ExerciseRun } from '../exercise/exerciseGame.ts';
import { notify } from '../notices.ts';

interface LessonParts {
  readonly context: Pick<PlayContext, 'stores' | 'kept'>;
  readonly start: (exercise: Exercise, run: ExerciseRun) => void;
  /** Opens the page of lessons. */
  readonly leave: () => void;
  /** Starts a game with the rules of this one. */
  readonly startGame: (game: GameName) => void;
}

let tasks: typeof stepTask | undefined;

/** Loads the positions of the lessons. */
export const loadSteps = async (): Promise<typeof stepTask> => {
  tasks ??= (await import('../../study/lessons/steps.ts')).stepTask;
  return tasks;
};

/** A screen of a lesson with its texts. */
const exerciseOf = (task: Task, lesson: LessonName, step: StepName): Exercise => {
  const steps = stepsOf(lesson);
  const values = { number: steps.indexOf(step) + 1, count: steps.length };
  return {
    ...task,
    title: { key: `lessons.title.${lesson}`, values },
    teaches: true,
    instruction: `lessons.steps.${step}.ask`,
    feedback: { right: `lessons.steps.${step}.right`, wrong: `lessons.steps.${step}.wrong` },
  };
};

/** Everything a person does with lessons; each screen is an exercise on the board. */
export type LessonsPlay = ReturnType<typeof createLessons>;

export const createLessons = ({ context, start, startGame, leave }: LessonParts) => {
  const { stores } = context;
  const { lessons: savedLessons } = context.kept;
  /** Loads the person's progress. */
  const recall = (): void => stores.lessons.setState(savedLessons.load());
  recall();

  /** Reloads the stored progress first, so that tabs do not overwrite each other. */
  const markDone = (step: StepName): void => {
    const before = savedLessons.load();
    const { done } = before;
    const next = { ...before, done: done.includes(step) ? done : [...done, step] };
    if (!savedLessons.save(next)) notify(stores.app, 'storageFull');
    stores.lessons.setState(next);
  };

  const begin = (task: Task, lesson: LessonName, step: StepName): void => {
    const steps = stepsOf(lesson);
    const following = steps[steps.indexOf(step) + 1];
    start(exerciseOf(task, lesson, step), {
      done: () => markDone(step),
      leave,
      again: { type: 'lesson', lesson, step },
      ...(following === undefined
        ? { next: () => startGame(LESSON_GAMES[lesson]), beginsGame: true }
        : { next: () => void show(lesson, following) }),
    });
  };

  const show = async (lesson: LessonName, step: StepName): Promise<void> => {
    const of = tasks ?? (await loadSteps().catch(() => undefined));
    if (of === undefined) notify(stores.app, 'partMissing');
    else begin(of(step), lesson, step);
  };

  return {
    recall,
    /** Continues a lesson, or restarts it if it is done. */
    open: (lesson: LessonName): void => void show(lesson, nextStepOf(lesson, savedLessons.load().done)),
    /** Shows one of its screens again. */
    reopen: async (lesson: LessonName, name: string): Promise<void> => {
      const step = stepsOf(lesson).find(one => one === name);
      if (step !== undefined) await show(lesson, step);
    },
  };
};
