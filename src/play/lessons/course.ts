import type { Position } from '../../game/position.ts';
import { ownIn } from '../../game/record.ts';
import { positionAt } from '../../game/transcript.ts';
import type { Exercise, ExerciseState } from '../../store/exerciseStore.ts';
import type { Mistake } from '../../store/kept/savedMistakes.ts';
import type { NextScreen } from '../../study/course/nextScreen.ts';
import { positionOnScreen, type Screen } from '../../study/course/screens.ts';
import { KINDS, nextInUnit, screenName, UNITS, type UnitName } from '../../study/course/units.ts';
import { isDue } from '../../study/exercises/memory.ts';
import type { PlayContext } from '../context.ts';
import type { ExerciseRun } from '../exercise/exerciseGame.ts';
import { notify } from '../notices.ts';
import { dueMistakes, mistakeExercise, mistakeKey } from '../puzzles/mistakes.ts';
import { withMemory } from '../puzzles/record.ts';
import { createScheduler } from '../scheduler.ts';
import { loadSteps } from './lessons.ts';

interface CourseParts {
  readonly context: PlayContext;
  readonly start: (exercise: Exercise, run: ExerciseRun) => void;
  /** Opens the page of lessons. */
  readonly leave: () => void;
}

/** A screen and its index in its unit. */
interface Placed {
  readonly screen: Screen;
  readonly index: number;
}

/** The screen before a question about one of the person's mistakes, and the next step. */
interface Place {
  readonly unit: UnitName;
  readonly index: number;
  readonly goOn: () => void;
}

/** Index of the screen of a unit after which a matching mistake of the person is asked. */
const MISTAKE_AFTER = 7;

type Means = typeof import('./courseScreens.ts');

/** Everything a person does with the course; each screen is an exercise on the board. */
export type CoursePlay = ReturnType<typeof createCourse>;

