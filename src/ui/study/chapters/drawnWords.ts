import { makeSquare, type Square } from '../../../game/square.ts';
import type { Drawn } from '../../../game/tree.ts';
import type { Shell } from '../../kit/shell.ts';
import { listText } from '../../words/locale.ts';

export const squareWord = (square: Square): string => makeSquare(square);

/** `Marked: d3, e6 to f5`; undefined where nothing is drawn. */
export const drawnText = (shell: Shell, drawn: readonly Drawn[] | undefined): string | undefined => {
  if (drawn === undefined || drawn.length === 0) return undefined;
  const { words } = shell;
  const squares = drawn.map(({ from, to }) =>
    to === undefined
      ? squareWord(from)
      : words.t('chapters.arrow', { from: squareWord(from), to: squareWord(to) }),
  );
  return words.t('chapters.marked', { squares: listText(words, squares) });
};
