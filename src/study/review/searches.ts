import type { SearchOutcome } from '../../engine/outcomes.ts';
import type { SearchRequest, SearchResult } from '../../engine/searchRequest.ts';
import type { Position } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import {
  type Effort,
  type Look,
  looking,
  lookingAt,
  nodesFor,
  type ProofProgress,
  proving,
} from './reach.ts';

/** The part of `EngineClient` that a review needs. */
export interface Searcher {
  search(request: SearchRequest): Promise<SearchOutcome>;
}

/** A search was stopped, replaced or failed. */
export class Interruption extends Error {
  readonly outcome: Exclude<SearchOutcome, { readonly type: 'finished' }>;

  constructor(outcome: Exclude<SearchOutcome, { readonly type: 'finished' }>) {
    super(`The review was ${outcome.type}.`);
    this.outcome = outcome;
  }
}

/** The searches of one review. */
export class Searches {
  readonly #engine: Searcher;
  readonly #effort: Effort;
  readonly #look: Look;
  #progress: ProofProgress = { spent: 0, last: 0 };

  constructor(engine: Searcher, effort: Effort, look: Look = 'first') {
    this.#engine = engine;
    this.#effort = effort;
    this.#look = look;
  }

  /** The same searches for another kind of look. */
  by(look: Look): Searches {
    return new Searches(this.#engine, this.#effort, look);
  }

  /** Proves the score of the position if its budget allows. `known` is a move with a known score. */
  async prove(position: Position, known?: ProofProgress['known']): Promise<SearchResult | undefined> {
    const { spent } = this.#progress;
    const nodes = nodesFor(position, this.#effort, this.#progress);
    if (nodes === undefined) return undefined;
    const result = await this.find(proving(position, nodes, { ...this.#progress, known }));
    const last = Math.max(1, result.nodes ?? 0);
    this.#progress = { spent: nodes === Infinity ? spent : spent + last, last };
    return result.exact ? result : undefined;
  }

  /** Searches as deep as the effort allows. */
  look(position: Position): Promise<SearchResult> {
    return this.find(looking(position, this.#effort, this.#look));
  }

  /** Like `look`, for one move. */
  lookAt(position: Position, square: Square): Promise<SearchResult> {
    return this.find(lookingAt(position, square, this.#effort, this.#look));
  }

  /** Runs any other search of the review. */
  async find(request: SearchRequest): Promise<SearchResult> {
    const outcome = await this.#engine.search(request);
    if (outcome.type !== 'finished') throw new Interruption(outcome);
    return outcome.result;
  }
}