export const createCourse = ({ context, start, leave }: CourseParts) => {
  const { stores, now, random } = context;
  const { lessons: savedLessons, mistakes, puzzles } = context.kept;
  const scheduler = createScheduler(stores.app);
  /** Reloads the stored progress first, so that tabs do not overwrite each other. */
  const change = (
    edit: (lessons: ReturnType<typeof savedLessons.load>) => ReturnType<typeof savedLessons.load>,
  ): void => {
    const lessons = edit(savedLessons.load());
    if (!savedLessons.save(lessons)) notify(stores.app, 'storageFull');
    stores.lessons.setState(lessons);
  };
  const markDone = (name: string): void =>
    change(lessons =>
      lessons.done.includes(name) ? lessons : { ...lessons, done: [...lessons.done, name] },
    );
  const remember = (name: string, isRight: boolean): void =>
    scheduler.note(isRight, now(), recalled =>
      change(lessons => ({
        ...lessons,
        memories: { ...lessons.memories, [name]: recalled(ownIn(lessons.memories, name)) },
      })),
    );
  /** Loads positions and texts, and shows a notice if that fails. */
  const withMeans = async (run: (means: Means, screens: readonly Screen[]) => void): Promise<void> => {
    const [means, screens] = await Promise.all([
      import('./courseScreens.ts').catch(() => undefined),
      context.files.course(),
    ]);
    if (means === undefined || screens === undefined) notify(stores.app, 'partMissing');
    else run(means, screens);
  };
  const inUnit = (screens: readonly Screen[], unit: UnitName): readonly Placed[] =>
    screens.filter(screen => screen.unit === unit).map((screen, index) => ({ screen, index }));

  const dueNow = (): readonly Mistake[] => dueMistakes(mistakes.list(), puzzles.load(), now());

  /** Asks a mistake after a screen of its unit. The result also counts for the puzzles. */
  const askMistake = (mistake: Mistake, { unit, index, goOn }: Place): void => {
    const key = mistakeKey(mistake);
    scheduler.prepare();
    start(
      { ...mistakeExercise(mistake, 1), title: 'course.ownMistake' },
      {
        tried: isRight => {
          scheduler.note(isRight, now(), recalled => {
            if (!puzzles.save(withMemory(puzzles.load(), key, recalled))) notify(stores.app, 'storageFull');
          });
          return undefined;
        },
        done: () => {
          context.tab.exercise = { type: 'unit', unit, index: index + 1 };
        },
        next: goOn,
        leave,
        again: { type: 'unit', unit, index, mistake: key },
      },
    );
  };

  const show = (means: Means, screens: readonly Screen[], unit: UnitName, index: number): void => {
    const screen = inUnit(screens, unit)[index]?.screen;
    const kind = KINDS[index];
    const exercise = screen && kind && means.screenExercise(screen, index, kind);
    if (exercise === undefined) {
      leave();
      return;
    }
    const name = screenName(unit, index);
    const goOn = (): void => show(means, screens, unit, index + 1);
    const mistake = index === MISTAKE_AFTER ? means.fittingMistake(unit, dueNow()) : undefined;
    scheduler.prepare();
    start(exercise, {
      tried: isRight => {
        remember(name, isRight);
        return undefined;
      },
      done: () => markDone(name),
      leave,
      again: { type: 'unit', unit, index },
      ...(index + 1 < KINDS.length && {
        next: () => {
          if (mistake === undefined) goOn();
          else askMistake(mistake, { unit, index, goOn });
        },
      }),
    });
  };

  /** Asks these one after another; `told` is called with each result and returns a note to show. */
  const askAll = (
    means: Means,
    [first, ...rest]: readonly Placed[],
    {
      part,
      told,
    }: { readonly part: 'practice' | 'test'; readonly told: (isRight: boolean) => ExerciseState['note'] },
  ): void => {
    const exercise =
      first && means.screenExercise(first.screen, first.index, part === 'test' ? 'test' : 'repeat');
    if (first === undefined || exercise === undefined) {
      leave();
      return;
    }
    const title = { key: 'course.left', values: { left: rest.length + 1 } } as const;
    start(
      { ...exercise, title },
      {
        tried: isRight => {
          remember(screenName(first.screen.unit, first.index), isRight);
          return told(isRight);
        },
        leave,
        again: { type: 'course', part },
        ...(rest.length > 0 && { next: () => askAll(means, rest, { part, told }) }),
      },
    );
  };

  const positionOfNext = async (next: NextScreen): Promise<Position | undefined> => {
    if (next.type === 'lesson') {
      const { setup, given } = (await loadSteps())(next.name);
      return positionAt(setup, given);
    }
    const screens = await context.files.course();
    const screen = screens && inUnit(screens, next.unit)[next.index]?.screen;
    return screen && positionOnScreen(screen);
  };

  const all = (screens: readonly Screen[]): readonly Placed[] => UNITS.flatMap(unit => inUnit(screens, unit));
  return {
    /** Loads the picture of a screen of the course or of a lesson. */
    preview: async (next: NextScreen): Promise<void> => {
      const position = await positionOfNext(next);
      if (position !== undefined) stores.lessons.setState({ upcoming: { name: next.name, position } });
    },
    /** Continues a unit, or shows one of its screens, or after it one of the person's own mistakes. */
    open: (unit: UnitName, index?: number, key?: string): Promise<void> =>
      withMeans((means, screens) => {
        const at = index ?? nextInUnit(unit, savedLessons.load().done);
        const mistake = key === undefined ? undefined : mistakes.list().find(one => mistakeKey(one) === key);
        const goOn = (): void => show(means, screens, unit, at + 1);
        if (mistake === undefined) show(means, screens, unit, at);
        else askMistake(mistake, { unit, index: at, goOn });
      }),
    /** Asks all questions that are due. */
    practise: (): Promise<void> =>
      withMeans((means, screens) => {
        const { memories } = savedLessons.load();
        const due = all(screens).filter(({ screen, index }) => {
          const memory = ownIn(memories, screenName(screen.unit, index));
          return memory !== undefined && isDue(memory, now());
        });
        askAll(means, due, { part: 'practice', told: () => undefined });
      }),
    /** Asks one position of every unit, without help. */
    test: (): Promise<void> =>
      withMeans((means, screens) => {
        const kept = all(screens).filter(({ index }) => index >= KINDS.length);
        const one = UNITS.flatMap(unit => {
          const own = kept.filter(({ screen }) => screen.unit === unit);
          return own[Math.floor(random() * own.length)] ?? [];
        });
        let [right, done] = [0, 0];
        askAll(means, one, {
          part: 'test',
          told: isRight => {
            done += 1;
            right += isRight ? 1 : 0;
            if (done === one.length)
              change(lessons => ({ ...lessons, test: Math.max(lessons.test ?? 0, right) }));
            return { key: 'course.tested', values: { right, done, count: one.length } };
          },
        });
      }),
  };
};

/** Number of positions of the course that are due. */
export const countDue = (
  memories: Readonly<Record<string, Parameters<typeof isDue>[0]>>,
  now: number,
): number =>
  Object.entries(memories).filter(
    ([name, memory]) => UNITS.some(unit => name.startsWith(unit)) && isDue(memory, now),
  ).length;
