import { startOf } from '../../game/games.ts';
import { type Position, play } from '../../game/position.ts';
import { parseSquare } from '../../game/square.ts';
import type { Best } from './bestGame.ts';

const PASS = /(?<![\p{L}\d-])(?:pass|passe|paso|passo|pas?|ps|pp|パス|--)(?![\p{L}\d-])/iu;

/** The places of a text that say a pass where the side could have moved: the rules know none there, so the game may be another one. */
export const idlePasses = (text: string, { setup, line: { moves, spans } }: Best): readonly string[] => {
  const doubted: string[] = [];
  let position: Position | undefined = startOf(setup);
  for (const [ply, move] of moves.entries()) {
    const [span, next] = [spans[ply], spans[ply + 1]];
    if (position === undefined || span === undefined || next === undefined) break;
    // Squares that are listed in another order say nothing of what lies between two moves.
    if (parseSquare(text.slice(span.from, span.to).toLowerCase() as never) !== move) return [];
    const { turn }: Position = position;
    position = play(position, move);
    const isForced = position?.turn === turn;
    if (PASS.test(text.slice(span.to, next.from)) && !isForced)
      doubted.push(text.slice(span.from, next.to).replace(/\s+/g, ' '));
  }
  // What stands between most moves only separates them.
  return 2 * doubted.length > moves.length ? [] : doubted;
};
