import { haveSameContent } from '../../game/record.ts';
import { makeStoredStudy, parseStoredStudy, type SavedStudy } from '../kept/storedStudy.ts';
import { canJoin, mergedStudies } from '../study/mergedStudies.ts';
import type { LibraryEntry } from './entry.ts';
import { type LibraryItem, makeItem } from './item.ts';
import { studyIdOf } from './libraryFile.ts';

/** Id prefix of an item that conflicts with another one and is kept beside it. */
const COPY = 'study-copy-';

/** A hash of the content. */
const nameOf = (text: string): string => {
  let hash = 0n;
  for (const character of text) hash = BigInt.asUintN(64, hash * 31n + BigInt(character.codePointAt(0) ?? 0));
  return hash.toString(36);
};

const made = (entry: LibraryEntry, saved: SavedStudy): LibraryItem => {
  const { result, savedAt, openings, losses } = entry;
  const item = makeItem({ ...entry, ending: result && { winner: result.winner, by: result.by } }, saved);
  return { ...item, entry: { ...entry, ...item.entry, savedAt, openings, losses } };
};

/** The item with an id derived from its content. The position last looked at and the time do not count as content. */
export const copyOf = (item: LibraryItem): LibraryItem => {
  const saved = parseStoredStudy(studyIdOf(item.entry.id), item.text);
  if (saved === undefined) return item;
  const { title = '', event = '', place = '', date, players } = item.entry;
  const content = makeStoredStudy({ ...saved, at: [], savedAt: 0 });
  const told = JSON.stringify([item.entry.id, title, event, place, date, players]);
  const id = COPY + nameOf(content + told);
  const kind = item.entry.kind === 'game' ? 'study' : item.entry.kind;
  return made({ ...item.entry, id, kind, isCopy: true }, { ...saved, study: { ...saved.study, id } });
};

const agree = (one: LibraryEntry, other: LibraryEntry): boolean =>
  (['title', 'event', 'place', 'date'] as const).every(name => canJoin(one[name], other[name])) &&
  (one.players === undefined || other.players === undefined || haveSameContent(one.players, other.players));

/**
 * Merges an imported item with the stored state: nothing of either is lost, and the newer one's main line stays. If they
 * conflict, it becomes a copy beside the stored one.
 */
export const joinedItem = (
  item: LibraryItem,
  known: { readonly entry: LibraryEntry; readonly text: string },
): LibraryItem => {
  if (known.text === item.text && agree(item.entry, known.entry)) return item;
  const id = studyIdOf(item.entry.id);
  const [there, here] = [parseStoredStudy(id, item.text), parseStoredStudy(id, known.text)];
  if (there === undefined || here === undefined || !agree(item.entry, known.entry)) return copyOf(item);
  const [later, earlier, entry] =
    there.savedAt > here.savedAt
      ? ([there, here, item.entry] as const)
      : ([here, there, known.entry] as const);
  const study = mergedStudies(later, earlier);
  if (study === undefined) return copyOf(item);
  return made(entry, { ...later, study });
};

const longer = (one: string | undefined, other: string | undefined): string | undefined =>
  (one ?? '').length >= (other ?? '').length ? one : other;

/** Findings about the moves are valid while the moves are the same. */
const foundIn = (item: LibraryItem, known: LibraryEntry): Partial<LibraryEntry> => {
  if (item.entry.line !== known.line) return {};
  return { openings: item.entry.openings ?? known.openings, losses: item.entry.losses ?? known.losses };
};

/** An entry that is stored again: the person's edits of the stored one are preserved. */
export const mergedEntry = (item: LibraryItem, known: LibraryEntry | undefined): LibraryEntry =>
  known === undefined
    ? item.entry
    : {
        ...known,
        ...item.entry,
        kind: known.kind === 'study' ? item.entry.kind : known.kind,
        players: item.entry.players ?? known.players,
        event: longer(item.entry.event, known.event),
        place: longer(item.entry.place, known.place),
        tags: [...new Set([...known.tags, ...item.entry.tags])],
        title: known.title ?? item.entry.title,
        date: known.date,
        ...foundIn(item, known),
        result: item.entry.result ?? known.result,
      };
