import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openEngineWorker } from '../../cli/engine/workers.ts';
import { GameSeries, type MatchPlan, pairingOf } from '../../cli/match/match.ts';
import { MatchLog } from '../../cli/match/matchFiles.ts';
import { type MatchGame, summarize } from '../../cli/match/matchResult.ts';
import type { Opening } from '../../cli/match/openings.ts';
import { readPlayer } from '../../cli/match/playerSpec.ts';
import type { EnginePort } from '../../src/engine/engineClient.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';

const TIMEOUT_MILLISECONDS = 120_000;

/** Two players, named as for `flipside match`, and the number of games. The log lets an interrupted run continue. */
export interface Pair {
  readonly first: string;
  readonly second: string;
  readonly openings: readonly Opening[];
  readonly games: number;
  readonly logs: string;
  /** The log's name in the folder. */
  readonly name: string;
  /** Starts an engine, by default in its own worker. */
  readonly openEngine?: () => EnginePort;
}

const openInWorker = (): EnginePort => openEngineWorker({ sharesMemory: true });

const planOf = ({ first, second, openings, openEngine = openInWorker }: Pair): MatchPlan => {
  const playerOf = (text: string) => readPlayer({ text, protocol: undefined, depth: undefined });
  return {
    names: { first, second },
    open: { first: playerOf(first), second: playerOf(second) },
    start: STANDARD_START,
    on: undefined,
    openings,
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    openEngine,
  };
};

/** Plays the games missing from the log. */
export const playPair = async (pair: Pair): Promise<readonly MatchGame[]> => {
  mkdirSync(pair.logs, { recursive: true });
  const log = new MatchLog(join(pair.logs, `${pair.name}.jsonl`));
  const games = [...log.games];
  const plan = planOf(pair);
  const series = new GameSeries(plan);
  for (let game = games.length; game < pair.games; game++) {
    const played = await series.play(pairingOf(plan, game));
    log.add(played);
    games.push(played);
  }
  series.close();
  return games;
};

export const describePair = ({ first, second }: Pair, games: readonly MatchGame[]): string => {
  const { percent, interval, meanScore } = summarize(games);
  return `${first} against ${second}: ${percent} % (${interval.join(' to ')}) of ${games.length} games, ${meanScore} discs`;
};
