import { type Color, opposite } from '../../game/color.ts';
import { type Match, positionAfter } from '../../game/match.ts';
import { isOver, legalMoves, type Position, play, winnerOf } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import type { Words } from '../../i18n/words.ts';
import { RULES_WORDS } from './rulesWords.ts';

/** The squares where a disc of this color would complete four in a row. */
const foursOf = (position: Position, color: Color): readonly Square[] => {
  const asked: Position = { ...position, turn: color };
  return [...legalMoves(asked)].filter(square => {
    const after = play(asked, square);
    return after !== undefined && isOver(after) && winnerOf(after) === color;
  });
};

const isSafe = (position: Position, move: Square, other: Color): boolean => {
  const after = play(position, move);
  return after !== undefined && foursOf(after, other).length === 0;
};

/**
 * How close the person was to four in a row, or what would have stopped the opponent: visible to a beginner at the end
 * of a short game.
 */
export const lostFourText = (words: Words, match: Match, own: Color): string | undefined => {
  const turns = match.transcript
    .map((_, ply) => positionAfter(match, ply))
    .filter(({ turn }) => turn === own);
  const { move } = RULES_WORDS.connect4;
  const [missed] =
    turns.map(position => foursOf(position, own)).findLast(squares => squares.length > 0) ?? [];
  if (missed !== undefined) return words.t('comfort.near', { column: move(missed) });
  const last = turns.at(-1);
  if (last === undefined) return undefined;
  const other = opposite(own);
  const [threat, ...more] = foursOf(last, other);
  if (threat === undefined)
    return [...legalMoves(last)].some(square => isSafe(last, square, other))
      ? words.t('comfort.gaveRoom')
      : undefined;
  return more.length === 0 && isSafe(last, threat, other)
    ? words.t('comfort.stoppable', { column: move(threat) })
    : words.t('comfort.twoThreats');
};
