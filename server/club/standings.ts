import type { MemberId } from '../../src/net/contract/club.ts';
import { type Board, boardsOf, type Games, type Side } from './games.ts';

/** Points are counted in halves: two for a win or for resting in a Swiss round, one for a draw. */
const WIN = 2;
const DRAW = 1;
/** By how many discs a game counts that was not played to its end. */
const LEAST_LEAD = 2;

/** The place of one player. */
export interface Standing {
  readonly member: MemberId;
  readonly points: number;
  /** Games with a result. */
  readonly played: number;
  /** The points of all opponents; in a round robin those of the beaten ones, and half of those drawn with. */
  readonly opposition: number;
  /** Discs won minus discs lost. */
  readonly discs: number;
}

const pointsFor = ({ board: { result }, color }: Side): number => {
  if (result === undefined) return 0;
  if (result.winner === 'draw') return DRAW;
  return result.winner === color ? WIN : 0;
};

/** In discs, on a board whose game has ended. */
const leadFor = (side: Side): number => {
  const { board, color } = side;
  if (board.discs !== undefined && board.result?.by === 'play') {
    const lead = board.discs.black - board.discs.white;
    return color === 'black' ? lead : -lead;
  }
  return (pointsFor(side) - DRAW) * LEAST_LEAD;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** In a round robin everybody rests as often. */
const pointsForRest = ({ plan: { system }, rounds }: Games, player: MemberId): number =>
  system === 'swiss' ? WIN * rounds.filter(({ resting }) => resting.includes(player)).length : 0;

export const pointsOf = (games: Games, player: MemberId): number =>
  sum(boardsOf(games, player).map(pointsFor)) + pointsForRest(games, player);

const isFinished = ({ result }: Board): boolean => result !== undefined;

/** The best first; those who are equal in everything in the order in which they came. */
export const standingsOf = (games: Games): readonly Standing[] => {
  const { players, plan } = games;
  const points = new Map(players.map(player => [player, pointsOf(games, player)]));
  const shareOf = (side: Side): number => (plan.system === 'roundRobin' ? pointsFor(side) / WIN : 1);
  const standings = players.map(member => {
    const sides = boardsOf(games, member).filter(({ board }) => isFinished(board));
    return {
      member,
      points: points.get(member) ?? 0,
      played: sides.length,
      opposition: sum(sides.map(side => shareOf(side) * (points.get(side.other) ?? 0))),
      discs: sum(sides.map(leadFor)),
    };
  });
  return standings.toSorted(
    (a, b) => b.points - a.points || b.opposition - a.opposition || b.discs - a.discs || a.member - b.member,
  );
};
