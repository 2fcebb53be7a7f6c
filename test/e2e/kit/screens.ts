import { BOARDS } from './screens/boards.ts';
import { CLUBS } from './screens/clubs.ts';
import { ONLINE } from './screens/online.ts';
import type { Opening } from './screens/opening.ts';
import { PLACES } from './screens/places.ts';
import { STUDIES } from './screens/studies.ts';

/** Every screen and dialog except the menu, by name. */
export const SCREENS: Readonly<Record<string, Opening>> = {
  ...BOARDS,
  ...PLACES,
  ...CLUBS,
  ...ONLINE,
  ...STUDIES,
};
