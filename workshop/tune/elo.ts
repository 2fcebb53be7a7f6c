import type { MatchGame } from '../../cli/match/matchResult.ts';
import { solve } from './leastSquares.ts';

/** The result between two players. */
export interface Score {
  readonly first: string;
  readonly second: string;
  /** Points of the first player; a draw is half a point. */
  readonly points: number;
  readonly games: number;
}

/** An Elo rating, and half of its 95 % interval. */
export interface Rating {
  readonly elo: number;
  readonly within: number;
}

const ELO_UNIT = 400 / Math.LN10;
const DEVIATIONS = 1.959964;
const STEPS = 30;
/** Bounds the rating of a player who has won or lost every game. */
const PRIOR_GAMES = 1;

export const scoreOf = (first: string, second: string, games: readonly MatchGame[]): Score => ({
  first,
  second,
  points: games.reduce((sum, { winner }) => sum + (winner === 'draw' ? 0.5 : Number(winner === 'first')), 0),
  games: games.length,
});

const chanceOf = (difference: number): number => 1 / (1 + Math.exp(-difference));

/** Gradient and Hessian of the log-likelihood of all results, by player; the first player is fixed. */
const derivatives = (players: readonly string[], strengths: readonly number[], scores: readonly Score[]) => {
  const slope = players.map(() => 0);
  const curvature = players.map(() => players.map(() => 0));
  const bend = (row: number, column: number, by: number): void => {
    const line = curvature[row];
    if (line !== undefined) line[column] = (line[column] ?? 0) + by;
  };
  for (const { first, second, points, games } of scores) {
    const [a, b] = [players.indexOf(first), players.indexOf(second)];
    const chance = chanceOf((strengths[a] ?? 0) - (strengths[b] ?? 0));
    const all = games + PRIOR_GAMES;
    const gained = points + PRIOR_GAMES / 2 - all * chance;
    slope[a] = (slope[a] ?? 0) + gained;
    slope[b] = (slope[b] ?? 0) - gained;
    const weight = all * chance * (1 - chance);
    for (const [row, column, sign] of [
      [a, a, 1],
      [b, b, 1],
      [a, b, -1],
      [b, a, -1],
    ] as const)
      bend(row, column, sign * weight);
  }
  return { slope, curvature };
};

/** Removes the first player, whose rating is fixed. */
const rest = <T>(list: readonly T[]): readonly T[] => list.slice(1);

/**
 * Maximum-likelihood ratings (Bradley and Terry), relative to the first player, to whom every player must be connected by
 * games.
 */
export const ratingsOf = (players: readonly string[], scores: readonly Score[]): readonly Rating[] => {
  let strengths = players.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const { slope, curvature } = derivatives(players, strengths, scores);
    const change = solve(rest(curvature).map((row, index) => [...rest(row), slope[index + 1] ?? 0]));
    strengths = strengths.map((strength, index) => strength + (index === 0 ? 0 : (change[index - 1] ?? 0)));
  }
  const { curvature } = derivatives(players, strengths, scores);
  return players.map((_, index) => {
    const unit = players.map((__, other) => Number(other === index));
    const column =
      index === 0 ? [] : solve(rest(curvature).map((row, at) => [...rest(row), unit[at + 1] ?? 0]));
    const deviation = Math.sqrt(Math.max(0, column[index - 1] ?? 0));
    return { elo: ELO_UNIT * (strengths[index] ?? 0), within: ELO_UNIT * DEVIATIONS * deviation };
  });
};
