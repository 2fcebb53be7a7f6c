import { emptySquares } from '../game/board.ts';
import { legalMovesFor, type OthelloPosition, play } from '../game/othello/position.ts';
import type { Rules } from '../game/position.ts';
import { makeSquare, type Square, type SquareName } from '../game/square.ts';
import type { Evaluation } from './evaluate.ts';
import { regionOf } from './regions.ts';
import { afterReply, cornersIn, edgeNeighbors, isStableReply, openedMoves, type Setting } from './setting.ts';
import { stableDiscs } from './stability.ts';

/**
 * Why a move is worse than the best one. A reason is found only where its facts are true on the board, and its sentence
 * (`ui/words/study/momentWords.ts`) says nothing but these facts.
 */
export type Reason =
  /** The other side can flip all discs by `reply`, which it cannot after the best move. */
  | { readonly name: 'wipeout'; readonly facts: Replied }
  /** The other side can take this corner, and could neither before nor after the best move. */
  | { readonly name: 'corner'; readonly facts: Replied }
  /** By `reply` the other side wedges between two discs on an edge; before and after the best move it could not play there. */
  | {
      readonly name: 'wedge';
      readonly facts: Replied & { readonly between: readonly [SquareName, SquareName] };
    }
  /** The other side can play this edge square with a disc that can never be flipped; before and after the best move it could not. */
  | { readonly name: 'edge'; readonly facts: Replied }
  /** How many moves the other side has after the move, and after the best one. */
  | { readonly name: 'mobilityGiven'; readonly facts: Mobilities }
  /** How many moves one has oneself, if it were one's turn again. */
  | { readonly name: 'mobilityLost'; readonly facts: Mobilities }
  /** The move was into an even region; the best one is into an odd one. */
  | { readonly name: 'parity'; readonly facts: { readonly region: number; readonly bestRegion: number } }
  /** Discs of one's own that can never be flipped. */
  | {
      readonly name: 'stability';
      readonly facts: { readonly stable: number; readonly stableAfterBest: number };
    }
  /** The other side could not play there, and after the best move the square would have kept, whatever the other side did. */
  | { readonly name: 'tempo'; readonly facts: Readonly<Record<never, never>> }
  /** Connect Four: how the game would end after the best move and after this one, both proved. */
  | { readonly name: 'result'; readonly facts: { readonly best: Result; readonly played: Result } }
  /** Connect Four: the move loses, which is proved; after the best one no loss is in sight for so many of one's moves. */
  | { readonly name: 'lostSoon'; readonly facts: { readonly moves: number } }
  /** Only the engine knows. */
  | { readonly name: 'worse'; readonly facts: Readonly<Record<never, never>> };

/** For the side that made the move. */
type Result = 'win' | 'draw' | 'loss';

export type ReasonName = Reason['name'];

interface Replied {
  readonly reply: SquareName;
}

interface Mobilities {
  readonly own: number;
  readonly ownAfterBest: number;
  readonly others: number;
  readonly othersAfterBest: number;
}

/** The least difference worth a sentence. */
const MANY_MOVES = 3;
const MANY_STABLE = 2;
/** A spare move is worth a few discs: a greater loss has a greater reason. */
const GREATEST_TEMPO_LOSS = 5;
/** Regions count when the end is near; before that, moves do. */
const LATE_EMPTIES = 16;

/** Looks for a reason, given also how many discs the move lost. */
type Finder = (setting: Setting, loss: number) => Reason | undefined;

const firstReply = (name: 'wipeout' | 'corner' | 'edge', replies: readonly Square[]): Reason | undefined => {
  const [reply] = replies;
  return reply === undefined ? undefined : { name, facts: { reply: makeSquare(reply) } };
};

const wipesOut = (setting: Setting, reply: Square): boolean =>
  afterReply(setting, reply)?.discs[setting.color].isEmpty() ?? false;

const findWipeout: Finder = setting => {
  const { afterBest, other } = setting;
  const ofBest = { ...setting, after: afterBest };
  if ([...legalMovesFor(afterBest, other)].some(reply => wipesOut(ofBest, reply))) return undefined;
  return firstReply(
    'wipeout',
    [...legalMovesFor(setting.after, other)].filter(reply => wipesOut(setting, reply)),
  );
};

const findCorner: Finder = setting => firstReply('corner', [...cornersIn(setting, openedMoves(setting))]);

