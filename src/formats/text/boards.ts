import type { Color } from '../../game/color.ts';
import type { Setup } from '../../game/games.ts';
import { makeShape } from '../../game/shape.ts';
import { BOARD_SIZE } from '../../game/square.ts';
import { type Failure, placeIn, type Reading, shownAt, unreadable } from '../failure.ts';
import { type Found, found } from '../found.ts';
import { type GameRecord, type RecordDetails, recordOfGame } from '../record.ts';
import { type Line, linesOf } from './lines.ts';
import { isStacked, likelyTurn, setupOfCells } from './setups.ts';
import { bestSigns, type Cell, narrowed, sideOf } from './signs.ts';
import { turnOfLine } from './turns.ts';

/** The sizes of square boards written on one line. */
const SIDES = [8, 6, 4] as const;

const LEAST_SIGNS = 16;

/** Whether a line begins like a whole board, even of the wrong length. */
export const isBoardLine = (line: string): boolean => {
  const signs = line.trim().split(/\s+/)[0] ?? '';
  return bestSigns(signs).cells.length >= LEAST_SIGNS;
};

const record = (setup: Setup, details: RecordDetails): Reading<GameRecord> => ({
  type: 'read',
  value: recordOfGame(setup, [], details),
});

/** A single sign after a long run is the side to move, not a square. */
const withoutSide = (line: string): string => {
  const bare = line.trimEnd();
  const isAlone = /^\s*\S{16}/.test(bare) && /\s/.test(bare.charAt(bare.length - 2));
  return isAlone ? bare.slice(0, -1).trimEnd() : bare;
};

/** Moves with scores after a board. */
const SCORES = /^(?:;\s*(?:(?:[a-h][1-8]|p[as]s?s?|--)\s*:[^;]*)?)*$/i;

