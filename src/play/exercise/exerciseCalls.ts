import type { Exercise, ExerciseState } from '../../store/exerciseStore.ts';
import type { ExerciseCall } from '../../store/kept/exerciseCall.ts';

/** What happens around an exercise; everything can be left out. */
export interface ExerciseRun {
  /** Called once, with the first answer: a wrong move or the wish for the solution, or the last right move. Returns a note to show. */
  readonly tried?: (isRight: boolean) => ExerciseState['note'];
  /** Called once, when it has been solved or its solution is shown. */
  readonly done?: () => void;
  /** What comes next: usually another exercise. Without it there is no button for that. */
  readonly next?: () => void;
  /** How to begin it again after a reload; without it a reload leads away. */
  readonly again?: ExerciseCall;
  /** Where the way out leads; without it, to the place it was opened from. */
  readonly leave?: () => void;
}

/** What a person does with an exercise besides playing moves. */
export interface ExercisePlay {
  /** Puts an exercise on the board, in place of whatever is there. */
  start(exercise: Exercise, run?: ExerciseRun): void;
  /** Goes back to the position that was asked about. */
  tryAgain(): void;
  showSolution(): void;
  next(): void;
  /** Puts the position that was asked about on the analysis board, once the exercise is done. */
  analyze(): void;
  leave(): void;
}
