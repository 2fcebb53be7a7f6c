import type { GameRecord } from '../../formats/record.ts';
import type { Exercise } from '../../store/exerciseStore.ts';
import type { Stores } from '../../store/stores.ts';
import type { ExerciseGame, ExerciseRun } from './exerciseGame.ts';
import { recordIn } from './exerciseMatch.ts';

interface ExerciseParts {
  readonly game: ExerciseGame;
  readonly stores: Stores;
  readonly online: { end(): void };
  readonly navigation: { back(): void };
  readonly study: { openRecord(record: GameRecord): void };
}

/** What a person does in an exercise besides playing moves. */
export type ExercisePlay = ReturnType<typeof createExercisePlay>;

export const createExercisePlay = ({ game, stores, online, navigation, study }: ExerciseParts) => {
  stores.exercise.subscribe(({ exercise }, before) => {
    const hasCard = exercise !== undefined;
    if (hasCard !== (before.exercise !== undefined)) stores.app.setState({ hasCard });
  });
  return {
    /** Puts an exercise on the board, in place of whatever is there. */
    start: (exercise: Exercise, run: ExerciseRun = {}): void => {
      online.end();
      game.start(exercise, run);
    },
    /** Restores the position of the question. */
    tryAgain: (): void => game.tryAgain(),
    showSolution: (): void => game.showSolution(),
    next: (): void => game.next(),
    /** Puts the position of the question on the analysis board once the exercise is done. */
    analyze: (): void => {
      const record = recordIn(stores.exercise.getState(), stores.match.getState().match);
      if (record === undefined) return;
      study.openRecord(record);
      stores.study.setState({ analyzes: true, tab: 'analysis' });
    },
    leave: (): void => game.leave(() => navigation.back()),
  };
};
