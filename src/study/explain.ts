import { flipsDiscs, type Position } from '../game/position.ts';
import type { Square } from '../game/square.ts';
import { explore } from './courses.ts';
import { compare } from './reasons/compared.ts';
import { reasonFor } from './reasons/reasons.ts';
import { outlookReason, resultReason } from './reasons/results.ts';
import type { Explanation, ReviewedPly } from './review.ts';
import type { Searches } from './searches.ts';

/** A move to explain: where it was made, and what the engine found. */
export interface Explained
  extends Pick<
    ReviewedPly,
    'best' | 'score' | 'played' | 'exact' | 'depth' | 'line' | 'playedLine' | 'loss'
  > {
  readonly move: Square;
  /** For the side that made the move: its head start, less that of the other side. */
  readonly headStart: number;
}

/** Plies of a line that is told. */
const TOLD_PLIES = 60;

/** Compares what follows after a move with what follows after the best one, and names the difference that counts. */
export const explain = async (
  searches: Searches,
  before: Position,
  { move, best, loss, line, playedLine, headStart, ...found }: Explained,
): Promise<Explanation> => {
  if (!flipsDiscs(before)) return { reason: outlookReason(found), line, reply: playedLine.slice(1) };
  const played = await explore(searches, before, playedLine[0] === move ? playedLine : [move]);
  const better = await explore(searches, before, line[0] === best ? line : [best]);
  const reason = reasonFor(compare(before, { loss, played, best: better }));
  return {
    reason: reason.name === 'line' ? resultReason(found, headStart) : reason,
    line: better.main.moves.slice(0, TOLD_PLIES),
    reply: played.main.moves.slice(1, TOLD_PLIES),
  };
};
