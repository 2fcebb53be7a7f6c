import { emptySquares } from '../../game/board.ts';
import type { Color } from '../../game/color.ts';
import { legalMovesFor, type OthelloPosition, play } from '../../game/othello/position.ts';
import { makeSquare, type Square } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import type { ScoredReply } from '../review/answers.ts';
import { openedCorner, strongAnswers } from './answers.ts';
import { type Compared, type Finder, inAll } from './compared.ts';
import type { Reason } from './reason.ts';

/** A reply that is worse by up to this many discs counts as equally good. */
const AS_GOOD = 1;
/**
 * Noticeable differences: how few moves are left compared with how many, and how many squares are taken away.
 */
const FEW = { most: 5, fewer: 3 } as const;
const MANY_TAKEN = 2;
const MOST_SQUARES_NAMED = 4;
const MANY_OPENED = 2;
/** Plies within which an opened square must be played, and what that is worth in discs. */
const SOON = 6;
const OPENED = 2;

/** With fewer empty squares one counts, instead of keeping quiet. */
const LATE_EMPTIES = 12;

/** What a reply does to the mover's choices. */
interface Effect {
  /** The squares the mover gains, and those it loses besides the square of the reply. */
  readonly opened: SquareSet;
  readonly taken: SquareSet;
  /** The number of moves left. */
  readonly left: number;
}

const effectOf = (position: OthelloPosition, square: Square, color: Color): Effect | undefined => {
  const after = play(position, square);
  if (after === undefined) return undefined;
  const [had, has] = [legalMovesFor(position, color), legalMovesFor(after, color)];
  return { opened: has.diff(had), taken: had.diff(has).without(square), left: has.size };
};

/**
 * The strong replies to the move with their effects, and the effects of every good reply to the best move.
 */
interface Effects {
  readonly replies: readonly Square[];
  readonly strong: readonly Effect[];
  readonly toBest: readonly Effect[];
  /** By how many discs all other replies to the move are worse. */
  readonly discs: number;
}

const effectsOf = (compared: Compared): Effects | undefined => {
  const { color, played, best, answers } = compared;
  const [after, afterBest] = [played.main.positions[1], best.main.positions[1]];
  const found = strongAnswers(compared);
  const [top] = answers.toBest;
  if (found === undefined || top === undefined || after === undefined || afterBest === undefined)
    return undefined;
  const good = answers.toBest.filter(({ score }) => score >= top.score - AS_GOOD);
  const effects = (position: OthelloPosition, of: readonly ScoredReply[]) =>
    of.flatMap(({ square }) => effectOf(position, square, color) ?? []);
  const [strong, toBest] = [effects(after, found.strong), effects(afterBest, good)];
  const isWhole = strong.length === found.strong.length && toBest.length === good.length;
  const replies = found.strong.map(({ square }) => square);
  return isWhole ? { replies, strong, toBest, discs: found.discs } : undefined;
};

/** Every strong reply leaves the mover few moves, while every good one leaves many after the best move. */
export const findFewLeft: Finder = compared => {
  const effects = effectsOf(compared);
  if (effects === undefined) return [];
  const few = Math.max(...effects.strong.map(({ left }) => left));
  const many = Math.min(...effects.toBest.map(({ left }) => left));
  if (few < 1 || few > FEW.most || many - few < FEW.fewer) return [];
  const facts = { replies: effects.replies.map(makeSquare), few, many };
  return [{ reason: { name: 'fewLeft', facts }, worth: effects.discs }];
};

/** Every strong reply is quiet, while no good one is after the best move. */
export const findQuiet: Finder = compared => {
  const effects = effectsOf(compared);
  const isQuiet = ({ opened }: Effect): boolean => opened.isEmpty();
  if (emptySquares(compared.before).size <= LATE_EMPTIES) return [];
  if (effects === undefined || !effects.strong.every(isQuiet) || effects.toBest.some(isQuiet)) return [];
  const facts = { replies: effects.replies.map(makeSquare) };
  return [{ reason: { name: 'quiet', facts }, worth: effects.discs }];
};

/** The move opens squares to the opponent, which soon plays there; the best one opens none. */
export const findOpens: Finder = compared => {
  const { before, other, played, best } = compared;
  const possible = legalMovesFor(before, other);
  const [after, afterBest] = [played.main.positions[1], best.main.positions[1]];
  if (after === undefined || afterBest === undefined || after.turn !== other) return [];
  const opened = legalMovesFor(after, other).diff(possible);
  const isUsed = inAll(played, ({ moves }) => moves.slice(1, SOON).some(square => opened.has(square)));
  if (opened.size < MANY_OPENED || opened.size > MOST_SQUARES_NAMED || !isUsed) return [];
  if (!legalMovesFor(afterBest, other).diff(possible).isEmpty()) return [];
  const reason: Reason = openedCorner(compared, opened) ?? {
    name: 'opens',
    facts: { squares: [...opened].map(makeSquare) },
  };
  return [{ reason, worth: OPENED * opened.size }];
};

/** The only strong reply takes squares away; after the best move no good reply takes as many. */
export const findTakenAway: Finder = compared => {
  const effects = effectsOf(compared);
  const [effect, another] = effects?.strong ?? [];
  const [reply] = effects?.replies ?? [];
  if (effects === undefined || effect === undefined || reply === undefined || another !== undefined)
    return [];
  if (reply === compared.best.main.moves[0]) return [];
  const { size } = effect.taken;
  const most = Math.max(...effects.toBest.map(({ taken }) => taken.size));
  if (size < MANY_TAKEN || size > MOST_SQUARES_NAMED || most >= size) return [];
  const facts = { reply: makeSquare(reply), squares: [...effect.taken].map(makeSquare) };
  return [{ reason: { name: 'takenAway', facts }, worth: effects.discs }];
};

/** All strong replies were made possible by the move, and are impossible after the best one. */
export const findOpenedSeveral: Finder = compared => {
  const { before, other, best } = compared;
  const afterBest = best.main.positions[1];
  const effects = effectsOf(compared);
  if (effects === undefined || afterBest === undefined || effects.replies.length < 2) return [];
  const possible = legalMovesFor(before, other).union(legalMovesFor(afterBest, other));
  if (possible.intersects(SquareSet.of(...effects.replies))) return [];
  const reason: Reason = openedCorner(compared, SquareSet.of(...effects.replies)) ?? {
    name: 'openedSeveral',
    facts: { replies: effects.replies.map(makeSquare) },
  };
  return [{ reason, worth: effects.discs }];
};
