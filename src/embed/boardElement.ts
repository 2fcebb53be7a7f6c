import { COLORS, type Color } from '../game/color.ts';
import type { GameName } from '../game/games.ts';
import type { SquareName } from '../game/square.ts';
import type { ThemeName } from '../look/themes.ts';
import type { GivenArrow, GivenMark } from './pointing.ts';

/** The sides that a person may move on the board. */
export const PLAYABLE = ['none', ...COLORS, 'both'] as const;
export type Playable = (typeof PLAYABLE)[number];

/** Properties that reflect the attributes of the same name. `null` removes the attribute. */
export interface BoardTexts {
  transcript: string | null;
  record: string | null;
  game: GameName | null;
  size: string | null;
  position: string | null;
  theme: ThemeName | null;
  orientation: Color | null;
  playable: Playable | null;
  /** `jack`, or `flipside 5` with a level. */
  opponent: string | null;
}

/** Boolean attributes. */
export interface BoardFlags {
  /** Whether the engine's value of each move is shown. */
  values: boolean;
  /** Whether the moves are listed, with variations and comments. */
  list: boolean;
}

/** Properties and methods of a board that are not attributes. */
export interface BoardActions {
  /** The ply of the shown position; 0 is the start. */
  ply: number;
  arrows: readonly GivenArrow[];
  marks: readonly (GivenMark | SquareName)[];
  /** The moves of the current line, as text. */
  readonly line: string;
  /**
   * Plays a move in the game's notation; returns `false` if it is illegal. A move that is not in the game yet
   * becomes a variation.
   */
  play(move: string): boolean;
  next(): void;
  previous(): void;
  first(): void;
  last(): void;
  /** Rotates the board by 180 degrees. */
  flip(): void;
  /** Plays the moves automatically from a ply on, by default from the shown one. */
  playFrom(ply?: number): void;
  /** Stops playing automatically. */
  pause(): void;
}

/** The events of a board; all of them bubble. */
export interface BoardEvents {
  /** A move was added to the game, rather than stepped to. */
  move: CustomEvent<{
    readonly move: string;
    readonly color: Color;
    readonly ply: number;
    readonly by: 'person' | 'opponent' | 'program';
  }>;
  plychange: CustomEvent<{ readonly ply: number }>;
  /** The end of a game was reached. */
  end: CustomEvent<{ readonly winner: Color | 'draw'; readonly black: number; readonly white: number }>;
  /** A square was pressed, whether or not a move is possible there. */
  select: CustomEvent<{ readonly square: SquareName }>;
}

/** The element `<flipside-board>`. */
export interface FlipsideBoardElement extends HTMLElement, BoardTexts, BoardFlags, BoardActions {
  addEventListener<K extends keyof BoardEvents>(
    type: K,
    listener: (event: BoardEvents[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

export const TEXT_NAMES = [
  'transcript',
  'record',
  'game',
  'size',
  'position',
  'theme',
  'orientation',
  'playable',
  'opponent',
] as const satisfies readonly (keyof BoardTexts)[];
export const FLAG_NAMES = ['values', 'list'] as const satisfies readonly (keyof BoardFlags)[];
const ACTIVE_NAMES = ['ply', 'arrows', 'marks'] as const;

/** Adds the properties that reflect attributes to a class. */
export const reflectAttributes = (prototype: HTMLElement): void => {
  for (const name of TEXT_NAMES)
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  for (const name of FLAG_NAMES)
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return this.hasAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        this.toggleAttribute(name, Boolean(value));
      },
    });
};

/** Properties that a page set before the element was defined would shadow those of the class, so they are set again. */
export const upgradeProperties = (element: HTMLElement): void => {
  const own = element as unknown as Record<string, unknown>;
  for (const name of [...TEXT_NAMES, ...FLAG_NAMES, ...ACTIVE_NAMES]) {
    if (!Object.hasOwn(own, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
};
