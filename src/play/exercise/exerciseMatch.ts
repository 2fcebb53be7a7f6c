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

/** The opponent, who replies where the exercise goes on. */
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
  /** Whether the person is to move; otherwise the board is only looked at. */
  readonly isAsked: boolean;
}

/** An exercise as a match for the board. */
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
export const isToMove = ({ color }: Exercise, match: Match): boolean =>
  !isMatchOver(match) && positionOf(match).turn === color;

/** The position after these moves. */
export const positionIn = (exercise: Exercise, transcript: Transcript): Position =>
  positionOf(matchIn(exercise, { id: '', transcript, isAsked: true }));

/**
 * The game of an exercise that is done, with what has been tried at its end, to be looked at from the position that was
 * asked about; undefined before the end.
 */
export const recordIn = (state: ExerciseState, match: Match | undefined): GameRecord | undefined =>
  state.exercise === undefined || match === undefined || !isDone(state)
    ? undefined
    : { tree: treeOf(state.exercise.setup, match.transcript), at: state.asked };

/** What the engine has found, with the values that the exercise knows better. */
const withValues = ({ values = [] }: Exercise, analysis: Analysis): Analysis => {
  const known = analysis.moves.map(move => {
    const score = values.find(({ square }) => square === move.square)?.score ?? move.score;
    return { ...move, score };
  });
  return { ...analysis, moves: known.toSorted((one, other) => other.score - one.score) };
};

/** What is asked in an exercise just now, with what the engine knows of it. */
export const questionIn = (
  exercise: Exercise,
  { asked, rightMoves }: Pick<ExerciseState, 'asked' | 'rightMoves'>,
  analysis: Analysis | undefined,
): Question => ({
  position: positionIn(exercise, asked),
  judge: judgeAt(exercise, rightMoves),
  extra: extraDiscs(exercise.setup),
  analysis: rightMoves === 0 && analysis ? withValues(exercise, analysis) : analysis,
});

/** The match after a move of the other side; undefined if it is not to move, or that move is not legal. */
export const answeredIn = (exercise: Exercise, match: Match, square: Square): Match | undefined => {
  if (isMatchOver(match) || isToMove(exercise, match)) return undefined;
  const [ply, color] = [match.transcript.length, positionOf(match).turn];
  const verdict = judgeMove(match, { type: 'play', ply, color, square });
  return verdict.type === 'accepted' ? verdict.match : undefined;
};

/** In a lesson, calls `putBack` once a wrong move and its answer have been seen for a while. */
export const afterWrongMove = (
  { context: { clock }, pace }: GameParts,
  exercise: Exercise | undefined,
  putBack: () => void,
): void => {
  if (exercise?.teaches !== true) return;
  const seen = (): void => new Timers(clock).after(BEAT.wrongMove, putBack);
  pace.whenReplyMayLand({ asked: clock.now(), beat: 0 }, seen);
};
