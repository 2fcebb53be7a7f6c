import { selectPlanned } from '../../store/selectors.ts';
import { mountGrid } from '../grid/mountGrid.ts';
import { layoutFor, type Shell } from '../kit/shell.ts';

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/** Minimum size of a square for touch, in CSS pixels. */
const LEAST_TOUCHED = 40;

/**
 * The squares of the menu's board: pressing one starts the planned match with that move. If the squares are too small
 * for a finger, a touch starts the match without a move, on a larger board. A touch that ends the demo does no more
 * than that, since its square was chosen on another position.
 */
export const mountMenuBoard = (shell: Shell): (() => void) => {
  const { play, root } = shell;
  const { app, settings } = play.stores;
  const host = document.createElement('div');
  root.append(host);
  let endsShow = false;
  let isTouched = false;
  const isTooSmall = (): boolean => layoutFor(shell, 'menu').board.square < LEAST_TOUCHED;
  const grid = mountGrid(
    { ...shell, root: host },
    {
      screen: 'menu',
      state: () => selectPlanned(app.getState(), settings.getState()),
      play: square => {
        if (!endsShow && isTouched && isTooSmall()) play.startMatch();
        else if (!endsShow) play.startWith(square);
        endsShow = false;
      },
    },
  );

  const touch = ({ pointerType }: PointerEvent): void => {
    isTouched = pointerType === 'touch';
    endsShow = app.getState().attract !== undefined;
    play.stir();
  };
  const move = ({ target }: PointerEvent): void => {
    const isOnBoard = target instanceof Node && host.contains(target);
    if (isOnBoard || app.getState().attract === undefined) play.stir();
  };
  const useKeys = (): void => {
    [endsShow, isTouched] = [false, false];
    play.stir();
  };
  const stepGrid = (event: KeyboardEvent): void => {
    if (!isPlain(event)) return;
    const isStep = grid.step(event.key) || (settings.getState().letterKeys && grid.pick(event.key));
    if (isStep) event.preventDefault();
  };
  window.addEventListener('pointerdown', touch, true);
  window.addEventListener('pointermove', move, true);
  window.addEventListener('keydown', useKeys, true);
  window.addEventListener('wheel', play.stir, { passive: true });
  host.addEventListener('keydown', stepGrid);
  return () => {
    window.removeEventListener('pointerdown', touch, true);
    window.removeEventListener('pointermove', move, true);
    window.removeEventListener('keydown', useKeys, true);
    window.removeEventListener('wheel', play.stir);
    grid.stop();
    host.remove();
  };
};
