import type { Exercise } from '../../store/exerciseStore.ts';
import type { ExerciseCall } from '../../store/kept/exerciseCall.ts';
import type { Mistake } from '../../store/kept/savedMistakes.ts';
import type { PuzzleRecord } from '../../store/puzzlesStore.ts';
import {
  dailyPuzzles,
  dateOf,
  isForTraining,
  isOfSet,
  nextPuzzle,
  type PuzzleSet,
} from '../../study/exercises/puzzleChoice.ts';
import { asksToSave, type PuzzleEntry, puzzleTask, readPuzzle } from '../../study/exercises/puzzles.ts';
import type { Idea } from '../../study/weaknesses.ts';
import type { PlayContext } from '../context.ts';
import type { ExerciseRun } from '../exercise/exerciseGame.ts';
import { loadRating } from '../files/puzzles.ts';
import { notify } from '../notices.ts';
import { createScheduler } from '../scheduler.ts';
import { dueMistakes, mistakeExercise, mistakeKey } from './mistakes.ts';
import { hasTried, withAnswer, withDaily, withMemory } from './record.ts';
import type { OwnCost } from './weaknesses.ts';

/** Number of recent puzzles that are not drawn again. */
const RECENT = 300;

interface PuzzleParts {
  readonly context: PlayContext;
  readonly start: (exercise: Exercise, run: ExerciseRun) => void;
  /** Opens the page of puzzles. */
  readonly leave: () => void;
}

/** A puzzle and its introduction. */
interface Shown {
  readonly entry: PuzzleEntry;
  readonly title: Exercise['title'];
  readonly next: (() => void) | undefined;
  readonly again: ExerciseCall;
  /** The next step, after a reload. */
  readonly onward?: ExerciseCall | undefined;
  readonly tried?: (isRight: boolean) => void;
}

/** Everything a person does with puzzles; answers are given on the board, as in any exercise. */
export type PuzzlesPlay = ReturnType<typeof createPuzzles>;

