import type { Match } from '../../game/match.ts';
import type { Shell } from '../page/shell.ts';

/** A place on the grid that can be pressed: the number in its `data-spot`. */
export type Spot = number;

/** What a press on the board does: plays a spot, or after the end asks for the next game. */
export interface SpotPresses {
  /** A finger, a mouse button or a key went down. */
  readonly begin: () => void;
  /** It was released on `spot`, for the `count`th time in quick succession. */
  readonly end: (spot: Spot, count?: number) => void;
}

/**
 * The result appears a moment after the end. A press asks for the next game only if it begins while the result is shown and
 * is not the second click of a double click, so the press that ended the match never does.
 */
export const createPresses = ({ play }: Shell, playSpot: (spot: Spot) => void): SpotPresses => {
  const { match } = play.stores;
  const hasResult = (): boolean => match.getState().result !== 'none';
  const current = (): Match | undefined => match.getState().match;
  /** Undefined for presses without a beginning, such as those of screen readers. */
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
      beganWithResult = hasResult();
    },
    end: (spot, count = 1) => {
      const isNew = beganWithResult ?? hasResult();
      beganWithResult = undefined;
      if (!hasResult()) tryToPlay(spot, count > 1);
      else if (isNew && count <= 1) play.offerNextGame();
    },
  };
};
