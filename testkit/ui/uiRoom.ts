import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { columnOf, parseSquare, rowOf, type SquareName } from '../../src/game/square.ts';
import { createWords } from '../../src/i18n/words.ts';
import type { ScreenName } from '../../src/look/layout.ts';
import { styleOf } from '../../src/look/style/boardStyle.ts';
import { createChanges } from '../../src/play/editor/changes.ts';
import type { ExercisePlay } from '../../src/play/exercise/exerciseCalls.ts';
import type { CoursePlay } from '../../src/play/lessons/course.ts';
import type { LessonsPlay } from '../../src/play/lessons/lessons.ts';
import type { LibraryPlay } from '../../src/play/library/libraryPlay.ts';
import type { OnlinePlay } from '../../src/play/online/onlinePlay.ts';
import type { OpeningsPlay } from '../../src/play/openings/openings.ts';
import type { Play } from '../../src/play/play.ts';
import type { PuzzlesPlay } from '../../src/play/puzzles/puzzles.ts';
import type { StudyPlay } from '../../src/play/study/studyCalls.ts';
import { createAppStore } from '../../src/store/appStore.ts';
import { createClubStore } from '../../src/store/clubStore.ts';
import { createEditorStore } from '../../src/store/editorStore.ts';
import { createExerciseStore } from '../../src/store/exerciseStore.ts';
import { openStorage } from '../../src/store/kept/browserStorage.ts';
import { createLessonsStore } from '../../src/store/lessonsStore.ts';
import { createLibraryStore } from '../../src/store/library/libraryStore.ts';
import { createMatchStore, type MatchState } from '../../src/store/matchStore.ts';
import { createOnlineStore, type OnlineState } from '../../src/store/onlineStore.ts';
import { createOpeningsStore } from '../../src/store/openingsStore.ts';
import { createPuzzlesStore } from '../../src/store/puzzlesStore.ts';
import { keepRecords } from '../../src/store/results/records.ts';
import { reseated, seatingOf } from '../../src/store/seating.ts';
import { createSettingsStore, DEFAULT_SETTINGS, type Settings } from '../../src/store/settingsStore.ts';
import type { Stores } from '../../src/store/stores.ts';
import { createStudyStore } from '../../src/store/studyStore.ts';
import { closeLayers } from '../../src/ui/kit/layers.ts';
import { loadAllParts } from '../../src/ui/kit/parts.ts';
import { createScreens } from '../../src/ui/page/mountScreens.ts';

// In the page these parts come over the network, when they are first needed.
await loadAllParts();

export const DESKTOP = { width: 1440, height: 900 };
export const SMALL_PHONE = { width: 320, height: 568 };

/** Adds the methods of dialogs that jsdom lacks. */
export const teachDialogs = (): void => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal;
  HTMLDialogElement.prototype.close = function (answer = '') {
    this.open = false;
    this.returnValue = answer;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.animate ??= () => ({ cancel: () => {} }) as Animation;
};

