import type { Match } from '../../game/match.ts';
import type { Square } from '../../game/square.ts';
import type { ScreenName } from '../../look/layout.ts';
import { hasResult, type MatchState } from '../../store/matchStore.ts';
import type { Shell } from '../kit/shell.ts';

/** Row or column indices of a grid. */
export const upTo = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/** Keyboard actions for a grid of buttons, and `stop` to end it. */
export interface BoardGrid {
  /** Moves the focused square by an arrow, Home or End; returns whether the key was one of them. */
  readonly step: (key: string) => boolean;
  /** Moves the focused square to the column or row of this name; returns whether there is one. */
  readonly pick: (key: string) => boolean;
  readonly focus: () => void;
  readonly stop: () => void;
}

/** A grid's position, match and purpose. */
export interface GridUse {
  readonly screen: ScreenName;
  /** The match shown on the grid. */
  readonly state: () => MatchState;
  readonly play: (square: Square) => void;
  /** Called by a press after the end of the match. */
  readonly afterEnd?: () => void;
}

/** A grid's actions on its spots. */
export interface SpotActions {
  /** Moves the keyboard focus to the spot. */
  readonly goTo: (spot: Spot) => void;
  readonly play: (spot: Spot) => void;
  /** The square where a disc played on the spot would land. */
  readonly attended: (spot: Spot) => Square | undefined;
}

const spotIn = (element: Element | null | undefined): Spot | undefined => {
  const text = element?.getAttribute('data-spot');
  return text === null || text === undefined ? undefined : Number(text);
};

/** The spot that an event came from; one listener serves the whole grid. */
export const spotOf = ({ target }: Event): Spot | undefined =>
  target instanceof Element ? spotIn(target.closest('[data-spot]')) : undefined;

const isPlayKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

const followPointer = (element: HTMLElement, { begin, end }: SpotPresses, { goTo }: SpotActions): void => {
  element.addEventListener('pointerdown', begin);
  element.addEventListener('click', event => {
    const spot = spotOf(event);
    if (spot === undefined) return;
    goTo(spot);
    end(spot, event.detail);
  });
};

/** Plays when a key is released on the spot where it was pressed, as pointer clicks do. */
const playOnRelease = (element: HTMLElement, { begin, end }: SpotPresses): void => {
  let pressed: Spot | undefined;
  element.addEventListener('keydown', event => {
    if (!isPlayKey(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    pressed = spotOf(event);
    begin();
  });
  element.addEventListener('keyup', event => {
    if (!isPlayKey(event)) return;
    event.preventDefault();
    const spot = spotOf(event);
    if (spot !== undefined && spot === pressed) end(spot);
    pressed = undefined;
  });
  element.addEventListener('focusout', () => {
    pressed = undefined;
  });
};

/**
 * The focused spot, but only while its focus ring is visible: clicks and a focus set by script should leave no preview.
 */
const shownFocus = (element: HTMLElement): Spot | undefined =>
  spotIn(element.querySelector("[data-input='keys'] [data-spot]:focus-visible"));

/** Reports to `play` the square under the mouse or the visible focus. Touch does not count. */
const attendTo = (element: HTMLElement, { play }: Shell, { attended }: SpotActions): void => {
  const squareAt = (spot: Spot | undefined): Square | undefined =>
    spot === undefined ? undefined : attended(spot);
  element.addEventListener('pointermove', event => {
    if (event.pointerType === 'mouse')
      play.attend(squareAt(spotOf(event)), { x: event.clientX, y: event.clientY });
  });
  element.addEventListener('pointerleave', () => play.attend(squareAt(shownFocus(element))), true);
  element.addEventListener('focusin', () => {
    const spot = shownFocus(element);
    if (spot !== undefined) play.attend(squareAt(spot));
  });
  element.addEventListener('focusout', () => play.attend(undefined));
};

interface SpotRequest extends SpotActions {
  readonly use: GridUse;
}

/** Makes a grid respond to mouse, touch and keys. */
export const followSpots = (element: HTMLElement, shell: Shell, { use, ...actions }: SpotRequest): void => {
  element.addEventListener('contextmenu', event => event.preventDefault());
  const presses = createPresses(use, actions.play);
  followPointer(element, presses, actions);
  playOnRelease(element, presses);
  attendTo(element, shell, actions);
};

/** A place on the grid that can be pressed: the number in its `data-spot`. */
export type Spot = number;

/** Handles presses on the board: plays a spot, or after the end asks for the next game. */
export interface SpotPresses {
  /** A finger, a mouse button or a key went down. */
  readonly begin: () => void;
  /** It was released on `spot`, as press number `count` in quick succession. */
  readonly end: (spot: Spot, count?: number) => void;
}

/**
 * The result appears a moment after the end. A press asks for the next game only if it begins while the result is shown
 * and is not the second click of a double click, so the press that ended the match never does.
 */
const createPresses = ({ state, afterEnd }: GridUse, playSpot: (spot: Spot) => void): SpotPresses => {
  const isEnded = (): boolean => hasResult(state());
  const current = (): Match | undefined => state().match;
  /** Undefined for presses without a start, such as those of screen readers. */
  let beganWithResult: boolean | undefined;
  let played: Spot | undefined;

  const tryToPlay = (spot: Spot, isRepeated: boolean): void => {
    if (isRepeated && spot === played) return;
    const before = current();
    playSpot(spot);
    played = current() === before ? undefined : spot;
  };

  return {
    begin: () => {
      beganWithResult = isEnded();
    },
    end: (spot, count = 1) => {
      const isNew = beganWithResult ?? isEnded();
      beganWithResult = undefined;
      if (!isEnded()) tryToPlay(spot, count > 1);
      else if (isNew && count <= 1) afterEnd?.();
    },
  };
};
