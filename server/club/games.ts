import { discCounts } from '../../src/game/board.ts';
import type { ByColor, Color } from '../../src/game/color.ts';
import { type Setup, startOf } from '../../src/game/games.ts';
import type { Winner } from '../../src/game/position.ts';
import { positionAt, readMoves } from '../../src/game/transcript.ts';
import type { GameSystem, MemberId } from '../../src/net/contract/club.ts';
import type { SentResult } from '../../src/net/contract/result.ts';
import type { ClockSettings } from '../../src/net/contract/settings.ts';
import { remembered } from './remembered.ts';

/** The game that is played and the system of pairing. */
export interface GamesPlan {
  readonly system: GameSystem;
  /** The number of rounds; a round robin calculates its own. */
  readonly rounds: number;
  readonly setup: Setup;
  readonly clock: ClockSettings;
}

/** The game of one pair in a round. */
export interface Board {
  readonly number: number;
  readonly black: MemberId;
  readonly white: MemberId;
  /** The code of the table, once it is open. */
  readonly code?: string | undefined;
  /** The game and its opening, as drawn for this table. */
  readonly setup?: Setup | undefined;
  readonly moves: string;
  /** `by` is absent if the host decided the result. */
  readonly result?: { readonly winner: Winner; readonly by?: SentResult['by'] } | undefined;
  /** The final disc counts of a game that was played out. */
  readonly discs?: ByColor<number> | undefined;
}

/** `resting` have no opponent: with an odd number, one player rests. */
export interface Round {
  readonly boards: readonly Board[];
  readonly resting: readonly MemberId[];
}

/** A series of rounds in a club. */
export interface Games {
  readonly plan: GamesPlan;
  /** The players, in order of arrival. */
  readonly players: readonly MemberId[];
  /** Players who have left, or whom the host has withdrawn. */
  readonly withdrawn: readonly MemberId[];
  readonly rounds: readonly Round[];
  /** Whether the host has gone back to showing positions; results stay. */
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

/** Everybody who has been in any round. */
export const everPlaying = remembered(
  ({ players, rounds }: Games): ReadonlySet<MemberId> => new Set([...players, ...rounds.flatMap(playersOf)]),
);

/** The disc counts after the moves; undefined if one of them is illegal. */
export const discsAt = (setup: Setup | undefined, moves: string): Board['discs'] => {
  const transcript = setup && readMoves(startOf(setup), moves);
  const end = setup && transcript && positionAt(setup, transcript);
  return end && discCounts(end);
};

/** A game from the point of view of one of its players. */
export interface Side {
  readonly board: Board;
  readonly color: Color;
  readonly other: MemberId;
}

/** All games of one player. */
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
