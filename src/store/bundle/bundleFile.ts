import * as v from 'valibot';
import { MOST_JSON, readJson } from '../../game/json.ts';
import { recordOf } from '../../game/record.ts';

/** What a person has on a device, part by part; the library, which may be long, comes last. */
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

/** Why a file is not taken: it is no file of this page, a newer page has written it, or it is cut off or garbled. */
export type BundleDefect = 'foreign' | 'newer' | 'garbled';

export interface BundleText {
  /** When it was written, as in ISO 8601. */
  readonly at: string;
  /** As read, still to be checked. */
  readonly parts: Readonly<Partial<Record<SmallPart, unknown>>>;
  /** The file of the library; undefined if there is none. */
  readonly library: string | undefined;
  /** The lines of the file before the library. */
  readonly linesBefore: number;
}

type ReadBundle =
  | { readonly type: 'read'; readonly bundle: BundleText }
  | { readonly type: 'refused'; readonly defect: BundleDefect };

const FORMAT = 'flipside-everything';
const VERSION = 1;
const LIBRARY = '"library":\n';
const END = '}\n';
/** The longest file that is read, in bytes: a library of a hundred thousand games has about half of it. */
export const MOST_BUNDLE_BYTES = 200_000_000;

const HEAD = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  at: v.pipe(v.string(), v.isoTimestamp()),
  parts: v.object(recordOf(SMALL_PARTS, () => v.optional(v.unknown()))),
});

/** Everything as text, each part on a line of its own, so that a defect can be told by its line. */
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

/** The library is cut out as text: its reader, in another thread, goes through it line by line. */
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
  // Another program may have reformatted it.
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

/** Divides a file into its parts, or says why it is none. */
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
