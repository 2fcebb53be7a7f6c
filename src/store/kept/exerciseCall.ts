import * as v from 'valibot';
import { readJson } from '../../game/json.ts';
import { UNITS } from '../../study/course/units.ts';
import { PUZZLE_SETS } from '../../study/exercises/puzzleChoice.ts';
import { LESSON_NAMES, stepsOf } from '../../study/lessons/lessons.ts';

const text = v.pipe(v.string(), v.maxLength(4000));

const CALL = v.variant('type', [
  /** A puzzle of the day, by its place in the row. */
  v.object({ type: v.literal('daily'), index: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** A puzzle that was drawn from all that fit, or from a set. */
  v.object({ type: v.literal('puzzle'), id: text, set: v.optional(v.picklist(PUZZLE_SETS)) }),
  /** Another puzzle of a set, or of all that fit. */
  v.object({ type: v.literal('draw'), set: v.optional(v.picklist(PUZZLE_SETS)) }),
  v.object({ type: v.literal('mistakes') }),
  v.pipe(
    v.object({ type: v.literal('lesson'), lesson: v.picklist(LESSON_NAMES), step: text }),
    v.check(({ lesson, step }) => stepsOf(lesson).some(name => name === step)),
  ),
  /** A screen of the course, by its place in its unit, or the mistake of one's own that was asked after it. */
  v.object({
    type: v.literal('unit'),
    unit: v.picklist(UNITS),
    index: v.pipe(v.number(), v.integer(), v.minValue(0)),
    mistake: v.optional(text),
  }),
  /** What is due of the course, or its test, from the beginning. */
  v.object({ type: v.literal('course'), part: v.picklist(['practice', 'test']) }),
  /** Lines of openings, of which the first is being asked. */
  v.object({ type: v.literal('lines'), keys: v.array(text) }),
  /** The question of a link, as its fragment. */
  v.object({ type: v.literal('find'), fragment: text }),
]);

/** How an exercise is begun again after a reload. */
export type ExerciseCall = v.InferOutput<typeof CALL>;

/** Undefined if it cannot be read. */
export const readExerciseCall = (stored: string): ExerciseCall | undefined => {
  const parsed = v.safeParse(CALL, readJson(stored));
  return parsed.success ? parsed.output : undefined;
};
