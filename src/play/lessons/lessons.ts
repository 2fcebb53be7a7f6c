import type { Exercise } from '../../store/exerciseStore.ts';
import { type LessonName, nextStepOf, type StepName, stepsOf } from '../../study/lessons/lessons.ts';
import { taskOf } from '../../study/lessons/steps.ts';
import type { PlayContext } from '../context.ts';
import type { ExerciseRun } from '../exercise/exerciseCalls.ts';
import { notify } from '../notices.ts';

/** What a person does with lessons; each screen is an exercise on the board. */
export interface LessonsPlay {
  /** Goes on with a lesson where it was left, or begins it again if it is done. */
  open(lesson: LessonName): void;
  /** Shows a screen of it again. */
  reopen(lesson: LessonName, step: string): void;
}

interface LessonParts {
  readonly context: Pick<PlayContext, 'stores' | 'savedLessons'>;
  readonly start: (exercise: Exercise, run: ExerciseRun) => void;
  /** Opens the page of lessons. */
  readonly leave: () => void;
}

/** A screen of a lesson with its words. */
const exerciseOf = (lesson: LessonName, step: StepName): Exercise => {
  const steps = stepsOf(lesson);
  const values = { number: steps.indexOf(step) + 1, count: steps.length };
  return {
    ...taskOf(step),
    title: { key: `lessons.title.${lesson}`, values },
    instruction: `lessons.steps.${step}.ask`,
    feedback: { right: `lessons.steps.${step}.right`, wrong: `lessons.steps.${step}.wrong` },
  };
};

export const createLessons = ({ context, start, leave }: LessonParts): LessonsPlay => {
  const { stores, savedLessons } = context;
  stores.lessons.setState(savedLessons.load());

  /** Reads what is kept first, so that no tab loses another's. */
  const markDone = (step: StepName): void => {
    const { done } = savedLessons.load();
    const next = { done: done.includes(step) ? done : [...done, step] };
    if (!savedLessons.save(next)) notify(stores.app, 'storageFull');
    stores.lessons.setState(next);
  };

  const show = (lesson: LessonName, step: StepName): void => {
    const steps = stepsOf(lesson);
    const following = steps[steps.indexOf(step) + 1];
    start(exerciseOf(lesson, step), {
      done: () => markDone(step),
      leave,
      again: { type: 'lesson', lesson, step },
      ...(following !== undefined && { next: () => show(lesson, following) }),
    });
  };

  return {
    open: lesson => show(lesson, nextStepOf(lesson, savedLessons.load().done)),
    reopen: (lesson, name) => {
      const step = stepsOf(lesson).find(one => one === name);
      if (step !== undefined) show(lesson, step);
    },
  };
};
