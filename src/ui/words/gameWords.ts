import { onlyShapeOf, type Setup } from '../../game/games.ts';
import type { Match } from '../../game/match.ts';
import { makeSize, STANDARD_SHAPE } from '../../game/shape.ts';
import type { Words } from '../../i18n/words.ts';

/** Standard Othello, which needs no label. */
export const isPlain = ({ setup: { game, shape, freePassing } }: Match): boolean =>
  game === 'othello' && !freePassing && makeSize(shape) === makeSize(STANDARD_SHAPE);

/** `Anti-Othello 8x8`, or just the name if the game has only one board. */
export const boardText = (words: Words, { game, shape }: Setup): string => {
  const name = words.t(`menu.games.${game}`);
  return onlyShapeOf(game) === undefined
    ? words.t('table.about', { game: name, size: makeSize(shape) })
    : name;
};

/** The same with its house rule: `Othello 8x8 (free passing)`. */
export const setupText = (words: Words, setup: Setup): string => {
  const game = boardText(words, setup);
  return setup.freePassing ? words.t('passing.game', { game }) : game;
};

export const gameText = (words: Words, { setup }: Match): string => setupText(words, setup);
