import { startOf } from '../../game/games.ts';
import type { Position } from '../../game/position.ts';
import { positionKey } from '../../game/positionKey.ts';
import { readMoves } from '../../game/transcript.ts';
import { isStandard } from '../../openings/code.ts';
import type { GameToLearn } from '../../openings/gameLines.ts';
import { parseStoredStudy, type SavedStudy } from '../../store/kept/storedStudy.ts';
import { isOwnGame, type LibraryEntry, ownColorIn, setupIn } from '../../store/library/entry.ts';
import type { LibraryItem } from '../../store/library/item.ts';
import { ownerIdOf, studyIdOf } from '../../store/library/libraryFile.ts';
import { selectPosition } from '../../store/selectors.ts';
import type { PlayContext } from '../context.ts';
import type { ItemSource } from '../importing/reader.ts';
import { notify } from '../notices.ts';
import { createFilling, createLongWork } from './addItems.ts';
import { Holding } from './entriesInMemory.ts';
import { createFiles } from './files.ts';
import { followOpenings } from './findOpenings.ts';
import type { LibraryPlay } from './libraryPlay.ts';
import { followBoard } from './recorder.ts';
import { followReviews } from './reviews.ts';
import { createTags, tagNamed, withTag } from './tags.ts';
import { lackedItems } from './takeIn.ts';

/** The latest of them are learned: nobody learns more at once. */
const MOST_GAMES = 60;

/** For the side of the person; in games of others for the one that won, or else for Black. */
const sideOf = (entry: LibraryEntry): GameToLearn['color'] =>
  ownColorIn(entry) ?? (entry.result?.winner === 'white' ? 'white' : 'black');

/** The games of entries that have an opening to learn: Othello from its usual start. */
const gamesToLearn = (entries: readonly LibraryEntry[]): readonly GameToLearn[] =>
  entries
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, MOST_GAMES)
    .flatMap(entry => {
      const setup = setupIn(entry);
      const start = setup && startOf(setup);
      if (start === undefined || !isStandard(start) || setup?.start !== undefined) return [];
      const transcript = readMoves(start, entry.line);
      return transcript === undefined ? [] : [{ transcript, color: sideOf(entry) }];
    });

export interface LibraryParts {
  readonly context: PlayContext;
  /** Opens a study that the browser keeps; false if there is none of this id. */
  readonly reopen: (id: string) => Promise<boolean>;
  /** Opens a study that is stored elsewhere. */
  readonly openStudy: (saved: SavedStudy) => void;
  readonly review: () => void;
  readonly openPlace: () => void;
  /** Learns the openings of games. */
  readonly learn: (games: readonly GameToLearn[]) => void;
  /** Hands over what was read to be put in; undefined if nothing was. */
  readonly handOver: (savedAt: number) => ItemSource | undefined;
}

/** Ask for persistent storage once the library has this many games. */
const WORTH_PERSISTING = 3;

