import { isOver, legalMoves, type Position, play } from '../../game/position.ts';
import { rulesFor } from '../../game/rules.ts';
import { cornersOf } from '../../game/shape.ts';
import type { Square } from '../../game/square.ts';

/** A move with the positions before and after it. */
interface Played {
  readonly before: Position;
  readonly move: Square;
  readonly after: Position;
}

type Check = (played: Played, count: number) => boolean;

/** The opponent's replies; empty if it has to pass. */
const replies = ({ before, after }: Played) =>
  isOver(after) || after.turn === before.turn ? [] : [...legalMoves(after)];

const completesFour = (position: Position, reply: Square): boolean => {
  const next = play(position, reply);
  return next !== undefined && !rulesFor(next).winningSquares(next).isEmpty();
};

/** Goals that can be checked without a search. */
const CHECKS = {
  /** Any legal move. */
  any: () => true,
  takesCorner: ({ before, move }) => cornersOf(before.shape).has(move),
  /** The opponent has to pass, and the game continues. */
  forcesPass: ({ before, after }) => !isOver(after) && after.turn === before.turn,
  /** Flips at least `count` discs. */
  flipsAtLeast: ({ before, after }, count) =>
    after.discs[before.turn].size - before.discs[before.turn].size - 1 >= count,
  /** The opponent cannot complete a four at once. */
  stopsFour: played => replies(played).every(reply => !completesFour(played.after, reply)),
  /** Ends the game. */
  ends: ({ after }) => isOver(after),
} as const satisfies Readonly<Record<string, Check>>;
export type GoalName = keyof typeof CHECKS;

/** Whether a reply refutes the move, for goals about the opponent's replies. */
const REFUTED: Readonly<Partial<Record<GoalName, (played: Played, reply: Square) => boolean>>> = {
  stopsFour: ({ after }, reply) => completesFour(after, reply),
};

/** The reply that shows why a move misses its goal; undefined if there is none. */
export const refutationOf = (goal: GoalName, before: Position, move: Square): Square | undefined => {
  const after = play(before, move);
  const shows = REFUTED[goal];
  if (after === undefined || shows === undefined) return undefined;
  const played = { before, move, after };
  return replies(played).find(reply => shows(played, reply));
};

/** Whether the move meets the goal. */
export const meetsGoal = (goal: GoalName, before: Position, move: Square, count = 0): boolean => {
  const after = play(before, move);
  return after !== undefined && CHECKS[goal]({ before, move, after }, count);
};
