import type { Place } from '../../look/places.ts';
import type { PlayContext } from '../context.ts';
import type { ExercisePlay } from '../exercise/exerciseCalls.ts';
import { createPuzzles, type PuzzlesPlay } from '../puzzles/puzzles.ts';
import { type CoursePlay, createCourse } from './course.ts';
import { createLessons, type LessonsPlay } from './lessons.ts';

interface CourseParts {
  readonly context: PlayContext;
  readonly start: ExercisePlay['start'];
  readonly openPlace: (place: Place) => void;
}

interface Courses {
  readonly puzzles: PuzzlesPlay;
  readonly lessons: LessonsPlay;
  readonly course: CoursePlay;
}

/** The places that lead from one exercise to the next. */
export const createCourses = ({ openPlace, ...parts }: CourseParts): Courses => ({
  puzzles: createPuzzles({ ...parts, leave: () => openPlace('puzzles') }),
  lessons: createLessons({ ...parts, leave: () => openPlace('lessons') }),
  course: createCourse({ ...parts, leave: () => openPlace('lessons') }),
});
