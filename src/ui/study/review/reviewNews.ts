import { STANDARD_SETUP } from '../../../game/games.ts';
import type { ReviewState, StudyState } from '../../../store/studyStore.ts';
import type { Shell } from '../../kit/shell.ts';
import { findText, noMomentsText } from '../../words/study/reviewWords.ts';

/** Announces when a review begins, is ready, or has failed. */
export const followReview = ({ play, words, say }: Shell): (() => void) => {
  const { study } = play.stores;
  const tell = ({ review, study: shown }: StudyState, before: ReviewState['type']): void => {
    if (review.type === before) return;
    if (review.type === 'running') say(words.t('review.begun'));
    if (review.type === 'failed') say(words.t('review.failed'));
    if (review.type === 'finished' && before === 'running') {
      const { length: count } = review.review.moments;
      const { game } = shown?.tree.setup ?? STANDARD_SETUP;
      const none = noMomentsText(words, game, review.review);
      const moments = count === 0 ? none : words.t('moments.count', { count });
      const { find } = review.review;
      const found = find === undefined ? [] : [findText(words, game, find)];
      say([words.t('review.finished'), moments, ...found].join(words.t('gap')));
    }
  };
  tell(study.getState(), 'none');
  return study.subscribe((state, before) => tell(state, before.review.type));
};
