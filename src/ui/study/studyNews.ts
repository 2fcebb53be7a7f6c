import { STANDARD_SETUP } from '../../game/games.ts';
import { selectPosition } from '../../store/selectors.ts';
import type { Shell } from '../kit/shell.ts';
import { overlayText } from '../words/study/overlayWords.ts';
import { noMomentsText } from '../words/study/reviewWords.ts';

/** Speaks of what is switched on and off for looking at a game. */
export const announceStudy = ({ play, words, say }: Shell): (() => void) => {
  const { settings, study, match } = play.stores;
  const ends = [
    settings.subscribe(({ values }, before) => {
      if (values !== before.values) say(words.t(values ? 'study.value.on' : 'study.value.off'));
    }),
    study.subscribe(({ overlay, study: studied }, before) => {
      if (overlay === before.overlay || studied?.id !== before.study?.id) return;
      const position = selectPosition(match.getState());
      say(overlay === undefined ? words.t('study.overlay.off') : overlayText(words, position, overlay));
    }),
    study.subscribe(({ asksThreat, study: studied }, before) => {
      if (asksThreat === before.asksThreat || studied?.id !== before.study?.id) return;
      say(words.t(asksThreat ? 'study.analysis.threatOn' : 'study.analysis.threatOff'));
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
};

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
