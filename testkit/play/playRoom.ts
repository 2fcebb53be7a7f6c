import { readFileSync } from 'node:fs';
import { type AnalysisRequest, planAnalysis } from '../../src/engine/analysis.ts';
import type { EngineState } from '../../src/engine/engineClient.ts';
import type {
  AnalysisListener,
  AnalysisOutcome,
  SearchListener,
  SearchOutcome,
} from '../../src/engine/outcomes.ts';
import type { SearchRequest, SearchResult } from '../../src/engine/searchRequest.ts';
import { legalMoves } from '../../src/game/position.ts';
import { parseSquare, type Square, type SquareName } from '../../src/game/square.ts';
import { makeTranscript } from '../../src/game/transcript.ts';
import type { Wire } from '../../src/net/server.ts';
import type { Clock } from '../../src/play/clock.ts';
import { createPlay } from '../../src/play/createPlay.ts';
import type { OpeningFiles } from '../../src/play/files/openings.ts';
import { loadRating } from '../../src/play/files/puzzles.ts';
import type { OpenReader } from '../../src/play/importing/openReader.ts';
import { ReadingService } from '../../src/play/importing/readingService.ts';
import type { LibraryMeans } from '../../src/play/library/browserLibrary.ts';
import { LibraryThread, type OpenLibrary } from '../../src/play/library/thread/libraryThread.ts';
import { LibraryService } from '../../src/play/library/thread/service.ts';
import { NO_OFFLINE, type OfflineMeans } from '../../src/play/offline/means.ts';
import { createAppStore } from '../../src/store/appStore.ts';
import { createClubStore } from '../../src/store/clubStore.ts';
import { createExerciseStore } from '../../src/store/exerciseStore.ts';
import { openStorage, setAsideFile } from '../../src/store/kept/browserStorage.ts';
import { keepEditor } from '../../src/store/kept/keptEditor.ts';
import { OnlineKeys } from '../../src/store/kept/onlineKeys.ts';
import { SavedInvitations } from '../../src/store/kept/savedInvitations.ts';
import { SavedLessons } from '../../src/store/kept/savedLessons.ts';
import { SavedMatches, TabMemory } from '../../src/store/kept/savedMatches.ts';
import { SavedMistakes } from '../../src/store/kept/savedMistakes.ts';
import { SavedOpeningLines } from '../../src/store/kept/savedOpeningLines.ts';
import { SavedOwnValues } from '../../src/store/kept/savedOwnValues.ts';
import { SavedPuzzles } from '../../src/store/kept/savedPuzzles.ts';
import { SavedReading } from '../../src/store/kept/savedReading.ts';
import { SavedReviews } from '../../src/store/kept/savedReviews.ts';
import { SavedStudies } from '../../src/store/kept/savedStudies.ts';
import { StudyShelf } from '../../src/store/kept/studyShelf.ts';
import { createLessonsStore } from '../../src/store/lessonsStore.ts';
import { Database } from '../../src/store/library/database.ts';
import { createLibraryStore } from '../../src/store/library/libraryStore.ts';
import { Shelf } from '../../src/store/library/shelf.ts';
import { createMatchStore } from '../../src/store/matchStore.ts';
import { createOnlineStore } from '../../src/store/onlineStore.ts';
import { createOpeningsStore } from '../../src/store/openingsStore.ts';
import { createPuzzlesStore } from '../../src/store/puzzlesStore.ts';
import { keepRecords } from '../../src/store/results/records.ts';
import { createSettingsStore, DEFAULT_SETTINGS, type Settings } from '../../src/store/settingsStore.ts';
import { createStudyStore } from '../../src/store/studyStore.ts';
import { readScreens } from '../../src/study/course/screens.ts';
import type { PuzzleEntry } from '../../src/study/exercises/puzzles.ts';
import { loadReasons } from '../../src/study/review/loadedReasons.ts';
import { fromRoot } from '../../tools/paths.ts';
import { TestClock } from '../testClock.ts';

export { PASSING, SHORTEST } from '../game/specialGames.ts';

// Tests wait for no file.
await loadRating();
await loadReasons();

interface AnalysisFacts {
  readonly depth: number;
  readonly exact: boolean;
  readonly milliseconds: number;
  readonly principalVariation: readonly Square[];
}

/** What an engine reports of an analysis. */
const analysisResult = (
  scores: Partial<Record<SquareName, number>>,
  { depth = 8, exact = false, milliseconds = 100, ...line }: Partial<AnalysisFacts>,
): SearchResult => {
  const moves = Object.entries(scores).map(([name, score]) => ({
    square: parseSquare(name as SquareName),
    score,
    exact,
  }));
  const analyzed = moves.map(move => ({ ...move, depth, certainty: exact ? 100 : 73, line: [move.square] }));
  const [best] = moves;
  if (best === undefined) throw new Error('An analysis without moves.');
  return { ...best, ...line, depth, evaluations: 1, nodes: 1000, milliseconds, moves, analyzed };
};

