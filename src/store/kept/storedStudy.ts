import * as v from 'valibot';
import {
  DETAIL_LENGTH,
  DETAIL_NAMES,
  type GameRecord,
  MOST_CHAPTERS,
  type RecordDetails,
} from '../../formats/record.ts';
import { readChapter, writeChapter } from '../../formats/study/chapter.ts';
import { readNote, writeNote } from '../../formats/study/notes.ts';
import { type GrowingNode, growingRoot, grown, treeFrom } from '../../formats/text/growingTree.ts';
import { MOST_FREE_PASSES, type Setup, startOf } from '../../game/games.ts';
import type { Position } from '../../game/position.ts';
import { recordOf } from '../../game/record.ts';
import type { Seat } from '../../game/seat.ts';
import {
  type Move,
  passesIn,
  readMoves,
  replay,
  type Transcript,
  writeMoves,
} from '../../game/transcript.ts';
import {
  COMMENT_LENGTH,
  type GameTree,
  hasPath,
  isNoted,
  linesOf,
  MOST_DRAWN,
  MOVE_MARKS,
  nodesOf,
  withoutDirections,
} from '../../game/tree.ts';
import type { Study, StudyOrigin } from '../studyStore.ts';
import {
  makeStoredSetup,
  maySit,
  STORED_ANY_SEAT,
  STORED_SETUP,
  STORED_VERSION,
  shownSetupOf,
  storedVersion,
} from './storedSetup.ts';

/** A study as it stood at a time, in milliseconds since 1970, with the moves up to the position that was looked at. */
export interface SavedStudy {
  readonly study: Study;
  readonly at: Transcript;
  readonly savedAt: number;
}

/** A study as a list shows it. */
export interface ListedStudy extends SavedStudy {
  /** Somebody else has made it, and it is held for this visit alone. */
  readonly isHeld?: boolean;
}

/**
 * The longest line and id. How many lines there may be is not limited: whatever can be made, imported or opened has to be read again,
 * and the browser's storage bounds it.
 */
const MOST = { moves: 400, id: 100 } as const;

const moves = v.pipe(v.string(), v.maxLength(MOST.moves));
const note = v.object({
  at: moves,
  comment: v.optional(v.pipe(v.string(), v.maxLength(COMMENT_LENGTH), v.transform(withoutDirections))),
  mark: v.optional(v.picklist(MOVE_MARKS)),
  drawn: v.optional(v.pipe(v.array(v.string()), v.maxLength(MOST_DRAWN))),
  asked: v.optional(v.unknown()),
});

const detail = v.optional(v.pipe(v.string(), v.maxLength(DETAIL_LENGTH), v.transform(withoutDirections)));
/** What a file said of a game that was brought in. */
const details = v.object({
  players: v.optional(v.object({ black: detail, white: detail })),
  ...recordOf(DETAIL_NAMES, () => detail),
});

/** The chapters beside the one that was looked at; what is in them is checked when it is read. */
const chapters = v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MOST_CHAPTERS)));

