import { BOARDS } from './screens/boards.ts';
import { CLUBS } from './screens/clubs.ts';
import { ONLINE } from './screens/online.ts';
import type { Opening } from './screens/opening.ts';
import { PLACES } from './screens/places.ts';
import { STUDIES } from './screens/studies.ts';

/** Every screen and dialog except the menu and those of `MORE`, by name. */
export const SCREENS = {
  ...BOARDS,
  ...PLACES,
  ...CLUBS,
  ...ONLINE,
  ...STUDIES,
} satisfies Readonly<Record<string, Opening>>;
