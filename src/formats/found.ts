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

/** What one format says and another, or a record, cannot hold. */
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

/** The games of an input. Those that cannot be read are reported one by one beside the others. */
export interface Found {
  readonly format: Format;
  readonly records: readonly GameRecord[];
  readonly failures: readonly Failure[];
  /** What the input says besides, and a record does not hold. */
  readonly losses: readonly Loss[];
  /** That of a study, whose chapters the games are. */
  readonly title?: string | undefined;
}

/** Nobody reads more of them; further games that cannot be read are only counted by their absence. */
const MOST_FAILURES = 100;

export const found = (
  format: Format,
  records: readonly GameRecord[],
  failures: readonly Failure[] = [],
  losses: Iterable<Loss> = [],
): Found => ({ format, records, failures: failures.slice(0, MOST_FAILURES), losses: [...new Set(losses)] });

/** A result with nothing in it but the reason. */
export const failed = (format: Format, failure: Failure): Found => found(format, [], [failure]);
