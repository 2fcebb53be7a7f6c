import { tableOf } from '../../game/record.ts';
import { SQUARE_COUNT } from '../../game/square.ts';
import type { RecordDetails } from '../record.ts';
import { type Line, linesOf, type Span } from '../text/lines.ts';
import type { SaidDetails } from './details.ts';

/** Header names of columns with details. */
const HEADS = tableOf<RegExp>({
  black: /^(?:black|dark|schwarz|noirs?|nero|negras?|negro|pretas?|黒|黑|흑)(?:[ _]?(?:player|name))?$/i,
  white:
    /^(?:white|light|wei(?:ß|ss)|blancs?|bianco|blancas?|blanco|brancas?|白|백)(?:[ _]?(?:player|name))?$/i,
  blackDiscs: /^black[ _](?:score|discs)$/i,
  whiteDiscs: /^white[ _](?:score|discs)$/i,
  event: /^(?:event|tournament|turnier|tournoi|torneo|torneio|大会)$/i,
  place: /^(?:place|site|ort|lieu|lugar|luogo|local)$/i,
  date: /^(?:date|datum|fecha|data|day|日付|日期|year|jahr|année)$/i,
  result: /^(?:result|score|ergebnis|résultat|resultado|risultato|結果)$/i,
});

/** Maximum length of a header line. */
const LONGEST_HEAD = 2_000;

/** An empty cell, or one with moves. */
const SQUARES = /^(?:[a-h][1-8])*$/i;

const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** The cells of a CSV line; quoted cells may contain the delimiter. */
const cellsOf = (line: string, delimiter: string): readonly string[] => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
};

/** The details in a table's rows, with their places. */
export interface Columns {
  /** The row at this offset; for text after the table, the first row. */
  readonly rowAt: (at: number) => SaidDetails;
}

/** If a table has the discs of one side only, they are Black's. */
const resultOf = (cell: string): string =>
  /^\d{1,2}$/.test(cell) && Number(cell) <= SQUARE_COUNT ? `${cell}-${SQUARE_COUNT - Number(cell)}` : cell;

const detailsBy = (names: ReadonlyMap<string, number>, cells: readonly string[]): RecordDetails => {
  // A table with a column of moves for each side has no names there.
  const of = (name: string): string | undefined => {
    const cell = cells[names.get(name) ?? -1];
    return cell === undefined || SQUARES.test(cell) ? undefined : cell;
  };
  const [black, white, ...discs] = [of('black'), of('white'), of('blackDiscs'), of('whiteDiscs')];
  const result = of('result') ?? (discs.includes(undefined) ? undefined : discs.join('-'));
  const texts = ['event', 'place', 'date'].flatMap(name => {
    const text = of(name);
    return text === undefined ? [] : [{ [name]: text }];
  });
  return Object.assign(
    {},
    (black ?? white) !== undefined && { players: { ...(black && { black }), ...(white && { white }) } },
    result !== undefined && { result: resultOf(result) },
    ...texts,
  );
};

/** The offsets of these cells in a line. */
const spansOf = (cells: readonly string[], { text, at }: Line): readonly Span[] => {
  let from = 0;
  return cells.flatMap(cell => {
    const found = cell === '' ? -1 : text.indexOf(cell, from);
    if (found < 0) return [];
    from = found + cell.length;
    return [{ from: at + found, to: at + from }];
  });
};

/** The number of items that pass a test, by binary search: those that pass come first. */
const countWhile = <Item>(items: readonly Item[], passes: (item: Item) => boolean): number => {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (passes(items[middle] as Item)) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** The columns of a table whose header names at least two of them; undefined if there is no such line. */
export const columnsIn = (text: string): Columns | undefined => {
  const [head, ...lines] = linesOf(text);
  if (head === undefined || head.text.length > LONGEST_HEAD) return undefined;
  for (const delimiter of DELIMITERS) {
    const cells = cellsOf(head.text, delimiter);
    const names = new Map(
      [...HEADS].flatMap(([name, pattern]) => {
        const index = cells.findIndex(cell => pattern.test(cell));
        return index < 0 ? [] : [[name, index] as const];
      }),
    );
    if (names.size < 2) continue;
    const rowOf = (line: Line): SaidDetails => {
      const inside = cellsOf(line.text, delimiter);
      const named = inside.filter((_, index) => [...names.values()].includes(index));
      const whole = { from: head.at, to: head.at + head.text.length };
      return { details: detailsBy(names, inside), spans: [whole, ...spansOf(named, line)] };
    };
    const rows = lines.filter(line => cellsOf(line.text, delimiter).length === cells.length);
    return {
      rowAt: at => {
        const row = rows[Math.max(0, countWhile(rows, line => line.at <= at) - 1)];
        return row === undefined ? { details: {}, spans: [] } : rowOf(row);
      },
    };
  }
  return undefined;
};
