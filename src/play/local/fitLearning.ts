import { duelOf } from '../../game/duel.ts';
import { isMatchOver, type Match } from '../../game/match.ts';
import type { Stores } from '../../store/stores.ts';

/** Loaded at the end of a game. If loading fails, this game is not learned from. */
const learn = (what: (fitting: typeof import('./fitting.ts')) => void): void => {
  import('./fitting.ts').then(what, () => undefined);
};

export const learnFit = (stores: Stores, match: Match): void => {
  if (duelOf(match)?.rival.fits === true && isMatchOver(match))
    learn(({ learnFromMatch }) => learnFromMatch(stores, match));
};

export const learnFromReviews = (stores: Stores): (() => void) =>
  stores.study.subscribe(({ review }) => {
    if (review.type === 'finished' && stores.settings.getState().fitLearned !== undefined)
      learn(({ learnFromReview }) => learnFromReview(stores));
  });
