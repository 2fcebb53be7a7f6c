import { BOARD_SIZE } from '../../game/square.ts';
import { cellOf } from '../text/signs.ts';

/** The column letters above a board. */
const HEADER = /^[ \t]{0,20}a([ \t]{0,5})b\1c\1d\1e\1f\1g\1h[ \t]{0,20}$/i;
/** Eight signs and nothing else. */
const WHOLE_ROW = /^[ XxOoBbWw●○*#@]{8}$/;

/** The signs below these letters, if the line has nothing else but the row number; undefined if it is not such a row. */
const rowBelow = (line: string, columns: readonly number[], number: number): string | undefined => {
  const [first = 0, last = 0] = [columns[0], columns.at(-1)];
  const beside = `${line.slice(0, first)} ${line.slice(last + 1)}`.trim().split(/\s+/);
  if (line.slice(0, first).trim() !== `${number}` || beside.some(one => one !== `${number}`))
    return undefined;
  const between = [...line.slice(first, last + 1)].filter((_, index) => !columns.includes(first + index));
  if (between.some(sign => sign.trim() !== '')) return undefined;
  const signs = columns.map(at => (line.charAt(at).trim() === '' ? '-' : line.charAt(at)));
  return signs.some(sign => cellOf(sign) === undefined) ? undefined : signs.join(' ');
};

const headedRows = (lines: readonly string[], at: number): readonly string[] | undefined => {
  const header = lines[at] ?? '';
  if (!HEADER.test(header)) return undefined;
  const columns = [...header.matchAll(/[a-h]/gi)].map(({ index }) => index);
  const rows = lines
    .slice(at + 1, at + 1 + BOARD_SIZE)
    .map((line, index) => rowBelow(line, columns, index + 1));
  return rows.length === BOARD_SIZE && !rows.includes(undefined) ? (rows as readonly string[]) : undefined;
};

const wholeRows = (lines: readonly string[], at: number): readonly string[] | undefined => {
  const rows = lines.slice(at, at + BOARD_SIZE);
  const others = [lines[at - 1], lines[at + BOARD_SIZE]];
  const isBoard = rows.length === BOARD_SIZE && rows.every(row => WHOLE_ROW.test(row));
  if (!isBoard || others.some(line => line !== undefined && WHOLE_ROW.test(line))) return undefined;
  return rows.map(row => row.replaceAll(' ', '-'));
};

/**
 * Replaces blanks by a sign for empty squares on boards without bars, where the position is unambiguous: below column letters, or
 * in eight rows of eight. Other texts are unchanged.
 */
export const withBlanksDrawn = (text: string): string => {
  const lines = text.split('\n').map(line => line.replace(/\r$/, ''));
  const drawn = [...lines];
  for (const at of lines.keys()) {
    const headed = headedRows(lines, at);
    const rows = headed ?? wholeRows(lines, at);
    if (rows?.some(row => row.includes('-')) === true)
      drawn.splice(headed === undefined ? at : at + 1, BOARD_SIZE, ...rows);
  }
  return drawn.every((line, index) => line === lines[index]) ? text : drawn.join('\n');
};
