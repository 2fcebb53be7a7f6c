import { COLORS, type Color, opposite } from '../../game/color.ts';
import { flipsDiscs, legalMoves } from '../../game/position.ts';
import { cornersOf } from '../../game/shape.ts';
import type { Square } from '../../game/square.ts';
import type { PlayedGame } from './evaluate.ts';
import type { Find, ReviewedPly } from './review.ts';
import type { Searches } from './searches.ts';

/** How many moves there must be for a find, and how much better than the others it must be. */
const LEAST = { moves: 3, discs: 2 } as const;
/** How many of the moves that a glance finds are looked at. */
const CONFIRMED = 4;
/** A glance sifts the moves, a look confirms. */
const DEPTHS = { glance: { depth: 6, endgame: 10 }, look: { depth: 12, endgame: 16 } } as const;

/** The side that stood worse at the end; undefined if neither did. */
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

/** A move that may have been hard to find: neither forced, nor theory, nor a corner. */
const mayBeFound = (game: PlayedGame, { ply, move, book, loss }: ReviewedPly): boolean => {
  const position = game.positions[ply - 1];
  if (position === undefined || !flipsDiscs(position) || move === 'pass' || book || loss > 0) return false;
  return legalMoves(position).size >= LEAST.moves && !cornersOf(position.shape).has(move);
};

/** The best find of the side that lost; of either side in a draw. */
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
