import { discCounts } from '../../src/game/board.ts';
import type { ByColor, Color } from '../../src/game/color.ts';
import { type Setup, startOf } from '../../src/game/games.ts';
import type { Winner } from '../../src/game/position.ts';
import { positionAt, readMoves } from '../../src/game/transcript.ts';
import type { GameSystem, MemberId } from '../../src/net/contract/club.ts';
import type { SentResult } from '../../src/net/contract/result.ts';
import type { ClockSettings } from '../../src/net/contract/settings.ts';
import { remembered } from './remembered.ts';

/** What is played by all, and by which rules people are paired. */
export interface GamesPlan {
  readonly system: GameSystem;
  /** How many rounds there are; a round robin finds out by itself. */
  readonly rounds: number;
  readonly setup: Setup;
  readonly clock: ClockSettings;
}

/** A game of two people in a round. */
export interface Board {
  readonly number: number;
  readonly black: MemberId;
  readonly white: MemberId;
  /** Leads to the table, once it is open. */
  readonly code?: string | undefined;
  /** What is played, as drawn for this table. */
  readonly setup?: Setup | undefined;
  readonly moves: string;
  /** `by` is left out where the host has decided. */
  readonly result?: { readonly winner: Winner; readonly by?: SentResult['by'] } | undefined;
  /** The discs at the end of a game that was played out. */
  readonly discs?: ByColor<number> | undefined;
}

/** `resting` have nobody to play: with an odd number somebody always does. */
export interface Round {
  readonly boards: readonly Board[];
  readonly resting: readonly MemberId[];
}

/** Games that a club plays, round by round. */
export interface Games {
  readonly plan: GamesPlan;
  /** The players, in the order in which they came. */
  readonly players: readonly MemberId[];
  /** The players who have left or were taken out by the host. */
  readonly withdrawn: readonly MemberId[];
  readonly rounds: readonly Round[];
  /** The host shows positions again; what was played stays. */
  readonly isOver: boolean;
}

export const currentRound = ({ rounds }: Pick<Games, 'rounds'>): Round | undefined => rounds.at(-1);

export const isRoundOver = (games: Games): boolean =>
  currentRound(games)?.boards.every(({ result }) => result !== undefined) !== false;

export const activePlayers = ({ players, withdrawn }: Games): readonly MemberId[] =>
  players.filter(player => !withdrawn.includes(player));

/** Everybody in a round, in the order of the boards. */
export const playersOf = ({ boards, resting }: Round): readonly MemberId[] => [
  ...boards.flatMap(({ black, white }) => [black, white]),
  ...resting,
];

/** Everybody who plays or has played. */
export const everPlaying = remembered(
  ({ players, rounds }: Games): ReadonlySet<MemberId> => new Set([...players, ...rounds.flatMap(playersOf)]),
);

/** The discs at the end of a game, as far as its moves are legal. */
export const discsAt = (setup: Setup | undefined, moves: string): Board['discs'] => {
  const transcript = setup && readMoves(startOf(setup), moves);
  const end = setup && transcript && positionAt(setup, transcript);
  return end && discCounts(end);
};

/** A game as one of its players has it. */
export interface Side {
  readonly board: Board;
  readonly color: Color;
  readonly other: MemberId;
}

/** The games of one player. */
export const boardsOf = ({ rounds }: Pick<Games, 'rounds'>, player: MemberId): readonly Side[] =>
  rounds.flatMap(({ boards }) =>
    boards.flatMap((board): readonly Side[] => {
      if (board.black === player) return [{ board, color: 'black', other: board.white }];
      return board.white === player ? [{ board, color: 'white', other: board.black }] : [];
    }),
  );

export const withBoard = (games: Games, number: number, change: Partial<Board>): Games => {
  const round = currentRound(games);
  if (round === undefined) return games;
  const boards = round.boards.map(board => (board.number === number ? { ...board, ...change } : board));
  return { ...games, rounds: [...games.rounds.slice(0, -1), { ...round, boards }] };
};
