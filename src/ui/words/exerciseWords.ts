import { opposite } from '../../game/color.ts';
import { rulesOf } from '../../game/games.ts';
import { type Match, positionOf } from '../../game/match.ts';
import type { Position } from '../../game/position.ts';
import { RULES } from '../../game/rules.ts';
import type { Square } from '../../game/square.ts';
import { type Text, textOf } from '../../i18n/text.ts';
import type { Words } from '../../i18n/words.ts';
import type { Exercise, ExerciseStage, ExerciseState } from '../../store/exerciseStore.ts';
import type { Stores } from '../../store/stores.ts';
import type { Solution, Verdict } from '../../study/exercise.ts';
import { verdictOf } from './exerciseStatus.ts';
import { listText } from './locale.ts';
import { colorWord } from './names.ts';
import { momentText } from './study/momentWords.ts';
import { valueText } from './study/valueWords.ts';

/** As many moves as a person can take in. */
const MOST_VALUES = 4;

/** What the card beside the board says. */
export interface ExerciseWords {
  /** The verdict in a word or two; undefined while something is asked. */
  readonly verdict: string | undefined;
  readonly sentences: readonly string[];
}

/** A position in an exercise, and the person's side. */
interface Asked {
  readonly exercise: Exercise;
  readonly position: Position;
  /** How many right moves have been made. */
  readonly rightMoves: number;
}

const nameOf = ({ setup: { game } }: Exercise, square: Square): string =>
  RULES[rulesOf(game)].writeMoves([square]);

/** `e3 +6`, or the name alone if nothing is known of it. */
const moveText = (
  words: Words,
  { exercise, position }: Asked,
  square: Square,
  { scores }: Solution,
): string => {
  const move = nameOf(exercise, square);
  const score = scores.find(one => one.square === square);
  return score === undefined
    ? move
    : words.t('exercise.moveWithValue', { move, value: valueText(words, position, score) });
};

const movesText = (words: Words, asked: Asked, squares: readonly Square[], solution: Solution): string =>
  listText(
    words,
    squares.map(square => moveText(words, asked, square, solution)),
  );

const solutionText = (words: Words, asked: Asked, solution: Solution): string =>
  words.t(solution.squares.length > 1 ? 'exercise.solutions' : 'exercise.solution', {
    moves: movesText(words, asked, solution.squares.slice(0, MOST_VALUES), solution),
  });

const valuesText = (words: Words, asked: Asked, solution: Solution): readonly string[] => {
  const squares = solution.scores.slice(0, MOST_VALUES).map(({ square }) => square);
  return squares.length < 2
    ? []
    : [words.t('exercise.values', { moves: movesText(words, asked, squares, solution) })];
};

const own = (words: Words, text: Text | undefined): readonly string[] =>
  text === undefined ? [] : [textOf(words, text)];

/** Why a move is worse, where there is more to say than by how much. */
const reasonText = (words: Words, { exercise }: Asked, { moment }: Verdict): readonly string[] =>
  moment === undefined || moment.reason.name === 'line'
    ? []
    : [momentText(words, exercise.setup.game, moment)];

const lossText = (
  words: Words,
  { exercise, position }: Asked,
  { move, loss, moment }: Verdict,
): readonly string[] => {
  const isDiscs = !RULES[position.rules].hasOutlook;
  if (moment === undefined || loss === undefined || !isDiscs || loss <= 0) return [];
  return [words.t('exercise.loss', { move: nameOf(exercise, move), count: Math.round(loss) })];
};

const replyText = (words: Words, { exercise }: Asked, { reply }: Verdict): readonly string[] => {
  const [first] = reply;
  if (first === undefined) return [];
  const { game } = exercise.setup;
  const other = colorWord(words, opposite(exercise.color), game);
  return [words.t('exercise.reply', { other, reply: nameOf(exercise, first) })];
};

const rightWords = (words: Words, asked: Asked, verdict: Verdict): ExerciseWords => ({
  verdict: verdictOf(words, 'right'),
  sentences: [
    ...own(words, asked.exercise.feedback?.right),
    ...reasonText(words, asked, verdict),
    ...valuesText(words, asked, verdict),
  ],
});

const wrongWords = (words: Words, asked: Asked, verdict: Verdict): ExerciseWords => ({
  verdict: verdictOf(words, 'wrong'),
  sentences: [
    ...own(words, asked.exercise.feedback?.wrong),
    ...lossText(words, asked, verdict),
    ...replyText(words, asked, verdict),
  ],
});

/** Which of several moves is asked for; nothing where one move is all, or nobody knows how many. */
const stepText = (words: Words, { exercise: { continuation }, rightMoves }: Asked): readonly string[] =>
  continuation !== undefined && 'steps' in continuation && continuation.steps.length > 0
    ? [words.t('exercise.step', { number: rightMoves + 1, of: continuation.steps.length + 1 })]
    : [];

const STAGES: {
  readonly [T in ExerciseStage['type']]: (
    words: Words,
    asked: Asked,
    stage: Extract<ExerciseStage, { readonly type: T }>,
  ) => ExerciseWords;
} = {
  asked: (words, asked) => ({
    verdict: undefined,
    sentences: [
      words.t('exercise.turn', { side: colorWord(words, asked.exercise.color, asked.exercise.setup.game) }),
      textOf(words, asked.exercise.instruction),
      ...stepText(words, asked),
    ],
  }),
  judging: (words, _asked, { move }) => ({
    verdict: undefined,
    sentences: [words.t(move === undefined ? 'exercise.finding' : 'exercise.looking')],
  }),
  replying: words => ({ verdict: verdictOf(words, 'replying'), sentences: [] }),
  right: (words, asked, { verdict }) => rightWords(words, asked, verdict),
  wrong: (words, asked, { verdict }) => wrongWords(words, asked, verdict),
  shown: (words, asked, { solution }) => ({
    verdict: verdictOf(words, 'shown'),
    sentences: [solutionText(words, asked, solution)],
  }),
  failed: words => ({ verdict: undefined, sentences: [words.t('exercise.failed')] }),
};

/** The position that is asked about. */
const askedPosition = ({ asked }: ExerciseState, match: Match): Position =>
  positionOf({ ...match, transcript: asked });

/** What is to be said of the exercise on the board; undefined if there is none. */
export const exerciseWords = (
  words: Words,
  { exercise: store, match }: Stores,
): ExerciseWords | undefined => {
  const state = store.getState();
  const onBoard = match.getState().match;
  const { exercise, stage } = state;
  if (exercise === undefined || onBoard === undefined || onBoard.id !== state.matchId) return undefined;
  const write = STAGES[stage.type] as (words: Words, asked: Asked, stage: ExerciseStage) => ExerciseWords;
  const { rightMoves } = state;
  return write(words, { exercise, position: askedPosition(state, onBoard), rightMoves }, stage);
};
