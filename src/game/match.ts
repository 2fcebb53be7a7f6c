import { discCounts } from './board.ts';
import type { ByColor, Color } from './color.ts';
import { extraDiscs, MOST_FREE_PASSES, type Setup } from './games.ts';
import { isLegal, isOver, type Position, pass, type Winner, winnerOf } from './position.ts';
import { rulesFor } from './rules.ts';
import { isComputer, isHuman, type Seats } from './seat.ts';
import type { Square } from './square.ts';
import {
  continued,
  type Move,
  passesIn,
  type Replayed,
  replayOf,
  type Transcript,
  type Turn,
} from './transcript.ts';

/**
 * How a match ended. `abandoned`: the player who stayed wins; a draw if it was broken off, which says nothing
 * about strength. `decided`: by somebody's decision, or a file gives only the result of an unfinished game.
 */
export const ENDINGS = ['play', 'resignation', 'agreement', 'flag', 'claim', 'abandoned', 'decided'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Result {
  readonly winner: Winner;
  readonly by: Ending;
}

/**
 * A game between two seats. All else follows from the transcript, except an ending other than by the rules.
 */
export interface Match {
  readonly id: string;
  readonly setup: Setup;
  readonly seats: Seats;
  readonly transcript: Transcript;
  /** Number of plies at the start that nobody chose and that cannot be undone. */
  readonly given: number;
  /** Undone plies, the next to redo first; a new move clears them. */
  readonly undone: Transcript;
  /** Seed of all randomness in this match: a whole number below `SEEDS`. */
  readonly seed: number;
  /** Set if the match ended other than by its moves. */
  readonly ending?: Result | undefined;
  /** Set while a finished match is replayed: nobody can move in it. */
  readonly replayed?: true;
}

/** Upper limit of seeds (exclusive). */
export const SEEDS = 2 ** 31;
export const drawSeed = (random: () => number): number => Math.floor(random() * SEEDS);

/**
 * A requested move. `ply` is the length of the transcript it was made for, so that a late request is refused.
 */
export type MoveRequest = PlayRequest | PassRequest;

export interface PlayRequest {
  readonly type: 'play';
  readonly ply: number;
  readonly color: Color;
  readonly square: Square;
}

/** A free pass, allowed only by the house rule. */
interface PassRequest {
  readonly type: 'pass';
  readonly ply: number;
  readonly color: Color;
}

export const REFUSALS = [
  'stale',
  'gameOver',
  'notYourTurn',
  'blockedSquare',
  'occupied',
  'flipsNothing',
  'notCentre',
  'columnFull',
  'floats',
  'passNotFree',
  'passComesBack',
  'tooManyPasses',
] as const;
export type Refusal = (typeof REFUSALS)[number];
export const isRefusal = (word: string): word is Refusal => REFUSALS.some(refusal => refusal === word);

export type Ruling =
  | { readonly type: 'accepted'; readonly match: Match }
  | { readonly type: 'refused'; readonly refusal: Refusal };

interface KnownCourse {
  readonly setup: Setup;
  readonly course: Replayed;
}
const courses = new WeakMap<Transcript, KnownCourse>();

/** The cached course of a match. Throws on an illegal transcript: transcripts are checked on entry. */
const courseOf = ({ setup, transcript }: Match): Replayed => {
  const known = courses.get(transcript);
  if (known?.setup === setup) return known.course;
  const replayed = replayOf(setup, transcript);
  if (replayed.type === 'illegal') throw new Error(`The transcript is illegal at ply ${replayed.ply}.`);
  courses.set(transcript, { setup, course: replayed });
  return replayed;
};

/** Caches the course of a match after one more move, so that it is not replayed from the first ply. */
const keepCourse = (match: Match, transcript: Transcript, move: Move): void => {
  const course = continued(courseOf(match), move);
  if (course !== undefined) courses.set(transcript, { setup: match.setup, course });
};

export const turnsOf = (match: Match): readonly Turn[] => courseOf(match).turns;
export const positionAfter = (match: Match, ply: number): Position => {
  const position = courseOf(match).positions[ply];
  if (position === undefined) throw new RangeError(`The match has no ply ${ply}.`);
  return position;
};
export const positionOf = (match: Match): Position => positionAfter(match, match.transcript.length);
export const lastTurn = (match: Match): Turn | undefined => turnsOf(match).at(-1);

export const hasPassedFreely = (match: Match): boolean => match.transcript.at(-1) === 'pass';

/** A turn in which a disc was placed. */
export type PlacingTurn = Turn & { readonly square: Square };

const isPlacing = (turn: Turn): turn is PlacingTurn => turn.square !== undefined;

/**
 * The discs that the side that moved last has placed since the other side's last disc, newest first: several
 * if the other side had to pass, none after a free pass.
 */
export const latestTurns = (match: Match): readonly PlacingTurn[] => {
  const mover = lastTurn(match)?.color;
  const newestFirst = turnsOf(match).filter(isPlacing).reverse();
  const others = newestFirst.findIndex(({ color }) => color !== mover);
  return others < 0 ? newestFirst : newestFirst.slice(0, others);
};

/**
 * The current or final score: in Othello counts include a head start, in Connect Four they are the discs on
 * the board.
 */
export interface Outcome {
  readonly winner: Winner;
  readonly counts: ByColor<number>;
}

export const outcomeOf = (match: Match): Outcome => {
  const position = positionOf(match);
  const extra = extraDiscs(match.setup);
  const { black, white } = discCounts(position);
  return {
    winner: match.ending?.winner ?? winnerOf(position, extra),
    counts: { black: black + extra.black, white: white + extra.white },
  };
};

export const isMatchOver = (match: Match): boolean => match.ending !== undefined || isOver(positionOf(match));

/** Why the side to move cannot pass. */
const passRefusal = ({ setup, transcript }: Match, position: Position): Refusal | undefined => {
  if (!setup.freePassing) return 'passNotFree';
  if (passesIn(transcript) >= MOST_FREE_PASSES) return 'tooManyPasses';
  return pass(position) === undefined ? 'passComesBack' : undefined;
};

const refusalOf = (match: Match, request: MoveRequest): Refusal | undefined => {
  const position = positionOf(match);
  if (request.ply !== match.transcript.length) return 'stale';
  if (isMatchOver(match)) return 'gameOver';
  if (request.color !== position.turn) return 'notYourTurn';
  if (request.type === 'pass') return passRefusal(match, position);
  return isLegal(position, request.square)
    ? undefined
    : rulesFor(position).illegality(position, request.square);
};

/** Whether the side to move may pass although it has a legal move. */
export const canPass = (match: Match): boolean =>
  !isMatchOver(match) && passRefusal(match, positionOf(match)) === undefined;

export const moveOf = (request: MoveRequest): Move => (request.type === 'pass' ? 'pass' : request.square);

/** Checks a requested move: returns the match after it, or why it is refused. A new move clears the moves to redo. */
export const judgeMove = (match: Match, request: MoveRequest): Ruling => {
  const refusal = refusalOf(match, request);
  if (refusal !== undefined) return { type: 'refused', refusal };
  const move = moveOf(request);
  const transcript = [...match.transcript, move];
  keepCourse(match, transcript, move);
  return { type: 'accepted', match: { ...match, transcript, undone: [] } };
};

/** Whether both players are computers. */
export const isWithoutPeople = ({ seats }: Match): boolean =>
  isComputer(seats, 'black') && isComputer(seats, 'white');

/** Whether a player is on another device. */
export const isRemote = ({ seats }: Match): boolean =>
  seats.black.type === 'remote' || seats.white.type === 'remote';

/** Undo and redo stop at each turn of a person, or at every ply if only computers play. */
const isStop = (match: Match, ply: number): boolean => {
  const position = positionAfter(match, ply);
  return !isOver(position) && (isWithoutPeople(match) || isHuman(match.seats, position.turn));
};

const previousTurn = (match: Match): number | undefined => {
  for (let ply = match.transcript.length - 1; ply >= match.given; ply--) if (isStop(match, ply)) return ply;
  return undefined;
};

/** Whether nobody has made or undone a move yet. */
export const isUntouched = ({ transcript, given, undone }: Match): boolean =>
  transcript.length + undone.length === given;

export const canUndo = (match: Match): boolean => previousTurn(match) !== undefined;
export const canRedo = (match: Match): boolean => match.undone.length > 0;

/** Undoes up to the previous stop; returns the same match if there is none. */
export const undo = (match: Match): Match => {
  const ply = previousTurn(match);
  if (ply === undefined) return match;
  const { transcript, undone } = match;
  return { ...match, transcript: transcript.slice(0, ply), undone: [...transcript.slice(ply), ...undone] };
};

/** Redoes up to the next stop, or to the last undone ply. */
export const redo = (match: Match): Match => {
  let next = match;
  while (next.undone.length > 0) {
    const [move, ...undone] = next.undone as [Move, ...Move[]];
    next = { ...next, transcript: [...next.transcript, move], undone };
    if (isStop(next, next.transcript.length)) break;
  }
  return next;
};
