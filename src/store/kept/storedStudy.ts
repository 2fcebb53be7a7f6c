import * as v from 'valibot';
import {
  DETAIL_LENGTH,
  DETAIL_NAMES,
  type GameRecord,
  MOST_CHAPTERS,
  type RecordDetails,
} from '../../formats/record.ts';
import { chapterMore, readChapter, writeChapter, writeDetails } from '../../formats/study/chapter.ts';
import { factsIn } from '../../formats/study/facts.ts';
import { besides, type Fields } from '../../formats/study/notes.ts';
import { treeInParts, writtenTree } from '../../formats/study/writtenTree.ts';
import { type Setup, startOf } from '../../game/games.ts';
import { atOnce, type InParts } from '../../game/inParts.ts';
import { readJson } from '../../game/json.ts';
import { fromEntries, recordOf } from '../../game/record.ts';
import type { Seat } from '../../game/seat.ts';
import { readMoves, type Transcript, writeMoves } from '../../game/transcript.ts';
import {
  COMMENT_LENGTH,
  type GameTree,
  hasPath,
  MOST_DRAWN,
  MOVE_MARKS,
  withoutDirections,
} from '../../game/tree.ts';
import type { Study, StudyOrigin } from '../studyStore.ts';
import {
  makeStoredSetup,
  maySit,
  NEWEST_VERSION,
  STORED_ANY_SEAT,
  STORED_SETUP,
  STORED_VERSION,
  shownSetupOf,
  storedVersion,
} from './storedSetup.ts';

/** A study and when it was saved, in milliseconds since 1970, with the moves to the position last looked at. */
export interface SavedStudy {
  readonly study: Study;
  readonly at: Transcript;
  readonly savedAt: number;
}

/** A study in the list. */
export interface ListedStudy extends SavedStudy {
  /** Somebody else's study, stored for this visit only. */
  readonly isHeld?: boolean;
}

/**
 * The longest line and id. The number of lines is not limited: everything that can be created or imported must be readable again,
 * and storage size is the limit.
 */
const MOST = { moves: 400, id: 100 } as const;

const moves = v.pipe(v.string(), v.maxLength(MOST.moves));
const note = v.looseObject({
  at: moves,
  comment: v.optional(v.pipe(v.string(), v.maxLength(COMMENT_LENGTH), v.transform(withoutDirections))),
  mark: v.optional(v.picklist(MOVE_MARKS)),
  drawn: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MOST_DRAWN))),
  asked: v.optional(v.unknown()),
});

const detail = v.optional(v.pipe(v.string(), v.maxLength(DETAIL_LENGTH), v.transform(withoutDirections)));
/** Details from an imported file. */
const details = v.looseObject({
  players: v.optional(v.object({ black: detail, white: detail })),
  ...recordOf(DETAIL_NAMES, () => detail),
  /** Unknown fields of a chapter from newer versions. */
  more: v.optional(v.looseObject({})),
});

/** The other chapters; validated when they are read. */
const chapters = v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MOST_CHAPTERS)));

/** Each line runs from the start to its end, the main line first. */
const STORED = v.looseObject({
  version: STORED_VERSION,
  ...STORED_SETUP,
  origin: v.optional(
    v.looseObject({
      kind: v.picklist(['local', 'online', 'replay']),
      id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST.id)),
      players: v.looseObject({ black: STORED_ANY_SEAT, white: STORED_ANY_SEAT }),
    }),
  ),
  details: v.optional(details),
  title: detail,
  source: detail,
  before: chapters,
  after: chapters,
  lines: v.array(moves),
  notes: v.array(note),
  at: moves,
  savedAt: v.number(),
});
type StoredStudy = v.InferOutput<typeof STORED>;

const STORED_NAMES = Object.keys(STORED.entries);
const KNOWN_DETAILS = Object.keys(details.entries);

const detailsOf = ({
  more: chapter,
  wthor,
  ...stored
}: NonNullable<StoredStudy['details']>): RecordDetails => {
  const others = besides(stored, [...KNOWN_DETAILS, 'wthor', 'ggf', 'tree', 'at']);
  const more = { ...chapter, ...(others && { details: others }) };
  const known = fromEntries(Object.entries(stored).filter(([name]) => KNOWN_DETAILS.includes(name)));
  return {
    ...(known as RecordDetails),
    ...factsIn(stored as Fields),
    ...(Object.keys(more).length > 0 && { more }),
  };
};

