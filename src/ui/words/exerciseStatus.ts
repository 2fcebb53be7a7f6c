import type { Words } from '../../i18n/words.ts';
import type { ExerciseStage } from '../../store/exerciseStore.ts';
import type { Stores } from '../../store/stores.ts';
import { colorWord } from './names.ts';

const VERDICTS = {
  asked: undefined,
  judging: undefined,
  replying: 'exercise.goOn',
  right: 'exercise.right',
  wrong: 'exercise.wrong',
  shown: 'exercise.shown',
  failed: undefined,
} as const satisfies Readonly<Record<ExerciseStage['type'], string | undefined>>;

/** The verdict on an exercise in a word or two; undefined while a question is open. */
export const verdictOf = (words: Words, stage: ExerciseStage['type']): string | undefined => {
  const key = VERDICTS[stage];
  return key && words.t(key);
};

/** `Black to move`, or the verdict; undefined outside exercises. Exercises without a question have nothing to solve. */
export const exerciseStatus = (words: Words, { exercise: store, match }: Stores): string | undefined => {
  const { exercise, stage, matchId } = store.getState();
  if (exercise === undefined) return undefined;
  if (exercise.shows !== undefined) return words.t('exercise.card');
  const isOnBoard = match.getState().match?.id === matchId;
  const side = colorWord(words, exercise.color, exercise.setup.game);
  return (isOnBoard ? verdictOf(words, stage.type) : undefined) ?? words.t('exercise.toMove', { side });
};
