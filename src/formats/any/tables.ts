import type { RecordDetails } from '../record.ts';
import { linesOf } from '../text/boards.ts';

/** What a column of a table is called that holds a detail of a game. */
const HEADS: Readonly<Record<string, RegExp>> = {
  black: /^(?:black|dark|schwarz|noirs?|nero|negras?|negro|pretas?|黒|黑|흑)(?:[ _]?(?:player|name))?$/i,
  white:
    /^(?:white|light|wei(?:ß|ss)|blancs?|bianco|blancas?|blanco|brancas?|白|백)(?:[ _]?(?:player|name))?$/i,
  event: /^(?:event|tournament|turnier|tournoi|torneo|torneio|大会)$/i,
  place: /^(?:place|site|ort|lieu|lugar|luogo|local)$/i,
  date: /^(?:date|datum|fecha|data|day|日付|日期|year|jahr|année)$/i,
  result: /^(?:result|score|ergebnis|résultat|resultado|risultato|結果)$/i,
};

const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** The cells of a line of CSV; a cell in quotes may hold the delimiter. */
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

export interface Columns {
  readonly detailsOf: (line: string) => RecordDetails;
}

const detailsBy = (names: ReadonlyMap<string, number>, cells: readonly string[]): RecordDetails => {
  const of = (name: string): string | undefined => {
    const index = names.get(name);
    const cell = index === undefined ? undefined : cells[index];
    return cell === '' ? undefined : cell;
  };
  const [black, white] = [of('black'), of('white')];
  const texts = ['event', 'place', 'date', 'result'].flatMap(name => {
    const text = of(name);
    return text === undefined ? [] : [{ [name]: text }];
  });
  return Object.assign(
    {},
    (black ?? white) !== undefined && { players: { ...(black && { black }), ...(white && { white }) } },
    ...texts,
  );
};

/** The columns of a table whose first line names at least two of them; undefined if a text has no such line. */
export const columnsIn = (text: string): Columns | undefined => {
  const [head] = linesOf(text);
  if (head === undefined) return undefined;
  for (const delimiter of DELIMITERS) {
    const cells = cellsOf(head.text, delimiter);
    const names = new Map(
      Object.entries(HEADS).flatMap(([name, pattern]) => {
        const index = cells.findIndex(cell => pattern.test(cell));
        return index < 0 ? [] : [[name, index] as const];
      }),
    );
    if (names.size >= 2) return { detailsOf: line => detailsBy(names, cellsOf(line, delimiter)) };
  }
  return undefined;
};
