import type { FailureReason } from './outcomes.ts';
import type { SearchResult } from './searchRequest.ts';
import type { SearchTask } from './searchTask.ts';

export type { FailureReason } from './outcomes.ts';

/** Shared with the worker: the id of the newest cancelled search. */
export type StopFlag = Int32Array<SharedArrayBuffer>;

/**
 * There is no stop message, since a worker reads no messages while it searches: a search is cancelled by the
 * flag, or by terminating its worker.
 */
export type ToWorker =
  | {
      readonly type: 'start';
      /** The compiled engine, if an earlier worker loaded it. */
      readonly program: WebAssembly.Module | undefined;
      /** The weights, if an earlier worker loaded them. */
      readonly weights: Uint8Array | undefined;
      readonly stopFlag: StopFlag | undefined;
    }
  | { readonly type: 'search'; readonly id: number; readonly task: SearchTask };

export type FromWorker =
  | { readonly type: 'ready'; readonly program: WebAssembly.Module }
  /** The weights were fetched and loaded. */
  | { readonly type: 'weights'; readonly weights: Uint8Array }
  /** A search waits for weights that are still loading ... */
  | { readonly type: 'waiting'; readonly id: number }
  /** ... and starts, now that they have arrived. */
  | { readonly type: 'begun'; readonly id: number }
  /** A depth is finished and the next one begins. */
  | { readonly type: 'progress'; readonly id: number; readonly result: SearchResult }
  /** The worker is free again; sent for cancelled searches too. */
  | { readonly type: 'finished'; readonly id: number; readonly result: SearchResult }
  /** This search lacks something it needs; the worker is free for others. */
  | { readonly type: 'unable'; readonly id: number; readonly reason: FailureReason }
  | { readonly type: 'failed'; readonly reason: FailureReason };
