import { ownIn } from '../../game/record.ts';
import type { GameToLearn } from '../../openings/gameLines.ts';
import { parseStoredStudy, type SavedStudy } from '../../store/kept/storedStudy.ts';
import { isOwnGame } from '../../store/library/entry.ts';
import type { LibraryItem } from '../../store/library/item.ts';
import { ownerIdOf, studyIdOf } from '../../store/library/libraryFile.ts';
import type { LibraryWork } from '../../store/library/libraryStore.ts';
import { selectPosition } from '../../store/selectors.ts';
import type { PlayContext } from '../context.ts';
import type { HandedOver } from '../importing/reader.ts';
import { notify } from '../notices.ts';
import { createFiles } from './files.ts';
import { Holding } from './holding.ts';
import type { LibraryPlay } from './libraryPlay.ts';
import { createFilling, createLongWork } from './longWork.ts';
import { followNames, gamesToLearn, MOST_GAMES } from './openings.ts';
import { followBoard } from './recorder.ts';
import { followReviews } from './reviews.ts';
import { createShownList } from './shownList.ts';
import { createTags, tagNamed } from './tags.ts';
import { lackedItems } from './takeIn.ts';
import type { EntryChange } from './thread/calls.ts';

export interface LibraryParts {
  readonly context: PlayContext;
  /** Opens a saved study; false if there is none with this id. */
  readonly reopen: (id: string) => Promise<boolean>;
  /** Opens a study that is stored elsewhere. */
  readonly openStudy: (saved: SavedStudy) => void;
  readonly review: () => void;
  readonly openPlace: () => void;
  /** Adds the openings of games to those the person learns. */
  readonly learn: (games: readonly GameToLearn[]) => void;
  /** Hands over the games that were read; undefined if there are none. */
  readonly handOver: (savedAt: number) => HandedOver | undefined;
}

/** Up to this many entries are deleted and restored without a progress bar. */
const FEW = 500;
/** Number of games from which persistent storage is requested. */
const WORTH_PERSISTING = 3;

export const createLibrary = (parts: LibraryParts): LibraryPlay => {
  const { context } = parts;
  const { library: means, stores } = context;
  const { thread } = means;
  const { library: store, app } = stores;
  const holding = new Holding(context);
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
    if (removed.type === 'failed') return holding.fail(removed.trouble);
    if (savedAt.type === 'failed') return holding.fail(savedAt.trouble);
    const known = (id: string): number | undefined =>
      removed.value.includes(id) ? Number.POSITIVE_INFINITY : ownIn(savedAt.value, id);
    const items = await lackedItems(context, known);
    if (items.length > 0)
      holding.settle(await thread.call('put', items, { keeps: true, spares: true }), () => undefined);
  };

  const load = async (): Promise<void> => {
    const { state, trouble } = store.getState();
    if (state === 'loading') return;
    const isKnown = state === 'ready' && trouble === undefined;
    if (isKnown || (await holding.read())) await takeIn();
    await context.kept.studies.shelve(context.tab.matchId);
    await look();
  };

  const open = async (id: string, step?: 'review'): Promise<void> => {
    const studyId = studyIdOf(id);
    const savedAt = await thread.call('savedAt', [id]);
    const known = savedAt.type === 'done' ? (ownIn(savedAt.value, id) ?? 0) : 0;
    const isNewest = context.kept.studies.savedAt(studyId) >= known;
    if (!isNewest || !(await parts.reopen(studyId))) {
      const outcome = await thread.call('text', id);
      if (outcome.type === 'failed') return holding.fail(outcome.trouble);
      const saved = outcome.value === undefined ? undefined : parseStoredStudy(studyId, outcome.value);
      if (saved === undefined) return store.setState({ news: { type: 'gone' } });
      parts.openStudy(saved);
    }
    if (step === 'review') parts.review();
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
    holding.settle(outcome, ({ count, trouble }) => {
      const gone = new Set(ids);
      store.setState(({ selected }) => ({
        restorable: count,
        news: { type: 'removed', count },
        selected: new Set([...selected].filter(id => !gone.has(id))),
        isAllSelected: false,
      }));
      if (trouble !== undefined) holding.fail(trouble);
    });
  };
  const restore = async (): Promise<void> => {
    const { restorable } = store.getState();
    store.setState({ restorable: 0 });
    const outcome = await atLength('restoring', restorable, () => thread.call('restore'));
    if (outcome.type === 'failed') store.setState({ restorable });
    holding.settle(outcome, count =>
      store.setState({ restorable: restorable - count, news: { type: 'restored', count } }),
    );
  };

  const change = async (ids: readonly string[], how: EntryChange): Promise<void> =>
    holding.settle(await thread.call('change', ids, how), () => undefined);

  followReviews(context, (id, how) => void change([id], how));

  const learn = async (ids: readonly string[] | undefined): Promise<void> => {
    if (ids === undefined) return parts.learn(gamesToLearn(store.getState().played.filter(isOwnGame)));
    holding.settle(await thread.call('newest', ids, MOST_GAMES), entries =>
      parts.learn(gamesToLearn(entries)),
    );
  };

  const work = createLongWork(context);
  const fill = createFilling({ context, holding, work });
  const takeRead: LibraryPlay['takeRead'] = async tagName => {
    const items = parts.handOver(means.now());
    if (items === undefined) return;
    parts.openPlace();
    if (tagName.trim() === '') return void (await fill(items));
    const tag = tagNamed(context, tagName);
    await fill(items, { tags: [tag], tag: tag.id });
  };

  return {
    load: () => void load(),
    ...createShownList({ context, holding }),
    search: query => store.setState(now => ({ query: { ...now.query, ...query } })),
    findPosition: () => {
      store.setState({ sought: selectPosition(stores.match.getState()) });
      parts.openPlace();
    },
    forgetPosition: () => store.setState({ sought: undefined }),
    open: (id, step) => void open(id, step),
    select: (ids, isSelected) =>
      store.setState(({ selected }) => {
        const next = new Set(selected);
        for (const id of ids) isSelected ? next.add(id) : next.delete(id);
        return { selected: next, isAllSelected: false };
      }),
    remove: ids => void remove(ids),
    restore: () => void restore(),
    rename: (id, title) => void change([id], { type: 'title', title: title.trim() || undefined }),
    learn: ids => void learn(ids),
    ...createTags({ context, holding, change }),
    takeRead,
    ...createFiles({ context, holding, work, fill }),
    askToPersist: () =>
      void means.space.persist().then(async () => store.setState({ space: await means.space.look() })),
    dismissNews: () => store.setState({ news: undefined, trouble: undefined }),
  };
};
