import { writeEnding } from '../../formats/ending.ts';
import { COLORS } from '../../game/color.ts';
import { isMatchOver, isUntouched, type Match } from '../../game/match.ts';
import { isHuman } from '../../game/seat.ts';
import { lineThrough, treeOf, withMainLine } from '../../game/tree.ts';
import type { SavedStudy } from '../../store/kept/storedStudy.ts';
import { isAnnotated, type LibraryItem, makeItem } from '../../store/library/item.ts';
import { ownerIdOf, studyIdOf } from '../../store/library/libraryFile.ts';

const dateOf = (time: number): string => new Date(time).toISOString();

/** Whether a match belongs in the library: it is over, and a person of this browser played in it. */
export const isWorthKeeping = (match: Match): boolean =>
  isMatchOver(match) && !isUntouched(match) && COLORS.some(color => isHuman(match.seats, color));

/** A finished match, with the variations of its study. */
export const itemOfMatch = (
  match: Match,
  { kind, study, savedAt }: { kind: 'local' | 'online'; study: SavedStudy | undefined; savedAt: number },
): LibraryItem => {
  const { id, setup, transcript, seats, ending } = match;
  const result = ending && writeEnding(ending);
  const tree = study === undefined ? treeOf(setup, transcript) : withMainLine(study.study.tree, transcript);
  return makeItem(
    { id, kind: 'game', date: dateOf(savedAt), ending },
    {
      study: {
        id: studyIdOf(id),
        tree,
        origin: { kind, id, players: seats },
        ...(result && { details: { result } }),
      },
      at: study?.at ?? transcript,
      savedAt,
    },
  );
};

/** The id of a study in the library: that of its game or imported record, unless it is a second copy. */
export const entryIdOf = ({ id, origin }: SavedStudy['study'], isEntry: (id: string) => boolean): string => {
  const own = ownerIdOf(id);
  const belongs = origin === undefined ? isEntry(own) : studyIdOf(origin.id) === id;
  return belongs ? own : id;
};

/** A study with content of its own; undefined for a mere copy of a game and for an empty board. */
export const itemOfStudy = (saved: SavedStudy, isEntry: (id: string) => boolean): LibraryItem | undefined => {
  const { study, savedAt } = saved;
  const { tree, origin } = study;
  const isOwn = isAnnotated(tree) || origin === undefined;
  if (!isOwn || lineThrough(tree, []).length === 0) return undefined;
  return makeItem({ id: entryIdOf(study, isEntry), kind: 'study', date: dateOf(savedAt) }, saved);
};