/** Each line goes from the start of the game to its end, the main line first. */
const STORED = v.object({
  version: STORED_VERSION,
  ...STORED_SETUP,
  origin: v.optional(
    v.object({
      kind: v.picklist(['local', 'online', 'replay']),
      id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST.id)),
      players: v.object({ black: STORED_ANY_SEAT, white: STORED_ANY_SEAT }),
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

const writer = ({ setup }: GameTree): ((line: Transcript) => string) => {
  const { rules } = startOf(setup);
  return line => writeMoves(rules, line);
};

const written = new WeakMap<GameTree, string>();

/** The moves and notes of a tree. A step on the board changes neither, and there can be a hundred thousand of them. */
const writeTree = (tree: GameTree): string => {
  const known = written.get(tree);
  if (known !== undefined) return known;
  const write = writer(tree);
  const notes = [
    ...(isNoted(tree.note ?? {}) ? [writeNote('', tree.note ?? {})] : []),
    ...nodesOf(tree, isNoted).map(({ path, node }) => writeNote(write(path), node)),
  ];
  const text = `"lines":${JSON.stringify(linesOf(tree).map(write))},"notes":${JSON.stringify(notes)}`;
  written.set(tree, text);
  return text;
};

const writtenChapters = new WeakMap<readonly GameRecord[], string>();

/** The chapters that are not on the board, which stay as they are while one is written. */
const writeChapters = (all: readonly GameRecord[]): string => {
  const known = writtenChapters.get(all);
  if (known !== undefined) return known;
  const text = JSON.stringify(all.map(writeChapter));
  writtenChapters.set(all, text);
  return text;
};

export const makeStoredStudy = ({
  study: { tree, origin, details: told, title, source, before = [], after = [] },
  at,
  savedAt,
}: SavedStudy): string => {
  const rest = JSON.stringify({
    version: storedVersion(tree.setup),
    ...makeStoredSetup(tree.setup),
    origin,
    details: told,
    title,
    source,
    at: writer(tree)(at),
    savedAt,
  });
  const beside = [
    ...(before.length > 0 ? [`"before":${writeChapters(before)},`] : []),
    ...(after.length > 0 ? [`"after":${writeChapters(after)},`] : []),
  ];
  return `${rest.slice(0, -1)},${beside.join('')}${writeTree(tree)}}`;
};

/** How many moves two lines have in common. */
const sharedLength = (one: Transcript, other: Transcript): number => {
  const differs = one.findIndex((move, ply) => move !== other[ply]);
  return differs < 0 ? one.length : differs;
};

/** Whether all lines can be played. What a line shares with the one before is played only once. */
const areLegal = (setup: Setup, lines: readonly Transcript[]): boolean => {
  const mostPasses = setup.freePassing ? MOST_FREE_PASSES : 0;
  let before: Transcript = [];
  let positions: readonly Position[] = [startOf(setup)];
  for (const line of lines) {
    const shared = sharedLength(line, before);
    const known = line.slice(0, shared);
    const start = positions[shared] ?? startOf(setup);
    const played = replay(start, line.slice(shared), mostPasses - passesIn(known));
    if (played.type === 'illegal') return false;
    positions = [...positions.slice(0, shared), ...played.positions];
    before = line;
  }
  return true;
};

const known = <T>(values: readonly (T | undefined)[]): readonly T[] | undefined =>
  values.every(value => value !== undefined) ? values : undefined;

const originOf = (setup: Setup, origin: StoredStudy['origin']): StudyOrigin | 'broken' | undefined => {
  if (origin === undefined) return undefined;
  const place = (one: NonNullable<typeof origin>['players']['black']): Seat | undefined => {
    if (one.type === 'remote') return { type: 'remote', name: one.name };
    return maySit(setup, one) ? one : undefined;
  };
  const [black, white] = [place(origin.players.black), place(origin.players.white)];
  if (black === undefined || white === undefined) return 'broken';
  return { kind: origin.kind, id: origin.id, players: { black, white } };
};

const knownAfter = (node: GrowingNode | undefined, move: Move): GrowingNode | undefined =>
  node?.children.find(child => child.move === move);

const studyOf = (id: string, stored: StoredStudy): SavedStudy | undefined => {
  const setup = shownSetupOf(stored);
  const origin = setup && originOf(setup, stored.origin);
  if (setup === undefined || origin === 'broken') return undefined;
  const read = (text: string): Transcript | undefined => readMoves(startOf(setup), text);
  const [lines, at] = [known(stored.lines.map(read)), read(stored.at)];
  if (lines === undefined || at === undefined || !areLegal(setup, lines)) return undefined;
  const root = growingRoot();
  for (const line of lines) line.reduce(grown, root);
  for (const { at: place, ...said } of stored.notes) {
    const node = (read(place) ?? []).reduce<GrowingNode | undefined>(knownAfter, root);
    if (node !== undefined) Object.assign(node, readNote(said));
  }
  const [before, after] = [stored.before ?? [], stored.after ?? []].map(all => known(all.map(readChapter)));
  if (before === undefined || after === undefined) return undefined;
  const tree = treeFrom(setup, root);
  const { savedAt, title, source } = stored;
  const told = stored.details as RecordDetails | undefined;
  return {
    study: {
      id,
      tree,
      origin,
      ...(told && { details: told }),
      ...(title && { title }),
      ...(source && { source }),
      ...(before.length > 0 && { before }),
      ...(after.length > 0 && { after }),
    },
    at: hasPath(tree, at) ? at : [],
    savedAt,
  };
};

/** The study of a stored entry; undefined unless it can be read and every line of it is legal. */
export const parseStoredStudy = (id: string, text: string): SavedStudy | undefined => {
  try {
    const parsed = v.safeParse(STORED, JSON.parse(text));
    return parsed.success ? studyOf(id, parsed.output) : undefined;
  } catch {
    return undefined;
  }
};
