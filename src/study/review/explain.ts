import { opposite } from '../../game/color.ts';
import type { OthelloPosition } from '../../game/othello/position.ts';
import { flipsDiscs, type Position } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import { type Compared, compare } from '../reasons/compared.ts';
import { isBesideCorner } from '../reasons/corners.ts';
import { reasonFor } from '../reasons/reasons.ts';
import { outlookReason, resultReason } from '../reasons/results.ts';
import { findAnswers } from './answers.ts';
import { type Care, THOROUGH } from './care.ts';
import { explore } from './courses.ts';
import type { Explanation, ReviewedPly } from './review.ts';
import type { Searches } from './searches.ts';

/** A move to explain: where it was made, and its evaluation. */
export interface Explained
  extends Pick<
    ReviewedPly,
    'best' | 'score' | 'played' | 'exact' | 'depth' | 'line' | 'playedLine' | 'loss'
  > {
  readonly move: Square;
  /** For the side that made the move: its head start minus the opponent's. */
  readonly headStart: number;
}

/** Maximum length of a shown line, in plies. */
const TOLD_PLIES = 60;

/** Explores the lines after both moves, with the alternatives of the side that is worse off in each. */
const comparedBy = async (
  searches: Searches,
  before: OthelloPosition,
  { move, best, line, playedLine, loss }: Pick<Explained, 'move' | 'best' | 'line' | 'playedLine' | 'loss'>,
  usual = THOROUGH,
): Promise<Compared> => {
  const care = isBesideCorner(before, move) ? { ...usual, horizon: usual.late } : usual;
  const [by, other] = [before.turn, opposite(before.turn)];
  const begun = {
    played: playedLine[0] === move ? playedLine : [move],
    best: line[0] === best ? line : [best],
  };
  const branches = {
    played: await explore(searches, { before, line: begun.played, by }, care),
    best: await explore(searches, { before, line: begun.best, by: other }, care),
  };
  return compare(before, {
    loss,
    ...branches,
    answers: await findAnswers(searches, { ...branches, loss }, other, care),
  });
};

/** Compares the lines after a move with those after the best one, and names the decisive difference. */
export const explain = async (
  searches: Searches,
  before: Position,
  { move, best, loss, line, playedLine, headStart, ...found }: Explained,
  care: Care = THOROUGH,
): Promise<Explanation> => {
  if (!flipsDiscs(before)) {
    const reason = outlookReason(before, { ...found, best, line, playedLine });
    return { reason, line, reply: playedLine.slice(1) };
  }
  const compared = await comparedBy(searches, before, { move, best, loss, line, playedLine }, care);
  const reason = reasonFor(compared);
  return {
    reason: reason.name === 'line' ? resultReason(found, headStart) : reason,
    line: compared.best.main.moves.slice(0, TOLD_PLIES),
    reply: compared.played.main.moves.slice(1, TOLD_PLIES),
  };
};