export const createPuzzles = ({ context, start, leave }: PuzzleParts) => {
  const { stores, now, random } = context;
  const { puzzles: savedPuzzles, mistakes } = context.kept;
  const store = stores.puzzles;
  const scheduler = createScheduler(stores.app);

  const entries = (): readonly PuzzleEntry[] => {
    const { list } = store.getState();
    return list.type === 'loaded' ? list.entries : [];
  };
  const countMistakes = (record: PuzzleRecord) => {
    const kept = mistakes.list();
    return { kept: kept.length, due: dueMistakes(kept, record, now()).length };
  };
  /** Reloads the stored results first, so that tabs do not overwrite each other. */
  const change = (edit: (record: PuzzleRecord) => PuzzleRecord): void => {
    const record = edit(savedPuzzles.load());
    if (!savedPuzzles.save(record)) notify(stores.app, 'storageFull');
    store.setState({ record, mistakes: countMistakes(record) });
  };

  const recall = (): void => {
    const record = savedPuzzles.load();
    store.setState({ record, date: dateOf(now()), mistakes: countMistakes(record) });
  };
  const load = async (): Promise<void> => {
    recall();
    if (['loading', 'loaded'].includes(store.getState().list.type)) return;
    store.setState({ list: { type: 'loading' } });
    const loaded = await loadRating().then(context.files.puzzles, () => undefined);
    store.setState({
      list: loaded === undefined ? { type: 'missing' } : { type: 'loaded', entries: loaded },
    });
  };

  /** The change of the rating, unless the puzzle was known. */
  const answered = (entry: PuzzleEntry, isRight: boolean): Exercise['title'] => {
    const before = store.getState().record;
    const isNew = !hasTried(before, entry);
    change(record => withAnswer(record, { entry, isRight, at: now() }));
    const [old, fresh] = [before, store.getState().record].map(({ rating }) => Math.round(rating.rating));
    return isNew
      ? { key: 'puzzles.ratingChange', values: { before: old ?? 0, after: fresh ?? 0 } }
      : undefined;
  };

  const show = ({ entry, title, next, again, onward, tried }: Shown): void => {
    const puzzle = readPuzzle(entry.line);
    if (puzzle === undefined) return;
    const exercise = {
      ...puzzleTask(puzzle),
      instruction: `puzzles.ask.${asksToSave(puzzle) ? 'save' : entry.theme}`,
      ...(title !== undefined && { title }),
    } as const;
    start(exercise, {
      tried: isRight => {
        const note = answered(entry, isRight);
        tried?.(isRight);
        return note;
      },
      ...(next !== undefined && { next }),
      again,
      // A reload continues from here.
      done: () => {
        context.tab.exercise = onward ?? again;
      },
      leave,
    });
  };

  const openDaily = (index?: number): void => {
    const { date } = store.getState();
    const daily = dailyPuzzles(entries(), date);
    const results = (): Readonly<Record<string, boolean>> => {
      const kept = store.getState().record.daily;
      return kept?.date === date ? kept.results : {};
    };
    const open = daily.findIndex(({ id }) => results()[id] === undefined);
    const at = index ?? Math.max(0, open);
    const entry = daily[at];
    if (entry === undefined) return;
    show({
      entry,
      title: { key: 'puzzles.titles.daily', values: { number: at + 1, of: daily.length } },
      next: at + 1 < daily.length ? () => openDaily(at + 1) : undefined,
      again: { type: 'daily', index: at },
      onward: at + 1 < daily.length ? { type: 'daily', index: at + 1 } : undefined,
      tried: isRight => change(record => withDaily(record, date, entry.id, isRight)),
    });
  };

  const showDrawn = (entry: PuzzleEntry, set: PuzzleSet | undefined): void => {
    const key = `puzzles.titles.${set === undefined ? 'training' : 'practice'}` as const;
    const title = { key, values: { rating: entry.rating } };
    show({
      entry,
      title,
      next: () => drawFrom(set),
      again: { type: 'puzzle', id: entry.id, set },
      onward: { type: 'draw', set },
    });
  };
  /** Draws one puzzle after another, from a set or by rating. */
  const drawFrom = (set?: PuzzleSet): void => {
    const { record } = store.getState();
    const seen = new Set(record.attempts.slice(-RECENT).map(({ id }) => id));
    const wanted = entries().filter(entry =>
      set === undefined ? isForTraining(entry) : isOfSet(entry, set),
    );
    const entry = nextPuzzle(wanted, record.rating.rating, seen, random);
    if (entry !== undefined) showDrawn(entry, set);
  };

  /** Asks the first of these mistakes, and then those that `others` returns. */
  const askMistakes = (asked: readonly Mistake[], others: () => readonly Mistake[]): void => {
    const [mistake] = asked;
    if (mistake === undefined) {
      leave();
      return;
    }
    scheduler.prepare();
    start(mistakeExercise(mistake, asked.length), {
      tried: isRight => {
        const key = mistakeKey(mistake);
        scheduler.note(isRight, now(), recalled => change(record => withMemory(record, key, recalled)));
        return undefined;
      },
      ...(asked.length > 1 && { next: () => askMistakes(others(), others) }),
      again: { type: 'mistakes' },
      leave,
    });
  };
  const dueNow = (): readonly Mistake[] => dueMistakes(mistakes.list(), savedPuzzles.load(), now());
  const openMistakes = (): void => askMistakes(dueNow(), dueNow);

  let ownCosts: readonly OwnCost[] = [];
  const findWeaknesses = async (): Promise<void> => {
    const [{ readOwnCosts }, { weaknessesOf }] = await Promise.all([
      import('./weaknesses.ts'),
      import('../../study/weaknesses.ts'),
    ]);
    const { costs, games } = await readOwnCosts(context);
    ownCosts = costs;
    store.setState({ weaknesses: weaknessesOf(costs, games) });
  };
  const practiseIdea = (idea: Idea): void => {
    const at = now();
    let left = ownCosts.filter(cost => cost.idea === idea).map(({ mistake }) => ({ ...mistake, at }));
    for (const mistake of left) mistakes.save(mistake);
    askMistakes(left, () => {
      left = left.slice(1);
      return left;
    });
  };

  return {
    /** Loads the person's results. */
    recall,
    /** Loads the puzzles and the person's results. */
    load,
    /** The first daily puzzle not tried yet; after the last one, the one at this index. */
    openDaily,
    /** Asks random puzzles of a theme or game, or near the person's rating. */
    draw: drawFrom,
    /** Restores a puzzle that was drawn before, from a set or by rating. */
    reopen: (id: string, set: PuzzleSet | undefined): void => {
      const entry = entries().find(one => one.id === id);
      if (entry !== undefined) showDrawn(entry, set);
    },
    /** Asks the person's own mistakes that are due. */
    openMistakes,
    /** Finds what the person's mistakes in reviewed games were about, and what they cost. */
    findWeaknesses: (): void => void findWeaknesses().catch(() => undefined),
    /** Asks the positions of the person's mistakes about an idea, which come back like other mistakes. */
    practiseIdea,
  };
};
