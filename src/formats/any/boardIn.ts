import type { Color } from '../../game/color.ts';
import type { Setup } from '../../game/games.ts';
import { makeShape } from '../../game/shape.ts';
import { likelyTurn, linesOf, type Row, rowOf, setupOfCells } from '../text/boards.ts';
import { type Cell, cellOf, digitCell, sideOf } from '../text/signs.ts';
import type { Span } from './longestLine.ts';

export interface FoundBoard {
  /** With the side to move that is written there, or the one that the number of discs makes likely. */
  readonly setup: Setup;
  /** The board with the other side to move; undefined where the text says whose turn it is, or that side cannot move. */
  readonly turned: Setup | undefined;
  readonly span: Span;
}

const SIDES = [8, 6, 4] as const;

const boardOf = (cells: readonly Cell[], named: Color | undefined, span: Span): FoundBoard | undefined => {
  const side = SIDES.find(one => one * one === cells.length);
  const shape = side && makeShape(side, side);
  if (shape === undefined) return undefined;
  const likely = likelyTurn(cells);
  const [first, second] = [
    setupOfCells(shape, cells, named ?? likely),
    named === undefined ? setupOfCells(shape, cells, likely === 'black' ? 'white' : 'black') : undefined,
  ];
  const setup = first ?? second;
  return setup && { setup, turned: first === undefined ? undefined : second, span };
};

/** `8/8/8/3OX3/3XO3/8/8/8 X`: rows with numbers of empty squares. */
const FEN = /(?<![\w/])((?:[1-8xo*@bwp.-]{1,8}\/){7}[1-8xo*@bwp.-]{1,8})(?![\w/])(?:\s+([bwxo])(?![\w]))?/i;

/** In letters of chess capitals are White, so `P` and `p` are White and Black. */
const fenCell = (sign: string): Cell | undefined =>
  sign === 'P' ? 'white' : sign === 'p' ? 'black' : cellOf(sign);

const fenIn = (text: string): FoundBoard | undefined => {
  const match = FEN.exec(text);
  if (match === null) return undefined;
  const rows = (match[1] ?? '')
    .split('/')
    .map(row =>
      [...row].flatMap((sign): readonly (Cell | undefined)[] =>
        /\d/.test(sign) ? Array.from({ length: Number(sign) }, () => 'empty' as const) : [fenCell(sign)],
      ),
    );
  const cells = rows.flat();
  if (rows.some(row => row.length !== 8) || cells.includes(undefined)) return undefined;
  const span = { from: match.index, to: match.index + match[0].length };
  return boardOf(cells as readonly Cell[], match[2] === undefined ? undefined : sideOf(match[2]), span);
};

/** 64 signs in a row, and the side to move behind them. */
const ONE_LINE =
  /(?<![\w*@#.-])([-._xobw*@#●○]{64}|[012]{64})(?![-.\w*@#●○])(?:[ \t]+([xobw●○]|black|white)(?![\w]))?/i;

const lineIn = (text: string): FoundBoard | undefined => {
  const match = ONE_LINE.exec(text);
  if (match === null) return undefined;
  const signs = [...(match[1] ?? '')];
  const cells = signs.map(signs.every(sign => digitCell(sign) !== undefined) ? digitCell : cellOf);
  const span = { from: match.index, to: match.index + match[0].length };
  return cells.includes(undefined)
    ? undefined
    : boardOf(cells as readonly Cell[], match[2] === undefined ? undefined : sideOf(match[2]), span);
};

/** How far from a board the side to move may be named, in characters. */
const NEAR = 200;
const TURN =
  /(?<![\p{L}])(?:(black|white|x|o)(?:'s)?[ \t]+(?:to[ \t]+(?:move|play)|turn|moves)|(?:turn|side|to[ \t]+move|手番)[ \t]*[:=]?[ \t]*(black|white|黒|白|[xobw](?!\p{L}))|(黒|白)番|(schwarz|weiß)[ \t]+(?:am[ \t]+zug|zieht)|(noir|blanc)s?[ \t]+(?:au[ \t]+trait|joue))/iu;
const SIDE_NAMES: Readonly<Record<string, Color>> = {
  黒: 'black',
  白: 'white',
  schwarz: 'black',
  weiß: 'white',
  noir: 'black',
  blanc: 'white',
};

/** The side to move that is named behind a board, or else before it. */
const turnIn = (before: string, behind: string): Color | undefined => {
  const [, ...names] = TURN.exec(behind) ?? TURN.exec(before) ?? [];
  const name = names.find(one => one !== undefined)?.toLowerCase() ?? '';
  return SIDE_NAMES[name] ?? sideOf(name);
};

/** A row between bars, whose empty squares may be blanks; numbers with commas, -1 for White; what stands beside a board. */
const CELLS_IN_BARS = 8;
const plainRow = (line: string): string => {
  const bars = /^\s*[1-8]?\s*[|\u2502\u2503\u2551](.*)[|\u2502\u2503\u2551]\s*[1-8]?\s*$/.exec(line)?.[1];
  const cells = bars?.split(/[|\u2502\u2503\u2551]/) ?? [];
  if (cells.length === CELLS_IN_BARS) return cells.map(cell => cell.trim() || '-').join(' ');
  if (/^[\s[]*(?:-?\d\s*,\s*)+-?\d[\s\],;]*$/.test(line))
    return line.replaceAll('-1', '2').replace(/[[\],;]/g, ' ');
  return line.replace(/^(\s*([1-8])(?:\s+\S){8})\s+\2(?:\s.*)?$/, '$1');
};

const BETWEEN_ROWS = /^[\s|+\u2500-\u257f-]*$/;

/** The first rows of equal width, one below the other, that make a square board; blank lines between them do not count. */
const rowsIn = (text: string): FoundBoard | undefined => {
  let rows: Row[] = [];
  // Rows of one line become lines, at the same places.
  for (const line of linesOf(
    text.replace(/\]([\s,]+)\[/g, (_, { length }: string) => `]${'\n'.padStart(length)}[`),
  )) {
    const plain = rowOf({ ...line, text: plainRow(line.text) });
    const row = plain && { ...plain, text: line.text };
    if (row === undefined && BETWEEN_ROWS.test(line.text)) continue;
    const width = rows[0]?.cells.length;
    if (row === undefined || (width !== undefined && row.cells.length !== width)) rows = [];
    if (row === undefined || !SIDES.some(side => side === row.cells.length)) continue;
    rows.push(row);
    if (rows.length < row.cells.length) continue;
    const span = { from: rows[0]?.at ?? 0, to: row.at + row.text.length };
    const found = boardOf(
      rows.flatMap(({ cells }) => cells),
      turnIn(text.slice(Math.max(0, span.from - NEAR), span.from), text.slice(span.to, span.to + NEAR)),
      span,
    );
    if (found !== undefined) return found;
    rows = rows.slice(1);
  }
  return undefined;
};

/** The first board in a text: on one line, in rows, or as a FEN. */
export const boardIn = (text: string): FoundBoard | undefined => {
  const boards = [lineIn(text), rowsIn(text), fenIn(text)].filter(board => board !== undefined);
  return boards.sort((one, other) => one.span.from - other.span.from)[0];
};
