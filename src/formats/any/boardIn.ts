import type { Color } from '../../game/color.ts';
import type { Setup } from '../../game/games.ts';
import { makeShape } from '../../game/shape.ts';
import { type Row, rowOf, withoutHints } from '../text/boards.ts';
import { linesOf, type Span } from '../text/lines.ts';
import { likelyTurn, setupOfCells } from '../text/setups.ts';
import { type Cell, cellOf, digitCell, sideOf } from '../text/signs.ts';
import { type Turn, turnBeside, turnOfLine } from '../text/turns.ts';
import { LONGEST_ROW, plainRow } from './printedRow.ts';

export interface FoundBoard {
  /** The side to move is the written one, or else the likely one by the number of discs. */
  readonly setup: Setup;
  /** The board with the other side to move; undefined if the text names the side to move, or the other side has no move. */
  readonly turned: Setup | undefined;
  readonly span: Span;
  /** Where the text names the side to move, if not on the board itself. */
  readonly turnSpan?: Span;
}

const SIDES = [8, 6, 4] as const;

const boardOf = (cells: readonly Cell[], named: Color | undefined, span: Span): FoundBoard | undefined => {
  const side = SIDES.find(one => one * one === cells.length);
  const shape = side && makeShape(side, side);
  // If all signs have one color, they probably stand for both colors without telling them apart.
  if (shape === undefined || !cells.includes('black') || !cells.includes('white')) return undefined;
  const likely = likelyTurn(cells);
  const [first, second] = [
    setupOfCells(shape, cells, named ?? likely),
    named === undefined ? setupOfCells(shape, cells, likely === 'black' ? 'white' : 'black') : undefined,
  ];
  const setup = first ?? second;
  return setup && { setup, turned: first === undefined ? undefined : second, span };
};

/** `8/8/8/3OX3/3XO3/8/8/8 X`: rows with counts of empty squares. */
const FEN = /(?<![\w/])((?:[1-8xo*@bwp.-]{1,8}\/){7}[1-8xo*@bwp.-]{1,8})(?![\w/])(?:\s+([bwxo])(?![\w]))?/i;

/** In chess letters, capitals are White: `P` is White and `p` is Black. */
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

