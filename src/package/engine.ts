import type { Analysis } from '../engine/analysis.ts';
import { EngineClient, type EnginePort, type FailureReason } from '../engine/engineClient.ts';
import type { AnalysisOutcome, SearchOutcome } from '../engine/outcomes.ts';
import { endgameOf, type SearchResult } from '../engine/searchRequest.ts';
import { isOver } from '../game/position.ts';
import type { Position } from '../game/rules.ts';
import type { Square } from '../game/square.ts';
import { writeMoves } from '../game/transcript.ts';
import { positionOf } from './moves.ts';
import { methodFor, type Reach, USUAL_MILLISECONDS } from './reach.ts';

export interface AnalysisReach extends Omit<Reach, 'solve'> {
  /** How many of the best moves get their expected line; 1 unless something else is said. */
  readonly lines?: number;
  /** Called again and again with what is known so far. */
  readonly onReport?: (analysis: Analysis) => void;
}

export interface BestMove {
  readonly square: Square;
  /** As the game writes it: `f5`, or the number of a column. */
  readonly move: string;
  /**
   * For the side to move: the difference in discs at the end. In Connect Four, if `exact`: 0 is a draw, s > 0 a win with
   * s - 1 of the 21 discs unplayed, s < 0 a loss.
   */
  readonly score: number;
  /** Whether the score is proved. */
  readonly exact: boolean;
  readonly depth: number;
  /** The expected moves, beginning with this one, as the game writes them. */
  readonly line: string;
}

/** The engine in a worker of its own. Questions are answered one after the other. */
export interface Engine {
  /** The best move in a position, or after some moves of Othello. Rejects if the game is over. */
  bestMove(position: Position | string, reach?: Reach): Promise<BestMove>;
  /** The score of every legal move, best first. */
  analyze(position: Position | string, reach?: AnalysisReach): Promise<Analysis>;
  /** Ends the worker for good. */
  close(): void;
}

const SENTENCES: Readonly<Record<FailureReason, string>> = {
  noWorker: 'The engine needs web workers, which are not available here.',
  noWebAssembly: 'The engine needs WebAssembly with 128-bit vectors, which is not available here.',
  notLoaded: 'The files of the engine could not be loaded.',
  crashed: 'The engine stopped unexpectedly.',
};

/** Why there is no result. */
const failureOf = (outcome: SearchOutcome | AnalysisOutcome): Error =>
  new Error(outcome.type === 'failed' ? SENTENCES[outcome.reason] : 'The engine was closed.');

const readPosition = (given: Position | string): Position => {
  const position = typeof given === 'string' ? positionOf(given) : given;
  if (isOver(position)) throw new RangeError('The game is over: there is no move to find.');
  return position;
};

const bestOf = ({ rules }: Position, result: SearchResult): BestMove => {
  const { square, score, exact, depth, principalVariation: line = [square] } = result;
  return {
    square,
    move: writeMoves(rules, [square]),
    score,
    exact,
    depth,
    line: writeMoves(rules, line),
  };
};

/** Asks one thing after the other, and stops the engine when a signal says so. */
class Counter {
  readonly #client: EngineClient;
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: EngineClient) {
    this.#client = client;
  }

  ask<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    const answer = this.#last.then(() => this.#run(signal, work));
    this.#last = answer.catch(() => {});
    return answer;
  }

  async #run<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    const stop = (): void => this.#client.stop();
    signal?.addEventListener('abort', stop);
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }
}

const findBest = async (client: EngineClient, position: Position, reach: Reach): Promise<BestMove> => {
  const outcome = await client.search({ position, method: methodFor(position, reach) });
  if (outcome.type === 'finished') return bestOf(position, outcome.result);
  throw failureOf(outcome);
};

const findAll = async (
  client: EngineClient,
  position: Position,
  { depth, milliseconds, lines = 1, onReport }: AnalysisReach,
): Promise<Analysis> => {
  let latest: Analysis | undefined;
  let isDue = false;
  /** Ends with the first report if there is none in time. */
  const stopIfDue = (): void => {
    if (isDue && latest !== undefined) client.stop();
  };
  const most = milliseconds ?? (depth === undefined ? USUAL_MILLISECONDS : undefined);
  const fallDue = (): void => {
    isDue = true;
    stopIfDue();
  };
  const timer = most === undefined ? undefined : setTimeout(fallDue, most);
  const limit = depth === undefined ? {} : { limit: { depth, endgame: endgameOf(depth) } };
  const take = (report: Analysis): void => {
    latest = report;
    onReport?.(report);
    stopIfDue();
  };
  const outcome = await client.analyze({ position, lines, ...limit }, { onReport: take });
  clearTimeout(timer);
  if (outcome.type === 'finished') return outcome.analysis;
  if (outcome.type === 'stopped' && latest !== undefined) return latest;
  throw failureOf(outcome);
};

/** The engine behind a port: `openEngine` of `flipside/engine`, wherever it runs. */
export const engineBehind = (openPort: () => EnginePort): Engine => {
  const client = new EngineClient(openPort);
  const counter = new Counter(client);
  return {
    bestMove: async (given, reach = {}) => {
      const position = readPosition(given);
      return counter.ask(reach.signal, () => findBest(client, position, reach));
    },
    analyze: async (given, reach = {}) => {
      const position = readPosition(given);
      return counter.ask(reach.signal, () => findAll(client, position, reach));
    },
    close: () => client.close(),
  };
};
