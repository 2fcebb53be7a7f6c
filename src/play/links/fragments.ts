import { PLACE_NAMES, PLACES, type Place } from '../../look/places.ts';

/** Link to the analysis board. It is not a place, because it puts a game on the board. */
export const ANALYSIS_LINK = '#analysis';
export const asksForAnalysis = (fragment: string): boolean => fragment.toLowerCase() === ANALYSIS_LINK;

/** The link to a place, such as `#study`. */
export const linkTo = (place: Place): string => `#${PLACES[place].fragment}`;

/** The fragment of a place, such as `#study`; empty for the menu, the start page. */
export const fragmentOf = (place: Place): string => (place === 'menu' ? '' : linkTo(place));

/** The place of a fragment; undefined if it is none of the page's. */
export const placeNamed = (fragment: string): Place | undefined => {
  const name = fragment.replace(/^#/, '').toLowerCase();
  return name === '' ? 'menu' : PLACE_NAMES.find(place => PLACES[place].fragment === name);
};

const NAME = 'take=';
/** Maximum length of a code including spaces and hyphens, with a margin. */
const LONGEST = 100;

/** The handover code of a fragment as written, valid or not; undefined if the fragment is something else. */
export const readHandoverLink = (fragment: string): string | undefined => {
  const text = fragment.replace(/^#/, '');
  return text.startsWith(NAME) ? text.slice(NAME.length, NAME.length + LONGEST) : undefined;
};

/** A link to the page at `address` that receives the data of a handover code. Fragments are not sent to servers. */
export const linkToHandover = (code: string, address: string): string => {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}#${NAME}${code}`;
};
