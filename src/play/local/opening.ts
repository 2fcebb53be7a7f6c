import { givenPliesOf } from '../../game/games.ts';
import type { Match } from '../../game/match.ts';
import { drawOpening } from '../../game/xot.ts';
import { BEAT } from '../../look/motion.ts';
import type { PlayContext } from '../context.ts';
import { notify, withdraw } from '../notices.ts';
import { Timers } from '../timers.ts';

/** Places a new match as it begins: at once, or in XOT after the opening that its seed draws. */
export type Begin = (match: Match, place: (match: Match) => void) => void;

/**
 * Openings come from a list that is loaded with the first match of XOT. If that takes a while or fails, a notice says so.
 * If the person has turned to something else before the list is there, nothing happens.
 */
export const createBegin = ({ stores, loadOpenings, clock }: PlayContext): Begin => {
  const patience = new Timers(clock);
  let asked = 0;

  const endWaiting = (): void => {
    patience.clear();
    withdraw(stores.app, 'openingsComing');
  };

  const beginXot: Begin = async (match, place) => {
    const mine = ++asked;
    const { screen } = stores.app.getState();
    const before = stores.match.getState().match?.id;
    patience.after(BEAT.waitingWords, () => notify(stores.app, 'openingsComing'));
    const opening = drawOpening((await loadOpenings()) ?? [], match.seed, match.setup.headStart);
    const isWanted =
      mine === asked &&
      screen === stores.app.getState().screen &&
      before === stores.match.getState().match?.id;
    if (mine === asked) endWaiting();
    if (!isWanted) return;
    if (opening === undefined) notify(stores.app, 'openingsMissing');
    else place({ ...match, transcript: opening, given: opening.length });
  };

  return (match, place) => {
    endWaiting();
    withdraw(stores.app, 'openingsMissing');
    if (givenPliesOf(match.setup.game) > 0) beginXot(match, place);
    else place(match);
  };
};
