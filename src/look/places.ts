import { keysOf } from '../game/record.ts';

/** A screen's entry for canvas and layout. */
interface Screen {
  /** Its kind of layout (`layouts/panelLayout.ts`): a board with something beside it, or the whole page for a panel. */
  readonly layout: 'menu' | 'editor' | 'colors' | 'board' | 'whole';
  /** The scene that paints its board. Without a board nothing is painted, and the loop sleeps. */
  readonly scene?: 'MenuScene' | 'EditorScene' | 'ColorScene' | 'BoardScene';
}

/** A top-level screen. Its HTML is in `ui/page/screens.ts`. */
interface PlaceRow extends Screen {
  /** The fragment of links to it, after `#`. */
  readonly fragment: string;
  /** An icon of `ui/kit/icons.ts`. */
  readonly icon: string;
  /** Where its link is: the places bar, or a place of the bar. */
  readonly under: 'bar' | 'menu' | 'study';
}

/** The places, in display order. */
export const PLACES = {
  menu: { fragment: 'play', icon: 'playPlace', under: 'bar', layout: 'menu', scene: 'MenuScene' },
  study: { fragment: 'study', icon: 'studyPlace', under: 'bar', layout: 'whole' },
  you: { fragment: 'you', icon: 'youPlace', under: 'bar', layout: 'whole' },
  library: { fragment: 'library', icon: 'library', under: 'study', layout: 'whole' },
  openings: { fragment: 'openings', icon: 'openings', under: 'study', layout: 'whole' },
  puzzles: { fragment: 'puzzles', icon: 'puzzles', under: 'study', layout: 'whole' },
  lessons: { fragment: 'lessons', icon: 'lessons', under: 'study', layout: 'whole' },
  editor: { fragment: 'editor', icon: 'editor', under: 'study', layout: 'editor', scene: 'EditorScene' },
  club: { fragment: 'club', icon: 'friend', under: 'menu', layout: 'whole' },
} as const satisfies Readonly<Record<string, PlaceRow>>;

export type Place = keyof typeof PLACES;
/** The places linked from the bar. */
export type BarPlace = {
  [Name in Place]: (typeof PLACES)[Name]['under'] extends 'bar' ? Name : never;
}[Place];

/** The places, and the screens opened from them. */
export type ScreenName = Place | 'colors' | 'board';

export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  ...PLACES,
  colors: { layout: 'colors', scene: 'ColorScene' },
  board: { layout: 'board', scene: 'BoardScene' },
};

export const PLACE_NAMES = keysOf(PLACES);

export const BAR_PLACES: readonly BarPlace[] = PLACE_NAMES.filter(
  (place): place is BarPlace => PLACES[place].under === 'bar',
);

export const isPlace = (screen: ScreenName): screen is Place => screen in PLACES;
