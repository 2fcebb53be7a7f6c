import { startOf } from '../../game/games.ts';
import { readMoves, replayOf } from '../../game/transcript.ts';
import type { OpeningNames } from '../../openings/names.ts';
import { type EntryOpenings, type LibraryEntry, setupIn } from '../../store/library/entry.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import { Pacing } from '../clock.ts';
import type { PlayContext } from '../context.ts';
import type { Holding } from './entriesInMemory.ts';

/** How many entries are written at a time. */
const WRITTEN_AT_ONCE = 250;

const openingsOf = (names: OpeningNames, entry: LibraryEntry): EntryOpenings => {
  const setup = setupIn(entry);
  const moves = setup && readMoves(startOf(setup), entry.line);
  const course = setup && moves && replayOf(setup, moves);
  return { mark: names.mark, codes: course?.type === 'legal' ? names.codesIn(course.positions) : [] };
};

/** Other games and boards have no openings with names. */
const mayHaveNames = ({ game, size }: LibraryEntry): boolean => game === 'othello' && size === '8x8';

/**
 * Finds the openings of all entries, as soon as their names are known, and keeps them with the entries: a file with other
 * names has another mark, and has them looked for again.
 */
export const followOpenings = ({ context, holding }: { context: PlayContext; holding: Holding }): void => {
  const { library, openings } = context.stores;
  const { shelf } = context.library;
  /** An opening that cannot be stored is not looked up again until its entry has been reloaded. */
  const tried = new WeakSet<LibraryEntry>();
  let isBusy = false;

  const lacking = (names: OpeningNames): readonly LibraryEntry[] =>
    [...library.getState().entries.values()].filter(
      entry => mayHaveNames(entry) && entry.openings?.mark !== names.mark && !tried.has(entry),
    );

  const findSome = async (names: OpeningNames, entries: readonly LibraryEntry[]): Promise<void> => {
    const pacing = new Pacing(context.clock);
    const found = new Map<string, EntryOpenings>();
    for (const entry of entries) {
      tried.add(entry);
      found.set(entry.id, openingsOf(names, entry));
      await pacing.rest();
    }
    const outcome = await shelf.change([...found.keys()], entry => ({
      ...entry,
      openings: found.get(entry.id),
    }));
    holding.settle(outcome, changed => holding.show(changed));
  };

  const find = async (): Promise<void> => {
    const names = fetchedValue(openings.getState().names);
    if (names === undefined || isBusy || library.getState().state !== 'ready') return;
    isBusy = true;
    for (let entries = lacking(names); entries.length > 0; entries = lacking(names))
      await findSome(names, entries.slice(0, WRITTEN_AT_ONCE));
    isBusy = false;
  };

  library.subscribe(({ entries, state }, before) => {
    if (entries !== before.entries || state !== before.state) void find();
  });
  openings.subscribe(({ names }, before) => {
    if (names !== before.names) void find();
  });
};
