import { roundMilliseconds } from '../program/inputOutput.ts';
import type { Failing } from './arena.ts';

export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');

/** A game of a match, as in a line of its log. */
export interface MatchGame {
  readonly game: number;
  readonly first: string;
  readonly second: string;
  /** The game and its board; absent for 8x8 Othello. */
  readonly on?: string;
  readonly opening: string;
  readonly black: Side;
  readonly winner: Side | 'draw';
  /** For the first player; empty squares count for the side with more discs. */
  readonly score: number;
  /** `score` for a game played to its end, otherwise the failure of the loser. */
  readonly reason: 'score' | Failing;
  readonly message?: string;
  readonly transcript: string;
  /** For each player: total and maximum thinking time in milliseconds, and the number of moves. */
  readonly time: Readonly<
    Record<Side, { readonly all: number; readonly slowest: number; readonly moves: number }>
  >;
}

export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** 97.5 % of a normal distribution lie below this many standard deviations. */
const DEVIATIONS = 1.959964;

/**
 * Wilson's 95 % interval for a score, counting a draw as half a win. It stays valid near 0 and 1, where matches between
 * unequal players end; counting draws this way makes it too wide rather than too narrow.
 */
export const confidence = (share: number, games: number): Interval => {
  const square = DEVIATIONS ** 2;
  const middle = (share + square / (2 * games)) / (1 + square / games);
  const half =
    (DEVIATIONS * Math.sqrt((share * (1 - share)) / games + square / (4 * games ** 2))) /
    (1 + square / games);
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
};

const ELO_SCALE = 400;

/** The Elo difference for this score; `undefined` for 0 and 1. */
export const eloOf = (share: number): number | undefined =>
  share <= 0 || share >= 1 ? undefined : -ELO_SCALE * Math.log10(1 / share - 1);

const PERCENT = 100;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const toTenths = (number: number): number => Math.round(10 * number) / 10;
const toElo = (share: number): number | null => {
  const elo = eloOf(share);
  return elo === undefined ? null : Math.round(elo);
};

const timesOf = (games: readonly MatchGame[], side: Side) => {
  const moves = sum(games.map(({ time }) => time[side].moves));
  return {
    meanMs: roundMilliseconds(moves === 0 ? 0 : sum(games.map(({ time }) => time[side].all)) / moves),
    slowestMs: roundMilliseconds(Math.max(0, ...games.map(({ time }) => time[side].slowest))),
    failures: games.filter(({ reason, winner }) => reason !== 'score' && winner !== side).length,
  };
};

/** The summary of a match from the first player's point of view. */
export const summarize = (games: readonly MatchGame[]) => {
  const wins = games.filter(({ winner }) => winner === 'first').length;
  const draws = games.filter(({ winner }) => winner === 'draw').length;
  const share = (wins + draws / 2) / games.length;
  const { from, to } = confidence(share, games.length);
  return {
    games: games.length,
    wins,
    draws,
    losses: games.length - wins - draws,
    percent: toTenths(PERCENT * share),
    interval: [toTenths(PERCENT * from), toTenths(PERCENT * to)],
    elo: toElo(share),
    eloInterval: [toElo(from), toElo(to)],
    meanScore: toTenths(sum(games.map(({ score }) => score)) / games.length),
    first: { player: games[0]?.first, ...timesOf(games, 'first') },
    second: { player: games[0]?.second, ...timesOf(games, 'second') },
  };
};