export const createLibrary = (parts: LibraryParts): LibraryPlay => {
  const { context } = parts;
  const { library: means, stores } = context;
  const { shelf } = means;
  const { library: store, app } = stores;
  const holding = new Holding(context);
  let asked = false;

  const look = async (): Promise<void> => {
    const space = await means.space.look();
    store.setState({ space });
    if (space.persisted || !space.canAsk || asked || store.getState().entries.size < WORTH_PERSISTING) return;
    asked = true;
    await means.space.persist();
    store.setState({ space: await means.space.look() });
  };

  /** A game that has just ended, or a study: the person is told only if there is no space, and that once. */
  const record = async (item: LibraryItem): Promise<void> => {
    const outcome = await shelf.put([item], { keeps: true });
    if (outcome.type === 'done') return holding.changed(outcome.value);
    store.setState({ trouble: outcome.trouble });
    if (outcome.trouble === 'full') notify(app, 'libraryFull');
  };
  followBoard(context, item => void record(item));
  followOpenings({ context, holding });

  const takeIn = async (): Promise<void> => {
    const ids = [...context.kept.matches.ids(), ...context.kept.studies.ids()];
    const removed = await shelf.removed(ids.flatMap(id => [id, ownerIdOf(id)]));
    if (removed.type === 'failed') return holding.fail(removed.trouble);
    const { entries } = store.getState();
    const known = (id: string): number | undefined =>
      removed.value.has(id) ? Number.POSITIVE_INFINITY : entries.get(id)?.savedAt;
    const items = await lackedItems(context, known);
    if (items.length > 0)
      holding.settle(await shelf.put(items, { keeps: true, spares: true }), ids => holding.changed(ids));
  };

  const load = async (): Promise<void> => {
    const { state, trouble } = store.getState();
    if (state === 'loading') return;
    const isKnown = state === 'ready' && trouble === undefined;
    if (isKnown || (await holding.read())) await takeIn();
    await context.kept.studies.shelve(context.tab.matchId);
    await look();
  };

  const seek = async (position: Position): Promise<void> => {
    // What was found before stays until it is known better.
    const before = store.getState().sought;
    store.setState({ sought: { position, ids: before?.position === position ? before.ids : undefined } });
    const outcome = await shelf.find(positionKey(position));
    if (store.getState().sought?.position !== position) return;
    holding.settle(outcome, ids => store.setState({ sought: { position, ids } }));
  };
  // What has come meanwhile may have the position as well.
  holding.onChange = () => {
    const { sought } = store.getState();
    if (sought?.ids !== undefined) void seek(sought.position);
  };

  const open = async (id: string, step?: 'review'): Promise<void> => {
    const studyId = studyIdOf(id);
    const entry = store.getState().entries.get(id);
    const isNewest = context.kept.studies.savedAt(studyId) >= (entry?.savedAt ?? 0);
    if (!isNewest || !(await parts.reopen(studyId))) {
      const outcome = await shelf.text(id);
      if (outcome.type === 'failed') return holding.fail(outcome.trouble);
      const saved = outcome.value === undefined ? undefined : parseStoredStudy(studyId, outcome.value);
      if (saved === undefined) return store.setState({ news: { type: 'gone' } });
      parts.openStudy(saved);
    }
    if (step === 'review') parts.review();
  };

  let removed: readonly LibraryItem[] = [];
  const remove = async (ids: readonly string[]): Promise<void> => {
    holding.settle(await shelf.remove(ids, means.now()), items => {
      removed = items;
      holding.changed(ids);
      store.setState({ restorable: items.length, news: { type: 'removed', count: items.length } });
    });
  };
  const restore = async (): Promise<void> => {
    const items = removed;
    removed = [];
    store.setState({ restorable: 0 });
    holding.settle(await shelf.put(items), ids => {
      holding.changed(ids);
      store.setState({ news: { type: 'restored', count: ids.length } });
    });
  };

  const change = async (ids: readonly string[], how: (entry: LibraryEntry) => LibraryEntry): Promise<void> =>
    holding.settle(await shelf.change(ids, how), () => holding.changed(ids));

  followReviews(context, (ids, how) => void change(ids, how));

  const work = createLongWork(context);
  const fill = createFilling({ context, holding, work });
  const takeRead: LibraryPlay['takeRead'] = async tagName => {
    const source = parts.handOver(means.now());
    if (source === undefined) return;
    parts.openPlace();
    if (tagName.trim() === '') return void (await fill(source));
    const tag = tagNamed(context, tagName);
    await fill(source, { tags: [tag], prepare: item => withTag(item, tag.id) });
  };

  return {
    load: () => void load(),
    search: query => store.setState(now => ({ query: { ...now.query, ...query } })),
    findPosition: () => {
      const position = selectPosition(stores.match.getState());
      parts.openPlace();
      void seek(position);
    },
    forgetPosition: () => store.setState({ sought: undefined }),
    open: (id, step) => void open(id, step),
    select: (ids, isSelected) =>
      store.setState(({ selected }) => {
        const next = new Set(selected);
        for (const id of ids) isSelected ? next.add(id) : next.delete(id);
        return { selected: next };
      }),
    remove: ids => void remove(ids),
    restore: () => void restore(),
    rename: (id, title) => void change([id], entry => ({ ...entry, title: title.trim() || undefined })),
    learn: ids => {
      const { entries } = store.getState();
      const all = ids?.flatMap(id => entries.get(id) ?? []) ?? [...entries.values()].filter(isOwnGame);
      parts.learn(gamesToLearn(all));
    },
    ...createTags({ context, holding, change }),
    takeRead,
    ...createFiles({ context, holding, work, fill }),
    askToPersist: () =>
      void means.space.persist().then(async () => store.setState({ space: await means.space.look() })),
    dismissNews: () => store.setState({ news: undefined, trouble: undefined }),
  };
};
