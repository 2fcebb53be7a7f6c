const ROWS = ['........', '........', '..X.....', '...XX...', '...OXX..', '...O....', '........', '........'];

/** The rows of one position in these signs. */
const inSigns = (x: string, o: string, empty: string): readonly (readonly string[])[] =>
  ROWS.map(row => [...row].map(sign => (sign === 'X' ? x : sign === 'O' ? o : empty)));

const rowsOf = (x: string, o: string, empty: string, gap = ''): readonly string[] =>
  inSigns(x, o, empty).map(row => row.join(gap));

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** A table of a page with nothing but this in its cells. */
const tableOf = (x: string, o: string, empty: string): string =>
  `<table>\n${rowsOf(x, o, empty)
    .map(row => `<tr>${row}</tr>`)
    .join('\n')}\n</table>`;

/** The position as a page shows it whose squares have no text. */
const CLASSES: readonly (readonly [what: string, text: string])[] = [
  [
    'classes of empty cells',
    tableOf('<td class="black"></td>', '<td class="white"></td>', '<td class="empty"></td>'),
  ],
  [
    'discs within cells',
    `<div id="board">${rowsOf(
      '<div class="cell"><div class="disc disc--black"></div></div>',
      '<div class="cell"><div class="disc disc--white"></div></div>',
      '<div class="cell"></div>',
    ).join('\n')}</div>`,
  ],
  [
    'names of pictures',
    tableOf(
      '<td><img src="img/discBlack.gif"></td>',
      '<td><img src="img/discWhite.gif"></td>',
      '<td><img src="img/discEmpty.gif"></td>',
    ),
  ],
  ['letters as classes', tableOf('<td class="sq b"></td>', '<td class="sq w"></td>', '<td class="sq"></td>')],
  [
    'numbers of players as classes',
    tableOf('<td class="player1"></td>', '<td class="player2"></td>', '<td></td>'),
  ],
  [
    'numbers of players behind hyphens',
    tableOf('<i class="p-1"></i>', '<i class="p-2"></i>', '<i class="p-0"></i>'),
  ],
  [
    'colors of styles',
    tableOf(
      '<td><i style="background: #000"></i></td>',
      '<td><i style="background: #FFF"></i></td>',
      '<td></td>',
    ),
  ],
  [
    'classes beside a side with the same one',
    `<p>Turn: <b class="black">black</b></p>${tableOf(
      '<td class="black"></td>',
      '<td class="white"></td>',
      '<td class="empty"></td>',
    )}<b class="white">White to move</b>`,
  ],
];

/** Squares in two colors are no discs, and of two places for a row too many neither is likelier. */
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

/** Without numbers or all blanks nobody knows which squares are empty. */
export const BLANKS_LOST: readonly string[] = [
  rowsOf('X', 'O', ' ')
    .map(row => row.trimEnd())
    .join('\n'),
  `  a b c d e f g h\n${rowsOf('X', 'O', ' ')
    .map(row => row.trim())
    .join('\n')}`,
];

/** The squares with one of these signs as a set of Ludii, whose sites are counted from the lower left corner. */
const chunksOf = (signs: string): string => {
  const chunks = ROWS.toReversed().flatMap((row, above) =>
    [...row].flatMap((sign, column) =>
      signs.includes(sign) ? [`chunk ${8 * above + column} = ${sign === 'O' ? 2 : 1}`] : [],
    ),
  );
  return `{${chunks.join(', ')}}`;
};

/** A state as Ludii prints it. */
const STATE = `info: num=2, mvr=2, nxt=1, prv=1.
[ContainerState type = class other.state.container.ContainerFlatState
Empty = ${chunksOf('.')}
Who = ${chunksOf('XO')}
]`;

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
  ...CLASSES,
  ['a state of Ludii', STATE],
  ['the discs of Ludii alone', `Who = ${chunksOf('XO')}\nWhat${chunksOf('XO')}`],
  [
    'signs on two lines',
    `${rowsOf('X', 'O', '-').slice(0, 4).join('')}\n${rowsOf('X', 'O', '-').slice(4).join('')}`,
  ],
  ['a line that a letter has broken', rowsOf('X', 'O', '-').join('').replace(/.{60}/, '$&\n')],
  [
    'a diagram of a wiki with a blank row too many',
    `{{diagram\n|  |  |  |  |  |  |  |  |=\n${rowsOf('od', 'ol', '  ', '|')
      .map(row => `|${row}|=`)
      .join('\n')}\n}}`,
  ],
  [
    'a table of a wiki',
    `{|\n${rowsOf('●', '○', ' ', ' || ')
      .map(row => `|-\n| ${row}`)
      .join('\n')}\n|}`,
  ],
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
