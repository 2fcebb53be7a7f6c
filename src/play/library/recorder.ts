import type { Match } from '../../game/match.ts';
import type { SavedStudy } from '../../store/kept/storedStudy.ts';
import type { LibraryItem } from '../../store/library/item.ts';
import { ownerIdOf, studyIdOf } from '../../store/library/libraryFile.ts';
import { selectGameKind } from '../../store/stores.ts';
import type { Study } from '../../store/studyStore.ts';
import { selectOwnSeat } from '../../store/table/tableSelectors.ts';
import type { PlayContext } from '../context.ts';
import { isWorthKeeping, itemOfMatch, itemOfStudy } from './makeItems.ts';

/** Debounce before a changed study is saved, in milliseconds. */
const STUDY_REST = 1500;

/** Saves finished matches and changed studies in the library. */
export const followBoard = (context: PlayContext, record: (item: LibraryItem) => void): void => {
  const { stores, clock, library } = context;
  const { studies } = context.kept;

  const recordMatch = async (match: Match): Promise<void> => {
    const kind = selectGameKind(stores);
    const isOwn =
      kind === 'local' || (kind === 'online' && selectOwnSeat(stores.online.getState()) !== undefined);
    if (!isOwn || !isWorthKeeping(match)) return;
    const savedAt = library.now();
    const study = await studies.peek(studyIdOf(match.id));
    record(itemOfMatch(match, { kind: kind === 'local' ? 'local' : 'online', study, savedAt }));
  };
  stores.match.subscribe(({ match }, before) => {
    if (match !== undefined && match !== before.match) void recordMatch(match);
  });

  const makeAndRecord = async (saved: SavedStudy): Promise<void> => {
    const own = ownerIdOf(saved.study.id);
    const known = await library.thread.call('savedAt', [own]);
    const item = itemOfStudy(saved, () => known.type === 'done' && known.value[own] !== undefined);
    if (item !== undefined) record(item);
  };
  let waiting: Study | undefined;
  let cancel = (): void => {};
  const recordStudy = (): void => {
    cancel();
    const study = waiting;
    waiting = undefined;
    const { match } = stores.match.getState();
    const at = match?.id === study?.id ? (match?.transcript ?? []) : [];
    if (study !== undefined) void makeAndRecord({ study, at, savedAt: library.now() });
  };
  stores.study.subscribe(({ study }, before) => {
    if (study?.tree === before.study?.tree) return;
    if (waiting !== undefined && study?.id !== waiting.id) recordStudy();
    // The study was just opened, so it is as stored.
    if (study === undefined || study.id !== before.study?.id) return;
    waiting = study;
    cancel();
    cancel = clock.after(STUDY_REST, recordStudy);
  });
};
