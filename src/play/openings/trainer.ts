import type { Color } from '../../game/color.ts';
import { STANDARD_SETUP } from '../../game/games.ts';
import { makeTranscript, type Transcript } from '../../game/transcript.ts';
import { type GameToLearn, linesOfGames } from '../../openings/gameLines.ts';
import { linesToLearn } from '../../openings/lines.ts';
import type { Exercise } from '../../store/exerciseStore.ts';
import { fetchedValue, type LearnedLine } from '../../store/openingsStore.ts';
import type { Judge, Solution } from '../../study/exercises/exercise.ts';
import { isDue } from '../../study/exercises/memory.ts';
import type { PlayContext } from '../context.ts';
import type { ExerciseRun } from '../exercise/exerciseCalls.ts';
import { notify } from '../notices.ts';
import { createScheduler } from '../scheduler.ts';

interface TrainerParts {
  readonly context: PlayContext;
  readonly start: (exercise: Exercise, run: ExerciseRun) => void;
  /** Opens the page of openings. */
  readonly leave: () => void;
}

/** What a person does to learn openings. */
export interface TrainerPlay {
  /** Takes up the usual lines of an opening for one side, and begins with them. */
  learn(opening: Transcript, color: Color): void;
  /**
   * Takes up the openings of games, as far as tournaments know them, and begins with them: once the book has come, if
   * the person still waits for it.
   */
  learnGames(games: readonly GameToLearn[]): void;
  /** Asks the lines that should be asked now, one after the other. */
  practise(): void;
  /** Asks the lines of these keys in turn, as far as they are still learned. */
  ask(keys: readonly string[]): void;
  /** Forgets a line. */
  forget(line: LearnedLine): void;
  /** Reads what is kept. */
  load(): void;
}

const keyOf = ({ transcript, color }: LearnedLine): string => `${makeTranscript(transcript)} ${color}`;

const isOwn = (color: Color, ply: number): boolean => (ply % 2 === 0) === (color === 'black');

/** The four first moves are the same by symmetry, so nobody is asked for them. */
const FIRST_ASKED = 1;

const judgeOf = (line: Transcript, ply: number): Judge => ({
  type: 'moves',
  squares: line.slice(ply, ply + 1).flatMap(move => (move === 'pass' ? [] : [move])),
});

/** A line that nobody has been asked yet is seen, then repeated with its moves in view, and then recalled as all others are. */
type Step = 'see' | 'repeat' | 'recall';
interface Asked {
  readonly line: LearnedLine;
  readonly step: Step;
}

/** What is asked of these lines, in turn: a new line is recalled after the next one has been repeated. */
const stepsOf = (lines: readonly LearnedLine[]): readonly Asked[] => {
  const [isNew, isKnown] = [lines.filter(({ memory }) => !memory), lines.filter(({ memory }) => memory)];
  return [
    ...isKnown.map(line => ({ line, step: 'recall' }) as const),
    ...isNew.flatMap((line, index): readonly Asked[] => {
      const before = isNew[index - 1];
      return [
        { line, step: 'see' },
        { line, step: 'repeat' },
        ...(before === undefined ? [] : [{ line: before, step: 'recall' } as const]),
      ];
    }),
    ...isNew.slice(-1).map(line => ({ line, step: 'recall' }) as const),
  ];
};

const movesOf = ({ transcript }: LearnedLine): string =>
  transcript.map(move => makeTranscript([move])).join(' ');

/** A line as an exercise: every move of one's own is asked for, the other side's are played. */
const exerciseOf = ({ line, step }: Asked, left: number): Exercise | undefined => {
  const { transcript, color } = line;
  const asked = transcript.map((_, ply) => ply).filter(ply => ply >= FIRST_ASKED && isOwn(color, ply));
  const [first, ...rest] = asked;
  if (first === undefined) return undefined;
  const steps = rest.flatMap(ply => {
    const reply = transcript[ply - 1];
    return reply === undefined || reply === 'pass' ? [] : [{ reply, judge: judgeOf(transcript, ply) }];
  });
  const exercise: Exercise = {
    id: keyOf(line),
    setup: STANDARD_SETUP,
    given: transcript.slice(0, first),
    color,
    judge: judgeOf(transcript, first),
    instruction: 'openings.ask',
    title: { key: 'openings.linesLeft', values: { left } },
    isOpening: true,
  };
  const values = { line: movesOf(line) };
  const shows: Solution = { squares: [], scores: [] };
  const forms: Readonly<Record<Step, Exercise>> = {
    see: { ...exercise, instruction: { key: 'openings.see', values }, given: [], plays: transcript, shows },
    repeat: { ...exercise, instruction: { key: 'openings.askNew', values }, continuation: { steps } },
    recall: { ...exercise, continuation: { steps } },
  };
  return forms[step];
};

/** Lines that were forgotten often come first, then those that were never asked. */
const weakFirst = (one: LearnedLine, other: LearnedLine): number =>
  (other.memory?.lapses ?? 0) - (one.memory?.lapses ?? 0) ||
  (one.memory?.stability ?? 0) - (other.memory?.stability ?? 0);

/** Lines of openings, asked again when they are about to be forgotten. */
export const createTrainer = ({ context, start, leave }: TrainerParts): TrainerPlay => {
  const { stores, now } = context;
  const { openingLines: saved } = context.kept;
  const { openings } = stores;
  const scheduler = createScheduler(stores.app);

  const show = (lines: readonly LearnedLine[]): void =>
    openings.setState({ lines, due: lines.filter(({ memory }) => isDue(memory, now())).length });
  /** Reads what is kept first, so that no tab loses another's. */
  const change = (edit: (lines: readonly LearnedLine[]) => readonly LearnedLine[]): void => {
    const lines = edit(saved.load());
    if (!saved.save(lines)) notify(stores.app, 'storageFull');
    show(lines);
  };

  const remember = (line: LearnedLine, isRight: boolean): void =>
    scheduler.note(isRight, now(), recalled =>
      change(lines =>
        lines.map(one => (keyOf(one) === keyOf(line) ? { ...one, memory: recalled(one.memory) } : one)),
      ),
    );

  /** Goes through what is to be asked. */
  const go = ([asked, ...rest]: readonly Asked[]): void => {
    const keys = [...new Set([asked, ...rest].flatMap(one => (one === undefined ? [] : keyOf(one.line))))];
    const exercise = asked && exerciseOf(asked, keys.length);
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
  const ask = (lines: readonly LearnedLine[]): void => go(stepsOf(lines));

  /** Keeps these lines besides the others, and begins with them. */
  const takeUp = (wanted: readonly LearnedLine[]): void => {
    const keys = new Set(wanted.map(keyOf));
    change(lines => {
      const known = new Set(lines.map(keyOf));
      return [...lines, ...wanted.filter(line => !known.has(keyOf(line)))];
    });
    ask(
      openings
        .getState()
        .lines.filter(line => keys.has(keyOf(line)))
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
    leave();
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
      ask(keys.flatMap(key => lines.find(line => keyOf(line) === key) ?? []));
    },
    forget: line => change(lines => lines.filter(one => keyOf(one) !== keyOf(line))),
    load: () => show(saved.load()),
  };
};
