import type { GameRecord } from '../../formats/record.ts';
import type { Stores } from '../../store/stores.ts';
import type { ExercisePlay } from './exerciseCalls.ts';
import type { ExerciseGame } from './exerciseGame.ts';
import { recordIn } from './exerciseMatch.ts';

interface ExerciseParts {
  readonly game: ExerciseGame;
  /** Ends everything online. */
  readonly endOnline: () => void;
  /** Returns to the place that was left for the exercise. */
  readonly goBack: () => void;
  readonly stores: Stores;
  /** Puts a game onto the analysis board. */
  readonly openRecord: (record: GameRecord) => void;
}

export const createExercisePlay = ({
  game,
  endOnline,
  goBack,
  stores,
  openRecord,
}: ExerciseParts): ExercisePlay => {
  stores.exercise.subscribe(({ exercise }, before) => {
    const hasCard = exercise !== undefined;
    if (hasCard !== (before.exercise !== undefined)) stores.app.setState({ hasCard });
  });
  return {
    start: (exercise, run = {}) => {
      endOnline();
      game.start(exercise, run);
    },
    tryAgain: () => game.tryAgain(),
    showSolution: () => game.showSolution(),
    next: () => game.next(),
    analyze: () => {
      const record = recordIn(stores.exercise.getState(), stores.match.getState().match);
      if (record === undefined) return;
      openRecord(record);
      stores.study.setState({ analyzes: true, tab: 'analysis' });
    },
    leave: () => game.leave(goBack),
  };
};