/** An engine that answers when the test lets it. */
class TestEngine {
  state: EngineState = { type: 'ready' };
  stops = 0;
  readonly #listeners = new Set<(state: EngineState) => void>();
  readonly asked: {
    request: SearchRequest;
    listener: SearchListener;
    answer: (outcome: SearchOutcome) => void;
  }[] = [];

  search(request: SearchRequest, listener: SearchListener = {}): Promise<SearchOutcome> {
    return new Promise(answer => this.asked.push({ request, listener, answer }));
  }
  /** Answers with what `settle` gives to the search behind it. */
  async analyze(request: AnalysisRequest, listener: AnalysisListener = {}): Promise<AnalysisOutcome> {
    const plan = planAnalysis(request);
    const onProgress = (result: SearchResult): void => listener.onReport?.(plan.read(result));
    const outcome = await this.search(plan.request, { ...listener, onProgress });
    return outcome.type === 'finished' ? { type: 'finished', analysis: plan.read(outcome.result) } : outcome;
  }
  stop(): void {
    this.stops++;
    this.asked.shift()?.answer({ type: 'stopped' });
  }
  subscribe(listener: (state: EngineState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Answers the oldest search. A failure becomes the engine's state; after a crash the engine starts again. */
  async settle(outcome: SearchOutcome): Promise<void> {
    this.asked.shift()?.answer(outcome);
    if (outcome.type === 'failed') this.#become(outcome);
    if (outcome.type === 'failed' && outcome.reason === 'crashed') this.#become({ type: 'ready' });
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  }

  /** Lets the analysis that was asked for first say what it has found: moves with their scores, the best one first. */
  report(scores: Partial<Record<SquareName, number>>, facts: Partial<AnalysisFacts> = {}): void {
    this.asked[0]?.listener.onProgress?.(analysisResult(scores, facts));
  }

  /** Ends it with that. */
  finish(scores: Partial<Record<SquareName, number>>, facts: Partial<AnalysisFacts> = {}): Promise<void> {
    return this.settle({ type: 'finished', result: analysisResult(scores, facts) });
  }

  #become(state: EngineState): void {
    this.state = state;
    for (const listener of this.#listeners) listener(state);
  }

  /** Answers the oldest search with the named move (or the first legal one) and with equally good moves. */
  answer(name?: SquareName, equals: readonly SquareName[] = []): Promise<void> {
    const position = this.asked[0]?.request.position;
    const square = name === undefined ? position && legalMoves(position).first() : parseSquare(name);
    const result = {
      square: square as Square,
      score: 0,
      moves: [square as Square, ...equals.map(equal => parseSquare(equal))].map(one => ({
        square: one,
        score: 0,
        exact: false,
      })),
      depth: 1,
      evaluations: 1,
      exact: false,
      milliseconds: 1,
    };
    return this.settle({ type: 'finished', result });
  }
}

export const memoryStorage = (): Storage =>
  openStorage(() => {
    throw new Error('no browser here');
  }).storage;

/** A storage that can be read but accepts nothing new. */
export const fullStorage = (storage = memoryStorage()): Storage => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return storage;
};

/** A page served without a game server. */
const NO_SERVER: Wire = {
  joinRoom: async () => ({ type: 'failed' }),
  pages: { look: async () => 'noServer', ask: async () => 'noServer', record: async () => 'noServer' },
};

/** The library's thread in the thread of the test. */
const directLibrary: OpenLibrary = ({ onMessage }) => {
  const tabs = { tell: () => undefined, follow: () => undefined };
  const service = new LibraryService(new Shelf(new Database()), tabs, message =>
    onMessage(message.type === 'told' ? structuredClone(message) : message),
  );
  return { post: message => void service.receive(message) };
};

/** A library that no other tab uses; it lasts if the test brings a database. */
const testLibrary = (now: () => number): LibraryMeans => ({
  thread: new LibraryThread(directLibrary),
  space: {
    look: async () => ({ used: undefined, quota: undefined, persisted: false, canAsk: false }),
    persist: async () => undefined,
  },
  now,
});
/** A reader in the thread of the test. */
const directReader: OpenReader = ({ onMessage }) => {
  const service = new ReadingService(message => onMessage(structuredClone(message)));
  return { post: message => service.receive(message), end: () => undefined };
};
const NO_OPENINGS: OpeningFiles = {
  names: async () => undefined,
  book: async () => undefined,
  games: async () => undefined,
};

export interface RoomOptions {
  readonly settings?: Partial<Settings>;
  readonly storage?: Storage;
  readonly tab?: Storage;
  readonly acquire?: (id: string) => Promise<boolean>;
  readonly random?: () => number;
  /** A real clock instead of the stopped one, for tests with real servers. */
  readonly time?: Clock;
  /** Access to a server; without it there is none. */
  readonly wire?: Wire;
  /** The number of the browser; each has its own secret. */
  readonly browser?: number;
  /** The library of the browser; without it one that this page alone uses. */
  readonly library?: LibraryMeans;
  /** A thread that reads files; without it the thread of the test does. */
  readonly openReader?: OpenReader;
  /** The openings of XOT; undefined if the list cannot be loaded. */
  readonly openings?: readonly string[] | undefined;
  /** The puzzles; undefined if they cannot be loaded. */
  readonly puzzles?: readonly PuzzleEntry[] | undefined;
  readonly offline?: OfflineMeans;
  /** What is known of the openings of Othello; without it nothing can be loaded. */
  readonly openingFiles?: Partial<OpeningFiles>;
}

/** All of `play` with a stopped clock, an engine that the test controls, and storage in memory. */
export const openRoom = (options: RoomOptions = {}) => {
  const storage = options.storage ?? memoryStorage();
  const records = keepRecords(storage);
  const stores = {
    settings: createSettingsStore({ ...DEFAULT_SETTINGS, ...options.settings }),
    records: records.store,
    match: createMatchStore(),
    app: createAppStore({ width: 800, height: 600 }),
    online: createOnlineStore(),
    club: createClubStore(),
    study: createStudyStore(),
    exercise: createExerciseStore(),
    library: createLibraryStore(),
    puzzles: createPuzzlesStore(),
    editor: keepEditor(storage),
    openings: createOpeningsStore(),
    lessons: createLessonsStore(),
  };
  const clock = new TestClock();
  const engine = new TestEngine();
  const saved = new SavedMatches(storage, () => clock.now());
  const visit = options.tab ?? memoryStorage();
  const tab = new TabMemory(visit);
  const shelf = new StudyShelf(new Database());
  const studies = new SavedStudies({ lasting: storage, visit, shelf }, () => clock.now());
  const mistakes = new SavedMistakes(storage, () => clock.now());
  const locks = { acquire: options.acquire ?? (() => Promise.resolve(true)), release: () => {} };
  const random = options.random ?? (() => 0.3);
  const wire = options.wire ?? NO_SERVER;
  const keys = new OnlineKeys(storage, bytes => bytes.fill(options.browser ?? 1));
  const time = options.time ?? clock;
  const context = {
    stores,
    engine,
    kept: {
      matches: saved,
      studies,
      reviews: new SavedReviews(storage, () => clock.now()),
      mistakes,
      puzzles: new SavedPuzzles(storage),
      lessons: new SavedLessons(storage),
      reading: new SavedReading(storage),
      openingLines: new SavedOpeningLines(storage),
      ownValues: new SavedOwnValues(storage),
      records,
      keys,
      invitations: new SavedInvitations(storage, () => clock.now()),
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
    /** What the stores say now. */
    state: () => stores.match.getState(),
    match: () => stores.match.getState().match,
    moves: () => makeTranscript(stores.match.getState().match?.transcript ?? []),
    app: () => stores.app.getState(),
    notices: () => stores.app.getState().notices.map(({ name }) => name),
    /** Presses the squares of `f5d6c3`, one by one. */
    press: (names: string) => {
      for (const name of squareNames(names)) made.play.playSquare(square(name));
    },
  };
};

export type Room = ReturnType<typeof openRoom>;

/** A page on which a match has begun. */
export const begun = (settings: Partial<Settings> = {}, options: RoomOptions = {}): Room => {
  const room = openRoom({ ...options, settings: { ...options.settings, ...settings } });
  room.play.startMatch();
  return room;
};

export const square = (name: SquareName): Square => parseSquare(name);
/** The squares of `f5d6c3`, one by one. */
export const squareNames = (transcript: string): readonly SquareName[] =>
  (transcript.match(/../g) ?? []) as SquareName[];

/** Long enough for every beat, card and animation. */
export const A_WHILE = 10_000;

/** Plays these squares in turn: the person's by hand, the computer's as its answers. */
export const playThrough = async (room: Room, names: string): Promise<void> => {
  for (const name of squareNames(names)) {
    if (room.engine.asked.length > 0) await room.engine.answer(name);
    else room.play.playSquare(square(name));
    room.clock.pass(A_WHILE);
  }
};
