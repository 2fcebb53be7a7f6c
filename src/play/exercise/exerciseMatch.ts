import type { Analysis } from '../../engine/analysis.ts';
import type { GameRecord } from '../../formats/record.ts';
import { extraDiscs, rulesOf } from '../../game/games.ts';
import { isMatchOver, judgeMove, type Match, positionOf } from '../../game/match.ts';
import type { Position } from '../../game/position.ts';
import { RULES } from '../../game/rules.ts';
import { LEVELS, type LocalSeat, type Seats } from '../../game/seat.ts';
import type { Square } from '../../game/square.ts';
import type { Transcript } from '../../game/transcript.ts';
import { treeOf } from '../../game/tree.ts';
import { BEAT } from '../../look/motion.ts';
import { type Exercise, type ExerciseState, isDone } from '../../store/exerciseStore.ts';
import { judgeAt, type Question } from '../../study/exercises/exercise.ts';
import { Timers } from '../clock.ts';
import type { GameParts } from '../game.ts';

const HUMAN: LocalSeat = { type: 'human' };

/** The opponent's seat; it replies in exercises of several moves. */
const rivalIn = ({ setup: { game } }: Exercise): LocalSeat => {
  const opponent = RULES[rulesOf(game)].hasOutlook ? 'solver' : 'flipside';
  return { type: 'computer', opponent, level: LEVELS[opponent]?.max ?? 1 };
};

const seatsIn = (exercise: Exercise): Seats =>
  exercise.color === 'black'
    ? { black: HUMAN, white: rivalIn(exercise) }
    : { black: rivalIn(exercise), white: HUMAN };

interface Shown {
  readonly id: string;
  readonly transcript: Transcript;
  /** Whether the person is to move; otherwise the board is read-only. */
  readonly isAsked: boolean;
}

/** The exercise as a match for the board. */
export const matchIn = (exercise: Exercise, { id, transcript, isAsked }: Shown): Match => ({
  id,
  setup: exercise.setup,
  seats: seatsIn(exercise),
  transcript,
  given: 0,
  undone: [],
  seed: 0,
  ...(!isAsked && { replayed: true }),
});

/** Whether the person's side is to move. */
export const isPersonToMove = ({ color }: Exercise, match: Match): boolean =>
  !isMatchOver(match) && positionOf(match).turn === color;

/** The position after these moves. */
export const exercisePosition = (exercise: Exercise, transcript: Transcript): Position =>
  positionOf(matchIn(exercise, { id: '', transcript, isAsked: true }));

/**
 * The game of a finished exercise with the moves tried at its end, shown at the position of the question; undefined before the
 * end.
 */
export const recordIn = (state: ExerciseState, match: Match | undefined): GameRecord | undefined =>
  state.exercise === undefined || match === undefined || !isDone(state)
    ? undefined
    : { tree: treeOf(state.exercise.setup, match.transcript), at: state.asked };

/** The engine's analysis, with the exercise's own values where it has them. */
const withValues = ({ values = [] }: Exercise, analysis: Analysis): Analysis => {
  const known = analysis.moves.map(move => {
    const score = values.find(({ square }) => square === move.square)?.score ?? move.score;
    return { ...move, score };
  });
  return { ...analysis, moves: known.toSorted((one, other) => other.score - one.score) };
};

/** The current question with the analysis so far. */
export const questionIn = (
  exercise: Exercise,
  { asked, rightMoves }: Pick<ExerciseState, 'asked' | 'rightMoves'>,
  analysis: Analysis | undefined,
): Question => ({
  position: exercisePosition(exercise, asked),
  judge: judgeAt(exercise, rightMoves),
  extra: extraDiscs(exercise.setup),
  analysis: rightMoves === 0 && analysis ? withValues(exercise, analysis) : analysis,
});

/** The match after a move of the other side; undefined if it is not to move or the move is not legal. */
export const answeredIn = (exercise: Exercise, match: Match, square: Square): Match | undefined => {
  if (isMatchOver(match) || isPersonToMove(exercise, match)) return undefined;
  const [ply, color] = [match.transcript.length, positionOf(match).turn];
  const verdict = judgeMove(match, { type: 'play', ply, color, square });
  return verdict.type === 'accepted' ? verdict.match : undefined;
};

/** In a lesson, calls `putBack` after a wrong move and its answer have been visible for a while. */
export const afterWrongMove = (
  { context: { clock }, pace }: GameParts,
  exercise: Exercise | undefined,
  putBack: () => void,
): void => {
  if (exercise?.teaches !== true) return;
  const seen = (): void => new Timers(clock).after(BEAT.wrongMove, putBack);
  pace.whenReplyMayLand({ asked: clock.now(), beat: 0 }, seen);
};
