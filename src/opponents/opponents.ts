import type { SearchMethod, SearchResult } from '../engine/searchRequest.ts';
import { type ThinkingTime, timeOfMean } from '../engine/thinkingTime.ts';
import { assertNever } from '../game/assertNever.ts';
import { emptySquares } from '../game/board.ts';
import type { OthelloPosition } from '../game/othello/position.ts';
import { dropsDiscs, type Position, type Rules } from '../game/position.ts';
import { chance } from '../game/random.ts';
import { type Character, type ComputerSeat, isCharacter, type Opponent } from '../game/seat.ts';
import { SQUARE_COUNT, type Square } from '../game/square.ts';
import { CONNECT4_HINT, CONNECT4_HINT_MILLISECONDS, planConnect4Reply } from './connect4/reply.ts';
import { FULL_STRENGTH, levelAt, placeOf, type Strength, sightOn, strengthAt } from './levels.ts';
import { chooseMove, isVaried } from './moveChoice.ts';

/** A budget in evaluations gives the same play on every device; a budget in time would not. */
export const BITBOARD_EVALUATIONS = 500_000;
/** Scoring every move costs more than finding the best: where it serves variety only, this depth is enough. */
const VARIETY_DEPTH = 10;
/** The longest a person waits, even on a machine so slow that a level then plays differently. */
const LONGEST_MILLISECONDS = 4500;
/** Most characters choose instantly, which would look as if they had not looked at the board. */
const CHARACTER_BEAT_MILLISECONDS = 700;
/** About as long as a person likes to wait for advice. */
const HINT_MILLISECONDS = 500;

/** What the device offers to a search that is not limited to a depth. */
export interface SearchMeans {
  /** The time for a move at full strength, in the mean of a game. */
  readonly milliseconds: number;
  readonly threads: number;
}

/** A computer's turn. `seed` is that of the match. */
export interface ComputerTurn {
  readonly seat: ComputerSeat;
  readonly position: Position;
  readonly seed: number;
  /** Whether a character or `Bitboard` plays exactly as its own program did, where that knows the game. */
  readonly original?: boolean;
}

/** How a computer finds its move: what to search, and which square of the result to play. */
export interface ReplyPlan {
  readonly method: SearchMethod;
  readonly choose: (result: SearchResult) => Square;
  /** The least time from the question to its reply. */
  readonly beatMilliseconds: number;
  /** Whether it replies as soon as it has its move: the documents of two programs promise that. */
  readonly isPrompt?: true;
}

/** The settings promise this time in the mean of a game. */
const timeInGame = (mean: number, position: OthelloPosition): ThinkingTime => {
  const { aim, milliseconds } = timeOfMean(mean, emptySquares(position).size);
  return { aim, milliseconds: Math.min(milliseconds, LONGEST_MILLISECONDS) };
};

type OthelloTurn = ComputerTurn & { readonly position: OthelloPosition };

const flipsideMethod = (
  strength: Strength,
  { position, seed }: OthelloTurn,
  { milliseconds, threads }: SearchMeans,
): SearchMethod => {
  const every = isVaried(strength, position, seed);
  if (strength.at === FULL_STRENGTH && !every)
    return { by: 'flipside', limit: { type: 'time', ...timeInGame(milliseconds, position) }, threads };
  const { depth, endgame } = sightOn(strength, position);
  const plies = every ? Math.min(depth, VARIETY_DEPTH) : depth;
  const limit = { type: 'depth', depth: plies, endgame, milliseconds: LONGEST_MILLISECONDS } as const;
  return { by: 'flipside', limit, every };
};

const flipsidePlan = (turn: OthelloTurn, means: SearchMeans): ReplyPlan => {
  const { seat, position, seed } = turn;
  const place = strengthAt(placeOf(seat, seed), position.rules);
  const strength = { ...place, yields: seat.fits !== undefined };
  return {
    method: flipsideMethod(strength, turn, means),
    choose: result => chooseMove(strength, result, position, seed),
    beatMilliseconds: levelAt(seat.level).beatMilliseconds,
  };
};

const advised = ({ square }: SearchResult): Square => square;

const PROMPT = { choose: advised, beatMilliseconds: 0, isPrompt: true } as const;

/** The characters' program of 2003 knew Othello on 8 x 8 only. */
const isGameOf2003 = ({ rules, shape }: Pick<Position, 'rules' | 'shape'>): boolean =>
  rules === 'othello' && shape.squares.size === SQUARE_COUNT;

/** The settings by which opponents play exactly as their own programs did. */
export type OriginalChoice = 'asIn2003' | 'byTheLetter';

/** The one that decides how this opponent plays this game; undefined where nothing is to be chosen. */
export const originalChoiceOf = (
  opponent: Opponent,
  game: Pick<Position, 'rules' | 'shape'>,
): OriginalChoice | undefined => {
  if (opponent === 'bitboard') return 'byTheLetter';
  return isCharacter(opponent) && isGameOf2003(game) ? 'asIn2003' : undefined;
};

/** A character plays any of the moves it likes best; which one depends on seed and position only. */
const characterPlan = (character: Character, { position, seed, original }: OthelloTurn): ReplyPlan => ({
  method: { by: 'character', character, ...(original && isGameOf2003(position) && { original }) },
  choose: ({ square, best = [] }) => {
    const { black, white } = position.discs;
    const roll = chance(seed, black.lo, black.hi, white.lo, white.hi);
    return best[Math.floor(roll * best.length)] ?? square;
  },
  beatMilliseconds: CHARACTER_BEAT_MILLISECONDS,
});

/** The one place that turns opponents and levels into searches and moves. Levels without a time play the same everywhere. */
export const planReply = (turn: ComputerTurn, means: SearchMeans): ReplyPlan => {
  const { seat, position, seed } = turn;
  if (dropsDiscs(position)) return planConnect4Reply(seat, position, seed);
  const { opponent } = seat;
  if (isCharacter(opponent)) return characterPlan(opponent, { ...turn, position });
  switch (opponent) {
    case 'flipside':
      return flipsidePlan({ ...turn, position }, means);
    case 'minimax':
      return { ...PROMPT, method: { by: 'minimax', depth: seat.level } };
    case 'bitboard':
      return {
        ...PROMPT,
        method: {
          by: 'bitboard',
          evaluations: BITBOARD_EVALUATIONS,
          ...(turn.original && { original: true }),
        },
      };
    case 'solver':
      throw new Error('The solver plays Connect Four only.');
    default:
      return assertNever(opponent);
  }
};

interface Hint {
  readonly method: (means: SearchMeans) => SearchMethod;
  /** How long a person waits for advice from an analysis that goes on. */
  readonly milliseconds: number;
}

const FLIPSIDE_HINT: Hint = {
  method: ({ threads }) => ({
    by: 'flipside',
    limit: { type: 'time', milliseconds: HINT_MILLISECONDS },
    every: true,
    threads,
  }),
  milliseconds: HINT_MILLISECONDS,
};

const HINTS: Readonly<Record<Rules, Hint>> = {
  othello: FLIPSIDE_HINT,
  reversi: FLIPSIDE_HINT,
  anti: FLIPSIDE_HINT,
  connect4: { method: () => CONNECT4_HINT, milliseconds: CONNECT4_HINT_MILLISECONDS },
};

/** How long a person waits for advice from an analysis that goes on. */
export const hintMilliseconds = ({ rules }: Position): number => HINTS[rules].milliseconds;

/** Advice for a person uses the strongest search there is. */
export const hintMethod = ({ rules }: Position, means: SearchMeans): SearchMethod =>
  HINTS[rules].method(means);
