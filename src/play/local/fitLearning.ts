import { duelOf } from '../../game/duel.ts';
import { isMatchOver, type Match } from '../../game/match.ts';
import type { Stores } from '../../store/stores.ts';

/** Needed at the end of a game only. What cannot be loaded then is not learned. */
const learn = (what: (fitting: typeof import('./fitting.ts')) => void): void => {
  import('./fitting.ts').then(what, () => undefined);
};

export const learnFit = (stores: Stores, match: Match): void => {
  if (duelOf(match)?.isFitted === true && isMatchOver(match))
    learn(({ learnFromMatch }) => learnFromMatch(stores, match));
};

export const followReviews = (stores: Stores): (() => void) =>
  stores.study.subscribe(({ review, story }) => {
    const isReviewed = [review.type, story?.review.type].includes('finished');
    if (isReviewed && stores.settings.getState().fitLearned !== undefined)
      learn(({ learnFromReview }) => learnFromReview(stores));
  });
