import { dropsDiscs, type Position } from '../../game/position.ts';
import { type GameResult, resultAt } from '../review/blame.ts';
import type { Evaluation } from '../review/evaluate.ts';
import type { Reason } from './reason.ts';
import { threatReason } from './threats.ts';

/** The fallback if no other reason is known. */
export const LINE: Reason = { name: 'line', facts: {} };

/** The reason if the move changed the proved result. */
const changeOf = (best: GameResult, played: GameResult): Reason | undefined =>
  best === played ? undefined : { name: 'result', facts: { best, played } };

/** The reason if only the result matters, or no other is known. */
export const resultReason = (
  { score, played, exact }: Pick<Evaluation, 'score' | 'played' | 'exact'>,
  headStart = 0,
): Reason =>
  (exact ? changeOf(resultAt(score + headStart), resultAt(played + headStart)) : undefined) ?? LINE;

/** The reason in Connect Four: a threat if there is one, or else only the result. */
export const outlookReason = (
  before: Position,
  evaluation: Pick<Evaluation, 'best' | 'score' | 'played' | 'exact' | 'depth' | 'line' | 'playedLine'>,
): Reason => {
  const { exact, score, played, depth } = evaluation;
  const threat =
    dropsDiscs(before) && played < 0 && played < score ? threatReason(before, evaluation) : undefined;
  if (threat !== undefined) return threat;
  return exact ? resultReason(evaluation) : { name: 'lostSoon', facts: { moves: Math.floor(depth / 2) } };
};
