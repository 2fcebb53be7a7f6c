import { told } from '../program/output.ts';
import { confidence, eloOf, type MatchGame, type Side } from './matchResult.ts';

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
    meanMs: told(moves === 0 ? 0 : sum(games.map(({ time }) => time[side].all)) / moves),
    slowestMs: told(Math.max(0, ...games.map(({ time }) => time[side].slowest))),
    failures: games.filter(({ reason, winner }) => reason !== 'score' && winner !== side).length,
  };
};

/** The last line of a match, from the first player's point of view. */
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
