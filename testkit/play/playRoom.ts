import { readFileSync } from 'node:fs';
import { parseSquare, type Square, type SquareName } from '../../src/game/square.ts';
import { makeTranscript } from '../../src/game/transcript.ts';
import type { Wire } from '../../src/net/server.ts';
import type { Clock } from '../../src/play/clock.ts';
import { createPlay } from '../../src/play/createPlay.ts';
import type { OpeningFiles } from '../../src/play/files/openings.ts';
import { loadRating } from '../../src/play/files/puzzles.ts';
import type { OpenReader } from '../../src/play/importing/openReader.ts';
import type { LibraryMeans } from '../../src/play/library/browserLibrary.ts';
import { NO_OFFLINE, type OfflineMeans } from '../../src/play/offline/means.ts';
import { setAsideFile } from '../../src/store/kept/browserStorage.ts';
import { kept } from '../../src/store/kept/kept.ts';
import { keepEditor } from '../../src/store/kept/keptEditor.ts';
import { OnlineKeys } from '../../src/store/kept/onlineKeys.ts';
import { keepInvitations } from '../../src/store/kept/savedInvitations.ts';
import { LESSON_PROGRESS } from '../../src/store/kept/savedLessons.ts';
import { SavedMatches, TabMemory } from '../../src/store/kept/savedMatches.ts';
import { keepMistakes } from '../../src/store/kept/savedMistakes.ts';
import { OPENING_LINES } from '../../src/store/kept/savedOpeningLines.ts';
import { OWN_VALUES } from '../../src/store/kept/savedOwnValues.ts';
import { PUZZLES } from '../../src/store/kept/savedPuzzles.ts';
import { keepReading } from '../../src/store/kept/savedReading.ts';
import { SavedReviews } from '../../src/store/kept/savedReviews.ts';
import { SavedStudies } from '../../src/store/kept/savedStudies.ts';
import { StudyShelf } from '../../src/store/kept/studyShelf.ts';
import { Database } from '../../src/store/library/database.ts';
import { keepRecords } from '../../src/store/results/records.ts';
import type { Settings } from '../../src/store/settingsStore.ts';
import { readScreens } from '../../src/study/course/screens.ts';
import type { PuzzleEntry } from '../../src/study/exercises/puzzles.ts';
import { loadReasons } from '../../src/study/review/loadedReasons.ts';
import { fromRoot } from '../../tools/paths.ts';
import { newStores } from '../store/newStores.ts';
import { TestClock } from '../testClock.ts';
import { settled } from '../until.ts';
import {
  directReader,
  memoryStorage,
  NO_OPENINGS,
  NO_SERVER,
  steadyRolls,
  testLibrary,
} from './testBrowser.ts';
import { TestEngine } from './testEngine.ts';

export { PASSING, SHORTEST } from '../game/specialGames.ts';
export { fullStorage, memoryStorage } from './testBrowser.ts';

// Tests do not wait for files.
await loadRating();
await loadReasons();

export interface RoomOptions {
  readonly settings?: Partial<Settings>;
  readonly storage?: Storage;
  readonly tab?: Storage;
  readonly acquire?: (id: string) => Promise<boolean>;
  readonly release?: () => void;
  readonly random?: () => number;
  /** A real clock instead of the fake one, for tests with real servers. */
  readonly time?: Clock;
  /** The connection to a server; default: none. */
  readonly wire?: Wire;
  /** The number of the browser; each has its own secret. */
  readonly browser?: number;
  /** The browser's library; default: one for this page alone. */
  readonly library?: LibraryMeans;
  /** A worker that reads files; default: the test's own thread. */
  readonly openReader?: OpenReader;
  /** The XOT openings; undefined if they cannot be loaded. */
  readonly openings?: readonly string[] | undefined;
  /** The puzzles; undefined if they cannot be loaded. */
  readonly puzzles?: readonly PuzzleEntry[] | undefined;
  readonly offline?: OfflineMeans;
  /** The opening data; default: nothing can be loaded. */
  readonly openingFiles?: Partial<OpeningFiles>;
}

