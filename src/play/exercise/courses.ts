import type { Place } from '../../look/places.ts';
import type { PlayContext } from '../context.ts';
import { createCourse } from '../lessons/course.ts';
import { createLessons } from '../lessons/lessons.ts';
import type { Play } from '../play.ts';
import { createPuzzles } from '../puzzles/puzzles.ts';
import type { ExercisePlay } from './exerciseCalls.ts';

interface CourseParts {
  readonly context: PlayContext;
  readonly start: ExercisePlay['start'];
  readonly openPlace: (place: Place) => void;
}

/** The places that lead from one exercise to the next. */
export const createCourses = ({
  openPlace,
  ...parts
}: CourseParts): Pick<Play, 'puzzles' | 'lessons' | 'course'> => ({
  puzzles: createPuzzles({ ...parts, leave: () => openPlace('puzzles') }),
  lessons: createLessons({ ...parts, leave: () => openPlace('lessons') }),
  course: createCourse({ ...parts, leave: () => openPlace('lessons') }),
});
