import type { Exercise, ExerciseState } from '../../store/exerciseStore.ts';
import type { ExerciseCall } from '../../store/kept/exerciseCall.ts';

/** Callbacks of an exercise, all optional. */
export interface ExerciseRun {
  /**
   * Called once, with the first result: a wrong move, a request for the solution, or the last correct move. Returns a note to
   * show.
   */
  readonly tried?: (isRight: boolean) => ExerciseState['note'];
  /** Called once, when the exercise is solved or its solution is shown. */
  readonly done?: () => void;
  /** Starts the next exercise. Without it there is no button for that. */
  readonly next?: () => void;
  /** How to reopen the exercise after a reload; without it a reload leaves it. */
  readonly again?: ExerciseCall;
  /** Where to go on leaving; default: the place it was opened from. */
  readonly leave?: () => void;
}

/** What a person does in an exercise besides playing moves. */
export interface ExercisePlay {
  /** Puts an exercise on the board, in place of whatever is there. */
  start(exercise: Exercise, run?: ExerciseRun): void;
  /** Restores the position of the question. */
  tryAgain(): void;
  showSolution(): void;
  next(): void;
  /** Puts the position of the question on the analysis board once the exercise is done. */
  analyze(): void;
  leave(): void;
}
