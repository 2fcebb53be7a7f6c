import type { Color } from '../game/color.ts';
import type { GameName } from '../game/games.ts';
import type { SquareName } from '../game/square.ts';
import type { ThemeName } from '../look/themes.ts';
import type { GivenArrow, GivenMark } from './pointing.ts';
import type { Playable } from './readView.ts';

/** The properties that are the attributes of the same name. `null` removes one. */
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

/** The attributes that are there or not. */
export interface BoardFlags {
  /** Whether the engine says what every move is worth. */
  values: boolean;
  /** Whether the moves are listed, with variations and comments. */
  list: boolean;
}

/** What one can do with a board besides reading and writing its attributes. */
export interface BoardActions {
  /** The position that is shown; 0 is the start. */
  ply: number;
  arrows: readonly GivenArrow[];
  marks: readonly (GivenMark | SquareName)[];
  /** The moves of the line that is stepped through, as text. */
  readonly line: string;
  /** Plays a move, as the game writes it; `false` if it is not legal. A move that was not played before becomes a variation. */
  play(move: string): boolean;
  next(): void;
  previous(): void;
  first(): void;
  last(): void;
  /** Turns the board around. */
  flip(): void;
  /** Plays the moves one after the other, from a ply on; from the one that is shown if left out. */
  playFrom(ply?: number): void;
  /** Stops that. */
  pause(): void;
}

/** The details of the events that a board sends; all of them bubble. */
export interface BoardEvents {
  /** A move was made that was not there to step to. */
  move: CustomEvent<{
    readonly move: string;
    readonly color: Color;
    readonly ply: number;
    readonly by: 'person' | 'opponent' | 'program';
  }>;
  plychange: CustomEvent<{ readonly ply: number }>;
  /** The position that is shown now is the end of a game. */
  end: CustomEvent<{ readonly winner: Color | 'draw'; readonly black: number; readonly white: number }>;
  /** A square was pressed, whether or not a move can be made there. */
  select: CustomEvent<{ readonly square: SquareName }>;
}

/** `<flipside-board>` */
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

/** Gives a class the properties that are attributes. */
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

/** Properties that a page has set before the element was defined would hide those of the class: they are set again. */
export const upgradeProperties = (element: HTMLElement): void => {
  const own = element as unknown as Record<string, unknown>;
  for (const name of [...TEXT_NAMES, ...FLAG_NAMES, ...ACTIVE_NAMES]) {
    if (!Object.hasOwn(own, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
};
