import {
  doneIn,
  LESSON_NAMES,
  type LessonName,
  nextStepOf,
  type StepName,
  stepsOf,
} from '../lessons/lessons.ts';
import { doneInUnit, KINDS, nextInUnit, screenName, UNITS, type UnitName } from './units.ts';

/** The screen with which a person continues to learn. */
export type NextScreen =
  | { readonly type: 'lesson'; readonly name: StepName; readonly lesson: LessonName; readonly index: number }
  | { readonly type: 'unit'; readonly name: string; readonly unit: UnitName; readonly index: number };

const inLesson = (lesson: LessonName, done: readonly string[]): NextScreen => {
  const name = nextStepOf(lesson, done);
  return { type: 'lesson', name, lesson, index: stepsOf(lesson).indexOf(name) };
};

const inUnit = (unit: UnitName, done: readonly string[]): NextScreen => {
  const index = nextInUnit(unit, done);
  return { type: 'unit', name: screenName(unit, index), unit, index };
};

/**
 * A lesson or unit that was begun comes first, then the rules, then the first unit not begun; undefined once the course
 * is done. Who has played a game knows the rules.
 */
export const nextScreen = (done: readonly string[], knowsRules: boolean): NextScreen | undefined => {
  const begunUnit = UNITS.find(unit => {
    const count = doneInUnit(unit, done);
    return count > 0 && count < KINDS.length;
  });
  if (begunUnit !== undefined) return inUnit(begunUnit, done);
  const begunLesson = LESSON_NAMES.find(lesson => {
    const count = doneIn(lesson, done);
    return count > 0 && count < stepsOf(lesson).length;
  });
  if (begunLesson !== undefined) return inLesson(begunLesson, done);
  if (!knowsRules && doneIn('rules', done) === 0) return inLesson('rules', done);
  const unit = UNITS.find(one => doneInUnit(one, done) === 0);
  return unit === undefined ? undefined : inUnit(unit, done);
};
