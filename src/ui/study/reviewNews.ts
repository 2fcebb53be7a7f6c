import { STANDARD_SETUP } from '../../game/games.ts';
import type { Shell } from '../kit/shell.ts';
import { noMomentsText } from '../words/study/reviewWords.ts';

/** Says when a review begins, is ready, or has failed. */
export const followReview = ({ play, words, say }: Shell): (() => void) =>
  play.stores.study.subscribe(({ review }, { review: before }) => {
    if (review.type === before.type) return;
    if (review.type === 'running') say(words.t('review.begun'));
    if (review.type === 'failed') say(words.t('review.failed'));
    if (review.type === 'finished' && before.type === 'running') {
      const { length: count } = review.review.moments;
      const { game } = play.stores.study.getState().study?.tree.setup ?? STANDARD_SETUP;
      const none = noMomentsText(words, game, review.review);
      const moments = count === 0 ? none : words.t('moments.count', { count });
      say([words.t('review.finished'), moments].join(words.t('gap')));
    }
  });
