import { selectPosition } from '../../store/selectors.ts';
import type { Shell } from '../kit/shell.ts';
import { overlayText } from '../words/study/overlayWords.ts';

/** Announces what is switched on and off in a study. */
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
