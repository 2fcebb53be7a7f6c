import { LEVEL_NAMES, type Opponent } from '../../game/seat.ts';
import type { Words } from '../../i18n/words.ts';

const nameOf = (opponent: Opponent, level: number): (typeof LEVEL_NAMES)[number] | undefined =>
  opponent === 'flipside' ? LEVEL_NAMES[level - 1] : undefined;

/** `Relaxed: sees a little, slips often.` Only Flipside's levels have words. */
export const levelText = (words: Words, opponent: Opponent, level: number): string | undefined => {
  const name = nameOf(opponent, level);
  return name === undefined
    ? undefined
    : words.t('level.text', { name: words.t(`level.names.${name}`), about: words.t(`level.about.${name}`) });
};

/** `3, Relaxed`, or the number alone: how a screen reader reads the slider. */
export const spokenLevel = (words: Words, opponent: Opponent, level: number): string => {
  const name = nameOf(opponent, level);
  return name === undefined
    ? String(level)
    : words.t('level.spoken', { level, name: words.t(`level.names.${name}`) });
};
