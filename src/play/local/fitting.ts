import { duelOf, resultFor } from '../../game/duel.ts';
import { isMatchOver, type Match } from '../../game/match.ts';
import type { Stores } from '../../store/stores.ts';
import { nextFit } from '../../study/fit.ts';
import type { Review } from '../../study/review.ts';
import type { PlayContext } from '../context.ts';

/** Lets the partner that fits the person learn from a match that has just ended, from each match once. */
export const learnFit = ({ stores: { settings } }: PlayContext, match: Match): void => {
  const duel = duelOf(match);
  const { fit, fitLearned } = settings.getState();
  if (duel?.isFitted !== true || !isMatchOver(match) || fitLearned?.match === match.id) return;
  const result = resultFor(match, duel.own);
  settings.setState({
    fit: nextFit(fit, result),
    fitLearned: { match: match.id, result, before: fit, own: duel.own },
  });
};

const lossPerMove = ({ plies, lossByColor }: Review, own: 'black' | 'white'): number => {
  const moves = plies.filter(({ color, move }) => color === own && move !== 'pass').length;
  return lossByColor[own].total / Math.max(1, moves);
};

/** Once the game that it learned from last has been reviewed, it learns how well the person played as well. */
export const learnFromReviews = ({ settings, study }: Stores): (() => void) =>
  study.subscribe(({ review, study: studied, story }) => {
    const { fitLearned } = settings.getState();
    if (fitLearned === undefined) return;
    const of = [
      { id: studied?.origin?.id, review },
      { id: story?.match.id, review: story?.review },
    ].find(one => one.id === fitLearned.match);
    if (of?.review?.type !== 'finished') return;
    const { before, result, own } = fitLearned;
    settings.setState({
      fit: nextFit(before, result, lossPerMove(of.review.review, own)),
      fitLearned: undefined,
    });
  });