/** Records the calls; settings and drafts are kept, since controls show them. */
const createFakePlay = (stores: Stores) => {
  const { settings, app } = stores;
  const draft = () => app.getState().draft ?? styleOf('classic');
  return {
    stores,
    online: {
      playFriend: vi.fn(),
      join: vi.fn<OnlinePlay['join']>(() => true),
      findOpponent: vi.fn(),
      playAgain: vi.fn(),
      accept: vi.fn(),
      cancel: vi.fn(),
      leave: vi.fn(),
      stay: vi.fn(),
      resign: vi.fn(),
      ask: vi.fn<OnlinePlay['ask']>(),
      answer: vi.fn<OnlinePlay['answer']>(),
      claim: vi.fn(),
      nudge: vi.fn(),
      answerNudge: vi.fn(),
      greet: vi.fn<OnlinePlay['greet']>(),
      loadGames: vi.fn<OnlinePlay['loadGames']>(),
      rename: vi.fn<OnlinePlay['rename']>(() => true),
      forget: vi.fn<OnlinePlay['forget']>(async () => undefined),
      loadHosts: vi.fn(async () => {}),
    },
    study: {
      open: vi.fn<StudyPlay['open']>(),
      openBoard: vi.fn<StudyPlay['openBoard']>(),
      reopen: vi.fn<StudyPlay['reopen']>(async () => true),
      list: vi.fn(),
      forget: vi.fn<StudyPlay['forget']>(),
      bringBack: vi.fn(),
      openStory: vi.fn(),
      closeStory: vi.fn(),
      openRecord: vi.fn<StudyPlay['openRecord']>(),
      lookAt: vi.fn<StudyPlay['lookAt']>(),
      keep: vi.fn<StudyPlay['keep']>(),
      analyze: vi.fn(),
      read: vi.fn<StudyPlay['read']>(),
      searchRead: vi.fn<StudyPlay['searchRead']>(),
      openRead: vi.fn<StudyPlay['openRead']>(),
      findBoard: vi.fn(async () => undefined),
      cancelRead: vi.fn(),
      leave: vi.fn(),
      review: vi.fn<StudyPlay['review']>(),
      cancelReview: vi.fn(),
      showMoment: vi.fn<StudyPlay['showMoment']>(ply => stores.study.setState({ moment: ply })),
      tryAgain: vi.fn<StudyPlay['tryAgain']>(),
      goTo: vi.fn<StudyPlay['goTo']>(),
      switchVariation: vi.fn<StudyPlay['switchVariation']>(),
      promote: vi.fn<StudyPlay['promote']>(),
      remove: vi.fn<StudyPlay['remove']>(),
      restore: vi.fn(),
      annotate: vi.fn<StudyPlay['annotate']>(),
      playLine: vi.fn<StudyPlay['playLine']>(),
      playBest: vi.fn(),
      preview: vi.fn<StudyPlay['preview']>(previewed => stores.study.setState({ previewed })),
      showTab: vi.fn<StudyPlay['showTab']>(tab => stores.study.setState({ tab })),
      toggleAnalysis: vi.fn(),
      toggleThreat: vi.fn(),
      toggleOverlay: vi.fn<StudyPlay['toggleOverlay']>(),
      goToChapter: vi.fn<StudyPlay['goToChapter']>(),
      readOn: vi.fn<StudyPlay['readOn']>(),
      addChapter: vi.fn<StudyPlay['addChapter']>(),
      nameChapter: vi.fn<StudyPlay['nameChapter']>(),
      nameStudy: vi.fn<StudyPlay['nameStudy']>(),
      moveChapter: vi.fn<StudyPlay['moveChapter']>(),
      draw: vi.fn<StudyPlay['draw']>(),
      setPen: vi.fn<StudyPlay['setPen']>(),
      setReading: vi.fn<StudyPlay['setReading']>(),
      removeChapter: vi.fn(),
      restoreChapter: vi.fn(),
      clearDrawn: vi.fn(),
      showAnswer: vi.fn(),
      copyStudy: vi.fn(),
      openPacked: vi.fn<StudyPlay['openPacked']>(async () => undefined),
      openShort: vi.fn<StudyPlay['openShort']>(async () => undefined),
      keepShort: vi.fn<StudyPlay['keepShort']>(async () => undefined),
      hasServer: vi.fn(async () => false),
    },
    exercise: {
      start: vi.fn<ExercisePlay['start']>(),
      tryAgain: vi.fn(),
      analyze: vi.fn(),
      showSolution: vi.fn(),
      next: vi.fn(),
      leave: vi.fn(),
    },
    library: {
      load: vi.fn(),
      search: vi.fn<LibraryPlay['search']>(query =>
        stores.library.setState(now => ({ query: { ...now.query, ...query } })),
      ),
      speak: vi.fn<LibraryPlay['speak']>(),
      showRows: vi.fn<LibraryPlay['showRows']>(),
      look: vi.fn<LibraryPlay['look']>(),
      selectAll: vi.fn<LibraryPlay['selectAll']>(async () => undefined),
      tagCounts: vi.fn<LibraryPlay['tagCounts']>(async () => ({})),
      findPosition: vi.fn(),
      forgetPosition: vi.fn(),
      open: vi.fn<LibraryPlay['open']>(),
      select: vi.fn<LibraryPlay['select']>((ids, isSelected) =>
        stores.library.setState(({ selected }) => ({
          selected: new Set(
            isSelected ? [...selected, ...ids] : [...selected].filter(id => !ids.includes(id)),
          ),
        })),
      ),
      remove: vi.fn<LibraryPlay['remove']>(),
      restore: vi.fn(),
      rename: vi.fn<LibraryPlay['rename']>(),
      learn: vi.fn<LibraryPlay['learn']>(),
      addTag: vi.fn<LibraryPlay['addTag']>(),
      renameTag: vi.fn<LibraryPlay['renameTag']>(),
      removeTag: vi.fn<LibraryPlay['removeTag']>(),
      tag: vi.fn<LibraryPlay['tag']>(),
      takeRead: vi.fn<LibraryPlay['takeRead']>(async () => undefined),
      exportAll: vi.fn<LibraryPlay['exportAll']>(async () => undefined),
      importFile: vi.fn<LibraryPlay['importFile']>(async () => undefined),
      checkFile: vi.fn<LibraryPlay['checkFile']>(async () => ({ type: 'unread', isCancelled: false })),
      cancelWork: vi.fn(),
      askToPersist: vi.fn(),
      dismissNews: vi.fn(),
    },
    club: vi.fn<Play['club']>(() => new Promise(() => {})),
    transfer: vi.fn<Play['transfer']>(async () => ({
      pack: async () => undefined,
      look: async () => ({ type: 'refused', defect: 'foreign' }),
      takeBack: async () => 'withdrawn',
      whenFetched: () => () => undefined,
      handOver: async () => ({ type: 'failed', reason: 'noServer' }),
      takeOver: async () => ({ type: 'refused', defect: 'gone' }),
    })),
    offline: {
      start: vi.fn<Play['offline']['start']>(async () => undefined),
      fetchRest: vi.fn<Play['offline']['fetchRest']>(async () => undefined),
      reload: vi.fn<Play['offline']['reload']>(),
      stopFetching: vi.fn(),
      takeUpdate: vi.fn(),
      install: vi.fn(),
      receive: vi.fn<Play['offline']['receive']>(given =>
        app.setState({ dialog: { name: 'import', given } }),
      ),
      receiveCode: vi.fn<Play['offline']['receiveCode']>(),
      openShared: vi.fn<Play['offline']['openShared']>(async () => undefined),
    },
    lessons: { open: vi.fn<LessonsPlay['open']>(), reopen: vi.fn<LessonsPlay['reopen']>() },
    course: {
      open: vi.fn<CoursePlay['open']>(async () => undefined),
      practise: vi.fn<CoursePlay['practise']>(async () => undefined),
      test: vi.fn<CoursePlay['test']>(async () => undefined),
    },
    puzzles: {
      recall: vi.fn(),
      load: vi.fn(async () => undefined),
      reopen: vi.fn<PuzzlesPlay['reopen']>(),
      openDaily: vi.fn<PuzzlesPlay['openDaily']>(),
      train: vi.fn(),
      practise: vi.fn<PuzzlesPlay['practise']>(),
      openMistakes: vi.fn(),
    },
    editor: { ...createChanges(stores, () => {}), editBoard: vi.fn(), start: vi.fn(), analyze: vi.fn() },
    openings: {
      retry: vi.fn(),
      forgetOwnValues: vi.fn(),
      study: vi.fn<OpeningsPlay['study']>(),
      learn: vi.fn<OpeningsPlay['learn']>(),
      learnGames: vi.fn<OpeningsPlay['learnGames']>(),
      ask: vi.fn<OpeningsPlay['ask']>(),
      search: vi.fn<OpeningsPlay['search']>(search => stores.openings.setState({ search })),
      showMore: vi.fn(),
      toggleGames: vi.fn(),
      openGame: vi.fn<OpeningsPlay['openGame']>(),
      practise: vi.fn(),
      forget: vi.fn<OpeningsPlay['forget']>(),
      load: vi.fn(),
    },
    openMenu: vi.fn(),
    openStudy: vi.fn(),
    openYou: vi.fn(),
    openPlace: vi.fn<Play['openPlace']>(),
    openColors: vi.fn(),
    openDialog: vi.fn<Play['openDialog']>(dialog => app.setState({ dialog })),
    closeDialog: vi.fn(() => app.setState({ dialog: undefined })),
    openLink: vi.fn<Play['openLink']>(() => false),
    startMatch: vi.fn(),
    challenge: vi.fn<Play['challenge']>(),
    startWith: vi.fn<Play['startWith']>(),
    stir: vi.fn(),
    continueMatch: vi.fn(),
    openReplay: vi.fn<Play['openReplay']>(),
    newGame: vi.fn(),
    offerNextGame: vi.fn(),
    confirmNewGame: vi.fn(),
    keepPlaying: vi.fn(),
    rematch: vi.fn(),
    stepOpponent: vi.fn<Play['stepOpponent']>(),
    changeSeats: vi.fn<Play['changeSeats']>(),
    playSquare: vi.fn<Play['playSquare']>(),
    playIntended: vi.fn(),
    dropIntended: vi.fn(),
    pass: vi.fn(),
    undo: vi.fn(),
    redo: vi.fn(),
    goTo: vi.fn<Play['goTo']>(),
    hint: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
    step: vi.fn(),
    retry: vi.fn(),
    dismissPassCard: vi.fn(),
    demonstrateAdvice: vi.fn(),
    dismissAdvice: vi.fn(() => stores.study.setState({ advice: undefined })),
    hurryResult: vi.fn(),
    closeResult: vi.fn(),
    dismissNotice: vi.fn<Play['dismissNotice']>(),
    setAside: vi.fn<Play['setAside']>(),
    attend: vi.fn<Play['attend']>(),
    applyColors: vi.fn<Play['applyColors']>(look => settings.setState(look)),
    set: vi.fn((name: keyof Settings, value: unknown) => settings.setState({ [name]: value })),
    setSeat: vi.fn<Play['setSeat']>((color, seat) =>
      settings.setState(now => seatingOf(now, reseated(now, color, seat))),
    ),
    setLevel: vi.fn<Play['setLevel']>(),
    toggleDiscSize: vi.fn(),
    toggleSound: vi.fn(),
    draftColor: vi.fn<Play['draftColor']>((slot, color) =>
      app.setState({ draft: { ...draft(), colors: { ...draft().colors, [slot]: color } } }),
    ),
    draftTheme: vi.fn<Play['draftTheme']>(theme => app.setState({ draft: { ...draft(), theme } })),
    draftMaterial: vi.fn<Play['draftMaterial']>(material =>
      app.setState({ draft: { ...draft(), material } }),
    ),
    draftDiscStyle: vi.fn<Play['draftDiscStyle']>(discStyle =>
      app.setState({ draft: { ...draft(), discStyle } }),
    ),
    draftLook: vi.fn<Play['draftLook']>(look => app.setState({ draft: look })),
    lookAtSlot: vi.fn<Play['lookAtSlot']>(),
    resetDraft: vi.fn(),
    applyDraft: vi.fn(),
    cancelDraft: vi.fn(),
    secure: vi.fn(() => true),
    observe: vi.fn(),
  } satisfies Play;
};

