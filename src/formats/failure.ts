/** Why something cannot be read: each has its sentence in `ui/words`. */
export const REASONS = ['linkSign', 'linkVersion', 'linkDamaged'] as const;
export type Reason = (typeof REASONS)[number];

/** Where in a text or a binary file; all numbers count from 1. */
export type FailurePlace =
  | { readonly unit: 'character'; readonly line: number; readonly column: number }
  | { readonly unit: 'byte'; readonly byte: number };

/** What cannot be read, and where, for `failureText` to make a sentence of. */
export interface Failure {
  readonly reason: Reason;
  readonly place?: FailurePlace;
  /** What is written there, shortened. */
  readonly found?: string;
}

export type Reading<T> =
  | { readonly type: 'read'; readonly value: T }
  | { readonly type: 'unreadable'; readonly failure: Failure };

export const unreadable = (failure: Failure): { readonly type: 'unreadable'; readonly failure: Failure } => ({
  type: 'unreadable',
  failure,
});
