import { type GameRules, rulesFor } from '../../game/rules.ts';
import { selectPosition } from '../../store/selectors.ts';
import type { Shell } from '../kit/shell.ts';
import { mountColumnGrid } from './columnGrid.ts';
import type { BoardGrid } from './gridEvents.ts';
import { mountSquareGrid } from './squareGrid.ts';

const GRIDS: Readonly<Record<GameRules['picks'], (shell: Shell) => BoardGrid>> = {
  square: mountSquareGrid,
  column: mountColumnGrid,
};

/** The grid of the game on the board: squares, or columns for discs to fall into. */
export const mountGrid = (shell: Shell): BoardGrid => {
  const { match } = shell.play.stores;
  const picks = () => rulesFor(selectPosition(match.getState())).picks;
  // Keeps the grid's place among the parts of the screen, and so in the tab order.
  const host = document.createElement('div');
  shell.root.append(host);
  const inside: Shell = { ...shell, root: host };
  let shown = picks();
  const mount = (): BoardGrid => GRIDS[shown](inside);
  let grid = mount();
  const end = match.subscribe(() => {
    if (picks() === shown) return;
    shown = picks();
    grid.stop();
    grid = mount();
  });
  return {
    step: key => grid.step(key),
    pick: key => grid.pick(key),
    focus: () => grid.focus(),
    stop: () => {
      end();
      shell.play.attend(undefined);
      grid.stop();
      host.remove();
    },
  };
};