interface RoomRequest {
  readonly screen: ScreenName;
  readonly settings?: Partial<Settings>;
  readonly match?: Partial<MatchState>;
  readonly online?: Partial<OnlineState>;
  readonly viewport?: { width: number; height: number };
}

const refuse = (): never => {
  throw new Error('no browser here');
};

/** One screen of the page over real stores, in an empty document. */
export const openRoom = ({
  screen,
  settings = {},
  match = {},
  online = {},
  viewport = DESKTOP,
}: RoomRequest) => {
  document.body.replaceChildren();
  const stores: Stores = {
    settings: createSettingsStore({ ...DEFAULT_SETTINGS, language: 'en', ...settings }),
    records: keepRecords(openStorage(refuse).storage).store,
    match: createMatchStore(),
    app: createAppStore(viewport),
    online: createOnlineStore(),
    club: createClubStore(),
    study: createStudyStore(),
    exercise: createExerciseStore(),
    library: createLibraryStore(),
    puzzles: createPuzzlesStore(),
    editor: createEditorStore(),
    openings: createOpeningsStore(),
    lessons: createLessonsStore(),
  };
  stores.match.setState(match);
  stores.online.setState(online);
  stores.app.setState({ screen });
  const play = createFakePlay(stores);
  const close = createScreens(document.body, play, createWords());
  return { play, stores, close };
};

