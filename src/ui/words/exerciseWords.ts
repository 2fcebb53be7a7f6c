import { opposite } from '../../game/color.ts';
import { rulesOf } from '../../game/games.ts';
import { type Match, positionOf } from '../../game/match.ts';
import { flippedBy, legalMoves, type Position, play } from '../../game/position.ts';
import { RULES } from '../../game/rules.ts';
import type { Square } from '../../game/square.ts';
import { type Text, textOf } from '../../i18n/text.ts';
import type { Words } from '../../i18n/words.ts';
import type { Exercise, ExerciseStage, ExerciseState } from '../../store/exerciseStore.ts';
import type { Stores } from '../../store/stores.ts';
import { judgeAt, type Solution, type Verdict } from '../../study/exercises/exercise.ts';
import { verdictOf } from './exerciseStatus.ts';
import { listText } from './locale.ts';
import { colorWord } from './names.ts';
import { reasonText } from './study/momentWords.ts';
import { valueText } from './study/valueWords.ts';

/** As many moves as a person can take in. */
const MOST_VALUES = 4;

/** The text of the card beside the board. */
export interface ExerciseWords {
  /** The verdict in a word or two; undefined while a question is open. */
  readonly verdict: string | undefined;
  readonly sentences: readonly string[];
}

type Said = Omit<ExerciseWords, 'verdict'>;

/** A position in an exercise, and the person's side. */
interface Asked {
  readonly exercise: Exercise;
  readonly position: Position;
  /** Number of right moves so far. */
  readonly rightMoves: number;
}

const nameOf = ({ setup: { game } }: Exercise, square: Square): string =>
  RULES[rulesOf(game)].writeMoves([square]);

/** `e3 +6`, or only the name if the value is unknown. */
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

/** Why a move is worse, if there is more to say than by how much. */
const whyWorseText = (words: Words, { exercise }: Asked, { moment }: Solution): readonly string[] =>
  moment === undefined || moment.reason.name === 'line'
    ? []
    : [reasonText(words, exercise.setup.game, moment)];

/** By how much the best of the wrong moves is worse. */
const nextBestText = (
  words: Words,
  { exercise, position }: Asked,
  { squares, scores: [best, ...others] }: Solution,
): readonly string[] => {
  const next = others.find(({ square }) => !squares.includes(square));
  if (best === undefined || next === undefined || RULES[position.rules].hasOutlook) return [];
  const [move, count] = [nameOf(exercise, next.square), Math.round(best.score - next.score)];
  return count > 0 ? [words.t('exercise.nextBest', { move, count })] : [];
};

/** What a solution is better than: a reason, or else a number. */
const whyText = (words: Words, asked: Asked, solution: Solution): readonly string[] => {
  const reason = whyWorseText(words, asked, solution);
  return reason.length > 0 ? reason : nextBestText(words, asked, solution);
};

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

/** What a lesson's wrong move would have done, if it can be counted. */
const deedText = (
  words: Words,
  { exercise, position, rightMoves }: Asked,
  move: Square,
): readonly string[] => {
  const judge = judgeAt(exercise, rightMoves);
  if (judge.type !== 'goal') return [];
  const name = nameOf(exercise, move);
  const after = play(position, move);
  if (judge.goal === 'flipsAtLeast' || judge.goal === 'takesCorner')
    return [words.t('exercise.flips', { move: name, count: flippedBy(position, move).size })];
  if (after === undefined || judge.goal !== 'forcesPass') return [];
  const other = colorWord(words, after.turn, exercise.setup.game);
  return [words.t('exercise.leaves', { move: name, other, count: legalMoves(after).size })];
};

/** Visible facts about a move in a unit of the course. */
const sightText = (words: Words, { exercise }: Asked, move: Square | undefined): readonly string[] =>
  own(words, move === undefined ? undefined : exercise.sights?.[move]);

/** A lesson says only its own sentence; other exercises explain and give values. */
const rightWords = (words: Words, asked: Asked, verdict: Verdict): Said => ({
  sentences: [
    ...own(words, asked.exercise.feedback?.right),
    ...sightText(words, asked, verdict.move),
    ...(asked.exercise.teaches === true
      ? []
      : [...whyWorseText(words, asked, verdict), ...valuesText(words, asked, verdict)]),
  ],
});

const wrongWords = (words: Words, asked: Asked, verdict: Verdict): Said => ({
  sentences: [
    ...deedText(words, asked, verdict.move),
    ...own(words, asked.exercise.feedback?.wrong),
    ...sightText(words, asked, verdict.move),
    ...lossText(words, asked, verdict),
    ...replyText(words, asked, verdict),
  ],
});

/** The number of the requested move; nothing if there is only one or the number is unknown. */
const stepText = (words: Words, { exercise: { continuation }, rightMoves }: Asked): readonly string[] =>
  continuation !== undefined && 'steps' in continuation && continuation.steps.length > 0
    ? [words.t('exercise.step', { number: rightMoves + 1, of: continuation.steps.length + 1 })]
    : [];

/** Lessons omit the turn, which their text and the strip already show. */
const turnText = (words: Words, { exercise, rightMoves }: Asked): readonly string[] =>
  exercise.teaches === true && rightMoves === 0
    ? []
    : [words.t('exercise.turn', { side: colorWord(words, exercise.color, exercise.setup.game) })];

const STAGES: {
  readonly [T in ExerciseStage['type']]: (
    words: Words,
    asked: Asked,
    stage: Extract<ExerciseStage, { readonly type: T }>,
  ) => Said;
} = {
  asked: (words, asked) => ({
    sentences: [
      ...turnText(words, asked),
      textOf(words, asked.exercise.instruction),
      ...stepText(words, asked),
    ],
  }),
  judging: (words, _asked, { move }) => ({
    sentences: [words.t(move === undefined ? 'exercise.finding' : 'exercise.looking')],
  }),
  replying: () => ({ sentences: [] }),
  right: (words, asked, { verdict }) => rightWords(words, asked, verdict),
  wrong: (words, asked, { verdict }) => wrongWords(words, asked, verdict),
  shown: (words, asked, { solution }) => ({
    sentences: [
      ...(asked.exercise.shows === undefined ? [] : own(words, asked.exercise.instruction)),
      ...(solution.squares.length === 0 ? [] : [solutionText(words, asked, solution)]),
      ...sightText(words, asked, solution.squares[0]),
      ...(asked.exercise.shows === undefined ? whyText(words, asked, solution) : []),
    ],
  }),
  failed: words => ({ sentences: [words.t('exercise.failed')] }),
};

/** The position of the question. */
const askedPosition = ({ asked }: ExerciseState, match: Match): Position =>
  positionOf({ ...match, transcript: asked });

/** The text of the exercise on the board; undefined if there is none. */
export const exerciseWords = (
  words: Words,
  { exercise: store, match }: Stores,
): ExerciseWords | undefined => {
  const state = store.getState();
  const onBoard = match.getState().match;
  const { exercise, stage } = state;
  if (exercise === undefined || onBoard === undefined || onBoard.id !== state.matchId) return undefined;
  const write = STAGES[stage.type] as (words: Words, asked: Asked, stage: ExerciseStage) => Said;
  const { rightMoves } = state;
  const said = write(words, { exercise, position: askedPosition(state, onBoard), rightMoves }, stage);
  return { ...said, verdict: exercise.shows === undefined ? verdictOf(words, stage.type) : undefined };
};
