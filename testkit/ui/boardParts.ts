import { columnOf, parseSquare, rowOf, type SquareName } from '../../src/game/square.ts';
import { allByRole, byRole } from './uiRoom.ts';

/** What stands on the board screen, by role. */
export const cells = (): readonly HTMLElement[] => allByRole('gridcell');

export const cell = (name: SquareName): HTMLElement => {
  const square = parseSquare(name);
  const row = allByRole('row')[rowOf(square)];
  return row?.querySelectorAll<HTMLElement>('[role=gridcell]')[columnOf(square)] as HTMLElement;
};

/** The square that has the focus, by the beginning of its name. */
export const focused = (): string => (document.activeElement?.getAttribute('aria-label') ?? '').slice(0, 2);

export const isAvailable = (name: string): boolean =>
  byRole('button', name).getAttribute('aria-disabled') !== 'true';

/** What the announcer has said, oldest first. */
export const said = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[aria-live=polite] p')].map(sentence => sentence.textContent);
