import { type ExerciseStage, isDone } from '../../store/exerciseStore.ts';
import type { Play } from '../play.ts';
import { BACK, type CommandRows, NEW_GAME, TO_MENU } from './command.ts';

const stateOf = ({ stores }: Play) => stores.exercise.getState();

const isAt = (play: Play, ...stages: readonly ExerciseStage['type'][]): boolean =>
  stages.includes(stateOf(play).stage.type);

/** Commands of an exercise. */
export const EXERCISE_COMMANDS = {
  solution: {
    icon: 'hint',
    short: 'exercise.shown',
    importance: 'main',
    shortcuts: [{ key: 't' }],
    game: 'exercise',
    isAvailable: play => isAt(play, 'asked', 'wrong', 'failed'),
    run: play => play.exercise.showSolution(),
  },
  tryAgain: {
    shortcuts: BACK,
    game: 'exercise',
    isAvailable: play => isAt(play, 'wrong', 'failed'),
    run: play => play.exercise.tryAgain(),
  },
  nextExercise: {
    shortcuts: NEW_GAME,
    game: 'exercise',
    isAvailable: play => isDone(stateOf(play)) && stateOf(play).hasNext,
    run: play => play.exercise.next(),
  },
  analyzeExercise: {
    icon: 'analyze',
    importance: 'rare',
    shortcuts: [{ key: 'i' }],
    sharesKeyOf: 'analyze',
    game: 'exercise',
    applies: play => isDone(stateOf(play)),
    run: play => play.exercise.analyze(),
  },
  leaveExercise: {
    icon: 'leave',
    importance: 'main',
    shortcuts: TO_MENU,
    sharesKeyOf: 'menu',
    game: 'exercise',
    run: play => play.exercise.leave(),
  },
} as const satisfies CommandRows;
