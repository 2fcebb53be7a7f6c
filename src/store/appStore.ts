import type { StoreApi } from 'zustand/vanilla';
import type { Failure } from '../formats/failure.ts';
import type { Match } from '../game/match.ts';
import { STANDARD_START } from '../game/othello/position.ts';
import type { Position, Rules } from '../game/position.ts';
import { type Shape, STANDARD_SHAPE } from '../game/shape.ts';
import type { Square } from '../game/square.ts';
import type { Direction, ScreenName, Viewport } from '../look/layout.ts';
import type { BoardStyle } from '../look/style/boardStyle.ts';
import type { CodeRefusal } from '../look/style/themeCode.ts';
import type { Dialog } from './dialog.ts';
import { createStore } from './following.ts';
import type { SavedMatch } from './kept/storedMatch.ts';
import type { ListedStudy, SavedStudy } from './kept/storedStudy.ts';

/** Short notices to a person; their texts are in `i18n`. */
export const NOTICES = [
  'settingsBroken',
  'languageMissing',
  'recordsBroken',
  'matchBroken',
  'storageOff',
  'storageFull',
  'libraryFull',
  'noLines',
  'engineCrashed',
  'openingsComing',
  'openingsMissing',
  'bookMissing',
  'address',
  'badLink',
  'studyGone',
  'studyAway',
  'badTheme',
  'updateReady',
  'savedByNewer',
  'partMissing',
  'noWebGl',
  'canvasMissing',
  'canvasLost',
  'friendCame',
  'tableGone',
] as const;
export type NoticeName = (typeof NOTICES)[number];

/** Why the address of the page opened no game. */
export interface AddressRefusal {
  readonly reason:
    | 'game'
    | 'start'
    | 'size'
    | 'onlySize'
    | 'you'
    | 'opponent'
    | 'level'
    | 'passing'
    | 'twice'
    | 'clock'
    | 'notAtTable'
    | 'table'
    | 'match';
  /** The value in the address, cut short if it is long. */
  readonly value: string;
  /** The values that it could have. */
  readonly accepted: string;
}

export interface Notice {
  readonly id: number;
  readonly name: NoticeName;
  /** Details of an `address` notice: why it opened nothing, or why it opened without a part that was left out. */
  readonly refusal?: AddressRefusal;
  readonly leftOut?: AddressRefusal;
  /** Details of a `badLink`. */
  readonly failure?: Failure;
  /** Details of a `badTheme`. */
  readonly code?: CodeRefusal;
}

/** Missing parts of the browser, without which the computer plays no moves. */
export type Missing = 'worker' | 'webAssembly' | 'engine';

/** What shows the board: the canvas; or a drawing, as long as the canvas is coming, or because there is none. */
export type BoardView = 'coming' | 'canvas' | 'drawing';

/** A point on the page in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What of the page's files is kept for use without a network; sizes in bytes. */
export interface OfflineState {
  /** `none` where nothing can be kept, or as long as it is not known what is. */
  readonly type: 'none' | 'partly' | 'fetching' | 'failed' | 'ready';
  readonly kept: number;
  readonly total: number;
}

/** Whether the page fills the whole screen, where it can. */
export type FullScreen = 'unsupported' | 'off' | 'on';

/** What the page shows, and how it is being viewed: lost with the page. */
export interface AppState {
  readonly screen: ScreenName;
  readonly viewport: Viewport;
  /** That of the language in which the page is shown. */
  readonly direction: Direction;
  /** The shape of the board on the screen. */
  readonly shape: Shape;
  readonly rules: Rules;
  /** Whether an exercise is on the board, whose card needs room below it on a phone. */
  readonly hasCard: boolean;
  readonly reducedMotion: boolean;
  /** Whether anybody can see the page. */
  readonly visible: boolean;
  /** Whether the system prefers a dark appearance. */
  readonly systemDark: boolean;
  /** Processor cores that a search can use: one where the browser allows no shared memory. */
  readonly cores: number;
  /** Whether the person seems to have a keyboard: a device for fingers has one from its first key. */
  readonly hasKeyboard: boolean;
  /** Whether a gamepad has been used since the page opened, and is still there. */
  readonly hasGamepad: boolean;
  readonly fullScreen: FullScreen;
  /** Whether the battery is nearly empty and not being charged; undefined where the browser does not tell. */
  readonly lowBattery: boolean | undefined;
  readonly notices: readonly Notice[];
  readonly missing: readonly Missing[];
  readonly boardView: BoardView;
  /** The matches kept in this browser that have begun, the latest first; as they were when `Study` opened. */
  readonly kept: readonly SavedMatch[];
  /** The studies kept in this browser, in the same way. */
  readonly keptStudies: readonly ListedStudy[];
  /** The study that was deleted last, as long as it can be brought back. */
  readonly forgottenStudy: SavedStudy | undefined;
  /** The saved match that can be continued. */
  readonly unfinished: Match | undefined;
  /** The square under the pointer or the keyboard's focus. */
  readonly preview: Square | undefined;
  /** Where the mouse is over the board; undefined for touch and keyboard. */
  readonly pointer: Point | undefined;
  /** The colors being chosen; undefined except on the color screen. */
  readonly draft: BoardStyle | undefined;
  readonly offline: OfflineState;
  /** Whether a newer version of the page is ready to be shown. */
  readonly hasUpdate: boolean;
  /** How the page can be installed: by a button, or by hand in the browser's own menu. */
  readonly installing: 'no' | 'offered' | 'byHand';
  /** The dialog over the screen. */
  readonly dialog: Dialog | undefined;
  /** The match that begins next, laid out on the menu's board. */
  readonly planned: Match | undefined;
  /** The position in the game that the menu's board plays by itself; undefined while it shows the planned match. */
  readonly attract: Position | undefined;
}

export type AppStore = StoreApi<AppState>;

export const createAppStore = (viewport: Viewport): AppStore =>
  createStore<AppState>(() => ({
    screen: 'menu',
    viewport,
    direction: 'ltr',
    shape: STANDARD_SHAPE,
    rules: STANDARD_START.rules,
    hasCard: false,
    reducedMotion: false,
    visible: true,
    systemDark: false,
    cores: 1,
    hasKeyboard: true,
    hasGamepad: false,
    fullScreen: 'unsupported',
    lowBattery: undefined,
    notices: [],
    missing: [],
    boardView: 'coming',
    kept: [],
    keptStudies: [],
    forgottenStudy: undefined,
    unfinished: undefined,
    preview: undefined,
    pointer: undefined,
    draft: undefined,
    offline: { type: 'none', kept: 0, total: 0 },
    hasUpdate: false,
    installing: 'no',
    dialog: undefined,
    planned: undefined,
    attract: undefined,
  }));
