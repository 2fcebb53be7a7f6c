import type { GameName } from '../../game/games.ts';

/** The lessons that teach the rules, each with its screens in order. */
export const LESSONS = {
  rules: ['first', 'line', 'ways', 'corner', 'pass', 'count'],
  four: ['drop', 'row', 'diagonal', 'block', 'under', 'fork'],
} as const;

export type LessonName = keyof typeof LESSONS;

/** The game whose rules each lesson teaches. */
export const LESSON_GAMES = { rules: 'othello', four: 'connect4' } as const satisfies Readonly<
  Record<LessonName, GameName>
>;

export type StepName = (typeof LESSONS)[LessonName][number];

export const LESSON_NAMES = Object.keys(LESSONS) as readonly LessonName[];

export const stepsOf = (lesson: LessonName): readonly StepName[] => LESSONS[lesson];

/** The first screen of a lesson that is not completed, or else its first. */
export const nextStepOf = (lesson: LessonName, done: readonly string[]): StepName => {
  const [first, ...rest] = LESSONS[lesson];
  return [first, ...rest].find(step => !done.includes(step)) ?? first;
};

/** The number of completed screens of a lesson. */
export const doneIn = (lesson: LessonName, done: readonly string[]): number =>
  stepsOf(lesson).filter(step => done.includes(step)).length;
