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

/** Short notices; their texts are in `i18n`. */
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

/** Why the page's address opened no game. */
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
  /** The invalid value, shortened. */
  readonly value: string;
  /** The accepted values. */
  readonly accepted: string;
}

export interface Notice {
  readonly id: number;
  readonly name: NoticeName;
  /** For the notice `address`: why nothing was opened, or which parameter was ignored. */
  readonly refusal?: AddressRefusal;
  readonly leftOut?: AddressRefusal;
  /** For the notice `badLink`. */
  readonly failure?: Failure;
  /** For the notice `badTheme`. */
  readonly code?: CodeRefusal;
}

/** Browser features without which the computer cannot play. */
export type Missing = 'worker' | 'webAssembly' | 'engine';

/** How the board is shown: on the canvas, or as a drawing while the canvas is loading (`coming`) or unavailable (`drawing`). */
export type BoardMedium = 'coming' | 'canvas' | 'drawing';

/** A point on the page in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Which of the page's files are cached for offline use; sizes in bytes. */
export interface OfflineState {
  /** `none` if caching is unavailable, or its state is not known yet. */
  readonly type: 'none' | 'partly' | 'fetching' | 'failed' | 'ready';
  readonly kept: number;
  readonly total: number;
}

/** Whether the page is in full-screen mode, if supported. */
export type FullScreen = 'unsupported' | 'off' | 'on';

/** What the page shows and how; lost on reload. */
export interface AppState {
  readonly screen: ScreenName;
  readonly viewport: Viewport;
  /** The text direction of the page's language. */
  readonly direction: Direction;
  /** The shape of the board on the screen. */
  readonly shape: Shape;
  readonly rules: Rules;
  /** Whether an exercise is on the board: its card needs room below the board on a phone. */
  readonly hasCard: boolean;
  /** Whether a study is on the board. */
  readonly hasStudy: boolean;
  readonly reducedMotion: boolean;
  /** Whether the page is visible. */
  readonly visible: boolean;
  readonly systemDark: boolean;
  /** Processor cores for searches: one if the browser has no shared memory. */
  readonly cores: number;
  /** Whether there seems to be a keyboard; on touch devices true after the first key press. */
  readonly hasKeyboard: boolean;
  /** Whether a gamepad is connected that has been used since the page was opened. */
  readonly hasGamepad: boolean;
  readonly fullScreen: FullScreen;
  /** Whether the battery is low and not charging; undefined if the browser does not tell. */
  readonly lowBattery: boolean | undefined;
  /** Whether the device has external power; undefined likewise. */
  readonly charging: boolean | undefined;
  readonly notices: readonly Notice[];
  readonly missing: readonly Missing[];
  readonly boardView: BoardMedium;
  /** Saved matches with at least one move, the latest first, as of opening the study list. */
  readonly kept: readonly SavedMatch[];
  /** The saved studies, likewise. */
  readonly keptStudies: readonly ListedStudy[];
  /** The last deleted study, while it can be restored. */
  readonly forgottenStudy: SavedStudy | undefined;
  /** The saved match that can be continued. */
  readonly unfinished: Match | undefined;
  /** The hovered or focused square. */
  readonly preview: Square | undefined;
  /** The mouse position over the board; undefined for touch and keyboard. */
  readonly pointer: Point | undefined;
  /** The colors being edited; undefined except on the color screen. */
  readonly draft: BoardStyle | undefined;
  readonly offline: OfflineState;
  /** Whether a newer version of the page is ready. */
  readonly hasUpdate: boolean;
  /** How the page can be installed: by a button, or in the browser's own menu. */
  readonly installing: 'no' | 'offered' | 'byHand';
  /** The open dialog. */
  readonly dialog: Dialog | undefined;
  /** The next match, shown on the menu's board. */
  readonly planned: Match | undefined;
  /** The position of the demonstration on the menu's board; undefined while the board shows the planned match. */
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
    hasStudy: false,
    reducedMotion: false,
    visible: true,
    systemDark: false,
    cores: 1,
    hasKeyboard: true,
    hasGamepad: false,
    fullScreen: 'unsupported',
    lowBattery: undefined,
    charging: undefined,
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
