import type { MoveScore } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import { flippedBy, legalMoves, type OthelloPosition, play } from '../../src/game/othello/position.ts';
import type { OpeningBook } from '../../src/openings/book.ts';
import { isAtEnd, isVisible, sightOf } from '../../src/study/course/ideas.ts';
import type { ValuedMove } from '../../src/study/course/screens.ts';
import type { UnitName } from '../../src/study/course/units.ts';
import type { PuzzleEngine } from '../puzzles/engine.ts';
import {
  CLOSE,
  DEPTHS,
  EXAMPLE,
  LEAD,
  LEAST_MOVES,
  MOST_FOLLOWING,
  OPENING,
  OPENING_EXAMPLE,
  SAME,
  SOLVED,
  SWINDLE,
} from './plan.ts';

/** Whether the position is a question: some moves follow the idea, more do not. */
export const isQuestion = (unit: UnitName, position: OthelloPosition): boolean => {
  const moves = [...legalMoves(position)];
  const least = isAtEnd(unit) ? LEAST_MOVES.ending : LEAST_MOVES.midgame;
  if (moves.length < least) return false;
  if (!isVisible(unit)) return true;
  const following = moves.filter(move => sightOf(unit, position, move).follows).length;
  return following > 0 && following <= MOST_FOLLOWING && moves.length - following >= 2;
};

const split = (scores: readonly ValuedMove[]) => {
  const best = scores[0]?.score ?? 0;
  const right = scores.filter(({ score }) => best - score <= SAME);
  return { best, right, next: scores[right.length]?.score };
};

/** Whether the idea decides: all good moves follow it, and no other move comes close. */
export const decides = (
  unit: UnitName,
  position: OthelloPosition,
  scores: readonly ValuedMove[],
): boolean => {
  const { best, right, next } = split(scores);
  if (next === undefined || best < 0 || best > CLOSE || right.length > MOST_FOLLOWING) return false;
  if (unit === 'counting') return right.every(({ score }) => score > 0) && next <= 0;
  const lead = isAtEnd(unit) ? LEAD.ending : LEAD.midgame;
  return best - next >= lead && right.every(({ square }) => sightOf(unit, position, square).follows);
};

/** Whether a position is clear enough to explain the idea: one right move, which wins where all others lose. */
export const isExample = (unit: UnitName, scores: readonly ValuedMove[]): boolean => {
  const { best, right, next } = split(scores);
  if (next === undefined || right.length > 1) return false;
  if (unit === 'swindles') return best >= SWINDLE.example;
  const { from, to, others } = unit === 'openings' || unit === 'principles' ? OPENING_EXAMPLE : EXAMPLE;
  return best >= from && best <= to && next <= others;
};

interface Means {
  readonly engine: PuzzleEngine;
  readonly book: OpeningBook;
}

/** The values of all moves, best first: the book's where it knows a move, those of a long search for the others. */
const valuesOf = ({ engine, book }: Means, position: OthelloPosition): readonly ValuedMove[] => {
  if (emptySquares(position).size <= SOLVED) return engine.solve(position);
  const known = book
    .movesAt(position)
    .flatMap(({ squares, value }) =>
      value === undefined ? [] : squares.map(square => ({ square, score: value })),
    );
  const others = engine
    .look(position, DEPTHS.verify)
    .filter(({ square }) => known.every(one => one.square !== square));
  return [...known, ...others].toSorted((one, other) => other.score - one.score);
};

/** Filters positions before the long search. */
const mayDecide = (engine: PuzzleEngine, unit: UnitName, position: OthelloPosition): boolean =>
  isAtEnd(unit) ||
  [DEPTHS.sieve, DEPTHS.look].every(depth => decides(unit, position, engine.look(position, depth)));

const findByIdea = (
  means: Means,
  unit: UnitName,
  position: OthelloPosition,
): readonly ValuedMove[] | undefined => {
  if (!mayDecide(means.engine, unit, position)) return undefined;
  const scores = valuesOf(means, position);
  return decides(unit, position, scores) ? scores : undefined;
};

const isWon = ({ score }: MoveScore): boolean => score > 0;

/** The reply that flips most discs, which a hasty player chooses. */
const hastyReply = (position: OthelloPosition): number | undefined =>
  [...legalMoves(position)].toSorted(
    (one, other) => flippedBy(position, other).size - flippedBy(position, one).size,
  )[0];

/** The number of winning replies; undefined if the hasty one is the only one, or there is too little to choose from. */
const trapAfter = (engine: PuzzleEngine, before: OthelloPosition, { square }: MoveScore) => {
  const after = play(before, square);
  if (after === undefined || after.turn === before.turn) return undefined;
  const replies = engine.solve(after);
  const winning = replies.filter(isWon);
  const isTrap =
    winning.length !== 1 ||
    (replies.length >= SWINDLE.leastReplies && winning[0]?.square !== hastyReply(after));
  return isTrap ? winning.length : undefined;
};

/** A lost position in which the best moves leave the other side one hidden way to win, and all others leave several. */
const findSwindle = (engine: PuzzleEngine, position: OthelloPosition): readonly ValuedMove[] | undefined => {
  const solved = engine.solve(position);
  const [best] = solved;
  if (best === undefined || best.score >= 0 || best.score < SWINDLE.mostBehind) return undefined;
  const scores: ValuedMove[] = [];
  for (const move of solved) {
    const refutations = trapAfter(engine, position, move);
    if (refutations === undefined) return undefined;
    scores.push({ square: move.square, score: move.score, refutations });
  }
  const right = scores.filter(({ refutations }) => refutations === 1);
  const wrong = scores.filter(({ refutations }) => refutations !== 1);
  const [tempting] = wrong;
  if (tempting === undefined || best.score - tempting.score > SWINDLE.behindBest) return undefined;
  const isClear = wrong.every(({ refutations = 0 }) => refutations >= SWINDLE.refutations);
  const isBest = right.every(({ score }) => best.score - score <= SAME);
  return right.length > 0 && right.length <= 2 && wrong.length >= 2 && isClear && isBest ? scores : undefined;
};

/** A position that many masters reached: good moves and bad ones are well apart, and what they play most is good. */
const findOpening = (means: Means, position: OthelloPosition): readonly ValuedMove[] | undefined => {
  const { book } = means;
  if ((book.at(position)?.games ?? 0) < OPENING.games) return undefined;
  const scores = valuesOf(means, position);
  const { best, right, next } = split(scores);
  if (next === undefined || best - next < LEAD.opening || right.length > MOST_FOLLOWING) return undefined;
  const usual = book.movesAt(position)[0]?.squares[0];
  const isEven = best >= OPENING.from && best <= OPENING.to;
  return isEven && right.some(({ square }) => square === usual) ? scores : undefined;
};

/** The values of all moves, best first, if the unit's idea decides in the position. */
export const findScreen = (
  means: Means,
  unit: UnitName,
  position: OthelloPosition,
): readonly ValuedMove[] | undefined => {
  if (!isQuestion(unit, position)) return undefined;
  if (unit === 'openings') return findOpening(means, position);
  return unit === 'swindles' ? findSwindle(means.engine, position) : findByIdea(means, unit, position);
};
