import type { Shell } from '../../kit/shell.ts';

const CONTROLS = 'button, a, input, select, textarea, dialog';

/** Controls handle their own presses, and end the ceremony themselves where needed. */
const isForControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** During the end-of-game ceremony, any tap or key shows the result; returns a function that stops this. */
export const followHaste = ({ play }: Shell): (() => void) => {
  const isComing = (): boolean => play.stores.match.getState().result === 'coming';
  const onPointer = (event: PointerEvent): void => {
    if (isComing() && !isForControl(event)) play.hurryResult();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!isComing() || (isPress(event) && isForControl(event))) return;
    play.hurryResult();
    // Otherwise Escape would also close the result that it has just shown.
    if (event.key === 'Escape') event.stopPropagation();
  };
  addEventListener('pointerdown', onPointer);
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('pointerdown', onPointer);
    removeEventListener('keydown', onKey, true);
  };
};
