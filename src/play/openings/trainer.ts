import type { Color } from '../../game/color.ts';
import type { Transcript } from '../../game/transcript.ts';
import { type GameToLearn, linesOfGames } from '../../openings/gameLines.ts';
import { linesToLearn } from '../../openings/lines.ts';
import type { Exercise } from '../../store/exerciseStore.ts';
import { fetchedValue, type LearnedLine } from '../../store/openingsStore.ts';
import { isDue } from '../../study/exercises/memory.ts';
import type { PlayContext } from '../context.ts';
import type { ExerciseRun } from '../exercise/exerciseGame.ts';
import { notify } from '../notices.ts';
import { createScheduler } from '../scheduler.ts';
import { type AskedLine, lineExercise, lineKey, stepsOfLines } from './lineSteps.ts';

export interface TrainerParts {
  readonly context: PlayContext;
  readonly start: (exercise: Exercise, run: ExerciseRun) => void;
  /** Opens the page of openings. */
  readonly leave: () => void;
}

/** Everything a person does to learn openings. */
export interface TrainerPlay {
  /** Adds the usual lines of an opening for one side, and starts asking them. */
  learn(opening: Transcript, color: Color): void;
  /**
   * Adds the openings of games, as far as the book has them, and starts asking them once the book is loaded, unless the person
   * has gone elsewhere.
   */
  learnGames(games: readonly GameToLearn[]): void;
  /** Asks the lines that are due, one after another. */
  practise(): void;
  /** Asks the lines with these keys that are still learned. */
  ask(keys: readonly string[]): void | Promise<void>;
  /** Removes a line. */
  forget(line: LearnedLine): void;
  /** Loads the stored lines. */
  load(): void;
}

/** Lines forgotten often come first, then new ones. */
const weakFirst = (one: LearnedLine, other: LearnedLine): number =>
  (other.memory?.lapses ?? 0) - (one.memory?.lapses ?? 0) ||
  (one.memory?.stability ?? 0) - (other.memory?.stability ?? 0);

/** Opening lines with spaced repetition. */
export const createTrainer = ({ context, start, leave }: TrainerParts): TrainerPlay => {
  const { stores, now } = context;
  const { openingLines: saved } = context.kept;
  const { openings } = stores;
  const scheduler = createScheduler(stores.app);

  const show = (lines: readonly LearnedLine[]): void =>
    openings.setState({ lines, due: lines.filter(({ memory }) => isDue(memory, now())).length });
  /** Reloads the stored lines first, so that tabs do not overwrite each other. */
  const change = (edit: (lines: readonly LearnedLine[]) => readonly LearnedLine[]): void => {
    const lines = edit(saved.load());
    if (!saved.save(lines)) notify(stores.app, 'storageFull');
    show(lines);
  };

  const remember = (line: LearnedLine, isRight: boolean): void =>
    scheduler.note(isRight, now(), recalled =>
      change(lines =>
        lines.map(one => (lineKey(one) === lineKey(line) ? { ...one, memory: recalled(one.memory) } : one)),
      ),
    );

  /** Asks these one after another. */
  const go = ([asked, ...rest]: readonly AskedLine[]): void => {
    const keys = [...new Set([asked, ...rest].flatMap(one => (one === undefined ? [] : lineKey(one.line))))];
    const exercise = asked && lineExercise(asked, keys.length);
    if (asked === undefined || exercise === undefined) {
      leave();
      return;
    }
    scheduler.prepare();
    start(exercise, {
      tried: isRight => {
        if (asked.step === 'recall') remember(asked.line, isRight);
        return undefined;
      },
      ...(rest.length > 0 && { next: () => go(rest) }),
      again: { type: 'lines', keys },
      leave,
    });
  };
  const ask = (lines: readonly LearnedLine[]): void => go(stepsOfLines(lines));

  /** Adds these lines to the others, and starts asking them. */
  const takeUp = (wanted: readonly LearnedLine[]): void => {
    const keys = new Set(wanted.map(lineKey));
    change(lines => {
      const known = new Set(lines.map(lineKey));
      return [...lines, ...wanted.filter(line => !known.has(lineKey(line)))];
    });
    ask(
      openings
        .getState()
        .lines.filter(line => keys.has(lineKey(line)))
        .toSorted(weakFirst),
    );
  };

  const takeUpGames = (games: readonly GameToLearn[]): void => {
    const book = fetchedValue(openings.getState().book);
    const found = book === undefined ? [] : linesOfGames(book, games);
    if (found.length > 0) takeUp(found);
    else notify(stores.app, 'noLines');
  };
  const isWaiting = (): boolean => ['none', 'coming'].includes(openings.getState().book.type);
  const learnGames = (games: readonly GameToLearn[]): void => {
    if (!isWaiting()) {
      takeUpGames(games);
      return;
    }
    const ends = [
      openings.subscribe(() => {
        if (isWaiting()) return;
        stop();
        takeUpGames(games);
      }),
      stores.app.subscribe(({ screen }) => {
        if (screen !== 'openings') stop();
      }),
    ];
    const stop = (): void => {
      for (const end of ends) end();
    };
  };

  return {
    learn: (opening, color) => {
      const book = fetchedValue(openings.getState().book);
      const found = book === undefined ? [] : linesToLearn(book, opening, color);
      takeUp(found.map(transcript => ({ transcript, color })));
    },
    learnGames,
    practise: () => ask(openings.getState().lines.filter(({ memory }) => isDue(memory, now()))),
    ask: keys => {
      const { lines } = openings.getState();
      ask(keys.flatMap(key => lines.find(line => lineKey(line) === key) ?? []));
    },
    forget: line => change(lines => lines.filter(one => lineKey(one) !== lineKey(line))),
    load: () => show(saved.load()),
  };
};
