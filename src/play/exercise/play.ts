import type { Exercise, ExerciseState } from '../../store/exerciseStore.ts';

/** What happens around an exercise; everything can be left out. */
export interface ExerciseRun {
  /** Called once, with the first answer: a wrong move or the wish for the solution, or the last right move. Returns a note to show. */
  readonly tried?: (isRight: boolean) => ExerciseState['note'];
  /** Called once, when it has been solved or its solution is shown. */
  readonly done?: () => void;
  /** What comes next: usually another exercise. Without it there is no button for that. */
  readonly next?: () => void;
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
  leave(): void;
}
