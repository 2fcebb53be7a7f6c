import { type GameName, rulesOf } from '../../game/games.ts';
import type { Words } from '../../i18n/words.ts';
import { RATED } from '../../net/contract/limits.ts';
import type { Unrated } from '../../net/contract/words.ts';

/** `Not rated: fewer than 10 moves.` */
export const unratedText = (words: Words, game: GameName, why: Unrated): string => {
  const count = why === 'enoughToday' ? RATED.aDay : RATED.plies[rulesOf(game)];
  return words.t(`online.unrated.${why}`, { count });
};
