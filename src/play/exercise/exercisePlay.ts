import type { ExerciseGame } from './game.ts';
import type { ExercisePlay } from './play.ts';

interface ExerciseParts {
  readonly game: ExerciseGame;
  /** Ends everything online. */
  readonly endOnline: () => void;
  /** Opens the place that was left for the exercise. */
  readonly goBack: () => void;
}

export const createExercisePlay = ({ game, endOnline, goBack }: ExerciseParts): ExercisePlay => ({
  start: (exercise, run = {}) => {
    endOnline();
    game.start(exercise, run);
  },
  tryAgain: () => game.tryAgain(),
  showSolution: () => game.showSolution(),
  next: () => game.next(),
  leave: () => game.leave(goBack),
});
