import * as v from 'valibot';
import type { StoreApi } from 'zustand/vanilla';
import { GAMES, STANDARD_SETUP } from '../game/games.ts';
import { fromEntries, recordOf } from '../game/record.ts';
import { isLevel, LEVELS, OPPONENTS, type Opponent } from '../game/seat.ts';
import { makeSize, parseSize } from '../game/shape.ts';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import type { BoardColors } from '../look/colors.ts';
import { styleOf } from '../look/style/boardStyle.ts';
import { THEMES } from '../look/themes.ts';
import { STANDARD_THRESHOLDS } from '../study/review/blame.ts';
import { createStore } from './following.ts';
import { ANALYSIS_DEFAULTS, ANALYSIS_FIELDS } from './settings/analysisFields.ts';
import { BOARD_DEFAULTS, BOARD_FIELDS } from './settings/boardFields.ts';
import {
  ALL_SOUNDS,
  all,
  CLOCK_CHOICES,
  CUSTOM_INCREMENT,
  CUSTOM_MINUTES,
  HEAD_START_CHOICES,
  SOUND_KINDS,
  VOLUME,
  wholeWithin,
} from './settings/choices.ts';
import { chosenKeys } from './settings/chosenKeys.ts';
import { FIT_DEFAULTS, FIT_FIELDS } from './settings/fitFields.ts';
import { PLAYING_DEFAULTS, PLAYING_FIELDS } from './settings/playingFields.ts';

export { DISC_SIZES, type DiscSize } from './settings/boardFields.ts';
export {
  CLOCK_CHOICES,
  type ClockChoice,
  CUSTOM_INCREMENT,
  CUSTOM_MINUTES,
  HEAD_START_CHOICES,
  type HeadStartChoice,
} from './settings/choices.ts';

/** The person's side: a color, a random one, both, or none while computers play each other. */
export const SIDES = ['black', 'white', 'random', 'both', 'none'] as const;
export type Side = (typeof SIDES)[number];
export const LANGUAGES = ['system', ...LANGUAGE_CODES] as const;
/** Verbosity of screen reader announcements. */
export const ANNOUNCEMENT_LENGTHS = ['short', 'normal', 'full'] as const;
export type AnnouncementLength = (typeof ANNOUNCEMENT_LENGTHS)[number];
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export const HANDS = ['right', 'left'] as const;
/** The opponent of an online game: an invited friend, or anybody in the lobby. */
export type Company = 'friend' | 'anybody';
/** The pace of a game between computers. */
export const WATCH_SPEEDS = ['slow', 'normal', 'fast'] as const;
export type WatchSpeed = (typeof WATCH_SPEEDS)[number];
/** What the graph of a review shows: the winning chance, or the lead in discs. */
export const GRAPH_MEASURES = ['chance', 'discs'] as const;
export type GraphMeasure = (typeof GRAPH_MEASURES)[number];
/** Range of the thresholds for mistakes, in discs. */
export const LOSS_THRESHOLD = { min: 1, max: 100 } as const;
/** Thinking time per move for Flipside's highest level. */
export const THINKING_SECONDS = [0.5, 1, 2, 5] as const;

/** A board size such as `7x4`, for games on boards of any size. */
const size = v.pipe(
  v.string(),
  v.check(text => parseSize(text) !== undefined),
);
const levelOf = (opponent: Opponent) =>
  v.pipe(
    v.number(),
    v.check(level => isLevel(opponent, level)),
  );

const computer = v.pipe(
  v.object({ opponent: v.picklist(OPPONENTS), level: v.number() }),
  v.check(({ opponent, level }) => isLevel(opponent, level)),
);

const initialLevel = (opponent: Opponent): number => LEVELS[opponent]?.initial ?? 1;

const forOpponents = <T>(make: (opponent: Opponent) => T): Readonly<Record<Opponent, T>> =>
  recordOf(OPPONENTS, make);

const INITIAL_LEVELS = forOpponents(initialLevel);

const lossThreshold = wholeWithin(LOSS_THRESHOLD);
const thresholds = v.pipe(
  v.object({ inaccuracy: lossThreshold, mistake: lossThreshold, blunder: lossThreshold }),
  v.check(({ inaccuracy, mistake, blunder }) => inaccuracy <= mistake && mistake <= blunder),
);

