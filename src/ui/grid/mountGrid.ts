import { type GameRules, rulesFor } from '../../game/rules.ts';
import { selectPosition } from '../../store/selectors.ts';
import type { Shell } from '../kit/shell.ts';
import { mountColumnGrid } from './columnGrid.ts';
import type { BoardGrid, GridUse } from './gridEvents.ts';
import { mountSquareGrid } from './squareGrid.ts';

const GRIDS: Readonly<Record<GameRules['picks'], (shell: Shell, use: GridUse) => BoardGrid>> = {
  square: mountSquareGrid,
  column: mountColumnGrid,
};

/** The grid of the current game: squares, or columns for falling discs. */
export const mountGrid = (shell: Shell, use: GridUse): BoardGrid => {
  const { match, app } = shell.play.stores;
  const picks = () => rulesFor(selectPosition(use.state())).picks;
  // Reserves the grid's place in the DOM and so in the tab order.
  const host = document.createElement('div');
  shell.root.append(host);
  const inside: Shell = { ...shell, root: host };
  let shown = picks();
  const mount = (): BoardGrid => GRIDS[shown](inside, use);
  let grid = mount();
  const follow = (): void => {
    if (picks() === shown) return;
    shown = picks();
    grid.stop();
    grid = mount();
  };
  const ends = [match.subscribe(follow), app.subscribe(follow)];
  return {
    step: key => grid.step(key),
    pick: key => grid.pick(key),
    focus: () => grid.focus(),
    stop: () => {
      for (const end of ends) end();
      grid.stop();
      host.remove();
    },
  };
};
