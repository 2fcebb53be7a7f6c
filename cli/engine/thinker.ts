import type { EngineClient } from '../../src/engine/engineClient.ts';
import type { AnalysisOutcome, SearchOutcome } from '../../src/engine/outcomes.ts';
import { endgameOf, type SearchMethod, type SearchResult } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';

/** The limits of a search. If there are both depth and time, the first limit reached ends it. */
export interface Reach {
  /** Search to the end of the game, however long it takes, for the score or only for the winner. */
  readonly solve?: 'score' | 'outcome';
  /** With `solve`: only decides whether the score is above this value, so that the result is a bound. Not for 8x8 Othello. */
  readonly above?: number;
  /** With `solve`: gives up after about this many nodes. */
  readonly nodes?: number;
  /** With `solve`: the size of the transposition table, in bits. */
  readonly room?: number;
  readonly depth?: number;
  readonly milliseconds?: number;
  /** The part of `milliseconds` to use, unless the move is very easy or hard. */
  readonly aim?: number;
}

/** The default limit: one second. */
export const DEFAULT_REACH: Reach = { milliseconds: 1000 };

const solves = (depth: number, position: OthelloPosition): boolean =>
  emptySquares(position).size <= endgameOf(depth);

interface Manner {
  readonly every: boolean | number;
  readonly lag?: boolean;
  readonly threads: number;
}

export const methodFor = (
  { solve, above, nodes, room, depth, milliseconds, aim }: Reach,
  { every, lag = false, threads }: Manner,
): SearchMethod => {
  const manner = { by: 'flipside', every, lag, threads } as const;
  if (solve !== undefined) {
    const how = {
      ...(above !== undefined && { above }),
      ...(nodes !== undefined && { nodes }),
      ...(room !== undefined && { room }),
    };
    return { ...manner, limit: { type: 'solve', goal: solve, ...how } };
  }
  if (milliseconds !== undefined)
    return { ...manner, limit: { type: 'time', milliseconds, ...(aim && { aim }) } };
  if (depth !== undefined) return { ...manner, limit: { type: 'depth', depth, endgame: endgameOf(depth) } };
  return methodFor(DEFAULT_REACH, { every, lag, threads });
};

/** Whether a timed search has reached the depth limit. */
const isEnough = ({ depth, milliseconds }: Reach, position: OthelloPosition, result: SearchResult): boolean =>
  depth !== undefined && milliseconds !== undefined && result.depth >= depth && !solves(depth, position);

/** A position in which the side to move has a legal move, and the limits of its search. */
export interface Question {
  readonly position: OthelloPosition;
  readonly reach: Reach;
  /** Scores every legal move, or a number of the best ones, instead of only the best move. */
  readonly every?: boolean | number;
  /** Whether bad moves may be searched less deeply than good ones; their result has its own depth. */
  readonly lag?: boolean;
}

/** Runs one search at a time. */
export interface Thinker {
  /** Rejects with a readable sentence if the engine is missing. `onProgress` is called after every depth but the last. */
  think(question: Question, onProgress?: (result: SearchResult) => void): Promise<SearchResult>;
  /** Ends the current search with the best result so far, once there is one. */
  hurry(): void;
  close(): void;
}

/** A failure of the engine, explained by the message. */
export class EngineFailure extends Error {}

/** The error for a search that was not completed. */
export const failureOf = (outcome: SearchOutcome | AnalysisOutcome): EngineFailure =>
  new EngineFailure(
    outcome.type === 'failed' && outcome.reason === 'notLoaded'
      ? 'The engine or its weights are missing.'
      : 'The engine failed.',
  );

interface Thought {
  readonly client: EngineClient;
  readonly question: Question;
  readonly onProgress: (result: SearchResult) => void;
}

/** A search that can be ended early. */
class Thinking {
  readonly #thought: Thought;
  #latest: SearchResult | undefined;
  #isHurried = false;

  constructor(thought: Thought) {
    this.#thought = thought;
  }

  async run(threads: number): Promise<SearchResult> {
    const { client, question } = this.#thought;
    const method = methodFor(question.reach, {
      every: question.every ?? false,
      lag: question.lag ?? false,
      threads,
    });
    const outcome = await client.search(
      { position: question.position, method },
      { onProgress: result => this.#progressed(result) },
    );
    if (outcome.type === 'finished') return outcome.result;
    if (outcome.type === 'stopped' && this.#latest !== undefined) return this.#latest;
    throw failureOf(outcome);
  }

  hurry(): void {
    this.#isHurried = true;
    if (this.#latest !== undefined) this.#thought.client.stop();
  }

  #progressed(result: SearchResult): void {
    const { client, question, onProgress } = this.#thought;
    this.#latest = result;
    if (this.#isHurried || isEnough(question.reach, question.position, result)) client.stop();
    else onProgress(result);
  }
}

/** A thinker with the engine in a worker. */
export class EngineThinker implements Thinker {
  readonly #client: EngineClient;
  readonly #threads: number;
  #thinking: Thinking | undefined;

  constructor(client: EngineClient, threads: number) {
    this.#client = client;
    this.#threads = threads;
  }

  async think(
    question: Question,
    onProgress: (result: SearchResult) => void = () => {},
  ): Promise<SearchResult> {
    this.#thinking = new Thinking({ client: this.#client, question, onProgress });
    try {
      return await this.#thinking.run(this.#threads);
    } finally {
      this.#thinking = undefined;
    }
  }

  hurry(): void {
    this.#thinking?.hurry();
  }

  close(): void {
    this.#client.close();
  }
}