/** 64 signs on one line, followed by the side to move. */
const ONE_LINE =
  /(?<![\w*@#.-])([-._xobw*@#●○]{64}|[012]{64})(?![-.\w*@#●○])(?:[ \t]+([xobw●○]|black|white)(?![\w]))?/i;

const lineIn = (text: string, isAbove: boolean): FoundBoard | undefined => {
  const match = ONE_LINE.exec(text);
  if (match === null) return undefined;
  const signs = [...(match[1] ?? '')];
  const cells = signs.map(signs.every(sign => digitCell(sign) !== undefined) ? digitCell : cellOf);
  const span = { from: match.index, to: match.index + match[0].length };
  if (cells.includes(undefined)) return undefined;
  const turn = match[2] === undefined ? turnBeside(text, span, isAbove) : undefined;
  const side = match[2] === undefined ? turn?.side : sideOf(match[2]);
  const found = boardOf(cells as readonly Cell[], side, span);
  return found && { ...found, ...(turn && { turnSpan: turn.span }) };
};

const BETWEEN_ROWS = /^[\s|,+\u2500-\u257f-]*$/;

/** Consecutive rows of equal width. */
type Run = readonly Row[];

/** Blank lines between rows are skipped; rows written on one line are split, keeping their offsets. */
function* runsIn(text: string): Generator<Run> {
  let rows: Row[] = [];
  for (const line of linesOf(
    withoutHints(text).replace(/\]([\s,]+)\[/g, (_, { length }: string) => `]${'\n'.padStart(length)}[`),
  )) {
    const plain = rowOf({ ...line, text: plainRow(line.text) });
    const row = plain && { ...plain, text: line.text };
    if (row === undefined && BETWEEN_ROWS.test(line.text)) continue;
    if (row === undefined || row.cells.length !== rows[0]?.cells.length) {
      if (rows.length > 0) yield rows;
      rows = [];
    }
    if (row !== undefined) rows.push(row);
  }
  if (rows.length > 0) yield rows;
}

const isBlank = ({ cells }: Row): boolean => cells.every(cell => cell === 'empty');

/** Every game begins with discs in the center. */
const hasMiddle = (rows: Run): boolean => {
  const middle = rows.length / 2;
  return rows
    .slice(middle - 1, middle + 1)
    .every(({ cells }) => cells.slice(middle - 1, middle + 1).every(cell => cell !== 'empty'));
};

/** Maximum number of empty rows above and below a board that may be a border. */
const MOST_BORDERS = 2;

/** The boards that a run may contain. If it has too many rows, the one window with discs in its center, if it is unique. */
const windowsOf = (run: Run): readonly Run[] => {
  const side = run[0]?.cells.length ?? 0;
  if (!SIDES.some(one => one === side) || run.length < side) return [];
  const windows = Array.from({ length: run.length - side + 1 }, (_, at) => run.slice(at, at + side));
  if (run.length > side + MOST_BORDERS) return windows;
  const framed = windows.filter(rows => run.every(row => rows.includes(row) || isBlank(row)));
  if (framed.length <= 1) return framed.length === 1 ? framed : windows;
  const likely = framed.filter(hasMiddle);
  return likely.length === 1 ? likely : [];
};

/** Below rows of digits 0, 1 and 2, a single 1 or 2 is the side to move, as in programming contests. */
const turnBelow = (text: string, rows: Run): Turn | undefined => {
  if (rows.some(row => /[^\d\s]/.test(row.text))) return undefined;
  const last = rows.at(-1);
  const from = last === undefined ? 0 : last.at + last.text.length;
  const [line, sign = ''] =
    /^[ \t]*\n[ \t]*([12])[ \t]*(?=\n|$)/.exec(text.slice(from, from + LONGEST_ROW)) ?? [];
  const side = digitCell(sign);
  return line === undefined || side === undefined || side === 'empty'
    ? undefined
    : { side, span: { from, to: from + line.length } };
};

/** The first consecutive rows that form a square board. */
const rowsIn = (text: string, isAbove: boolean): FoundBoard | undefined => {
  for (const run of runsIn(text))
    for (const rows of windowsOf(run)) {
      const [first, last] = [rows[0], rows.at(-1)];
      const span = { from: first?.at ?? 0, to: (last?.at ?? 0) + (last?.text.length ?? 0) };
      const turn = turnBelow(text, rows) ?? turnBeside(text, span, isAbove);
      const cells = rows.flatMap(row => row.cells);
      const found = boardOf(cells, turn?.side, span);
      if (found !== undefined) return { ...found, ...(turn && { turnSpan: turn.span }) };
    }
  return undefined;
};

/** The first board in a text: on one line, in rows, or as a FEN. */
export const boardIn = (text: string, isAbove = false): FoundBoard | undefined => {
  const boards = [lineIn(text, isAbove), rowsIn(text, isAbove), fenIn(text)].filter(
    board => board !== undefined,
  );
  return boards.sort((one, other) => one.span.from - other.span.from)[0];
};

/** Maximum number of boards read from one text. */
const MOST_BOARDS = 60;

/** The boards of a text in order. */
export const boardsIn = (text: string): readonly FoundBoard[] => {
  const boards: FoundBoard[] = [];
  const isAbove = turnOfLine(text.slice(0, boardIn(text)?.span.from)) !== undefined;
  let rest = text;
  while (boards.length < MOST_BOARDS) {
    const board = boardIn(rest, isAbove);
    if (board === undefined) break;
    boards.push(board);
    // Replaces what was read by blanks, so that offsets stay the same.
    const { to } = board.span;
    rest = ' '.repeat(to) + rest.slice(to);
  }
  return boards;
};
