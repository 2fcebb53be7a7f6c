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
