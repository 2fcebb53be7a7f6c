const ROWS = ['........', '........', '..X.....', '...XX...', '...OXX..', '...O....', '........', '........'];

/** The rows of a position in these signs. */
const inSigns = (x: string, o: string, empty: string): readonly (readonly string[])[] =>
  ROWS.map(row => [...row].map(sign => (sign === 'X' ? x : sign === 'O' ? o : empty)));

const rowsOf = (x: string, o: string, empty: string, gap = ''): readonly string[] =>
  inSigns(x, o, empty).map(row => row.join(gap));

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** Ambiguous: squares in two colors are not discs, and an extra row has two likely places. */
export const UNCLEAR: readonly string[] = [
  `<div>${ROWS.flatMap((row, index) =>
    [...row].map((sign, at) => {
      const disc = sign === '.' ? '' : `<i class="${sign === 'X' ? 'black' : 'white'}"></i>`;
      return `<div class="${(index + at) % 2 === 0 ? 'black' : 'white'}">${disc}</div>`;
    }),
  ).join('')}</div>`,
  `<table>${ROWS.map(row => `<tr>${[...row].map(sign => `<td class="${sign === 'X' ? 'black' : 'empty'}">1</td>`).join('')}</tr>`).join('')}</table>`,
  `${['........', ...ROWS.slice(0, 2), '...XX...', ...ROWS.slice(3)].map(row => `|${[...row].join('|').replaceAll('.', ' ')}|`).join('\n')}`,
];

/** Without row numbers or all blanks, the empty squares are unknown. */
export const BLANKS_LOST: readonly string[] = [
  rowsOf('X', 'O', ' ')
    .map(row => row.trimEnd())
    .join('\n'),
  `  a b c d e f g h\n${rowsOf('X', 'O', ' ')
    .map(row => row.trim())
    .join('\n')}`,
];

/** That position as drawn by programs, with White to move. */
export const DRAWN: readonly (readonly [what: string, text: string])[] = [
  [
    'signs on two lines',
    `${rowsOf('X', 'O', '-').slice(0, 4).join('')}\n${rowsOf('X', 'O', '-').slice(4).join('')}`,
  ],
  ['a line that a letter has broken', rowsOf('X', 'O', '-').join('').replace(/.{60}/, '$&\n')],
  ['blanks in rows of eight', rowsOf('X', 'O', ' ').join('\n')],
  [
    'blanks below letters',
    `  a b c d e f g h\n${rowsOf('X', 'O', ' ', ' ')
      .map((row, index) => `${index + 1} ${row.trimEnd()}`)
      .join('\n')}`,
  ],
  [
    'blanks between numbers',
    `  abcdefgh\r\n${rowsOf('B', 'W', ' ')
      .map((row, index) => `${index + 1} ${row} ${index + 1}\r\n`)
      .join('')}  abcdefgh`,
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
    'names of pictures and numbers in a chat',
    rowsOf(':black_circle:', ':white_circle:', ':green_square:')
      .map((row, index) => `:${NUMBERS[index]}:${row}`)
      .join('\n'),
  ],
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
  [
    'marks of legal moves beside discs of White alone',
    rowsOf('X', 'O', '.', ' ').join('\n').replace('O . . . .', 'O * . . .'),
  ],
];

/** The side to move in eleven languages. */
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