const resetMocks = (calls: object): void => {
  for (const call of Object.values(calls)) {
    if (vi.isMockFunction(call)) call.mockReset();
    else if (typeof call === 'object') resetMocks(call);
  }
};

type Room = ReturnType<typeof openRoom>;

/** Returns a function that puts a room back to how it is now, but for what its screen keeps to itself. */
const keepState = ({ stores, play: { stores: _, ...calls } }: Room): (() => void) => {
  const resets = Object.values(stores).map(store => {
    const first = store.getState();
    return () => store.setState(first, true);
  });
  return () => {
    closeLayers();
    for (const reset of resets) reset();
    resetMocks(calls);
    for (const sentence of document.querySelectorAll('[aria-live=polite] p')) sentence.remove();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
};

/**
 * One room for all tests of a file, put back to its beginning before each: to mount a screen takes longer than most tests. A test
 * opens another one with `reopen`, or the same one for the sake of what a screen keeps to itself, such as an unfolded part.
 */
export const shareRoom = (request: RoomRequest): Room & { reopen: (other?: RoomRequest) => void } => {
  const reopen = (other = request): void => {
    room.close?.();
    Object.assign(room, openRoom(other));
    putBack = undefined;
  };
  const room = { reopen } as ReturnType<typeof shareRoom>;
  let putBack: (() => void) | undefined;
  beforeAll(teachDialogs);
  beforeEach(() => {
    if (putBack === undefined) reopen();
    else putBack();
    putBack ??= keepState(room);
  });
  afterAll(() => room.close());
  return room;
};

const ROLES: Readonly<Record<string, string>> = {
  button: 'button:not([role])',
  link: 'a[href]',
  dialog: 'dialog',
  heading: 'h1, h2, h3',
  radio: 'input[type=radio]',
  slider: 'input[type=range]',
  spinbutton: 'input[type=number]',
  searchbox: 'input[type=search]',
  textbox: 'input[type=text]',
  combobox: 'select',
};

/** The texts of the `label` elements of a field. For its `labels`, jsdom walks over the whole document. */
const labelsOf = (field: Element): readonly string[] => {
  const beside = field.id === '' ? [] : document.querySelectorAll(`label[for="${field.id}"]`);
  return [field.closest('label'), ...beside].map(label => label?.textContent ?? '');
};

const labelOf = (element: Element): string => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = ids.map(id => document.getElementById(id)?.textContent ?? '');
  const own = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return [...labels, ...(own ? labelsOf(element) : [])].join(' ').trim();
};

