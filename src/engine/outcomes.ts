import type { Analysis } from './analysis.ts';
import type { SearchResult } from './searchRequest.ts';

/** Why there is no engine; the texts are in `src/i18n`. */
export type FailureReason =
  /** The browser cannot start workers, or not this one. */
  | 'noWorker'
  /** The browser has no WebAssembly, or one without 128-bit vectors. */
  | 'noWebAssembly'
  /** The engine's file was not loaded, or the weights that the search needs. */
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

/** Called with news of a search besides its outcome. */
export interface SearchListener {
  /** Called with each finished depth but the last; by an analysis also in between. */
  readonly onProgress?: (result: SearchResult) => void;
  /** Called with `true` when the search waits for something to load, and with `false` when it no longer does. */
  readonly onLoading?: (isLoading: boolean) => void;
}

/** Called with news of an analysis besides its outcome. */
export interface AnalysisListener extends Pick<SearchListener, 'onLoading'> {
  readonly onReport?: (analysis: Analysis) => void;
}
