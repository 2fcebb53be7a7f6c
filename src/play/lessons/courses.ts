import type { Place } from '../../look/places.ts';
import type { PlayContext } from '../context.ts';
import type { ExercisePlay } from '../exercise/exercisePlay.ts';
import { notify } from '../notices.ts';
import { createPuzzles, type PuzzlesPlay } from '../puzzles/puzzles.ts';
import type { CoursePlay } from './course.ts';
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

/** Most people play without the course, so it is loaded on first use. */
const courseLater = (parts: CourseParts): CoursePlay => {
  let course: Promise<CoursePlay> | undefined;
  const load = async (): Promise<CoursePlay> => {
    const { createCourse } = await import('./course.ts');
    return createCourse({ ...parts, leave: () => parts.openPlace('lessons') });
  };
  const wish = async (run: (play: CoursePlay) => Promise<void>): Promise<void> => {
    course ??= load();
    const play = await course.catch(() => undefined);
    if (play !== undefined) return run(play);
    course = undefined;
    notify(parts.context.stores.app, 'partMissing');
  };
  return {
    open: (...screen) => wish(play => play.open(...screen)),
    practise: () => wish(play => play.practise()),
    test: () => wish(play => play.test()),
  };
};

/** The features that ask exercises one after another. */
export const createCourses = (parts: CourseParts): Courses => {
  const { openPlace, ...others } = parts;
  return {
    puzzles: createPuzzles({ ...others, leave: () => openPlace('puzzles') }),
    lessons: createLessons({ ...others, leave: () => openPlace('lessons') }),
    course: courseLater(parts),
  };
};
