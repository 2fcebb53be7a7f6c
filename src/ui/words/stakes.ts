import { rulesOf, type Setup } from '../../game/games.ts';
import type { Words } from '../../i18n/words.ts';
import { RATED } from '../../net/contract/limits.ts';
import type { stakesBar } from '../../net/contract/settings.ts';
import type { RatingChange } from '../../net/contract/tableState.ts';
import type { Unrated } from '../../net/contract/words.ts';

/** `Rated` or `Casual`. */
export const stakesText = (words: Words, isRated: boolean): string =>
  words.t(isRated ? 'rated.rated' : 'rated.casual');

/** Why a game can only be casual. */
export const barText = (words: Words, bar: NonNullable<ReturnType<typeof stakesBar>>): string =>
  words.t(`rated.bar.${bar}`);

/** Why a match was not rated, although it should have been: `Not rated: fewer than 10 moves.` */
export const unratedText = (words: Words, setup: Setup, why: Unrated): string | undefined => {
  if (why === 'casual') return undefined;
  const count = why === 'enoughToday' ? RATED.aDay : RATED.plies[rulesOf(setup.game)];
  return words.t(`table.unrated.${why}`, { count });
};

/** `1500 → 1512` */
export const changeText = (words: Words, change: RatingChange): string =>
  words.t('rated.change', { ...change });

/** A rating change for screen readers. */
export const spokenChange = (words: Words, change: RatingChange): string =>
  words.t('rated.changeSaid', { ...change });
