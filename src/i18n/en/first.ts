import { board } from './board.ts';
import { colors } from './colors.ts';
import { exercise } from './exercise.ts';
import { feel } from './feel.ts';
import { menu } from './menu.ts';
import { online } from './online.ts';
import { page } from './page.ts';
import { places } from './places.ts';
import { review } from './review.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';
import { tree } from './tree.ts';
import { you } from './you.ts';

/** What the menu and a first game say. */
export const first = {
  ...page,
  ...menu,
  ...board,
  ...online,
  ...table,
  ...terms,
  ...colors,
  ...places,
  ...tree,
  ...you,
  ...review,
  ...exercise,
  ...feel,
} as const;
