import type { SearchMethod, SearchResult } from '../engine/searchRequest.ts';
import { type ThinkingTime, timeOfMean } from '../engine/thinkingTime.ts';
import { assertNever } from '../game/assertNever.ts';
import { emptySquares } from '../game/board.ts';
import type { OthelloPosition } from '../game/othello/position.ts';
import { dropsDiscs, type Position, type Rules } from '../game/position.ts';
import { chance } from '../game/random.ts';
import { type Character, isCharacter, type Opponent } from '../game/seat.ts';
import { SQUARE_COUNT, type Square } from '../game/square.ts';
import { bookUseOf } from './bookUse.ts';
import { CONNECT4_HINT, CONNECT4_HINT_MILLISECONDS, planConnect4Reply } from './connect4/reply.ts';
import { FULL_STRENGTH, levelAt, type Strength, sightOn, strengthAt, strengthPoint } from './levels.ts';
import { chooseMove, isVaried } from './moveChoice.ts';
import type { ComputerTurn } from './turn.ts';

/** Counting evaluations rather than time gives the same play on every device. */
export const BITBOARD_EVALUATIONS = 500_000;
/** Scoring every move costs more than finding the best one: for variety this depth is enough. */
const VARIETY_DEPTH = 10;
/** The longest wait for a move, even on a machine so slow that a level then plays differently. */
const LONGEST_MILLISECONDS = 4500;
/** Most characters choose instantly, which would look as if they had not looked at the board. */
const CHARACTER_BEAT_MILLISECONDS = 700;
/** About as long as people like to wait for a hint. */
const HINT_MILLISECONDS = 500;

/** The resources of the device for searches without a fixed depth. */
export interface SearchMeans {
  /** Mean time per move at full strength. */
  readonly milliseconds: number;
  readonly threads: number;
}

/** The search to run for a reply, and how to pick the square from its result. */
export interface ReplyPlan {
  readonly method: SearchMethod;
  readonly choose: (result: SearchResult) => Square;
  /** Minimum time from the request to the reply. */
  readonly beatMilliseconds: number;
  /** Whether it replies as soon as it has its move, as two programs document. */
  readonly isPrompt?: true;
}

/** The time for a move, chosen so that the mean of a game is the time in the settings. */
const timeInGame = (mean: number, position: OthelloPosition): ThinkingTime => {
  const { aim, milliseconds } = timeOfMean(mean, emptySquares(position).size);
  return { aim, milliseconds: Math.min(milliseconds, LONGEST_MILLISECONDS) };
};

type OthelloTurn = ComputerTurn & { readonly position: OthelloPosition };

const flipsideMethod = (
  strength: Strength,
  turn: OthelloTurn,
  { milliseconds, threads }: SearchMeans,
): SearchMethod => {
  const { position, seed } = turn;
  const variesInBook = turn.hasBook === true && bookUseOf(turn) === 'bestMoves';
  const every = !variesInBook && isVaried(strength, position, seed);
  if (strength.at === FULL_STRENGTH && !every)
    return { by: 'flipside', limit: { type: 'time', ...timeInGame(milliseconds, position) }, threads };
  const { depth, endgame } = sightOn(strength, position);
  const plies = every ? Math.min(depth, VARIETY_DEPTH) : depth;
  const limit = { type: 'depth', depth: plies, endgame, milliseconds: LONGEST_MILLISECONDS } as const;
  return { by: 'flipside', limit, every };
};

const flipsidePlan = (turn: OthelloTurn, means: SearchMeans): ReplyPlan => {
  const { seat, position, seed } = turn;
  const place = strengthAt(strengthPoint(seat, seed), position.rules);
  const strength = { ...place, yields: seat.fits !== undefined };
  return {
    method: flipsideMethod(strength, turn, means),
    choose: result => chooseMove(strength, result, position, seed),
    beatMilliseconds: levelAt(seat.level).beatMilliseconds,
  };
};

const advised = ({ square }: SearchResult): Square => square;

const PROMPT = { choose: advised, beatMilliseconds: 0, isPrompt: true } as const;

/** The characters' program of 2003 played only Othello on 8x8. */
const isGameOf2003 = ({ rules, shape }: Pick<Position, 'rules' | 'shape'>): boolean =>
  rules === 'othello' && shape.squares.size === SQUARE_COUNT;

/** The settings that make opponents play exactly as their original programs did. */
export type OriginalChoice = 'asIn2003' | 'byTheLetter';

/** The setting that applies to this opponent in this game; undefined if none does. */
export const originalChoiceOf = (
  opponent: Opponent,
  game: Pick<Position, 'rules' | 'shape'>,
): OriginalChoice | undefined => {
  if (opponent === 'bitboard') return 'byTheLetter';
  return isCharacter(opponent) && isGameOf2003(game) ? 'asIn2003' : undefined;
};

/** A character picks one of its best moves at random, by seed and position only. */
const characterPlan = (character: Character, { position, seed, original }: OthelloTurn): ReplyPlan => ({
  method: { by: 'character', character, ...(original && isGameOf2003(position) && { original }) },
  choose: ({ square, best = [] }) => {
    const { black, white } = position.discs;
    const roll = chance(seed, black.lo, black.hi, white.lo, white.hi);
    return best[Math.floor(roll * best.length)] ?? square;
  },
  beatMilliseconds: CHARACTER_BEAT_MILLISECONDS,
});

/**
 * Turns opponents and levels into searches and moves; nothing else does. Levels without a time limit play the
 * same on every device.
 */
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
  /** How long a person waits for a hint while an analysis is running. */
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

/** How long a person waits for a hint while an analysis is running. */
export const hintMilliseconds = ({ rules }: Position): number => HINTS[rules].milliseconds;

/** Hints use the strongest search. */
export const hintMethod = ({ rules }: Position, means: SearchMeans): SearchMethod =>
  HINTS[rules].method(means);
