import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { isBoardText, parseBoard, parseSide } from './boardText.ts';

export type ObfLine =
  | { readonly type: 'position'; readonly position: OthelloPosition }
  /** Empty, or only a comment. */
  | { readonly type: 'empty' }
  | { readonly type: 'wrong'; readonly sentence: string };

const wrong = (sentence: string): ObfLine => ({ type: 'wrong', sentence });

/** Reads `board side; move:score; … % comment`. Everything after the side is ignored. */
export const readObfLine = (line: string): ObfLine => {
  const text = line.replace(/[%#].*/s, '').trim();
  if (text === '') return { type: 'empty' };
  const [board = '', sideText = '', ...rest] = (text.split(';')[0] ?? '').trim().split(/\s+/);
  if (!isBoardText(board)) return wrong('The board has to be 64 signs, each one of X, O and -.');
  const side = parseSide(sideText);
  if (side === undefined || rest.length > 0) return wrong('After the board comes the side to move, X or O.');
  const position = parseBoard(board, side);
  return position === undefined ? wrong('The board cannot be read.') : { type: 'position', position };
};
