import type { CommandName } from '../../play/commands/command.ts';
import type { GameKind } from '../../store/gameKind.ts';

/** A button of the toolbar: a command, or something of the page. */
export type ItemName = CommandName | 'speed' | 'players' | 'moves' | 'keys' | 'settings' | 'about';

/** `main` ones are beside the board on every phone; `rare` ones are the first to move to the list of the rest, then `spare` ones. */
type Importance = 'main' | 'usual' | 'spare' | 'rare';

/** In the order of the buttons: what ends a game comes last, far from greetings. */
const IMPORTANCE: Readonly<Record<ItemName, Importance>> = {
  greet: 'main',
  muteGreetings: 'spare',
  first: 'main',
  back: 'main',
  playReplay: 'main',
  pauseReplay: 'main',
  forward: 'main',
  last: 'main',
  pause: 'main',
  resume: 'main',
  step: 'main',
  undo: 'main',
  askTakeBack: 'main',
  redo: 'spare',
  offerDraw: 'main',
  hint: 'main',
  pass: 'main',
  newGame: 'main',
  offerNewGame: 'usual',
  findAnother: 'usual',
  inviteAgain: 'usual',
  values: 'usual',
  moves: 'usual',
  analyze: 'usual',
  story: 'rare',
  export: 'rare',
  share: 'rare',
  leaveStudy: 'usual',
  findInLibrary: 'rare',
  importGame: 'rare',
  solution: 'main',
  tryAgain: 'main',
  nextExercise: 'main',
  backToPlace: 'usual',
  editPosition: 'rare',
  variation: 'spare',
  previousVariation: 'spare',
  playBest: 'spare',
  threat: 'spare',
  mobility: 'spare',
  frontier: 'spare',
  stability: 'spare',
  parity: 'spare',
  opened: 'spare',
  menu: 'spare',
  fullScreen: 'rare',
  turnBoard: 'rare',
  mirrorBoard: 'rare',
  discSize: 'spare',
  sound: 'usual',
  players: 'spare',
  keys: 'spare',
  settings: 'rare',
  about: 'rare',
  speed: 'usual',
  resign: 'usual',
  leave: 'usual',
  leaveExercise: 'main',
  offerRematch: 'usual',
  accept: 'usual',
  decline: 'usual',
  claim: 'usual',
  nudge: 'usual',
  time: 'usual',
  readBoard: 'usual',
};

/** In a study the panel and the way back matter more than the ends of the line, to which the list of moves leads as well. */
const IN_STUDY: Readonly<Partial<Record<ItemName, Importance>>> = {
  first: 'usual',
  last: 'usual',
  moves: 'main',
  leaveStudy: 'main',
  export: 'usual',
  share: 'usual',
  backToPlace: 'main',
};

/** Beside the steps of a replay there is room for the way out. */
const IN_REPLAY: Readonly<Partial<Record<ItemName, Importance>>> = {
  menu: 'usual',
  analyze: 'spare',
  sound: 'spare',
};

/** At a table the ways out matter more. */
const AT_TABLE: Readonly<Partial<Record<ItemName, Importance>>> = { analyze: 'spare', sound: 'spare' };

const IN_KIND: Readonly<Partial<Record<GameKind, Readonly<Partial<Record<ItemName, Importance>>>>>> = {
  study: IN_STUDY,
  replay: IN_REPLAY,
  online: AT_TABLE,
};

const importanceOf = (name: ItemName, kind: GameKind): Importance =>
  IN_KIND[kind]?.[name] ?? IMPORTANCE[name];

const ORDER = Object.keys(IMPORTANCE) as readonly ItemName[];
const STEPS = ['main', 'usual', 'spare', 'rare'] as const satisfies readonly Importance[];

/** What ends a game or a visit is set apart from what does not. */
export const endsGame = (name: ItemName): boolean => name === 'resign' || name === 'leave';

/** What leads to something of the page is never beside the board, but in the list of the rest. */
export const isInMore = (name: ItemName): boolean => name === 'settings' || name === 'about';

interface Named {
  readonly name: ItemName;
}

export const inOrder = <Item extends Named>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));

/** Buttons beside the board on a phone, with the one for the rest. */
const PHONE_PLACES = 4;

/** How many places the buttons get at most on a phone: more only if there are more that matter. */
export const phonePlaces = (items: readonly Named[], kind: GameKind = 'local'): number =>
  Math.max(PHONE_PLACES, items.filter(({ name }) => importanceOf(name, kind) === 'main').length + 1);

/** How many places they get on a larger page: what is seldom wanted is one press away everywhere. */
export const DESK_PLACES = 7;

export interface Parts<Item> {
  readonly placed: readonly Item[];
  readonly rest: readonly Item[];
}

/** The items that get a place, and the rest, both in the order of `items`: the most important ones first. */
export const partItems = <Item extends Named>(
  items: readonly Item[],
  places: number,
  kind: GameKind = 'local',
): Parts<Item> => {
  const byImportance = STEPS.flatMap(step => items.filter(({ name }) => importanceOf(name, kind) === step));
  const chosen = new Set(byImportance.slice(0, places));
  return {
    placed: items.filter(item => chosen.has(item)),
    rest: items.filter(item => !chosen.has(item)),
  };
};
