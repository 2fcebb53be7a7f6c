import { assertNever } from '../game/assertNever.ts';
import { type AnalysisRequest, planAnalysis } from './analysis.ts';
import type { FailureReason, FromWorker, StopFlag, ToWorker } from './messages.ts';
import type { AnalysisListener, AnalysisOutcome, SearchListener, SearchOutcome } from './outcomes.ts';
import type { SearchRequest, SearchResult } from './searchRequest.ts';
import { makeSearchTask, type SearchTask } from './searchTask.ts';

export type { FailureReason } from './messages.ts';
export type { SearchOutcome } from './outcomes.ts';

export type EngineState =
  | { readonly type: 'starting' }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly reason: FailureReason };

/** A worker and its messages. The client sets `onMessage` and `onError` as soon as the port is open. */
export interface EnginePort {
  /** `undefined` if memory cannot be shared; a search can then be stopped only by terminating its worker. */
  readonly stopFlag: StopFlag | undefined;
  post(message: ToWorker): void;
  onMessage: (message: FromWorker) => void;
  /** The worker threw, or could not be started. */
  onError: () => void;
  terminate(): void;
}

interface Search {
  readonly id: number;
  readonly task: SearchTask;
  readonly settle: (outcome: SearchOutcome) => void;
  readonly listener: SearchListener;
}

/** After this many crashes in a row while starting, the engine stays failed until the next request. */
const START_ATTEMPTS = 3;

/**
 * The engine as the app sees it. One search runs and one waits; a newer search replaces both. If the worker
 * crashes, both fail and it is restarted; after the engine has failed, the next search tries it again.
 */
export class EngineClient {
  readonly #openPort: () => EnginePort;
  readonly #listeners = new Set<(state: EngineState) => void>();
  #state: EngineState = { type: 'starting' };
  /** `undefined` while failed or closed. */
  #port: EnginePort | undefined;
  /** Compiled by the first worker that became ready, reused by later ones. */
  #program: WebAssembly.Module | undefined;
  /** Fetched by the first worker, reused by later ones. */
  #weights: Uint8Array | undefined;
  /** The search that occupies the worker; its outcome may be settled before the worker is free. */
  #atWork: number | undefined;
  #running: Search | undefined;
  #waiting: Search | undefined;
  #lastId = 0;
  #crashedStarts = 0;
  #closed = false;

  constructor(openPort: () => EnginePort) {
    this.#openPort = openPort;
    this.#open();
  }

  get state(): EngineState {
    return this.#state;
  }