/** The text without the parts that are only visual. */
const spokenText = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const unspoken of copy.querySelectorAll('[aria-hidden=true]')) unspoken.remove();
  return (copy.textContent ?? '').trim();
};

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? (labelOf(element) || spokenText(element));

const hasRole = (role: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`${ROLES[role] ?? '_'}, [role="${role}"]`),
];

export const allByRole = (role: string, name?: string): readonly HTMLElement[] =>
  hasRole(role).filter(element => name === undefined || nameOf(element) === name);

export const byRole = (role: string, name?: string): HTMLElement => {
  const [element] = allByRole(role, name);
  if (element === undefined) throw new Error(`no ${role} ${name ?? ''}`);
  return element;
};

export const press = (key: string, target: Element = document.activeElement ?? document.body): void => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const after = document.activeElement ?? document.body;
  after.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
};

/** The squares on the board screen. */
export const cells = (): readonly HTMLElement[] => allByRole('gridcell');

export const cell = (name: SquareName): HTMLElement => {
  const square = parseSquare(name);
  const pressed = document.querySelector<HTMLElement>(`button[role=gridcell][data-spot="${square}"]`);
  if (pressed !== null) return pressed;
  const row = allByRole('row')[rowOf(square)];
  return row?.querySelectorAll<HTMLElement>('[role=gridcell]')[columnOf(square)] as HTMLElement;
};

/** The square that has the focus, by the beginning of its name. */
export const focused = (): string => (document.activeElement?.getAttribute('aria-label') ?? '').slice(0, 2);

export const isAvailable = (name: string): boolean =>
  byRole('button', name).getAttribute('aria-disabled') !== 'true';

/** The announcements so far, oldest first. */
export const said = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[aria-live=polite] p')].map(sentence => sentence.textContent);
