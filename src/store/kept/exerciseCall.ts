import * as v from 'valibot';
import { readJson } from '../../game/json.ts';
import { UNITS } from '../../study/course/units.ts';
import { PUZZLE_SETS } from '../../study/exercises/puzzleChoice.ts';
import { LESSON_NAMES, stepsOf } from '../../study/lessons/lessons.ts';

const text = v.pipe(v.string(), v.maxLength(4000));

const CALL = v.variant('type', [
  /** A daily puzzle, by its index. */
  v.object({ type: v.literal('daily'), index: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** A drawn puzzle, from a set or by rating. */
  v.object({ type: v.literal('puzzle'), id: text, set: v.optional(v.picklist(PUZZLE_SETS)) }),
  /** Another puzzle, from a set or by rating. */
  v.object({ type: v.literal('draw'), set: v.optional(v.picklist(PUZZLE_SETS)) }),
  v.object({ type: v.literal('mistakes') }),
  v.pipe(
    v.object({ type: v.literal('lesson'), lesson: v.picklist(LESSON_NAMES), step: text }),
    v.check(({ lesson, step }) => stepsOf(lesson).some(name => name === step)),
  ),
  /** A screen of the course by its index in its unit, or the person's mistake asked after it. */
  v.object({
    type: v.literal('unit'),
    unit: v.picklist(UNITS),
    index: v.pipe(v.number(), v.integer(), v.minValue(0)),
    mistake: v.optional(text),
  }),
  /** The due positions of the course, or its test, from the beginning. */
  v.object({ type: v.literal('course'), part: v.picklist(['practice', 'test']) }),
  /** Opening lines, the current one first. */
  v.object({ type: v.literal('lines'), keys: v.array(text) }),
  /** The puzzle of a link, as its fragment. */
  v.object({ type: v.literal('find'), fragment: text }),
]);

/** How to reopen an exercise after a reload. */
export type ExerciseCall = v.InferOutput<typeof CALL>;

export const readExerciseCall = (stored: string): ExerciseCall | undefined => {
  const parsed = v.safeParse(CALL, readJson(stored));
  return parsed.success ? parsed.output : undefined;
};
