import { ownIn } from '../../game/record.ts';
import type { Place } from '../../look/places.ts';
import type { GameToLearn } from '../../openings/gameLines.ts';
import { parseStoredStudy, type SavedStudy } from '../../store/kept/storedStudy.ts';
import { isOwnGame } from '../../store/library/entry.ts';
import type { LibraryItem } from '../../store/library/item.ts';
import { ownerIdOf, studyIdOf } from '../../store/library/libraryFile.ts';
import type { LibraryWork } from '../../store/library/libraryStore.ts';
import type { LibraryQuery } from '../../store/library/query.ts';
import { selectPosition } from '../../store/selectors.ts';
import type { PlayContext } from '../context.ts';
import { notify } from '../notices.ts';
import { createFill, createLongWork } from './longWork.ts';
import { LibraryMirror } from './mirror.ts';
import { followNames, gamesToLearn, MOST_GAMES } from './openings.ts';
import { followBoard } from './recorder.ts';
import { keepReviewLosses } from './reviews.ts';
import { createShownList } from './shownList.ts';
import { createTags } from './tags.ts';
import { lackedItems } from './takeIn.ts';
import type { EntryChange } from './thread/calls.ts';

interface LibraryParts {
  readonly context: PlayContext;
  readonly study: {
    reopen(id: string): Promise<boolean>;
    openSaved(saved: SavedStudy): void;
    review(): void;
  };
  readonly navigation: { open(place: Place): void };
  readonly openings: { learnGames(games: readonly GameToLearn[]): void };
}

/** Up to this many entries are deleted and restored without a progress bar. */
const FEW = 500;
/** Number of games from which persistent storage is requested. */
const WORTH_PERSISTING = 3;

/** The library. `play` is everything a person does in it; results go to the store. `work` and `fill` are for importing. */
export type Library = ReturnType<typeof createLibrary>;

