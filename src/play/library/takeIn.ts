import type { LibraryItem } from '../../store/library/item.ts';
import { ownerIdOf, studyIdOf } from '../../store/library/libraryFile.ts';
import { Pacing } from '../clock.ts';
import type { PlayContext } from '../context.ts';
import { isWorthKeeping, itemOfMatch, itemOfStudy } from './makeItems.ts';

/** Saved matches and studies that are missing or outdated in the library: a tab may have died before saving them there. */
export const lackedItems = async (
  { kept: { matches, studies }, clock }: PlayContext,
  savedAtIn: (id: string) => number | undefined,
): Promise<readonly LibraryItem[]> => {
  const pacing = new Pacing(clock);
  const items: LibraryItem[] = [];
  for (const id of matches.ids()) {
    const known = savedAtIn(id);
    if (known !== undefined && known >= matches.savedAt(id)) continue;
    const stored = matches.read(id);
    if (stored !== undefined && isWorthKeeping(stored.match)) {
      const study = await studies.peek(studyIdOf(id));
      items.push(itemOfMatch(stored.match, { kind: 'local', study, savedAt: stored.savedAt }));
    }
    await pacing.rest();
  }
  const taken = new Map(items.map(({ entry }) => [entry.id, entry.savedAt]));
  for (const id of studies.ids()) {
    const own = ownerIdOf(id);
    const known = Math.max(savedAtIn(id) ?? -1, savedAtIn(own) ?? -1);
    if (known >= studies.savedAt(id)) continue;
    const stored = taken.has(own) ? undefined : await studies.peek(id);
    const item = stored && itemOfStudy(stored, one => savedAtIn(one) !== undefined);
    if (item !== undefined) items.push(item);
    await pacing.rest();
  }
  return items;
};
