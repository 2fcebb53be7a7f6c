import { propertiesIn, readGgfMove } from '../../src/formats/text/ggf.ts';
import { type Property, PropertyScanner } from '../../src/formats/text/properties.ts';
import { GGF_SIGNS, writeGgfMove } from '../../src/formats/text/writeText.ts';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import { isBoardText, makeBoardText, parseBoard, parseSide } from './boardText.ts';
import { hasToPass, type Move, makeMove, passed } from './turns.ts';

/**
 * A game of the Generic Game Format, as NBoard sends it. The text is read and written by `src/formats`; what stands here is
 * the game of a protocol, which a file has not: a side that owes a pass stays to move until the pass is sent, since the other
 * program asks what to do in just that position, and the seconds on the clocks count.
 */
export interface GgfGame {
  readonly start: OthelloPosition;
  readonly moves: readonly Move[];
  readonly end: OthelloPosition;
  /** Seconds on each clock at the start, if there is a clock. */
  readonly clockSeconds: number | undefined;
  /** Seconds each side has used. */
  readonly usedSeconds: { readonly black: number; readonly white: number };
}

export type GgfReading =
  | { readonly type: 'game'; readonly game: GgfGame }
  | { readonly type: 'unreadable'; readonly sentence: string };

/** Reads `8`, 64 signs that may have spaces between them, and the sign of the side to move. */
const parseStart = (text: string): OthelloPosition | undefined => {
  const [, size, rest = ''] = /^(\d+)\s+(.*)$/s.exec(text) ?? [];
  const signs = rest.replace(/\s+/g, '');
  const side = parseSide(signs.slice(-1));
  if (size !== '8' || side === undefined || !isBoardText(signs.slice(0, -1))) return undefined;
  return parseBoard(signs.slice(0, -1), side);
};

const SECONDS_A_MINUTE = 60;

/** Reads the first part of a clock: `15:00`, `1:00:00` or plain minutes; further parts are increments. */
const parseClock = (text: string): number | undefined => {
  const [main = ''] = text.split('/');
  if (!/^\d{1,6}(:\d{1,6}){0,2}$/.test(main)) return undefined;
  const parts = main.split(':').map(Number);
  const inUnits = parts.reduce((sum, part) => sum * SECONDS_A_MINUTE + part, 0);
  return parts.length === 1 ? inUnits * SECONDS_A_MINUTE : inUnits;
};

const unreadable = (sentence: string): GgfReading => ({ type: 'unreadable', sentence });

export const readGgf = (text: string): GgfReading => {
  if (!/^[^(]*\(;.*;\s*\)/s.test(text)) return unreadable('A game begins with "(;" and ends with ";)".');
  const scanner = new PropertyScanner(text);
  scanner.at = text.indexOf('(;') + 2;
  const properties = propertiesIn(scanner);
  if (properties === undefined) return unreadable('A game has names, each with a value in brackets.');
  const propertyOf = (name: string): string | undefined =>
    properties.find(property => property.name === name)?.values[0]?.text.trim();
  const game = propertyOf('GM');
  if (game !== undefined && !/^(othello|reversi)$/i.test(game))
    return unreadable(`The game is ${game}, not Othello.`);
  const board = propertyOf('BO');
  const start = board === undefined ? STANDARD_START : parseStart(board);
  if (start === undefined)
    return unreadable('The board has to be 8, then 64 squares of "*", "O" and "-", then the side to move.');
  return playGame(start, properties, parseClock(propertyOf('TI') ?? ''));
};

const playGame = (
  start: OthelloPosition,
  properties: readonly Property[],
  clockSeconds: number | undefined,
): GgfReading => {
  const moves: Move[] = [];
  const usedSeconds = { black: 0, white: 0 };
  let position = start;
  for (const { name, values } of properties) {
    if (name !== 'B' && name !== 'W') continue;
    const color = name === 'B' ? 'black' : 'white';
    const value = values[0]?.text ?? '';
    const played = readGgfMove(value);
    const mover = position.turn !== color && hasToPass(position) ? passed(position) : position;
    const after = played && mover.turn === color ? makeMove(mover, played.move) : undefined;
    if (played === undefined || after === undefined)
      return unreadable(`Move ${moves.length + 1}, ${name}[${value}], is not legal.`);
    usedSeconds[color] += played.seconds;
    moves.push(played.move);
    position = after;
  }
  return { type: 'game', game: { start, moves, end: position, clockSeconds, usedSeconds } };
};

/** Writes a game for an engine that is to find the next move. */
export const makeGgf = (start: OthelloPosition, moves: readonly Move[]): string => {
  const board = makeBoardText(start).replaceAll('X', GGF_SIGNS.black);
  let position: OthelloPosition | undefined = start;
  const written = moves.map(move => {
    const side = position?.turn ?? 'black';
    position = position && makeMove(position, move);
    return writeGgfMove(side, move);
  });
  const turn = GGF_SIGNS[start.turn];
  return `(;GM[Othello]PC[Flipside]PB[Black]PW[White]RE[?]TY[8]BO[8 ${board} ${turn}]${written.join('')};)`;
};