const written = new WeakMap<GameTree, string>();

/** The moves and notes of a tree, memoized: stepping through changes neither, and there may be a hundred thousand of them. */
const writeTree = (tree: GameTree): string => {
  const known = written.get(tree);
  if (known !== undefined) return known;
  const { lines, notes } = writtenTree(tree);
  const text = `"lines":${JSON.stringify(lines)},"notes":${JSON.stringify(notes)}`;
  written.set(tree, text);
  return text;
};

const writtenChapters = new WeakMap<readonly GameRecord[], string>();

/** The chapters not on the board, memoized while another one is edited. */
const writeChapters = (all: readonly GameRecord[]): string => {
  const known = writtenChapters.get(all);
  if (known !== undefined) return known;
  const text = JSON.stringify(all.map(writeChapter));
  writtenChapters.set(all, text);
  return text;
};

export const makeStoredStudy = ({
  study: { tree, origin, details: told, title, source, before = [], after = [], more },
  at,
  savedAt,
}: SavedStudy): string => {
  const rest = JSON.stringify({
    version: storedVersion(tree.setup),
    ...makeStoredSetup(tree.setup),
    origin,
    details: told && { ...writeDetails(told), more: chapterMore(told) },
    title,
    source,
    at: writeMoves(startOf(tree.setup).rules, at),
    savedAt,
    ...more,
  });
  const beside = [
    ...(before.length > 0 ? [`"before":${writeChapters(before)},`] : []),
    ...(after.length > 0 ? [`"after":${writeChapters(after)},`] : []),
  ];
  return `${rest.slice(0, -1)},${beside.join('')}${writeTree(tree)}}`;
};

const known = <T>(values: readonly (T | undefined)[]): readonly T[] | undefined =>
  values.every(value => value !== undefined) ? values : undefined;

const originOf = (setup: Setup, origin: StoredStudy['origin']): StudyOrigin | 'broken' | undefined => {
  if (origin === undefined) return undefined;
  const place = (one: NonNullable<typeof origin>['players']['black']): Seat | undefined => {
    if (one.type === 'remote') return { ...one, name: one.name };
    return maySit(setup, one) ? one : undefined;
  };
  const [black, white] = [place(origin.players.black), place(origin.players.white)];
  if (black === undefined || white === undefined) return 'broken';
  return { ...origin, players: { ...origin.players, black, white } };
};

function* studyOf(id: string, stored: StoredStudy): InParts<SavedStudy | undefined> {
  const setup = shownSetupOf(stored);
  const origin = setup && originOf(setup, stored.origin);
  if (setup === undefined || origin === 'broken') return undefined;
  const at = readMoves(startOf(setup), stored.at);
  const tree = yield* treeInParts(setup, stored);
  if (tree === undefined || at === undefined) return undefined;
  const [before, after] = [stored.before ?? [], stored.after ?? []].map(all => known(all.map(readChapter)));
  if (before === undefined || after === undefined) return undefined;
  const { savedAt, title, source } = stored;
  const more = besides(stored, STORED_NAMES);
  return {
    study: {
      id,
      tree,
      origin,
      ...(stored.details && { details: detailsOf(stored.details) }),
      ...(title && { title }),
      ...(source && { source }),
      ...(before.length > 0 && { before }),
      ...(after.length > 0 && { after }),
      ...(more && { more }),
    },
    at: hasPath(tree, at) ? at : [],
    savedAt,
  };
}

/** Parses a stored study in steps; undefined unless it is valid and every line is legal. */
export function* storedStudyInParts(id: string, text: string): InParts<SavedStudy | undefined> {
  const parsed = v.safeParse(STORED, readJson(text));
  return parsed.success ? yield* studyOf(id, parsed.output) : undefined;
}

/**
 * Whether a newer version of the page has written the entry in its own format. Looks only at the beginning, where the version is:
 * a text may be long.
 */
export const isOfNewerStudy = (text: string): boolean =>
  Number(/^\{"version":(\d+)/.exec(text)?.[1] ?? 0) > NEWEST_VERSION;

/** Parses a whole study at once; undefined if it is invalid. */
export const parseStoredStudy = (id: string, text: string): SavedStudy | undefined =>
  atOnce(storedStudyInParts(id, text));
