import { rulesOf } from '../../../game/games.ts';
import { RULES } from '../../../game/rules.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Advice } from '../../../store/studyStore.ts';
import { momentText } from './momentWords.ts';

/** What the coach says: `Coach: b2 opens the corner a1 to White; c4 keeps it closed.` */
export const adviceText = (words: Words, advice: Advice): string => {
  const { game } = advice.match.setup;
  const text =
    advice.type === 'warning'
      ? momentText(words, game, advice.moment)
      : words.t('coach.praise', {
          move: RULES[rulesOf(game)].writeMoves([advice.move]),
          count: advice.lead,
        });
  return words.t('coach.says', { text });
};