export const createLibrary = ({ context, study, navigation, openings }: LibraryParts) => {
  const { library: means, stores } = context;
  const { thread } = means;
  const { library: store, app } = stores;
  const mirror = new LibraryMirror(context);
  let asked = false;

  const look = async (): Promise<void> => {
    const space = await means.space.look();
    store.setState({ space });
    if (space.persisted || !space.canAsk || asked || store.getState().count < WORTH_PERSISTING) return;
    asked = true;
    await means.space.persist();
    store.setState({ space: await means.space.look() });
  };

  /** Saves a finished game or a study. Reports only a lack of space, and only once. */
  const record = async (item: LibraryItem): Promise<void> => {
    const outcome = await thread.call('put', [item], { keeps: true });
    if (outcome.type === 'done') return;
    store.setState({ trouble: outcome.trouble });
    if (outcome.trouble === 'full') notify(app, 'libraryFull');
  };
  followBoard(context, item => void record(item));
  followNames(context);

  const takeIn = async (): Promise<void> => {
    const kept = [...context.kept.matches.ids(), ...context.kept.studies.ids()];
    const ids = kept.flatMap(id => [id, ownerIdOf(id)]);
    const [removed, savedAt] = [await thread.call('removed', ids), await thread.call('savedAt', ids)];
    if (removed.type === 'failed') return mirror.fail(removed.trouble);
    if (savedAt.type === 'failed') return mirror.fail(savedAt.trouble);
    const known = (id: string): number | undefined =>
      removed.value.includes(id) ? Number.POSITIVE_INFINITY : ownIn(savedAt.value, id);
    const items = await lackedItems(context, known);
    if (items.length > 0)
      mirror.settle(await thread.call('put', items, { keeps: true, spares: true }), () => undefined);
  };

  const load = async (): Promise<void> => {
    const { state, trouble } = store.getState();
    if (state === 'loading') return;
    const isKnown = state === 'ready' && trouble === undefined;
    if (isKnown || (await mirror.read())) await takeIn();
    await context.kept.studies.shelve(context.tab.matchId);
    await look();
  };

  const open = async (id: string, step?: 'review'): Promise<void> => {
    const studyId = studyIdOf(id);
    const savedAt = await thread.call('savedAt', [id]);
    const known = savedAt.type === 'done' ? (ownIn(savedAt.value, id) ?? 0) : 0;
    const isNewest = context.kept.studies.savedAt(studyId) >= known;
    if (!isNewest || !(await study.reopen(studyId))) {
      const outcome = await thread.call('text', id);
      if (outcome.type === 'failed') return mirror.fail(outcome.trouble);
      const saved = outcome.value === undefined ? undefined : parseStoredStudy(studyId, outcome.value);
      if (saved === undefined) return store.setState({ news: { type: 'gone' } });
      study.openSaved(saved);
      stores.study.setState({ openedFrom: 'library' });
    }
    if (step === 'review') study.review();
  };

  /** Shows progress for long work and lets the person cancel it. */
  const atLength = async <T>(
    what: LibraryWork['what'],
    count: number,
    call: () => Promise<T>,
  ): Promise<T> => {
    if (count <= FEW) return call();
    work.begin(what, count);
    work.onCancel(() => void thread.call('cancel', 'stopped'));
    const outcome = await call();
    work.end();
    return outcome;
  };

  const remove = async (ids: readonly string[]): Promise<void> => {
    const outcome = await atLength('removing', ids.length, () => thread.call('remove', ids, means.now()));
    mirror.settle(outcome, ({ count, trouble }) => {
      const gone = new Set(ids);
      store.setState(({ selected }) => ({
        restorable: count,
        news: { type: 'removed', count },
        selected: new Set([...selected].filter(id => !gone.has(id))),
        isAllSelected: false,
      }));
      if (trouble !== undefined) mirror.fail(trouble);
    });
  };
  const restore = async (): Promise<void> => {
    const { restorable } = store.getState();
    store.setState({ restorable: 0 });
    const outcome = await atLength('restoring', restorable, () => thread.call('restore'));
    if (outcome.type === 'failed') store.setState({ restorable });
    mirror.settle(outcome, count =>
      store.setState({ restorable: restorable - count, news: { type: 'restored', count } }),
    );
  };

  const change = async (ids: readonly string[], how: EntryChange): Promise<void> =>
    mirror.settle(await thread.call('change', ids, how), () => undefined);

  keepReviewLosses(context, (id, how) => void change([id], how));

  const learn = async (ids: readonly string[] | undefined): Promise<void> => {
    if (ids === undefined)
      return openings.learnGames(gamesToLearn(store.getState().played.filter(isOwnGame)));
    mirror.settle(await thread.call('newest', ids, MOST_GAMES), entries =>
      openings.learnGames(gamesToLearn(entries)),
    );
  };

  const work = createLongWork(context);
  const fill = createFill({ context, mirror, work });

  const exportAll = async (): Promise<Blob | undefined> => {
    work.begin('exporting', store.getState().count);
    work.onCancel(() => void thread.call('cancel', 'stopped'));
    const outcome = await thread.call('exportAll');
    work.end();
    if (outcome.type === 'failed') mirror.fail(outcome.trouble);
    return outcome.type === 'failed' ? undefined : outcome.value;
  };

  const play = {
    /** Loads the library, and imports matches and studies saved elsewhere in the browser. Also retries after an error. */
    load: (): void => void load(),
    ...createShownList({ context, mirror }),
    /** Changes the search and the filters. */
    search: (query: Partial<LibraryQuery>): void =>
      store.setState(now => ({ query: { ...now.query, ...query } })),
    /** Opens the library with all games that reach the position on the board. */
    findPosition: (): void => {
      store.setState({ sought: selectPosition(stores.match.getState()) });
      navigation.open('library');
    },
    forgetPosition: (): void => store.setState({ sought: undefined }),
    /** Opens an entry as a study; with `review` its review begins. */
    open: (id: string, step?: 'review'): void => void open(id, step),
    select: (ids: readonly string[], isSelected: boolean): void =>
      store.setState(({ selected }) => {
        const next = new Set(selected);
        for (const id of ids) isSelected ? next.add(id) : next.delete(id);
        return { selected: next, isAllSelected: false };
      }),
    remove: (ids: readonly string[]): void => void remove(ids),
    /** Undoes the last deletion. */
    restore: (): void => void restore(),
    rename: (id: string, title: string): void =>
      void change([id], { type: 'title', title: title.trim() || undefined }),
    /** Learns the openings of these games; without ids, of the person's own games. */
    learn: (ids?: readonly string[]): void => void learn(ids),
    ...createTags({ context, mirror, change }),
    /** The library as one file; undefined if that failed or was cancelled. */
    exportAll,
    /** Cancels long work. Items imported by then stay. */
    cancelWork: work.cancel,
    /** Requests persistent storage. */
    askToPersist: (): void =>
      void means.space.persist().then(async () => store.setState({ space: await means.space.look() })),
    dismissNews: (): void => store.setState({ news: undefined, trouble: undefined }),
  };
  return { play, work, fill };
};
