import type { LessonName } from '../../study/lessons/lessons.ts';

/** What a person does with lessons; each screen is an exercise on the board. */
export interface LessonsPlay {
  /** Goes on with a lesson where it was left, or begins it again if it is done. */
  open(lesson: LessonName): void;
  /** Shows a screen of it again. */
  reopen(lesson: LessonName, step: string): void;
}
