import type { Match } from '../game/match.ts';
import { drawOpening } from '../game/xot.ts';
import type { PlayContext } from './context.ts';
import { notify, withdraw } from './notices.ts';

/** Places a new match as it begins: at once, or in XOT after the opening that its seed draws. */
export type Begin = (match: Match, place: (match: Match) => void) => void;

/**
 * Openings come from a list that is loaded with the first match of XOT. Without one there is no such match, and the person
 * is told. Who has turned to something else before they were there is left alone.
 */
export const createBegin = ({ stores, loadOpenings }: PlayContext): Begin => {
  let asked = 0;

  const beginXot: Begin = async (match, place) => {
    const mine = ++asked;
    const { screen } = stores.app.getState();
    const before = stores.match.getState().match;
    const opening = drawOpening((await loadOpenings()) ?? [], match.seed);
    const isWanted =
      mine === asked && screen === stores.app.getState().screen && before === stores.match.getState().match;
    if (!isWanted) return;
    if (opening === undefined) notify(stores.app, 'openingsMissing');
    else place({ ...match, transcript: opening, given: opening.length });
  };

  return (match, place) => {
    withdraw(stores.app, 'openingsMissing');
    if (match.setup.game === 'xot') beginXot(match, place);
    else place(match);
  };
};
