import type { Analysis } from './analysis.ts';
import type { FailureReason } from './messages.ts';
import type { SearchResult } from './searchRequest.ts';

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
