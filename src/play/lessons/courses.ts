import type { GameName } from '../../game/games.ts';
import type { Place } from '../../look/places.ts';
import type { PlayContext } from '../context.ts';
import type { ExercisePlay } from '../exercise/exercisePlay.ts';
import { notify } from '../notices.ts';
import { createPuzzles } from '../puzzles/puzzles.ts';
import type { CoursePlay } from './course.ts';
import { createLessons } from './lessons.ts';

interface CourseParts {
  readonly context: PlayContext;
  readonly exercises: Pick<ExercisePlay, 'start'>;
  readonly navigation: { toOwner(place: Place): void };
  readonly starting: { startGame(game: GameName): void };
}

/** Most people play without the course, so it is loaded on first use. */
const courseLater = ({ context, exercises, navigation }: CourseParts): CoursePlay => {
  let course: Promise<CoursePlay> | undefined;
  const load = async (): Promise<CoursePlay> => {
    const { createCourse } = await import('./course.ts');
    return createCourse({ context, start: exercises.start, leave: () => navigation.toOwner('lessons') });
  };
  const wish = async (run: (play: CoursePlay) => Promise<void>): Promise<void> => {
    course ??= load();
    const play = await course.catch(() => undefined);
    if (play !== undefined) return run(play);
    course = undefined;
    notify(context.stores.app, 'partMissing');
  };
  return {
    open: (...screen) => wish(play => play.open(...screen)),
    practise: () => wish(play => play.practise()),
    test: () => wish(play => play.test()),
    preview: next => wish(play => play.preview(next)),
  };
};

/** The features that ask exercises one after another. */
export const createCourses = (parts: CourseParts) => {
  const { context, exercises, navigation, starting } = parts;
  const { start } = exercises;
  return {
    puzzles: createPuzzles({ context, start, leave: () => navigation.toOwner('puzzles') }),
    lessons: createLessons({
      context,
      start,
      startGame: starting.startGame,
      leave: () => navigation.toOwner('lessons'),
    }),
    course: courseLater(parts),
  };
};
