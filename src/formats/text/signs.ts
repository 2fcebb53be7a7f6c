import type { Color } from '../../game/color.ts';
import { tableOf } from '../../game/record.ts';

/** Signs of discs and empty squares in different programs. */
const BLACK = 'Xx*Bb#@●⚫';
const WHITE = 'OoWw○◯〇⚪';
const EMPTY = '-._·・･∙';

export type Cell = Color | 'empty';

export const cellOf = (sign: string): Cell | undefined => {
  if (BLACK.includes(sign)) return 'black';
  if (WHITE.includes(sign)) return 'white';
  return EMPTY.includes(sign) ? 'empty' : undefined;
};

/** The squares of a text that consists only of signs. */
export const cellsOf = (signs: string): readonly Cell[] | undefined => {
  const cells = [...signs].flatMap(sign => cellOf(sign) ?? []);
  return cells.length === [...signs].length ? cells : undefined;
};

/** Digits used by some programs: empty, Black, White. */
const DIGITS = tableOf<Cell>({ '0': 'empty', '1': 'black', '2': 'white' });
export const digitCell = (sign: string): Cell | undefined => DIGITS.get(sign);

interface Signs {
  readonly cells: readonly Cell[];
  /** The offset after the last sign. */
  readonly end: number;
}

/** The signs of a board and its side, plus one to detect excess. */
const MOST_SIGNS = 65;

/** The longest run of signs from the beginning of a line, ignoring blanks. */
const signsIn = (line: string, cellFor: (sign: string) => Cell | undefined): Signs => {
  const cells: Cell[] = [];
  let end = 0;
  for (let index = 0; index < line.length && cells.length <= MOST_SIGNS; index++) {
    const sign = line.charAt(index);
    if (/\s/.test(sign)) continue;
    const cell = cellFor(sign);
    if (cell === undefined) break;
    cells.push(cell);
    end = index + 1;
  }
  return { cells, end };
};

/** The signs as letters or as digits, whichever run is longer. */
export const bestSigns = (line: string): Signs => {
  const [letters, digits] = [signsIn(line, cellOf), signsIn(line, digitCell)];
  return digits.cells.length > letters.cells.length ? digits : letters;
};

/** Parses the sign or name of a side. */
export const sideOf = (text: string): Color | undefined => {
  const word = text.trim().toLowerCase();
  if (word === 'black' || word === 'white') return word;
  const cell = [...word].length === 1 ? cellOf(word) : undefined;
  return cell === 'empty' ? undefined : cell;
};

/** Replaces full-width letters, digits and spaces by normal ones; the length stays the same. */
export const narrowed = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E\u3000]/g, letter =>
    letter === '\u3000' ? ' ' : String.fromCharCode(letter.charCodeAt(0) - 0xfee0),
  );
