import courseUrl from '/assets/course.txt?url';
import bookUrl from '/assets/openings.book?url';
import gamesUrl from '/assets/openings.games?url';
import namesUrl from '/assets/openings.json?url';
import playersUrl from '/assets/players.jou?url';
import puzzlesUrl from '/assets/puzzles.txt?url';
import openingsUrl from '/assets/xot.txt?url';
import { EngineClient } from './engine/engineClient.ts';
import { fetchReadable } from './engine/loadFiles.ts';
import { openWorker } from './engine/openWorker.ts';
import { trustOwnParts } from './engine/trust.ts';
import { createWords } from './i18n/words.ts';
import { openWire } from './net/server.ts';
import { WORKER_FILE } from './offline/contract.ts';
import {
  breathe,
  hasWebGl,
  observeBrowser,
  secureBeforeEnd,
  untilIdle,
  untilPainted,
  viewport,
  wantsContrast,
} from './play/browser.ts';
import { systemClock } from './play/clock.ts';
import { dropUnsoundKeys } from './play/commands/keyChoice.ts';
import { createPlay } from './play/createPlay.ts';
import { courseFrom, openingsFrom } from './play/files/lists.ts';
import { openingFilesFrom } from './play/files/openings.ts';
import { puzzlesFrom } from './play/files/puzzles.ts';
import { openReader } from './play/importing/openReader.ts';
import { browserLibrary } from './play/library/browserLibrary.ts';
import type { Address } from './play/links/address.ts';
import { withoutGame } from './play/links/addressNames.ts';
import { webLocks } from './play/local/matchLocks.ts';
import { notify } from './play/notices.ts';
import { browserOffline, NO_OFFLINE, savesData } from './play/offline/means.ts';
import { asksForShared, followLaunches } from './play/offline/received.ts';
import type { Play } from './play/play.ts';
import { startSounds } from './sound/startSounds.ts';
import { type BoardMedium, createAppStore, type NoticeName } from './store/appStore.ts';
import { createClubStore } from './store/clubStore.ts';
import { createExerciseStore } from './store/exerciseStore.ts';
import { createImportStore } from './store/importStore.ts';
import { isFirstTime, openStorage, setAsideFile } from './store/kept/browserStorage.ts';
import { kept } from './store/kept/kept.ts';
import { keepEditor } from './store/kept/keptEditor.ts';
import { keepSettings, SETTINGS_KEY } from './store/kept/keptSettings.ts';
import { OnlineKeys } from './store/kept/onlineKeys.ts';
import { keepInvitations } from './store/kept/savedInvitations.ts';
import { LESSON_PROGRESS } from './store/kept/savedLessons.ts';
import { SavedMatches, TabMemory } from './store/kept/savedMatches.ts';
import { keepMistakes } from './store/kept/savedMistakes.ts';
import { OPENING_LINES } from './store/kept/savedOpeningLines.ts';
import { OWN_VALUES } from './store/kept/savedOwnValues.ts';
import { PUZZLES } from './store/kept/savedPuzzles.ts';
import { keepReading } from './store/kept/savedReading.ts';
import { SavedReviews } from './store/kept/savedReviews.ts';
import { SavedStudies } from './store/kept/savedStudies.ts';
import { StudyShelf } from './store/kept/studyShelf.ts';
import { createLessonsStore } from './store/lessonsStore.ts';
import { Database } from './store/library/database.ts';
import { createLibraryStore } from './store/library/libraryStore.ts';
import { createMatchStore } from './store/matchStore.ts';
import { createOnlineStore } from './store/onlineStore.ts';
import { createOpeningsStore } from './store/openingsStore.ts';
import { createPuzzlesStore } from './store/puzzlesStore.ts';
import { keepRecords, RECORDS_KEY } from './store/results/records.ts';
import { firstSettings, type Settings } from './store/settingsStore.ts';
import { createStudyStore } from './store/studyStore.ts';
import { loadAllParts } from './ui/kit/parts.ts';
import { createTurns } from './ui/kit/turns.ts';
import { keepTableInAddress } from './ui/online/table/tableAddress.ts';
import { showLanguage } from './ui/page/appearance.ts';
import { followBackButton } from './ui/page/backButton.ts';
import { createScreens } from './ui/page/mountScreens.ts';

trustOwnParts();

/**
 * After this many milliseconds the page appears in English, and switches to the chosen language once that is loaded.
 */
const LONGEST_WAIT_FOR_WORDS = 3000;
const LONGEST_WAIT_FOR_FONTS = 1000;
const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, milliseconds));

/** Phaser and its shaders take time: they are loaded after the controls, which do not need them. */
const startPainting = async (
  { stores, observe }: Play,
  sayOnce: (notice: NoticeName) => boolean,
): Promise<void> => {
  /** Keeps the drawing that stands in for the canvas. */
  const draw = (notice?: NoticeName): void => {
    observe({ boardView: 'drawing' });
    if (notice !== undefined) notify(stores.app, notice);
  };
  /** Shown once per browser, since nothing can be done about it. */
  const drawAlways = (): void => draw(sayOnce('noWebGl') ? 'noWebGl' : undefined);
  if (!hasWebGl()) return drawAlways();
  await breathe();
  const scenes = await import('./scenes/startGame.ts').catch(() => undefined);
  if (scenes === undefined) return draw('canvasMissing');
  // The board is engraved with letters: painted before its font is loaded, it would have to be painted twice.
  await Promise.race([document.fonts.ready, pause(LONGEST_WAIT_FOR_FONTS)]);
  await breathe();
  const onView = (boardView: BoardMedium): void => observe({ boardView });
  try {
    scenes.startGame({
      parent: document.body,
      stores,
      onView,
      onGone: () => draw('canvasLost'),
      rest: breathe,
    });
  } catch {
    // A browser can expose WebGL and still refuse a context.
    drawAlways();
  }
};

