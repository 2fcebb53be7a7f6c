import type { MoveScore, SearchResult } from '../engine/searchRequest.ts';
import { emptySquares } from '../game/board.ts';
import { opposite } from '../game/color.ts';
import {
  flippedBy,
  isOver,
  legalMoves,
  legalMovesFor,
  type OthelloPosition,
  type OthelloRules,
  play,
} from '../game/othello/position.ts';
import { winnerOf } from '../game/position.ts';
import { chance } from '../game/random.ts';
import { cornersOf } from '../game/shape.ts';
import { columnOf, rowOf, type Square } from '../game/square.ts';
import { allowanceOf, eyesOf, type GameProgress, lengthOn, type Strength } from './levels.ts';
import { ROLLS } from './rolls.ts';

/** Plies at the start of an 8x8 game in which every level varies its moves from game to game. */
const VARIED_PLIES = 10;
/** Discs that variety may cost, unless the scores are exact. */
const VARIED_LOSS = 1;
/** A corner is taken if it loses no more than this. */
const CORNER_LOSS = 2;
/** Moves count as equal if their scores differ by no more than this. */
const EQUAL_DISCS = 1;

interface Candidate {
  readonly square: Square;
  /** Discs lost compared with the best move. */
  readonly loss: number;
  readonly after: OthelloPosition;
}

const lookAt = (position: OthelloPosition, moves: readonly MoveScore[]): readonly Candidate[] => {
  const best = Math.max(...moves.map(({ score }) => score));
  return moves.flatMap(({ square, score }) => {
    const after = play(position, square);
    return after === undefined ? [] : [{ square, loss: best - score, after }];
  });
};

const progressOf = ({ shape, ...board }: OthelloPosition): GameProgress => ({
  squares: shape.squares.size,
  empties: emptySquares({ shape, ...board }).size,
});

/** Longer on a larger board, and includes the first four discs of Reversi. */
const isBeginning = ({ squares, empties }: GameProgress): boolean =>
  squares - empties < 4 + Math.ceil(VARIED_PLIES * lengthOn(squares));

/** Whether this turn may lose discs or vary, so that every move needs a score. */
export const isVaried = (strength: Strength, position: OthelloPosition, seed: number): boolean => {
  const progress = progressOf(position);
  return (
    isBeginning(progress) ||
    allowanceOf(strength, progress, seed) > 0 ||
    !eyesOf(strength, progress, seed).looksAhead
  );
};

const winsAtOnce = ({ turn }: OthelloPosition, { after }: Candidate): boolean =>
  isOver(after) && winnerOf(after) === turn;

const losesAtOnce = ({ turn }: OthelloPosition, { after }: Candidate): boolean =>
  isOver(after) && winnerOf(after) === opposite(turn);

/** Whether the other side can take every disc with its next move. */
const invitesWipeout = ({ turn }: OthelloPosition, { after }: Candidate): boolean =>
  after.turn !== turn &&
  [...legalMoves(after)].some(square => play(after, square)?.discs[turn].isEmpty() ?? false);

/** Whether the move opens a corner to the other side. */
const givesCorner = (position: OthelloPosition, { after }: Candidate): boolean => {
  const other = opposite(position.turn);
  const before = legalMovesFor(position, other);
  return !legalMovesFor(after, other).diff(before).intersect(cornersOf(position.shape)).isEmpty();
};

const takesCorner = (position: OthelloPosition, { square }: Candidate): boolean =>
  cornersOf(position.shape).has(square);

/** What every player notices at a glance, and how tempting a move looks by the number of discs it flips. */
interface PlainSight {
  readonly isBlunder: (position: OthelloPosition, candidate: Candidate) => boolean;
  readonly isGift: (position: OthelloPosition, candidate: Candidate) => boolean;
  readonly isTreat: (position: OthelloPosition, candidate: Candidate) => boolean;
  readonly temptation: (turned: number) => number;
}

const WITH_MORE: PlainSight = {
  isBlunder: invitesWipeout,
  isGift: givesCorner,
  isTreat: takesCorner,
  temptation: turned => turned,
};

/** In Anti-Othello a player sees moves that lose at once, and avoids corners. */
const WITH_FEWER: PlainSight = {
  isBlunder: losesAtOnce,
  isGift: takesCorner,
  isTreat: () => false,
  temptation: turned => 1 / turned,
};

const PLAIN: Readonly<Record<OthelloRules, PlainSight>> = {
  othello: WITH_MORE,
  reversi: WITH_MORE,
  anti: WITH_FEWER,
};
const plainIn = ({ rules }: OthelloPosition): PlainSight => PLAIN[rules];

/** Drops the bad candidates, unless that leaves none. */
const without = (
  candidates: readonly Candidate[],
  isBad: (candidate: Candidate) => boolean,
): readonly Candidate[] => {
  const good = candidates.filter(candidate => !isBad(candidate));
  return good.length > 0 ? good : candidates;
};

