import { isOver, legalMoves, type Position, play } from '../../game/position.ts';
import { rulesFor } from '../../game/rules.ts';
import { cornersOf } from '../../game/shape.ts';
import type { Square } from '../../game/square.ts';

/** A position and what it is after the move that was made there. */
interface Played {
  readonly before: Position;
  readonly move: Square;
  readonly after: Position;
}

type Check = (played: Played, count: number) => boolean;

/** The moves of the other side after the move; none if it has to pass. */
const replies = ({ before, after }: Played) =>
  isOver(after) || after.turn === before.turn ? [] : [...legalMoves(after)];

const completesFour = (position: Position, reply: Square): boolean => {
  const next = play(position, reply);
  return next !== undefined && !rulesFor(next).winningSquares(next).isEmpty();
};

/** What a move can be asked to do without a search. */
const CHECKS = {
  /** Anything legal. */
  any: () => true,
  takesCorner: ({ before, move }) => cornersOf(before.shape).has(move),
  /** The other side has to pass, and the game goes on. */
  forcesPass: ({ before, after }) => !isOver(after) && after.turn === before.turn,
  /** Flips at least `count` discs. */
  flipsAtLeast: ({ before, after }, count) =>
    after.discs[before.turn].size - before.discs[before.turn].size - 1 >= count,
  /** Leaves the other side no line of four to complete at once. */
  stopsFour: played => replies(played).every(reply => !completesFour(played.after, reply)),
  /** The game is over. */
  ends: ({ after }) => isOver(after),
} as const satisfies Readonly<Record<string, Check>>;
export type GoalName = keyof typeof CHECKS;

/** Replies that show at once what is wrong with a move, for goals that are about what the other side may do. */
const REFUTED: Readonly<Partial<Record<GoalName, (played: Played, reply: Square) => boolean>>> = {
  stopsFour: ({ after }, reply) => completesFour(after, reply),
};

/** The reply that shows why a move misses its goal; undefined where a reply shows nothing. */
export const refutationOf = (goal: GoalName, before: Position, move: Square): Square | undefined => {
  const after = play(before, move);
  const shows = REFUTED[goal];
  if (after === undefined || shows === undefined) return undefined;
  const played = { before, move, after };
  return replies(played).find(reply => shows(played, reply));
};

/** Whether the move does what is asked for. */
export const meetsGoal = (goal: GoalName, before: Position, move: Square, count = 0): boolean => {
  const after = play(before, move);
  return after !== undefined && CHECKS[goal]({ before, move, after }, count);
};