/** The page and the server's rooms share one URL, which may be a subfolder. */
const folderOfPage = (): string => location.origin + location.pathname.replace(/[^/]*$/, '');

/**
 * Reads the page's start parameters and removes them from the address, so that a reload continues instead of starting
 * again. Online tables and replays stay in the address, since a reload returns to them.
 */
const takeAddress = async (settings: Settings): Promise<Address> => {
  const { search, pathname, hash } = location;
  if (`${search}${hash}` === '') return { type: 'plain' };
  const { readAddress } = await import('./play/links/readAddress.ts');
  const address: Address = asksForShared(search) ? { type: 'received' } : readAddress(search, settings, hash);
  const isTaken = ['game', 'refused', 'received', 'club'].includes(address.type);
  const isFragment = ['shared', 'badLink', 'theme', 'handover'].includes(address.type);
  if (isTaken || isFragment)
    history.replaceState(history.state, '', `${pathname}${withoutGame(search)}${isFragment ? '' : hash}`);
  return address;
};

const start = async (): Promise<void> => {
  await breathe();
  const lasting = openStorage(() => localStorage);
  const settings = keepSettings(lasting.storage, firstSettings(wantsContrast()));
  const records = keepRecords(lasting.storage);
  const stores = {
    settings: settings.store,
    records: records.store,
    match: createMatchStore(),
    app: createAppStore(viewport()),
    online: createOnlineStore(),
    club: createClubStore(),
    study: createStudyStore(),
    exercise: createExerciseStore(),
    importing: createImportStore(),
    library: createLibraryStore(),
    puzzles: createPuzzlesStore(),
    editor: keepEditor(lasting.storage),
    openings: createOpeningsStore(),
    lessons: createLessonsStore(),
  };
  const visit = openStorage(() => sessionStorage).storage;
  const saved = new SavedMatches(lasting.storage, Date.now);
  const database = new Database();
  const context = {
    stores,
    engine: new EngineClient(openWorker),
    kept: {
      settings,
      matches: saved,
      studies: new SavedStudies(
        { lasting: lasting.storage, visit, shelf: new StudyShelf(database) },
        Date.now,
      ),
      reviews: new SavedReviews(lasting.storage, Date.now),
      mistakes: keepMistakes(lasting.storage, Date.now),
      puzzles: kept(lasting.storage, PUZZLES),
      lessons: kept(lasting.storage, LESSON_PROGRESS),
      reading: keepReading(lasting.storage),
      openingLines: kept(lasting.storage, OPENING_LINES),
      ownValues: kept(lasting.storage, OWN_VALUES),
      records,
      keys: new OnlineKeys(lasting.storage, bytes => crypto.getRandomValues(bytes)),
      invitations: keepInvitations(lasting.storage, Date.now),
      setAside: () => setAsideFile(lasting.storage),
    },
    files: {
      xot: openingsFrom(openingsUrl),
      openings: openingFilesFrom({ names: namesUrl, book: bookUrl, games: gamesUrl }),
      puzzles: puzzlesFrom(puzzlesUrl),
      course: courseFrom(courseUrl),
      players: () => fetchReadable(playersUrl, bytes => new Uint8Array(bytes)),
    },
    library: browserLibrary(),
    tab: new TabMemory(visit),
    locks: webLocks(navigator.locks),
    wire: openWire(folderOfPage()),
    // The dev server's files change all the time.
    offline: import.meta.env.PROD ? browserOffline(folderOfPage(), WORKER_FILE) : NO_OFFLINE,
    openReader,
    clock: systemClock,
    now: Date.now,
    random: Math.random,
  };
  await breathe();
  const { play, open, refreshContinue, followTab } = createPlay(context);
  await breathe();
  observeBrowser(play);
  secureBeforeEnd(play);
  followLaunches(play.importing.receive);

  if (lasting.state !== 'lasting')
    notify(stores.app, lasting.state === 'full' ? 'storageFull' : 'storageOff');
  if (dropUnsoundKeys(stores.settings) || settings.broken) notify(stores.app, 'settingsBroken');
  if (records.broken) notify(stores.app, 'recordsBroken');
  if (saved.setBrokenAside() > 0) notify(stores.app, 'matchBroken');
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SETTINGS_KEY && newValue !== null) settings.follow(newValue);
    if (key === RECORDS_KEY) records.follow();
    followTab(key);
  });
  refreshContinue();
  await breathe();
  const words = createWords();
  const spoken = Promise.race([showLanguage(stores, words), pause(LONGEST_WAIT_FOR_WORDS)]);
  await open(await takeAddress(stores.settings.getState()));
  await spoken;
  await breathe();

  const turns = createTurns(breathe);
  createScreens(document.body, play, words, turns.take);
  await turns.run();
  followBackButton(play);
  keepTableInAddress(stores.online);
  startSounds(stores);
  await untilPainted();
  await startPainting(play, name => isFirstTime(lasting.storage, name));
  // A screen that needs more texts earlier requests them itself.
  if (words.language() === 'en') await words.complete().catch(() => undefined);
  play.library.load();
  await untilIdle();
  // Missing parts are requested again when a person opens them.
  if (!savesData()) await loadAllParts().catch(() => undefined);
  await play.offline.start();
};

void start();