/** Drops moves that give something away while another move is about equal or slightly better. */
const withoutGifts = (position: OthelloPosition, candidates: readonly Candidate[]): readonly Candidate[] => {
  const careful = candidates.filter(candidate => !plainIn(position).isGift(position, candidate));
  const isNeedless = ({ loss }: Candidate): boolean =>
    careful.some(other => other.loss <= loss && other.loss >= loss - EQUAL_DISCS);
  return candidates.filter(candidate => careful.includes(candidate) || !isNeedless(candidate));
};

const best = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (found, candidate) => (found === undefined || candidate.loss < found.loss ? candidate : found),
    undefined,
  );

const temptationOf = (position: OthelloPosition, square: Square): number =>
  plainIn(position).temptation(Math.max(1, flippedBy(position, square).size));

/**
 * A mistake is likelier the closer its loss comes to `dearest`, the largest loss allowed, and the more
 * tempting it looks.
 */
const weightOf = (position: OthelloPosition, { square, loss }: Candidate, dearest: number): number =>
  temptationOf(position, square) / (1 + dearest - loss);

/** A weighted random choice; `roll` is from 0 to 1. */
const draw = (
  candidates: readonly Candidate[],
  weigh: (candidate: Candidate) => number,
  roll: number,
): Candidate | undefined => {
  let left = roll * candidates.reduce((sum, candidate) => sum + weigh(candidate), 0);
  return candidates.find(candidate => {
    left -= weigh(candidate);
    return left <= 0;
  });
};

/** At a glance, discs up to this far from the new one are noticed, and farther ones count half. */
const NEAR = 2;
const FAR_SEEN = 0.5;

const distanceOf = (a: Square, b: Square): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));

/**
 * How attractive a move looks at a glance: many flipped discs are attractive, but those far from the new disc
 * are overlooked.
 */
const pleasureOf = (position: OthelloPosition, { square }: Candidate): number => {
  const flipped = [...flippedBy(position, square)];
  const near = flipped.filter(disc => distanceOf(disc, square) <= NEAR).length;
  return plainIn(position).temptation(Math.max(1, near + FAR_SEEN * (flipped.length - near)));
};

/** Exponent that makes weaker moves likelier when fitted, at its maximum with a lead of this many discs. */
const YIELDING = { most: 1.5, discs: 12 } as const;

/** The factor for a move's likelihood by the score: favors weaker moves while ahead, and better ones while behind. */
const yieldingFor =
  ({ yields = false }: Strength, { score }: SearchResult, least: number, dearest: number) =>
  ({ loss }: Candidate): number => {
    if (!yields || dearest === least) return 1;
    const lead = Math.max(-1, Math.min(1, score / YIELDING.discs));
    return Math.exp((YIELDING.most * lead * (loss - least)) / (dearest - least));
  };

/** With this many empty squares or fewer on 8x8 no level gives away a won game. */
const KEPT_EMPTIES = 6;

/** All moves, or late in a won game only those that keep the win. */
const keeping = (
  { score, exact }: SearchResult,
  { squares, empties }: GameProgress,
  seen: readonly Candidate[],
): readonly Candidate[] =>
  exact && score > 0 && empties <= KEPT_EMPTIES * lengthOn(squares)
    ? seen.filter(({ loss }) => score - loss > 0)
    : seen;

/**
 * The move that Flipside plays at this strength, given the scores of all moves: one that loses about as much
 * as this turn may, or one that looks attractive at a glance. Depends only on the position, seed and scores.
 * Without scores it is the best move.
 */
export const chooseMove = (
  strength: Strength,
  result: SearchResult,
  position: OthelloPosition,
  seed: number,
): Square => {
  const { square, moves = [], exact } = result;
  const { isBlunder, isTreat } = plainIn(position);
  const seen = lookAt(position, moves);
  const winning = best(seen.filter(candidate => winsAtOnce(position, candidate)));
  if (winning !== undefined) return winning.square;
  const progress = progressOf(position);
  const { looksAhead, thinksOfCorners } = eyesOf(strength, progress, seed);
  const roll = chance(seed, progress.empties, ROLLS.othello.move);
  const kept = keeping(result, progress, seen);
  const unhurt = without(kept, candidate => isBlunder(position, candidate));
  if (!looksAhead) {
    const corner = thinksOfCorners ? unhurt.find(candidate => isTreat(position, candidate)) : undefined;
    return (corner ?? draw(unhurt, candidate => pleasureOf(position, candidate), roll))?.square ?? square;
  }
  const sound = thinksOfCorners ? withoutGifts(position, unhurt) : unhurt;
  const allowance = allowanceOf(strength, progress, seed);
  const least = best(sound)?.loss ?? 0;
  const margin = Math.max(allowance, isBeginning(progress) && !exact ? VARIED_LOSS : 0);
  const allowed = sound.filter(({ loss }) => loss <= least + margin);
  const treat = thinksOfCorners
    ? best(allowed.filter(candidate => isTreat(position, candidate) && candidate.loss <= CORNER_LOSS))
    : undefined;
  const dearest = Math.max(...allowed.map(({ loss }) => loss));
  const yielding = yieldingFor(strength, result, least, dearest);
  const weigh = (candidate: Candidate): number =>
    yielding(candidate) * (allowance === 0 ? 1 : weightOf(position, candidate, dearest));
  return (treat ?? draw(allowed, weigh, roll))?.square ?? square;
};
