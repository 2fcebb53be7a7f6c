import { duelOf, resultFor } from '../../game/duel.ts';
import type { Match } from '../../game/match.ts';
import { canFit, highestFit } from '../../game/seat.ts';
import { FIT_SETTINGS } from '../../store/seating.ts';
import type { Stores } from '../../store/stores.ts';
import { fitAfter } from '../../study/fit.ts';
import type { Review } from '../../study/review/review.ts';

/** Adjusts the adaptive partner after a finished match, once per match. */
export const learnFromMatch = ({ settings }: Stores, match: Match): void => {
  const { fitLearned, ...chosen } = settings.getState();
  const { own, rival } = duelOf(match) ?? {};
  if (own === undefined || rival === undefined || !canFit(rival.opponent) || fitLearned?.match === match.id)
    return;
  const { fit: name } = FIT_SETTINGS[rival.opponent];
  const [before, result] = [chosen[name], resultFor(match, own)];
  settings.setState({
    [name]: fitAfter(before, result, { highest: highestFit(rival.opponent) }),
    fitLearned: { match: match.id, result, before, own, opponent: rival.opponent },
  });
};

const lossPerMove = ({ plies, lossByColor }: Review, own: 'black' | 'white'): number => {
  const moves = plies.filter(({ color, move }) => color === own && move !== 'pass').length;
  return lossByColor[own].total / Math.max(1, moves);
};

/** Adjusts it again, by the quality of the person's moves, once its latest match of Othello has been reviewed. */
export const learnFromReview = ({ settings, study: store }: Stores): void => {
  const { fit, fitLearned } = settings.getState();
  const { review, study } = store.getState();
  if (fitLearned?.opponent !== 'flipside' || fitLearned.isReviewed === true) return;
  if (review.type !== 'finished' || study?.origin?.id !== fitLearned.match) return;
  const { before, result, own } = fitLearned;
  const again = fitAfter(before, result, {
    highest: highestFit('flipside'),
    lossPerMove: lossPerMove(review.review, own),
  });
  settings.setState({ fit: { ...fit, ...again }, fitLearned: { ...fitLearned, isReviewed: true } });
};
