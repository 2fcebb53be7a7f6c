import type { SearchResult } from './searchRequest.ts';
import type { SearchTask } from './searchTask.ts';

/** Why there is no engine; the words for it are in `src/i18n`. */
export type FailureReason =
  /** The browser starts no workers, or not this one. */
  | 'noWorker'
  /** It has no WebAssembly, or one without 128-bit vectors. */
  | 'noWebAssembly'
  /** The engine's file did not arrive, or not the weights that the search needs. */
  | 'notLoaded'
  /** The worker threw. */
  | 'crashed';

/** Shared with the worker: the id of the newest search that was called off. */
export type StopFlag = Int32Array<SharedArrayBuffer>;

/**
 * There is no message for stopping, since a worker that searches reads none: a search is called off through the flag,
 * or ends with its worker.
 */
export type ToWorker =
  | {
      readonly type: 'start';
      /** The compiled engine, if an earlier worker has loaded it. */
      readonly program: WebAssembly.Module | undefined;
      /** The weights, if an earlier worker has loaded them. */
      readonly weights: Uint8Array | undefined;
      readonly stopFlag: StopFlag | undefined;
    }
  | { readonly type: 'search'; readonly id: number; readonly task: SearchTask };

export type FromWorker =
  | { readonly type: 'ready'; readonly program: WebAssembly.Module }
  /** The weights were fetched and are in use. */
  | { readonly type: 'weights'; readonly weights: Uint8Array }
  /** A search has to wait for weights that are still on their way ... */
  | { readonly type: 'waiting'; readonly id: number }
  /** ... and begins, now that they are here. */
  | { readonly type: 'begun'; readonly id: number }
  /** A depth is done and a deeper one begins. */
  | { readonly type: 'progress'; readonly id: number; readonly result: SearchResult }
  /** The worker is free again; a search that was called off ends so too. */
  | { readonly type: 'finished'; readonly id: number; readonly result: SearchResult }
  /** What this search needs is not there; the worker is free for others. */
  | { readonly type: 'unable'; readonly id: number; readonly reason: FailureReason }
  | { readonly type: 'failed'; readonly reason: FailureReason };
