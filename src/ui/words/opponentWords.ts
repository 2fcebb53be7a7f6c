import type { GameName } from '../../game/games.ts';
import type { Opponent } from '../../game/seat.ts';
import type { Words } from '../../i18n/words.ts';

/** How an opponent plays the game. Flipside is described by its level, and has an evaluation made for Anti-Othello. */
export const opponentText = (words: Words, opponent: Opponent, game: GameName): string | undefined => {
  if (opponent === 'flipside') return undefined;
  const about = words.t(`opponent.${opponent}About`);
  return game === 'anti' ? [about, words.t('opponent.turnedRound')].join(words.t('gap')) : about;
};