  /** Calls `listener` on every state change until the returned function is called. */
  subscribe(listener: (state: EngineState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Never rejects. */
  search(request: SearchRequest, listener: SearchListener = {}): Promise<SearchOutcome> {
    return new Promise(settle => {
      this.#take({ id: ++this.#lastId, task: makeSearchTask(request), settle, listener });
    });
  }

  /**
   * Analyzes until everything is proved, a newer search replaces it, or it is stopped. Never rejects.
   * `onReport` is called with intermediate results; the outcome contains the final one only if the analysis
   * was completed.
   */
  async analyze(request: AnalysisRequest, listener: AnalysisListener = {}): Promise<AnalysisOutcome> {
    const plan = planAnalysis(request);
    const onProgress = (result: SearchResult): void => listener.onReport?.(plan.read(result));
    const outcome = await this.search(plan.request, { ...listener, onProgress });
    return outcome.type === 'finished' ? { type: 'finished', analysis: plan.read(outcome.result) } : outcome;
  }

  /** Stops the running and the waiting search at once. */
  stop(): void {
    this.#settleAll({ type: 'stopped' });
    this.#interrupt();
  }

  /** Terminates the worker for good. */
  close(): void {
    this.#closed = true;
    this.#settleAll({ type: 'stopped' });
    this.#terminate();
  }

  #open(): void {
    if (typeof WebAssembly === 'undefined') {
      this.#fail('noWebAssembly');
      return;
    }
    this.#setState({ type: 'starting' });
    try {
      this.#connect(this.#openPort());
    } catch {
      this.#fail('noWorker');
    }
  }

  #connect(port: EnginePort): void {
    this.#port = port;
    port.onMessage = message => {
      if (port === this.#port) this.#receive(message);
    };
    port.onError = () => {
      if (port === this.#port) this.#crash();
    };
    const [program, weights] = [this.#program, this.#weights];
    port.post({ type: 'start', program, weights, stopFlag: port.stopFlag });
  }

  #take(search: Search): void {
    if (this.#closed) {
      search.settle({ type: 'stopped' });
      return;
    }
    this.#settleAll({ type: 'replaced' });
    this.#waiting = search;
    if (this.#state.type === 'failed') this.#open();
    else this.#interrupt();
    if (this.#state.type === 'starting' && this.#program === undefined) this.#reportLoading(search, true);
    this.#runWaiting();
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        this.#becomeReady(message.program);
        break;
      case 'weights':
        this.#weights = message.weights;
        break;
      case 'progress':
        if (message.id === this.#running?.id) this.#running.listener.onProgress?.(message.result);
        break;
      case 'waiting':
      case 'begun':
        if (message.id === this.#running?.id) this.#reportLoading(this.#running, message.type === 'waiting');
        break;
      case 'finished':
        this.#finish(message.id, { type: 'finished', result: message.result });
        break;
      case 'unable':
        this.#finish(message.id, { type: 'failed', reason: message.reason });
        break;
      case 'failed':
        this.#fail(message.reason);
        break;
      default:
        assertNever(message);
    }
  }

  #becomeReady(program: WebAssembly.Module): void {
    this.#program = program;
    this.#crashedStarts = 0;
    this.#setState({ type: 'ready' });
    this.#runWaiting();
  }

  #finish(id: number, outcome: SearchOutcome): void {
    if (id !== this.#atWork) return;
    const finished = this.#running;
    this.#atWork = undefined;
    this.#running = undefined;
    finished?.settle(outcome);
    this.#runWaiting();
  }

  /** A crash of a ready worker is blamed on the search; a crash while starting is likely to repeat. */
  #crash(): void {
    const starting = this.#state.type === 'starting';
    this.#crashedStarts = starting ? this.#crashedStarts + 1 : 0;
    this.#fail('crashed');
    if (this.#crashedStarts < START_ATTEMPTS && this.#port === undefined) this.#open();
  }

  #fail(reason: FailureReason): void {
    this.#terminate();
    this.#settleAll({ type: 'failed', reason });
    this.#setState({ type: 'failed', reason });
  }

  #runWaiting(): void {
    const search = this.#waiting;
    if (search === undefined || this.#atWork !== undefined || this.#state.type !== 'ready') return;
    this.#waiting = undefined;
    this.#running = search;
    this.#atWork = search.id;
    this.#reportLoading(search, false);
    this.#port?.post({ type: 'search', id: search.id, task: search.task });
  }

  #reportLoading({ listener }: Search, isLoading: boolean): void {
    listener.onLoading?.(isLoading);
  }

  /** Settled callers get no more messages, even if the worker is still busy. */
  #settleAll(outcome: SearchOutcome): void {
    const searches = [this.#running, this.#waiting];
    this.#running = undefined;
    this.#waiting = undefined;
    for (const search of searches) search?.settle(outcome);
  }

  /** Frees the worker, by the stop flag or by replacing it. */
  #interrupt(): void {
    if (this.#atWork === undefined) return;
    const stopFlag = this.#port?.stopFlag;
    if (stopFlag !== undefined) {
      Atomics.store(stopFlag, 0, this.#atWork);
      return;
    }
    this.#terminate();
    this.#open();
  }

  #terminate(): void {
    this.#port?.terminate();
    this.#port = undefined;
    this.#atWork = undefined;
  }

  #setState(state: EngineState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}