/** All of `play` with a fake clock, an engine controlled by the test, and storage in memory. */
export const openRoom = (options: RoomOptions = {}) => {
  const storage = options.storage ?? memoryStorage();
  const records = keepRecords(storage);
  const stores = {
    ...newStores(options.settings ?? {}, { width: 800, height: 600 }),
    records: records.store,
    editor: keepEditor(storage),
  };
  const clock = new TestClock();
  const engine = new TestEngine();
  const saved = new SavedMatches(storage, () => clock.now());
  const visit = options.tab ?? memoryStorage();
  const tab = new TabMemory(visit);
  const shelf = new StudyShelf(new Database());
  const studies = new SavedStudies({ lasting: storage, visit, shelf }, () => clock.now());
  const mistakes = keepMistakes(storage, () => clock.now());
  const locks = {
    acquire: options.acquire ?? (() => Promise.resolve(true)),
    release: options.release ?? (() => undefined),
  };
  const random = options.random ?? steadyRolls();
  const wire = options.wire ?? NO_SERVER;
  const keys = new OnlineKeys(storage, bytes => bytes.fill(options.browser ?? 1));
  const time = options.time ?? clock;
  const context = {
    stores,
    engine,
    kept: {
      settings: {
        pack: () => ({ version: 1, settings: stores.settings.getState() }),
        graft: () => true,
      },
      matches: saved,
      studies,
      reviews: new SavedReviews(storage, () => clock.now()),
      mistakes,
      puzzles: kept(storage, PUZZLES),
      lessons: kept(storage, LESSON_PROGRESS),
      reading: keepReading(storage),
      openingLines: kept(storage, OPENING_LINES),
      ownValues: kept(storage, OWN_VALUES),
      records,
      keys,
      invitations: keepInvitations(storage, () => clock.now()),
      setAside: () => setAsideFile(storage),
    },
    files: {
      xot: async () => options.openings,
      openings: { ...NO_OPENINGS, ...options.openingFiles },
      puzzles: async () => options.puzzles,
      course: async () => readScreens(readFileSync(fromRoot('public', 'assets', 'course.txt'), 'utf8')),
      players: async () => undefined,
    },
    library: options.library ?? testLibrary(() => clock.now()),
    tab,
    locks,
    wire,
    offline: options.offline ?? NO_OFFLINE,
    openReader: options.openReader ?? directReader,
    clock: time,
    now: () => clock.now(),
    random,
  };
  const made = createPlay(context);
  return {
    ...made,
    stores,
    clock,
    engine,
    saved,
    studies,
    mistakes,
    tab,
    storage,
    keys,
    context,
    /** The current match state. */
    state: () => stores.match.getState(),
    match: () => stores.match.getState().match,
    moves: () => makeTranscript(stores.match.getState().match?.transcript ?? []),
    app: () => stores.app.getState(),
    notices: () => stores.app.getState().notices.map(({ name }) => name),
    /** Presses the squares of a transcript like `f5d6c3`, one by one. */
    press: (names: string) => {
      for (const name of squareNames(names)) made.play.playSquare(square(name));
    },
  };
};

export type Room = ReturnType<typeof openRoom>;

/** A page with a match just begun. */
export const begun = (settings: Partial<Settings> = {}, options: RoomOptions = {}): Room => {
  const room = openRoom({ ...options, settings: { ...options.settings, ...settings } });
  room.play.startMatch();
  return room;
};

export const square = (name: SquareName): Square => parseSquare(name);
/** The squares of a transcript like `f5d6c3`. */
export const squareNames = (transcript: string): readonly SquareName[] =>
  (transcript.match(/../g) ?? []) as SquareName[];

/** Longer than every delay, card and animation. */
export const A_WHILE = 10_000;

/** Full strength looks into its book before it searches. */
const untilSearched = async (room: Room): Promise<void> => {
  for (let turn = 0; turn < 100 && room.state().thinking === 'reply'; turn++) {
    if (room.engine.asked.length > 0) return;
    await settled();
  }
};

/** Plays these squares in turn: the person's by hand, the computer's as its answers. */
export const playThrough = async (room: Room, names: string): Promise<void> => {
  for (const name of squareNames(names)) {
    await untilSearched(room);
    if (room.engine.asked.length > 0) await room.engine.answer(name);
    else room.play.playSquare(square(name));
    room.clock.pass(A_WHILE);
  }
};
