import type { Shell } from '../../kit/shell.ts';

const CONTROLS = 'button, a, input, select, textarea, dialog';

/** A control does its own work; if that ends the game's ending, it does so by itself. */
const isForControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** While the ending of a game is shown, any tap and any key bring the result; returns a function that stops this. */
export const followHaste = ({ play }: Shell): (() => void) => {
  const isComing = (): boolean => play.stores.match.getState().result === 'coming';
  const onPointer = (event: PointerEvent): void => {
    if (isComing() && !isForControl(event)) play.hurryResult();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!isComing() || (isPress(event) && isForControl(event))) return;
    play.hurryResult();
    // Escape would close the result that it has just brought.
    if (event.key === 'Escape') event.stopPropagation();
  };
  addEventListener('pointerdown', onPointer);
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('pointerdown', onPointer);
    removeEventListener('keydown', onKey, true);
  };
};
