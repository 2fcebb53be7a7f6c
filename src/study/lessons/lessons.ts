/** The lessons that teach the rules of a game, each with its screens in their order. */
export const LESSONS = {
  rules: ['first', 'line', 'ways', 'corner', 'pass', 'count'],
  four: ['drop', 'row', 'diagonal', 'block', 'under', 'fork'],
} as const;

export type LessonName = keyof typeof LESSONS;
export type StepName = (typeof LESSONS)[LessonName][number];

export const LESSON_NAMES = Object.keys(LESSONS) as readonly LessonName[];

export const stepsOf = (lesson: LessonName): readonly StepName[] => LESSONS[lesson];

/** Where a lesson goes on: its first screen that has not been done, or the first of all. */
export const nextStepOf = (lesson: LessonName, done: readonly string[]): StepName => {
  const [first, ...rest] = LESSONS[lesson];
  return [first, ...rest].find(step => !done.includes(step)) ?? first;
};

/** How many screens of a lesson have been done. */
export const doneIn = (lesson: LessonName, done: readonly string[]): number =>
  stepsOf(lesson).filter(step => done.includes(step)).length;
