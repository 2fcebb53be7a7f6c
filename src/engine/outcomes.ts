import type { Analysis } from './analysis.ts';
import type { SearchResult } from './searchRequest.ts';

/** Why the engine is unavailable; the texts are in `src/i18n`. */
export type FailureReason =
  /** The browser cannot start the worker. */
  | 'noWorker'
  /** The browser has no WebAssembly, or none with SIMD. */
  | 'noWebAssembly'
  /** The engine or the weights could not be loaded. */
  | 'notLoaded'
  /** The worker threw. */
  | 'crashed';

export type SearchOutcome =
  | { readonly type: 'finished'; readonly result: SearchResult }
  /** A newer search replaced it. */
  | { readonly type: 'replaced' }
  | { readonly type: 'stopped' }
  | { readonly type: 'failed'; readonly reason: FailureReason };

export type AnalysisOutcome =
  | { readonly type: 'finished'; readonly analysis: Analysis }
  | Exclude<SearchOutcome, { readonly type: 'finished' }>;

/** Called with events of a search before its outcome. */
export interface SearchListener {
  /** Called after each finished depth but the last; by an analysis also in between. */
  readonly onProgress?: (result: SearchResult) => void;
  /** Called with `true` when the search waits for a download, and with `false` when it no longer does. */
  readonly onLoading?: (isLoading: boolean) => void;
}

/** Called with events of an analysis before its outcome. */
export interface AnalysisListener extends Pick<SearchListener, 'onLoading'> {
  readonly onReport?: (analysis: Analysis) => void;
}
