import { board } from './board.ts';
import { menu } from './menu.ts';
import { online } from './online.ts';
import { page } from './page.ts';
import { places } from './places.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';

/** Texts that the menu and a first game need. */
export const first = {
  ...page,
  ...menu,
  ...board,
  ...online,
  ...table,
  ...terms,
  ...places,
} as const;
