import type { Failure } from './failure.ts';
import type { GameRecord } from './record.ts';

export const FORMATS = [
  'transcript',
  'columns',
  'board',
  'obf',
  'ggf',
  'sgf',
  'pgn',
  'wthor',
  'quest',
  'study',
  'link',
] as const;
export type Format = (typeof FORMATS)[number];

/** Information in one format that another one, or a record, cannot hold. */
export const LOSSES = [
  'chapters',
  'studyTitle',
  'moves',
  'variations',
  'comments',
  'marks',
  'drawings',
  'questions',
  'rules',
  'details',
  'players',
  'letters',
  'thinking',
  'ratings',
  'properties',
  'longComments',
] as const;
export type Loss = (typeof LOSSES)[number];

/** The games of an input, with the errors of those that cannot be read. */
export interface Found {
  readonly format: Format;
  readonly records: readonly GameRecord[];
  readonly failures: readonly Failure[];
  /** Information in the input that a record does not hold. */
  readonly losses: readonly Loss[];
  /** The title of a study, whose chapters are the games. */
  readonly title?: string | undefined;
}

/** Maximum failures reported; further ones are dropped. */
const MOST_FAILURES = 100;

export const found = (
  format: Format,
  records: readonly GameRecord[],
  failures: readonly Failure[] = [],
  losses: Iterable<Loss> = [],
): Found => ({ format, records, failures: failures.slice(0, MOST_FAILURES), losses: [...new Set(losses)] });

/** A result with nothing but an error. */
export const failed = (format: Format, failure: Failure): Found => found(format, [], [failure]);