/** The schema of each stored field; an invalid field is replaced by its default without affecting the others. */
const FIELDS = {
  ...BOARD_FIELDS,
  ...PLAYING_FIELDS,
  ...FIT_FIELDS,
  clock: v.picklist(CLOCK_CHOICES),
  customClock: v.object({ minutes: wholeWithin(CUSTOM_MINUTES), increment: wholeWithin(CUSTOM_INCREMENT) }),
  /** Whether to hide the other player's greetings. */
  greetingsMuted: v.boolean(),
  /** Whether online games should be rated. */
  rated: v.object({ friend: v.boolean(), anybody: v.boolean() }),
  /** The name shown to the other player; empty for none. */
  name: v.string(),
  game: v.picklist(GAMES),
  size,
  side: v.picklist(SIDES),
  opponent: v.picklist(OPPONENTS),
  /** Settings of earlier versions lack the opponents added later. */
  levels: v.object(forOpponents(opponent => v.optional(levelOf(opponent), INITIAL_LEVELS[opponent]))),
  /** The computer that plays Black against `opponent` when no person plays. */
  second: computer,
  headStart: v.picklist(HEAD_START_CHOICES),
  /** Whether both sides may pass at any time. */
  freePassing: v.boolean(),
  thinkingSeconds: v.picklist(THINKING_SECONDS),
  severalCores: v.boolean(),
  /** Whether full strength also thinks in the person's time. */
  thinksAhead: v.boolean(),
  /** Whether Flipside's levels below full strength also open from the book. */
  bookOpenings: v.boolean(),
  /** Whether the characters play exactly like the program of 2003. */
  asIn2003: v.boolean(),
  /** Whether `Bitboard` plays exactly as documented. */
  byTheLetter: v.boolean(),
  /** Whether a person must confirm a pass with a button. */
  passByHand: v.boolean(),
  watchSpeed: v.picklist(WATCH_SPEEDS),
  /** Whether the computer's move is played as soon as it is found. */
  replyAtOnce: v.boolean(),
  sound: v.boolean(),
  volume: wholeWithin(VOLUME),
  sounds: v.object(all(SOUND_KINDS, v.boolean())),
  /** Whether a phone vibrates with the sounds. */
  vibration: v.boolean(),
  letterKeys: v.boolean(),
  announcements: v.picklist(ANNOUNCEMENT_LENGTHS),
  /** The person's keys, which replace a command's single letter. */
  keys: chosenKeys,
  ...ANALYSIS_FIELDS,
  graphBy: v.picklist(GRAPH_MEASURES),
  language: v.picklist(LANGUAGES),
  appearance: v.picklist(APPEARANCES),
  hand: v.picklist(HANDS),
  /** Whether to show the tips for the first game. */
  tips: v.boolean(),
  /** Whether the person was new at the first visit: their first games show the lines of their moves and explain the board. */
  beginner: v.boolean(),
  /** The thresholds of the classes of mistakes, in percent of the winning chance. */
  chanceThresholds: thresholds,
  /** Whether the coach comments on moves against a computer. */
  coach: v.boolean(),
  /** Whether a beginner has been offered the coach. */
  coachOffered: v.boolean(),
} as const;

export type Settings = {
  readonly [K in keyof typeof FIELDS]: K extends 'colors'
    ? BoardColors
    : Readonly<v.InferOutput<(typeof FIELDS)[K]>>;
};
export type SettingName = keyof Settings;

export const DEFAULT_SETTINGS: Settings = {
  ...BOARD_DEFAULTS,
  ...PLAYING_DEFAULTS,
  ...FIT_DEFAULTS,
  clock: 'none',
  customClock: { minutes: 3, increment: 2 },
  greetingsMuted: false,
  rated: { friend: false, anybody: true },
  name: '',
  game: STANDARD_SETUP.game,
  size: makeSize(STANDARD_SETUP.shape),
  side: 'black',
  opponent: 'flipside',
  levels: INITIAL_LEVELS,
  second: { opponent: 'flipside', level: initialLevel('flipside') },
  headStart: 'none',
  freePassing: false,
  thinkingSeconds: 1,
  severalCores: true,
  thinksAhead: true,
  bookOpenings: false,
  asIn2003: false,
  byTheLetter: false,
  passByHand: false,
  watchSpeed: 'normal',
  replyAtOnce: false,
  sound: true,
  volume: VOLUME.max,
  sounds: ALL_SOUNDS,
  vibration: false,
  letterKeys: true,
  announcements: 'normal',
  keys: {},
  ...ANALYSIS_DEFAULTS,
  graphBy: 'chance',
  language: 'system',
  appearance: 'system',
  hand: 'right',
  tips: false,
  beginner: false,
  chanceThresholds: STANDARD_THRESHOLDS,
  coach: false,
  coachOffered: false,
};

/** Settings of a new person: an adaptive opponent, and tips. */
export const FIRST_SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  levels: { ...INITIAL_LEVELS, flipside: 1 },
  fitsMe: true,
  solverFitsMe: true,
  tips: true,
  beginner: true,
};

/** The first settings, with a high-contrast theme if the system asks for contrast, which the canvas cannot detect. */
export const firstSettings = (wantsContrast: boolean): Settings =>
  wantsContrast
    ? { ...FIRST_SETTINGS, theme: 'highContrast', colors: THEMES.highContrast.colors }
    : FIRST_SETTINGS;

export interface LoadedSettings {
  readonly settings: Settings;
  /** The valid stored fields; a page of another version may lack some. */
  readonly found: Partial<Settings>;
  /** The names of invalid fields. */
  readonly broken: readonly SettingName[];
}

/** Reads stored settings field by field; anything but an object counts as empty. */
export const readSettings = (kept: unknown): LoadedSettings => {
  const source = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const names = Object.keys(FIELDS) as SettingName[];
  const read = names
    .filter(name => source[name] !== undefined)
    .map(name => ({ name, parsed: v.safeParse(FIELDS[name], source[name]) }));
  const good = read.flatMap(({ name, parsed }) => (parsed.success ? [[name, parsed.output] as const] : []));
  const stored = fromEntries(good) as Partial<Settings>;
  const theme = styleOf(stored.theme ?? DEFAULT_SETTINGS.theme);
  const found = { ...stored, ...(stored.colors && { colors: { ...theme.colors, ...stored.colors } }) };
  const { colors, material, discStyle } = theme;
  return {
    settings: {
      ...DEFAULT_SETTINGS,
      colors: { ...colors, ...DEFAULT_SETTINGS.colors },
      material,
      discStyle,
      ...found,
    },
    found,
    broken: read.filter(({ parsed }) => !parsed.success).map(({ name }) => name),
  };
};

export type SettingsStore = StoreApi<Settings>;

export const createSettingsStore = (initial: Settings = DEFAULT_SETTINGS): SettingsStore =>
  createStore<Settings>(() => initial);
