import { annotated, linesOf, type MoveNote, nodeAt, nodesOf, withLine } from '../../game/tree.ts';
import { parseStoredStudy, type SavedStudy } from '../kept/storedStudy.ts';
import type { LibraryEntry } from './entry.ts';
import { type LibraryItem, makeItem } from './item.ts';
import { studyIdOf } from './libraryFile.ts';

const isNoted = ({ comment, mark }: MoveNote): boolean => comment !== undefined || mark !== undefined;

/** The later of two states of a study, with the lines and notes that only the earlier one has. */
const joined = (later: SavedStudy, earlier: SavedStudy): SavedStudy => {
  const withLines = linesOf(earlier.study.tree).reduce(withLine, later.study.tree);
  const tree = nodesOf(earlier.study.tree, isNoted).reduce((noted, { path, node }) => {
    const { comment, mark } = nodeAt(noted, path) ?? {};
    return annotated(noted, path, { comment: comment ?? node.comment, mark: mark ?? node.mark });
  }, withLines);
  return { ...later, study: { ...later.study, tree } };
};

/**
 * What becomes of an item that is stored already in another state: the main line is that of the one written last, and no
 * variation or note of either is lost. Undefined if the stored one cannot be read.
 */
export const joinedItem = (
  item: LibraryItem,
  known: { readonly entry: LibraryEntry; readonly text: string },
): LibraryItem | undefined => {
  if (known.text === item.text) return item;
  const id = studyIdOf(item.entry.id);
  const [there, here] = [parseStoredStudy(id, item.text), parseStoredStudy(id, known.text)];
  if (there === undefined || here === undefined) return undefined;
  const [later, earlier, entry] =
    there.savedAt > here.savedAt
      ? ([there, here, item.entry] as const)
      : ([here, there, known.entry] as const);
  const { result, savedAt, openings, losses } = entry;
  const made = makeItem(
    { ...entry, ending: result && { winner: result.winner, by: result.by } },
    joined(later, earlier),
  );
  return { ...made, entry: { ...made.entry, savedAt, openings, losses } };
};

/** What was found out about the moves holds as long as these are the same. */
const foundIn = (item: LibraryItem, known: LibraryEntry): Partial<LibraryEntry> => {
  if (item.entry.line !== known.line) return {};
  return { openings: item.entry.openings ?? known.openings, losses: item.entry.losses ?? known.losses };
};

/** An entry that is put in again: what a person has said of the stored one stays. */
export const mergedEntry = (item: LibraryItem, known: LibraryEntry | undefined): LibraryEntry =>
  known === undefined
    ? item.entry
    : {
        ...item.entry,
        kind: known.kind === 'study' ? item.entry.kind : known.kind,
        players: item.entry.players ?? known.players,
        event: item.entry.event ?? known.event,
        place: item.entry.place ?? known.place,
        tags: [...new Set([...known.tags, ...item.entry.tags])],
        title: known.title ?? item.entry.title,
        date: known.date,
        ...foundIn(item, known),
        result: item.entry.result ?? known.result,
      };
