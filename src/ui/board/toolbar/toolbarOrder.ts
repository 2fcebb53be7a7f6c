import type { Importance } from '../../../play/commands/command.ts';
import { type CommandName, importanceOf } from '../../../play/commands/commands.ts';
import type { GameKind } from '../../../store/stores.ts';

/** Importance of the page's own buttons. */
const OF_THE_PAGE: Readonly<Record<PageItem, ReturnType<typeof importanceOf>>> = {
  moves: { usually: 'usual', study: 'main' },
  players: 'spare',
  keys: 'spare',
  settings: 'rare',
  about: 'rare',
  speed: 'usual',
};

type PageItem = 'speed' | 'players' | 'moves' | 'keys' | 'settings' | 'about';

/** A toolbar button: a command or one of the page's own buttons. */
export type ItemName = CommandName | PageItem;

/** Commands that end a game come last, far from greetings. */
export const BUTTON_ORDER: readonly ItemName[] = [
  'greet',
  'muteGreetings',
  'first',
  'back',
  'forward',
  'last',
  'pause',
  'resume',
  'step',
  'speed',
  'undo',
  'askTakeBack',
  'redo',
  'offerDraw',
  'hint',
  'pass',
  'newGame',
  'offerNewGame',
  'findAnother',
  'inviteAgain',
  'values',
  'moves',
  'analyze',
  'analyzeExercise',
  'lookBack',
  'export',
  'share',
  'leaveStudy',
  'findInLibrary',
  'importGame',
  'solution',
  'backToPlace',
  'editPosition',
  'menu',
  'fullScreen',
  'turnBoard',
  'discSize',
  'sound',
  'players',
  'keys',
  'settings',
  'about',
  'resign',
  'leave',
  'leaveExercise',
];

interface Named {
  readonly name: ItemName;
}

const isOfThePage = (name: ItemName): name is PageItem => name in OF_THE_PAGE;

const importanceIn = (name: ItemName, kind: GameKind): Importance => {
  const importance = isOfThePage(name) ? OF_THE_PAGE[name] : importanceOf(name);
  return typeof importance === 'string' ? importance : (importance[kind] ?? importance.usually);
};

const STEPS = ['main', 'usual', 'spare', 'rare'] as const satisfies readonly Importance[];

/** On a desk these have a quiet row of their own, in this order. */
const QUIET_ROW: readonly ItemName[] = ['discSize', 'players', 'turnBoard', 'fullScreen', 'menu'];

export const quietItems = <Item extends Named>(items: readonly Item[]): readonly Item[] =>
  QUIET_ROW.flatMap(name => items.filter(item => item.name === name));

/** Where there is no quiet row, the settings turn the board. */
export const isQuietOnly = (name: ItemName): boolean => name === 'turnBoard';

/** These always go into the More list. */
export const isInMore = (name: ItemName): boolean => name === 'settings' || name === 'about';

export const inOrder = <Item extends Named>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((a, b) => BUTTON_ORDER.indexOf(a.name) - BUTTON_ORDER.indexOf(b.name));

/** Places beside the board on a phone, including the More button. */
const FEW_PLACES = 4;

/**
 * Maximum number of buttons on a phone, in an exercise and in a person's first games, raised only if more buttons are
 * important.
 */
export const mainPlaces = (items: readonly Named[], kind: GameKind = 'local'): number =>
  Math.max(FEW_PLACES, items.filter(({ name }) => importanceIn(name, kind) === 'main').length + 1);

/** Maximum number of buttons on larger pages; rarely used ones are in the More list everywhere. */
export const DESK_PLACES = 7;

export interface Parts<Item> {
  readonly placed: readonly Item[];
  readonly rest: readonly Item[];
}

/** Splits the items into those that fit, most important first, and the rest; both keep the order of `items`. */
export const partItems = <Item extends Named>(
  items: readonly Item[],
  places: number,
  kind: GameKind = 'local',
): Parts<Item> => {
  const byImportance = STEPS.flatMap(step => items.filter(({ name }) => importanceIn(name, kind) === step));
  const chosen = new Set(byImportance.slice(0, places));
  return {
    placed: items.filter(item => chosen.has(item)),
    rest: items.filter(item => !chosen.has(item)),
  };
};
