/** What only a text in LaTeX has. */
const IS_LATEX =
  /\\(?:begin|documentclass|usepackage|hline|quad|textbf|bullet|circ|othelloarray\w+row)(?![a-z])/;

/** A row of the package `othelloboard`, where 1 is White and 2 is Black. */
const BOARD_ROW = /\\othelloarray\w+row\s*((?:\{\d\}\s*){8})/g;
const DISCS: Readonly<Record<string, string>> = { '0': '.', '1': 'O', '2': 'X' };
const rowOf = (cells: string): string =>
  `\n${cells.replace(/\D/g, '').replace(/\d/g, digit => DISCS[digit] ?? '?')}\n`;

/** A line of a table, whose cells may be empty. */
const TABLE_ROW = /^([^&\n]*&[^\n]*?)(?:\\\\[^\n]*)?$/gm;

/** What is written in LaTeX otherwise than in plain text; the first that applies. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\\)%[^\n]*/g, ''],
  [/\\(?:begin|end|documentclass|usepackage)(?:\[[^\]\n]{0,200}\])?(?:\{[^{}\n]{0,200}\}){1,2}/g, ' '],
  [/\\hline(?![a-z])|\\cline\{[^{}]{0,20}\}/g, ''],
  [/\\(?:bullet|CIRCLE|newmoon|blackdisc)(?![a-z])/gi, '●'],
  [/\\(?:circ|bigcirc|fullmoon|whitedisc)(?![a-z])/gi, '○'],
  [/\\(?:text\w\w|emph|mathbf|mathrm|underline)\{([^{}]{0,200})\}/g, '$1'],
];

/** A text in LaTeX as it is printed, as far as games and boards go; any other text as it is. */
export const withoutLatex = (text: string): string => {
  if (!IS_LATEX.test(text)) return text;
  return PLAIN.reduce(
    (plain, [written, printed]) => plain.replace(written, printed),
    text.replace(BOARD_ROW, (_, cells: string) => rowOf(cells)),
  )
    .replace(TABLE_ROW, (_, cells: string) => `|${cells.replaceAll('&', '|')}|`)
    .replace(/\\\\/g, '\n')
    .replace(/\\[a-z]+|[~$]/gi, ' ');
};
