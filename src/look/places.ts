import { keysOf } from '../game/record.ts';

/** A screen as canvas and layout know it. */
interface Screen {
  /** What it makes of the page (`layouts/panelLayout.ts`): a board with something beside it, or all of it for a panel. */
  readonly layout: 'menu' | 'editor' | 'colors' | 'board' | 'whole';
  /** The scene that paints its board. Without a board nothing is painted, and the loop sleeps. */
  readonly scene?: 'MenuScene' | 'EditorScene' | 'ColorScene' | 'BoardScene';
}

/** A screen between which and others a person goes back and forth. Its HTML is in `ui/page/screens.ts`. */
interface PlaceRow extends Screen {
  /** What a link to it has after `#`. */
  readonly fragment: string;
  /** A drawing of `ui/kit/icons.ts`. */
  readonly icon: string;
  /** What leads to it: the bar of the places, or the place `study`. */
  readonly under: 'bar' | 'study';
}

/** The places, in the order in which they are listed. */
export const PLACES = {
  menu: { fragment: 'play', icon: 'playPlace', under: 'bar', layout: 'menu', scene: 'MenuScene' },
  study: { fragment: 'study', icon: 'studyPlace', under: 'bar', layout: 'whole' },
  you: { fragment: 'you', icon: 'youPlace', under: 'bar', layout: 'whole' },
  library: { fragment: 'library', icon: 'library', under: 'study', layout: 'whole' },
  openings: { fragment: 'openings', icon: 'openings', under: 'study', layout: 'whole' },
  puzzles: { fragment: 'puzzles', icon: 'puzzles', under: 'study', layout: 'whole' },
  lessons: { fragment: 'lessons', icon: 'lessons', under: 'study', layout: 'whole' },
  editor: { fragment: 'editor', icon: 'editor', under: 'study', layout: 'editor', scene: 'EditorScene' },
  club: { fragment: 'club', icon: 'friend', under: 'study', layout: 'whole' },
} as const satisfies Readonly<Record<string, PlaceRow>>;

export type Place = keyof typeof PLACES;
/** The places to which the bar leads, or `study`. */
export type PlaceUnder<Parent extends PlaceRow['under']> = {
  [Name in Place]: (typeof PLACES)[Name]['under'] extends Parent ? Name : never;
}[Place];

/** The places, and the screens that lie over one of them. */
export type ScreenName = Place | 'colors' | 'board';

export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  ...PLACES,
  colors: { layout: 'colors', scene: 'ColorScene' },
  board: { layout: 'board', scene: 'BoardScene' },
};

export const PLACE_NAMES = keysOf(PLACES);

export const placesUnder = <Parent extends PlaceRow['under']>(
  parent: Parent,
): readonly PlaceUnder<Parent>[] =>
  PLACE_NAMES.filter((place): place is PlaceUnder<Parent> => PLACES[place].under === parent);

export const isPlace = (screen: ScreenName): screen is Place => screen in PLACES;
