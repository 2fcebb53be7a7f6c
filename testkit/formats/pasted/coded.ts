import { GAME, movesOf, NAMES, type Pasted, WHOLE } from './pasting.ts';

interface Numbers {
  /** From 1. */
  readonly row: number;
  readonly column: number;
}

const numbersOf = (move: string): Numbers => ({
  row: Number(move.charAt(1)),
  column: 'abcdefgh'.indexOf(move.charAt(0)) + 1,
});

const all = (write: (numbers: Numbers, index: number) => unknown): readonly string[] =>
  movesOf(WHOLE).map((move, index) => String(write(numbersOf(move), index)));

const SHEET = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 8 }, (_, column) => {
    const index = movesOf(WHOLE).indexOf(`${'abcdefgh'.charAt(column)}${row + 1}`);
    return index < 0 ? '●' : String(index + 1);
  }),
);

/** Games with other names for the squares. */
export const CODED: readonly Pasted[] = [
  {
    what: 'two digits for each move',
    text: all(({ row, column }) => 10 * row + column).join(' '),
    line: WHOLE,
  },
  { what: 'digits in a row', text: all(({ row, column }) => 10 * row + column).join(''), line: WHOLE },
  {
    what: 'numbers of squares',
    text: `moves = [${all(({ row, column }) => 8 * row + column - 9).join(', ')}]`,
    line: WHOLE,
    leftOut: ['moves = [ ]'],
  },
  {
    what: 'the row before the column',
    text: all(({ row, column }) => `${row}${'abcdefgh'.charAt(column - 1)}`).join(' '),
    line: WHOLE,
  },
  {
    what: 'a score sheet with the number of each move',
    text: `Black: Hassan 36\nWhite: Takanashi 28\n${SHEET.map((row, index) => `${index + 1} ${row.map(cell => cell.padStart(2)).join(' ')} ${index + 1}`).join('\n')}`,
    line: WHOLE,
    ...NAMES,
    result: '36-28',
  },
  { what: 'a score sheet of a table', text: SHEET.map(row => row.join('\t')).join('\n'), line: WHOLE },
  {
    what: 'colors of a terminal',
    text: movesOf(GAME)
      .map((move, index) => `\u001b[1m${index + 1}.\u001b[0m ${move}`)
      .join(' '),
    line: GAME,
  },
];
