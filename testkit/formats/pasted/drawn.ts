const ROWS = ['........', '........', '..X.....', '...XX...', '...OXX..', '...O....', '........', '........'];

/** The rows of one position in these signs. */
const inSigns = (x: string, o: string, empty: string): readonly (readonly string[])[] =>
  ROWS.map(row => [...row].map(sign => (sign === 'X' ? x : sign === 'O' ? o : empty)));

const rowsOf = (x: string, o: string, empty: string, gap = ''): readonly string[] =>
  inSigns(x, o, empty).map(row => row.join(gap));

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** That position as programs draw it, with White to move. */
export const DRAWN: readonly (readonly [what: string, text: string])[] = [
  [
    'the package othelloboard of LaTeX',
    `\\begin{othelloboard}{1}\n${inSigns('{2}', '{1}', '{0}')
      .map((row, index) => `\\othelloarray${ORDINALS[index]}row ${row.join('')}`)
      .join('\n')}\n\\end{othelloboard}`,
  ],
  [
    'a table of LaTeX',
    `\\begin{tabular}{|c|c|c|c|c|c|c|c|}\\hline\n${rowsOf('$\\bullet$', '$\\circ$', ' ', ' & ')
      .map(row => `${row} \\\\ \\hline`)
      .join('\n')}\n\\end{tabular}`,
  ],
  ['rows of digits on a line', rowsOf('1', '2', '0').join('/')],
  ['rows on a line with their ends as a program writes them', rowsOf('X', 'O', '.').join('\\n')],
  ['rows on a line with commas', rowsOf('B', 'W', '-').join(',')],
  [
    'an array in C',
    `int board[8][8] = {\n${rowsOf('1', '2', '0', ', ')
      .map(row => `  {${row}}`)
      .join(',\n')}\n};`,
  ],
  [
    'an array of names',
    `{\n${rowsOf('BLACK', 'WHITE', 'EMPTY', ', ')
      .map(row => `  {${row}},`)
      .join('\n')}\n}`,
  ],
  ['64 numbers of JSON', JSON.stringify({ board: inSigns('1', '2', '0').flat().map(Number), next: 2 })],
  ['64 numbers alone', JSON.stringify(inSigns('1', '-1', '0').flat().map(Number))],
  [
    'numbers with blanks',
    rowsOf('-1', ' 1', ' 0', ' ')
      .map(row => row.replaceAll('-1', 'b').replaceAll(' 1', '-1').replaceAll('b', ' 1'))
      .join('\n'),
  ],
  ['names of pictures in a chat', rowsOf(':black_circle:', ':white_circle:', ':green_square:').join('\n')],
  [
    'rows in quotes',
    `String[] b = {\n${rowsOf('X', 'O', '.')
      .map(row => `  "${row}",`)
      .join('\n')}\n};`,
  ],
  ['cells in brackets', rowsOf('[X]', '[O]', '[ ]').join('\n')],
  [
    'pictures of HTML',
    `<table>${rowsOf(
      '<td><img src="b.gif" alt="X"></td>',
      '<td><img src="w.gif" alt="O"></td>',
      '<td><img src="e.gif" alt="-"></td>',
    )
      .map(row => `<tr>${row}</tr>`)
      .join('')}</table>`,
  ],
  ['a list of the discs of each side', 'Black: c3 d4 e4 e5 f5\nWhite: d5 d6'],
  [
    'marks of legal moves beside discs of White alone',
    rowsOf('X', 'O', '.', ' ').join('\n').replace('O . . . .', 'O * . . .'),
  ],
];

/** Which side moves, as eleven languages say it. */
export const BLACK_MOVES = [
  "It's Black's turn.",
  'Les Noirs sont au trait',
  'Schwarz ist dran',
  'Le toca a las negras',
  'Tocca al Nero',
  'Vez das pretas',
  'الدور على الأسود',
  '黒の手番です',
  '흑이 둘 차례',
  '黑先',
  '輪到黑棋下',
];
