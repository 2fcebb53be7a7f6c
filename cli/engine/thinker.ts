import type { EngineClient } from '../../src/engine/engineClient.ts';
import type { AnalysisOutcome, SearchOutcome } from '../../src/engine/outcomes.ts';
import { endgameOf, type SearchMethod, type SearchResult } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';

/** How far to think. With both depth and time, whichever comes first ends the search. */
export interface Reach {
  /** Searches to the end of the game, however long that takes: for the score, or only for the winner. */
  readonly solve?: 'score' | 'outcome';
  /** With `solve`: only finds whether the score is above this, so that the score is a bound. Not for 8x8 Othello. */
  readonly above?: number;
  /** With `solve`: gives up after about this many positions. */
  readonly nodes?: number;
  /** With `solve`: bits of the size of the engine's table. */
  readonly room?: number;
  readonly depth?: number;
  readonly milliseconds?: number;
  /** Of these, how many it is to take unless the move is very easy or hard. */
  readonly aim?: number;
}

/** One second. */
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

/** A position in which the side to move has a move, and how far to think about it. */
export interface Question {
  readonly position: OthelloPosition;
  readonly reach: Reach;
  /** Scores every legal move, or a number of the best, not just the best one. */
  readonly every?: boolean | number;
  /** Bad moves are searched less deep than good ones, and say how deep. */
  readonly lag?: boolean;
}

/** Answers one question at a time. */
export interface Thinker {
  /** Rejects with a readable sentence if there is no engine. `onProgress` is called after every depth but the last. */
  think(question: Question, onProgress?: (result: SearchResult) => void): Promise<SearchResult>;
  /** Ends the current question with the best result so far, as soon as there is one. */
  hurry(): void;
  close(): void;
}

/** The engine failed; the message says why. */
export class EngineFailure extends Error {}

/** What to throw if a search did not come to its end. */
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

/** One search of the engine that can be cut short. */
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

/** The engine in its worker as a thinker. */
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