const findEdge: Finder = setting =>
  firstReply(
    'edge',
    [...openedMoves(setting)].filter(
      reply => edgeNeighbors(setting.before, reply) !== undefined && isStableReply(setting, reply),
    ),
  );

const findWedge: Finder = setting => {
  for (const reply of openedMoves(setting)) {
    const neighbors = edgeNeighbors(setting.before, reply);
    const own = afterReply(setting, reply)?.discs[setting.color];
    if (neighbors?.every(square => own?.has(square))) {
      const [one, two] = neighbors;
      return {
        name: 'wedge',
        facts: { reply: makeSquare(reply), between: [makeSquare(one), makeSquare(two)] },
      };
    }
  }
  return undefined;
};

const mobilitiesOf = ({ color, other, after, afterBest }: Setting): Mobilities => ({
  own: legalMovesFor(after, color).size,
  ownAfterBest: legalMovesFor(afterBest, color).size,
  others: legalMovesFor(after, other).size,
  othersAfterBest: legalMovesFor(afterBest, other).size,
});

const isLate = ({ before }: Setting): boolean => emptySquares(before).size <= LATE_EMPTIES;

const findMobilityGiven: Finder = setting => {
  const facts = mobilitiesOf(setting);
  const isMore = facts.others >= facts.othersAfterBest + MANY_MOVES;
  return isMore && !isLate(setting) ? { name: 'mobilityGiven', facts } : undefined;
};

const findMobilityLost: Finder = setting => {
  const facts = mobilitiesOf(setting);
  const isLess = facts.ownAfterBest >= facts.own + MANY_MOVES;
  return isLess && !isLate(setting) ? { name: 'mobilityLost', facts } : undefined;
};

const findParity: Finder = setting => {
  const { before, move, best } = setting;
  const [region, bestRegion] = [regionOf(before, move).size, regionOf(before, best).size];
  const isLost = region % 2 === 0 && bestRegion % 2 === 1;
  return isLost && isLate(setting) ? { name: 'parity', facts: { region, bestRegion } } : undefined;
};

const findStability: Finder = ({ after, afterBest, color }) => {
  const [stable, stableAfterBest] = [stableDiscs(after, color).size, stableDiscs(afterBest, color).size];
  return stableAfterBest >= stable + MANY_STABLE
    ? { name: 'stability', facts: { stable, stableAfterBest } }
    : undefined;
};

/** The positions after the best move and any reply to it. */
const afterReplies = ({ afterBest, other }: Setting): readonly OthelloPosition[] => {
  const replies = [...legalMovesFor(afterBest, other)];
  if (replies.length === 0) return [afterBest];
  return replies.flatMap(reply => play({ ...afterBest, turn: other }, reply) ?? []);
};

const findTempo: Finder = (setting, loss) => {
  const { before, afterBest, other, color, move } = setting;
  if (loss > GREATEST_TEMPO_LOSS) return undefined;
  const isOthers = [before, afterBest].some(position => legalMovesFor(position, other).has(move));
  const isKept = afterReplies(setting).every(position => legalMovesFor(position, color).has(move));
  return isKept && !isOthers ? { name: 'tempo', facts: {} } : undefined;
};

const resultOf = (score: number): Result => (score > 0 ? 'win' : score < 0 ? 'loss' : 'draw');

/** The reason in Connect Four, where only the result counts. */
export const resultReason = ({
  score,
  played,
  exact,
  depth,
}: Pick<Evaluation, 'score' | 'played' | 'exact' | 'depth'>): Reason =>
  exact
    ? { name: 'result', facts: { best: resultOf(score), played: resultOf(played) } }
    : { name: 'lostSoon', facts: { moves: Math.floor(depth / 2) } };

const WORSE: Reason = { name: 'worse', facts: {} };

/** The most telling first. */
const FINDERS = [
  findWipeout,
  findCorner,
  findWedge,
  findEdge,
  findMobilityGiven,
  findMobilityLost,
  findParity,
  findStability,
  findTempo,
] as const;

/** Where fewer discs win, corners, edges and stable discs are no gain. */
const FINDERS_OF: Readonly<Record<Rules, readonly Finder[]>> = {
  othello: FINDERS,
  reversi: FINDERS,
  anti: [findMobilityGiven, findMobilityLost],
  connect4: [],
};

/** The first reason that holds, for a move that lost so many discs. */
export const reasonFor = (setting: Setting, loss: number): Reason => {
  for (const find of FINDERS_OF[setting.before.rules]) {
    const reason = find(setting, loss);
    if (reason !== undefined) return reason;
  }
  return WORSE;
};
