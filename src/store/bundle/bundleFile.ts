import * as v from 'valibot';
import { MOST_JSON, readJson } from '../../game/json.ts';
import { recordOf } from '../../game/record.ts';

/** A person's data on a device, in parts; the library, which may be long, comes last. */
export const SMALL_PARTS = [
  'settings',
  'records',
  'puzzles',
  'mistakes',
  'openings',
  'ownValues',
  'lessons',
  'matches',
] as const;
export type SmallPart = (typeof SMALL_PARTS)[number];

/** Why a file is refused: it is not from this page, was written by a newer version, or is damaged. */
export type BundleDefect = 'foreign' | 'newer' | 'garbled';

export interface BundleText {
  /** When it was written, in ISO 8601. */
  readonly at: string;
  /** Parsed but not validated. */
  readonly parts: Readonly<Partial<Record<SmallPart, unknown>>>;
  /** The library file; undefined if there is none. */
  readonly library: string | undefined;
  /** The number of lines before the library. */
  readonly linesBefore: number;
}

type ReadBundle =
  | { readonly type: 'read'; readonly bundle: BundleText }
  | { readonly type: 'refused'; readonly defect: BundleDefect };

const FORMAT = 'flipside-everything';
const VERSION = 1;
const LIBRARY = '"library":\n';
const END = '}\n';
/** Maximum file size in bytes; a library of a hundred thousand games takes about half of it. */
export const MOST_BUNDLE_BYTES = 200_000_000;

const HEAD = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  at: v.pipe(v.string(), v.isoTimestamp()),
  parts: v.object(recordOf(SMALL_PARTS, () => v.optional(v.unknown()))),
});

/** Everything as text, one part per line, so that errors can be located by line. */
export const writeBundle = (
  at: Date,
  parts: Readonly<Partial<Record<SmallPart, unknown>>>,
  library: string | undefined,
): string => {
  const lines = Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  const head = `{"format":"${FORMAT}","version":${VERSION},"at":"${at.toISOString()}","parts":{\n${lines.join(',\n')}\n}`;
  return library === undefined ? `${head}\n${END}` : `${head},\n${LIBRARY}${library}${END}`;
};

interface Halves {
  readonly head: string;
  readonly library: string | undefined;
  readonly linesBefore: number;
}

/** The library stays text: the library reader in the worker parses it line by line. */
const halvesOf = (text: string): Halves => {
  const at = text.indexOf(`,\n${LIBRARY}`);
  if (at >= 0) {
    const library = text.slice(at + LIBRARY.length + 2).trimEnd();
    const head = `${text.slice(0, at)}}`;
    const isClosed = library.endsWith(']}\n}');
    return {
      head: isClosed ? head : '',
      library: library.slice(0, -1),
      linesBefore: head.split('\n').length + 1,
    };
  }
  // Another program may have reformatted the file.
  const whole = (text.length > MOST_JSON ? undefined : readJson(text)) as
    | { readonly library?: unknown }
    | undefined;
  if (typeof whole !== 'object' || whole === null) return { head: text, library: undefined, linesBefore: 0 };
  const { library, ...head } = whole;
  return {
    head: JSON.stringify(head),
    library: library === undefined ? undefined : JSON.stringify(library),
    linesBefore: 0,
  };
};

/** Splits a file into its parts, or says why it is refused. */
export const readBundle = (text: string): ReadBundle => {
  const isOurs = text.slice(0, 200).includes(`"${FORMAT}"`);
  const { head, library, linesBefore } = halvesOf(text);
  const value = readJson(head) as { readonly version?: unknown; readonly format?: unknown } | undefined;
  if (!isOurs && value?.format !== FORMAT) return { type: 'refused', defect: 'foreign' };
  if (typeof value?.version === 'number' && value.version > VERSION)
    return { type: 'refused', defect: 'newer' };
  const parsed = v.safeParse(HEAD, value);
  if (!parsed.success) return { type: 'refused', defect: 'garbled' };
  const { at, parts } = parsed.output;
  return { type: 'read', bundle: { at, parts, library, linesBefore } };
};
