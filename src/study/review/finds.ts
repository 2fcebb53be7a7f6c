import { COLORS, type Color, opposite } from '../../game/color.ts';
import { flipsDiscs, legalMoves } from '../../game/position.ts';
import { cornersOf } from '../../game/shape.ts';
import type { Square } from '../../game/square.ts';
import type { PlayedGame } from './evaluate.ts';
import type { Find, ReviewedPly } from './review.ts';
import type { Searches } from './searches.ts';

/** Minimum number of legal moves for a find, and its minimum lead over the others in discs. */
const LEAST = { moves: 3, discs: 2 } as const;
/** How many of the candidates from the first pass are confirmed. */
const CONFIRMED = 4;
/** A quick first pass selects moves, a deeper search confirms them. */
const DEPTHS = { glance: { depth: 6, endgame: 10 }, look: { depth: 12, endgame: 16 } } as const;

/** The side with the worse chances at the end; undefined if equal. */
const loserOf = (plies: readonly ReviewedPly[]): Color | undefined => {
  const last = plies.at(-1);
  if (last === undefined || last.chanceAfter === 1 / 2) return undefined;
  return last.chanceAfter < 1 / 2 ? last.color : opposite(last.color);
};

/** By how many discs a move is better than all others. */
const leadAt = async (
  searches: Searches,
  game: PlayedGame,
  { ply, move }: ReviewedPly,
  depth: keyof typeof DEPTHS,
): Promise<number> => {
  const position = game.positions[ply - 1];
  if (position === undefined) return 0;
  const limit = { type: 'depth', ...DEPTHS[depth] } as const;
  const { moves = [] } = await searches.find({ position, method: { by: 'flipside', limit, every: 2 } });
  const [first, second] = moves;
  return first?.square === move && second !== undefined ? first.score - second.score : 0;
};

/** Whether a move may have been hard to find: not forced, not theory, not a corner. */
const mayBeFound = (game: PlayedGame, { ply, move, book, loss }: ReviewedPly): boolean => {
  const position = game.positions[ply - 1];
  if (position === undefined || !flipsDiscs(position) || move === 'pass' || book || loss > 0) return false;
  return legalMoves(position).size >= LEAST.moves && !cornersOf(position.shape).has(move);
};

/** The best find of the losing side, or of either side in a draw. */
export const bestFind = async (
  searches: Searches,
  game: PlayedGame,
  plies: readonly ReviewedPly[],
): Promise<Find | undefined> => {
  const loser = loserOf(plies);
  const sides = loser === undefined ? COLORS : [loser];
  const glanced: { readonly ply: ReviewedPly; readonly lead: number }[] = [];
  for (const ply of plies.filter(one => sides.includes(one.color) && mayBeFound(game, one)))
    glanced.push({ ply, lead: await leadAt(searches, game, ply, 'glance') });
  for (const { ply, lead: seen } of glanced.sort((a, b) => b.lead - a.lead).slice(0, CONFIRMED)) {
    if (seen < LEAST.discs) return undefined;
    const lead = await leadAt(searches, game, ply, 'look');
    if (lead >= LEAST.discs) return { ply: ply.ply, move: ply.move as Square, color: ply.color, lead };
  }
  return undefined;
};
