import * as v from 'valibot';
import { MOST_JSON, readJson } from '../../game/json.ts';
import { parseStoredStudy, type SavedStudy } from '../kept/storedStudy.ts';
import { entryOf, type LibraryEntry, type LibraryTag, STORED_ENTRY, STORED_TAG } from './entry.ts';
import { type LibraryItem, makeItem } from './item.ts';

/** Why a file is refused, and at which line. */
export interface FileDefect {
  readonly line: number;
  /** It is not from this page, was written by a newer version, is damaged, or has an invalid entry. */
  readonly reason: 'foreign' | 'newer' | 'garbled' | 'entry';
}

const FORMAT = 'flipside-library';
const VERSION = 1;
const END = ']}';

const HEAD = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  tags: v.array(STORED_TAG),
  entries: v.array(v.unknown()),
});

const STUDY = 'study-';

/** The id of the study of a game or an imported record. */
export const studyIdOf = (id: string): string => (id.startsWith(STUDY) ? id : `${STUDY}${id}`);

/** The id of the game or record that a study belongs to. */
export const ownerIdOf = (id: string): string => (id.startsWith(STUDY) ? id.slice(STUDY.length) : id);

/** The first line of a file. Each entry has its own line, so that a long file can be read in steps. */
export const fileHead = (tags: readonly LibraryTag[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, tags, entries: [] }).slice(0, -END.length)}\n`;

/** `text` is in the format of a stored study. */
export const fileLine = (entry: LibraryEntry, text: string, isLast: boolean): string =>
  `{"entry":${JSON.stringify(entry)},"study":${text}}${isLast ? '' : ','}\n`;

export const FILE_END = `${END}\n`;

const LINE = v.object({ entry: STORED_ENTRY, study: v.looseObject({}) });

/** The item of a line; values derived from its game are computed again. */
const itemOf = (stored: unknown): LibraryItem | undefined => {
  const parsed = v.safeParse(LINE, stored);
  if (!parsed.success) return undefined;
  const entry = entryOf(parsed.output.entry);
  const saved: SavedStudy | undefined = parseStoredStudy(
    studyIdOf(entry.id),
    JSON.stringify(parsed.output.study),
  );
  if (saved === undefined) return undefined;
  const { result, savedAt, openings, losses } = entry;
  const item = makeItem({ ...entry, ending: result && { winner: result.winner, by: result.by } }, saved);
  return { ...item, entry: { ...item.entry, savedAt, openings, losses } };
};

export interface LibraryFile {
  readonly tags: readonly LibraryTag[];
  readonly items: readonly LibraryItem[];
}

type ReadFile =
  | { readonly type: 'read'; readonly file: LibraryFile }
  | { readonly type: 'broken'; readonly defect: FileDefect };

const broken = (line: number, reason: FileDefect['reason']): ReadFile => ({
  type: 'broken',
  defect: { line, reason },
});

/** The lines of a file, even if another program has reformatted it. */
const linesOf = (text: string): readonly string[] => {
  const lines = text.split('\n');
  const isOurs = lines[0]?.trimEnd().endsWith('[') === true;
  const whole = isOurs || text.length > MOST_JSON ? undefined : readJson(text);
  const read = v.safeParse(HEAD, whole);
  if (!read.success) return lines;
  const { entries, ...head } = read.output;
  return [
    JSON.stringify({ ...head, entries: [] }).slice(0, -END.length),
    ...entries.map((entry, index) => `${JSON.stringify(entry)}${index < entries.length - 1 ? ',' : ''}`),
    END,
  ];
};

/** The content of the first line, or why this is not a library file. */
const readHead = (line: string): readonly LibraryTag[] | FileDefect['reason'] => {
  const head = readJson(`${line.trimEnd()}${END}`);
  const { format, version } = (head ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) return 'foreign';
  if (typeof version === 'number' && version > VERSION) return 'newer';
  const parsed = v.safeParse(HEAD, head);
  return parsed.success ? parsed.output.tags : 'garbled';
};

/** Reads a whole file or says where it is invalid. `told` is called for every line. */
export const readLibraryFile = (text: string, told: (done: number, of: number) => void): ReadFile => {
  const lines = linesOf(text);
  const tags = readHead(lines[0] ?? '');
  if (typeof tags === 'string') return broken(1, tags);
  const end = lines.findLastIndex(line => line.trim() !== '');
  if (end < 1 || lines[end]?.trim() !== END) return broken(end + 1, 'garbled');
  const items: LibraryItem[] = [];
  for (let at = 1; at < end; at++) {
    const stored = readJson((lines[at] ?? '').trim().replace(/,$/, ''));
    if (stored === undefined) return broken(at + 1, 'garbled');
    const item = itemOf(stored);
    if (item === undefined) return broken(at + 1, 'entry');
    items.push(item);
    told(at, end - 1);
  }
  return { type: 'read', file: { tags, items } };
};
