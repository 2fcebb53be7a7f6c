import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchPlan, MatchTable, pairingOf } from '../../cli/match/match.ts';
import { MatchLog } from '../../cli/match/matchLog.ts';
import type { MatchGame } from '../../cli/match/matchResult.ts';
import { summarize } from '../../cli/match/matchSummary.ts';
import type { Opening } from '../../cli/match/openingsFile.ts';
import { readPlayer } from '../../cli/match/playerSpec.ts';

const TIMEOUT_MILLISECONDS = 120_000;

/** Two players, as `flipside match` names them, and how many games they play. The log lets a stopped run continue. */
export interface Pair {
  readonly first: string;
  readonly second: string;
  readonly openings: readonly Opening[];
  readonly games: number;
  readonly logs: string;
  /** The log's name in the folder. */
  readonly name: string;
}

const planOf = ({ first, second, openings }: Pair): MatchPlan => {
  const playerOf = (text: string) => readPlayer({ text, protocol: undefined, depth: undefined });
  return {
    names: { first, second },
    open: { first: playerOf(first), second: playerOf(second) },
    openings,
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
  };
};

/** Plays the games missing from the log. */
export const playPair = async (pair: Pair): Promise<readonly MatchGame[]> => {
  mkdirSync(pair.logs, { recursive: true });
  const log = new MatchLog(join(pair.logs, `${pair.name}.jsonl`));
  const games = [...log.games];
  const plan = planOf(pair);
  const table = new MatchTable(plan);
  for (let game = games.length; game < pair.games; game++) {
    const played = await table.play(pairingOf(plan, game));
    log.add(played);
    games.push(played);
  }
  table.close();
  return games;
};

export const describePair = ({ first, second }: Pair, games: readonly MatchGame[]): string => {
  const { percent, interval, meanScore } = summarize(games);
  return `${first} against ${second}: ${percent} % (${interval.join(' to ')}) of ${games.length} games, ${meanScore} discs`;
};