/** `board side; move:score; … % comment`, or only a board, or a board and a side. */
const readBoardLine = (text: string, { text: line, at }: Line): Reading<GameRecord> => {
  const here = (offset: number): Pick<Failure, 'place' | 'found'> => ({
    place: placeIn(text, at + offset),
    found: shownAt(line, offset),
  });
  const [, comment] = /[%#]\s+(.*)$/.exec(line) ?? [];
  const bare = line.replace(/[%#]\s.*$/, '').trimEnd();
  const main = bare.replace(/;.*$/, '');
  if (!SCORES.test(bare.slice(main.length))) return unreadable({ reason: 'boardSign', ...here(main.length) });
  const { cells, end } = bestSigns(withoutSide(main));
  const rest = main.slice(end).trim();
  const side = SIDES.find(one => cells.length === one * one);
  const shape = side && makeShape(side, side);
  const strange = main.slice(end).search(/\S/);
  if (shape === undefined && rest.length > 1)
    return unreadable({ reason: 'boardSign', ...here(end + strange) });
  if (shape === undefined)
    return unreadable({ reason: 'boardLength', place: placeIn(text, at), found: `${cells.length}` });
  const named = rest === '' ? likelyTurn(cells) : sideOf(rest.replace(/\s*to move.*$/i, ''));
  if (named === undefined) return unreadable({ reason: 'boardSide', ...here(end) });
  const setup = setupOfCells(shape, cells, named);
  if (setup === undefined) return unreadable({ reason: 'notPlayable', place: placeIn(text, at) });
  return record(setup, comment === undefined ? {} : { title: comment.trim() });
};

export interface Row extends Line {
  readonly cells: readonly Cell[];
}

/** Maximum length of a row, including blanks and bars. */
const LONGEST_ROW = 100;

/** Squares as digits, without a row number. */
const ALL_DIGITS = /^(?:[012]{2}){2,4}$/;

/** A row of a multi-line board, without the row numbers at its sides. */
export const rowOf = ({ text, at }: Line): Row | undefined => {
  if (text.length > LONGEST_ROW) return undefined;
  const isAllDigits = ALL_DIGITS.test(text.replace(/\s/g, ''));
  const bare = isAllDigits
    ? text
    : text
        .replace(/^\s*[1-8]?\s*\|?/, '')
        .replace(/\|?\s*[1-8]?\s*$/, '')
        .replaceAll('|', ' ');
  const { cells } = bestSigns(bare);
  const signs = [...bare.replace(/\s/g, '')];
  return cells.length >= 2 && cells.length === signs.length && cells.length <= BOARD_SIZE
    ? { text, at, cells }
    : undefined;
};

/**
 * Replaces a program's marks of legal moves by empty squares; if X is Black, `*` is such a mark too. The length stays the same.
 */
export const withoutHints = (text: string): string => {
  if (!text.includes('*')) return text;
  const rows = linesOf(text).filter(line => rowOf(line) !== undefined);
  return rows.some(({ text: row }) => /[Xx●]/.test(row)) ? text.replaceAll('*', '.') : text;
};

const HEADER = /^[\s|+-]*(a\s*b(\s*[c-h])*)?[\s|+-]*$/i;

/** Whether a text is a multi-line board, with or without letters and numbers at its edges. */
export const isBoardBlock = (text: string): boolean => {
  const lines = linesOf(text).filter(line => !HEADER.test(line.text) || rowOf(line) !== undefined);
  return lines.length >= 4 && lines.slice(0, 4).every(line => rowOf(line) !== undefined);
};

const SIDE_LINE =
  /^\s*(?:(\S+?)(?:\s*\(\S\))?\s+to\s+(?:move|play)\.?|(?:turn|side|move)?\s*[:=]?\s*(\S+))\s*$/i;

interface Block {
  readonly rows: readonly Row[];
  readonly side: Color | undefined;
}

const sideIn = (line: string): Color | undefined => {
  const [, toMove, alone] = SIDE_LINE.exec(line) ?? [];
  return sideOf(toMove ?? alone ?? '') ?? turnOfLine(line);
};

const readBlock = (text: string, { rows, side }: Block): Reading<GameRecord> => {
  const [first] = rows;
  const width = first?.cells.length ?? 0;
  const uneven = rows.find(row => row.cells.length !== width);
  const place = placeIn(text, (uneven ?? first)?.at ?? 0);
  if (uneven !== undefined)
    return unreadable({ reason: 'boardRows', place, found: `${uneven.cells.length}`, expected: width });
  const shape = makeShape(width, rows.length);
  if (shape === undefined)
    return unreadable({ reason: 'boardLength', place, found: `${width * rows.length}` });
  const cells = rows.flatMap(row => row.cells);
  const setup = setupOfCells(
    shape,
    cells,
    side ?? likelyTurn(cells),
    isStacked(shape, cells) ? 'connect4' : 'othello',
  );
  return setup === undefined ? unreadable({ reason: 'notPlayable', place }) : record(setup, {});
};

interface Blocks {
  readonly blocks: readonly Block[];
  /** The remaining lines. */
  readonly others: readonly Line[];
}

/** Splits multi-line boards; a board ends with a line for the side to move, or with its eighth row. */
const blocksIn = (text: string): Blocks => {
  const blocks: Block[] = [];
  const others: Line[] = [];
  let rows: Row[] = [];
  const end = (side?: Color): void => {
    if (rows.length > 0) blocks.push({ rows, side });
    rows = [];
  };
  for (const line of linesOf(withoutHints(text))) {
    const row = rowOf(line);
    const side = row === undefined ? sideIn(line.text) : undefined;
    if (row !== undefined) {
      if (rows.length === BOARD_SIZE) end();
      rows.push(row);
    } else if (side !== undefined) end(side);
    else if (!HEADER.test(line.text)) others.push(line);
    else if (rows.length > 1) end();
  }
  end();
  return { blocks, others };
};

const collected = (
  format: 'board' | 'obf',
  readings: readonly Reading<GameRecord>[],
  losses: Found['losses'] = [],
): Found =>
  found(
    format,
    readings.flatMap(reading => (reading.type === 'read' ? [reading.value] : [])),
    readings.flatMap(reading => (reading.type === 'unreadable' ? [reading.failure] : [])),
    losses,
  );

/** Reads multi-line boards. */
export const readBoardBlocks = (written: string): Found => {
  const text = narrowed(written);
  const { blocks, others } = blocksIn(text);
  const strange = others.map(({ text: line, at }) =>
    unreadable({ reason: 'strangeText', place: placeIn(text, at), found: shownAt(line, 0) }),
  );
  return collected('board', [...blocks.map(block => readBlock(text, block)), ...strange]);
};

/** Reads boards with 64 signs per line, as in the Othello Board File. */
export const readBoardLines = (written: string): Found => {
  const text = narrowed(written);
  const lines = linesOf(text).filter(line => !/^\s*[%#](?![#X*O-])/.test(line.text));
  const isObf = lines.some(line => line.text.includes(';'));
  const hasScores = lines.some(line => /;\s*[a-h][1-8]\s*:/i.test(line.text));
  return collected(
    isObf ? 'obf' : 'board',
    lines.map(line => readBoardLine(text, line)),
    hasScores ? ['thinking'] : [],
  );
};
