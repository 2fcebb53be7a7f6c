import { rulesOf, type Setup } from '../../../game/games.ts';
import type { Move, Transcript } from '../../../game/transcript.ts';
import { lineThrough } from '../../../game/tree.ts';
import type { Words } from '../../../i18n/words.ts';
import type { MoveClass } from '../../../study/review/blame.ts';
import type { Shell } from '../../kit/shell.ts';
import { colorWord } from '../../words/names.ts';
import { RULES_WORDS } from '../../words/rulesWords.ts';
import { isSamePath, type TreeMove } from './treeRows.ts';

/** `f5`, the number of a column, or the text for a pass. */
export const moveText = (words: Words, { game }: Setup, move: Move): string =>
  move === 'pass' ? words.t('board.pass') : RULES_WORDS[rulesOf(game)].move(move);

/** `12 f6`. */
export const numberedMove = (
  words: Words,
  setup: Setup,
  { number, move }: Pick<TreeMove, 'number' | 'move'>,
) => `${number} ${moveText(words, setup, move)}`;

/** `12, Black f6, good move, mistake`, and the number of moves hidden in a closed variation. */
export const spokenMove = (
  shell: Shell,
  setup: Setup,
  { number, color, move, mark, path, hidden }: TreeMove,
): string => {
  const { words } = shell;
  const found = reviewMark(shell, path);
  const side = colorWord(words, color, setup.game);
  return [
    words.t('tree.move', { number, color: side, move: moveText(words, setup, move) }),
    ...(mark === undefined ? [] : [words.t(`tree.mark.${mark}`)]),
    ...(found === undefined ? [] : [words.t(`tree.class.${found}`)]),
    ...(hidden === 0 ? [] : [words.t('places.studied', { count: hidden })]),
  ].join(words.t('comma'));
};

/** The review's class for a move of the main line; undefined for all others, and without a review. */
export const reviewMark = ({ play }: Shell, path: Transcript): MoveClass | undefined => {
  const { study, review } = play.stores.study.getState();
  if (study === undefined || !('review' in review)) return undefined;
  const found = review.review?.plies.find(({ ply }) => ply === path.length)?.moveClass;
  if (found === undefined) return undefined;
  return isSamePath(path, lineThrough(study.tree, []).slice(0, path.length)) ? found : undefined;
};
