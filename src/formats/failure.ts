/** Why something cannot be read; `ui/words` has a sentence for each. */
export const FAILURE_NAMES = [
  'empty',
  'unknown',
  'tooLong',
  'strangeText',
  'illegalMove',
  'wrongSide',
  'passNotDue',
  'boardSign',
  'boardLength',
  'boardRows',
  'boardSide',
  'notPlayable',
  'unclosed',
  'unexpected',
  'otherGame',
  'otherSize',
  'setupInside',
  'noGame',
  'wthorLength',
  'wthorMove',
  'wthorGap',
  'namesAlone',
  'brokenFile',
  'linkSign',
  'linkVersion',
  'linkDamaged',
  'linkMoves',
] as const;
export type FailureName = (typeof FAILURE_NAMES)[number];

/** A place in a text or a binary file; all numbers count from 1. */
export type FailurePlace =
  | { readonly unit: 'character'; readonly line: number; readonly column: number }
  | { readonly unit: 'byte'; readonly byte: number };

/** An error with its place; `failureText` turns it into a sentence. */
export interface Failure {
  readonly reason: FailureName;
  readonly place?: FailurePlace | undefined;
  /** The text found there, shortened. */
  readonly found?: string | undefined;
  /** The number of the move, from 1. */
  readonly move?: number | undefined;
  /** The expected number. */
  readonly expected?: number | undefined;
}

export type Reading<T> =
  | { readonly type: 'read'; readonly value: T }
  | { readonly type: 'unreadable'; readonly failure: Failure };

export const unreadable = (failure: Failure): { readonly type: 'unreadable'; readonly failure: Failure } => ({
  type: 'unreadable',
  failure,
});

const LONGEST_SHOWN = 12;

/** The text at an error, up to the next space. */
export const shownAt = (text: string, offset: number): string => {
  const [word = ''] = /^\S*/.exec(text.slice(offset, offset + LONGEST_SHOWN + 1)) ?? [];
  const shown = word === '' ? text.slice(offset, offset + 1) : word;
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown;
};

/** Line offsets, cached for the latest text, since its errors are reported one after another. */
let latest: { readonly text: string; readonly starts: readonly number[] } = { text: '', starts: [0] };

const startsIn = (text: string): readonly number[] => {
  if (latest.text !== text)
    latest = {
      text,
      starts: [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ 0: end, index }) => index + end.length)],
    };
  return latest.starts;
};

/** The place of a character in a text. */
export const placeIn = (text: string, offset: number): FailurePlace => {
  const starts = startsIn(text);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { unit: 'character', line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
};
