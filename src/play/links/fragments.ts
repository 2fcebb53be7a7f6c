import { PLACE_NAMES, PLACES, type Place } from '../../look/places.ts';

/** Where the link to the analysis board leads. It is no place: a game takes the page. */
export const ANALYSIS_LINK = '#analysis';
export const asksForAnalysis = (fragment: string): boolean => fragment.toLowerCase() === ANALYSIS_LINK;

/** `#study`: where a link leads. */
export const linkTo = (place: Place): string => `#${PLACES[place].fragment}`;

/** `#study`: what the address has there. The menu, where the page begins, needs nothing. */
export const fragmentOf = (place: Place): string => (place === 'menu' ? '' : linkTo(place));

/** The place of an address's fragment; undefined for one that is not of this page. */
export const placeNamed = (fragment: string): Place | undefined => {
  const name = fragment.replace(/^#/, '').toLowerCase();
  return name === '' ? 'menu' : PLACE_NAMES.find(place => PLACES[place].fragment === name);
};

const NAME = 'take=';
/** Far more than a code has, with spaces and hyphens between its letters. */
const LONGEST = 100;

/** The code of a fragment as it is written there, right or wrong; undefined if the fragment is about something else. */
export const readHandoverLink = (fragment: string): string | undefined => {
  const text = fragment.replace(/^#/, '');
  return text.startsWith(NAME) ? text.slice(NAME.length, NAME.length + LONGEST) : undefined;
};

/** A link to the page at `address` that fetches by a code, which no server sees: fragments are never sent. */
export const linkToHandover = (code: string, address: string): string => {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}#${NAME}${code}`;
};
