import { type GameName, rulesOf } from '../../game/games.ts';
import type { Words } from '../../i18n/words.ts';
import type { Settings } from '../../store/settingsStore.ts';
import { RULES_WORDS } from './rulesWords.ts';

/** What the person sees and moves with. */
interface Means extends Pick<Settings, 'legalMarks' | 'marks'> {
  readonly isTouched: boolean;
}

/** How to move by pointer: it speaks of the marks that are on the board, and a finger taps dots. */
export const howToMoveText = (words: Words, game: GameName, means: Means): string => {
  const { byPointer } = RULES_WORDS[rulesOf(game)];
  if (byPointer !== 'board.how.dots') return words.t(byPointer);
  if (!means.legalMarks) return words.t('board.how.lines');
  return words.t(means.isTouched && means.marks === 'dots' ? byPointer : 'board.how.marks');
};

/** What wins, or what is special about a game. */
export const goalText = (words: Words, game: GameName): string =>
  words.t(game === 'othello' ? 'board.how.most' : `menu.gamesAbout.${game}`);
