import type { MoveScore } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import { legalMoves, type OthelloPosition } from '../../src/game/othello/position.ts';
import { isAtEnd, sightOf } from '../../src/study/course/ideas.ts';
import type { UnitName } from '../../src/study/course/units.ts';
import type { PuzzleEngine } from '../puzzles/engine.ts';
import { CLOSE, DEPTHS, LEAD, LEAST_MOVES, MOST_FOLLOWING, SAME, SOLVED } from './plan.ts';

const leadFor = (unit: UnitName): number => {
  if (isAtEnd(unit)) return LEAD.ending;
  return unit === 'openings' ? LEAD.opening : LEAD.midgame;
};

/** Whether the position is a question: some moves follow the idea, more do not. */
const isQuestion = (unit: UnitName, position: OthelloPosition): boolean => {
  const moves = [...legalMoves(position)];
  const least = isAtEnd(unit) ? LEAST_MOVES.ending : LEAST_MOVES.midgame;
  if (moves.length < least) return false;
  if (unit === 'counting' || unit === 'openings') return true;
  const following = moves.filter(move => sightOf(unit, position, move).follows).length;
  return following > 0 && following <= MOST_FOLLOWING && moves.length - following >= 2;
};

/** Whether the idea decides: all good moves follow it, and no other move comes close. */
const decides = (unit: UnitName, position: OthelloPosition, scores: readonly MoveScore[]): boolean => {
  const [best] = scores;
  if (best === undefined || Math.abs(best.score) > CLOSE) return false;
  const right = scores.filter(({ score }) => best.score - score <= SAME);
  const wrong = scores.filter(({ score }) => best.score - score > SAME);
  const [next] = wrong;
  if (next === undefined || right.length > MOST_FOLLOWING) return false;
  if (unit === 'counting') return right.every(({ score }) => score > 0) && next.score <= 0;
  if (unit === 'openings') return (scores.at(-1)?.score ?? 0) <= best.score - LEAD.opening;
  const follows = ({ square }: MoveScore): boolean => sightOf(unit, position, square).follows;
  const other = scores.find(one => !follows(one));
  return right.every(follows) && other !== undefined && best.score - other.score >= leadFor(unit);
};

/** The scores of all moves if the unit's idea decides in the position, best first; undefined otherwise. */
export const findScreen = (
  engine: PuzzleEngine,
  unit: UnitName,
  position: OthelloPosition,
): readonly MoveScore[] | undefined => {
  if (!isQuestion(unit, position)) return undefined;
  if (emptySquares(position).size <= SOLVED) {
    const scores = engine.solve(position);
    return decides(unit, position, scores) && scores.every(({ exact }) => exact) ? scores : undefined;
  }
  for (const depth of [DEPTHS.sieve, DEPTHS.look])
    if (!decides(unit, position, engine.look(position, depth))) return undefined;
  const scores = engine.look(position, DEPTHS.verify);
  return decides(unit, position, scores) ? scores : undefined;
};
