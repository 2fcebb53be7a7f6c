import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnything, salvage } from '../../src/formats/any/salvage.ts';
import { writeLink } from '../../src/formats/link/link.ts';
import { recordOfGame } from '../../src/formats/record.ts';
import { writeFiles } from '../../src/formats/write.ts';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { makeTranscript, parseTranscript } from '../../src/game/transcript.ts';
import { lineThrough } from '../../src/game/tree.ts';
import { CODED } from '../../testkit/formats/pasted/coded.ts';
import { BLACK_MOVES, BLANKS_LOST, DRAWN, UNCLEAR } from '../../testkit/formats/pasted/drawn.ts';
import { HEADED } from '../../testkit/formats/pasted/headed.ts';
import { LABELLED } from '../../testkit/formats/pasted/labelled.ts';
import { GAME, movesOf } from '../../testkit/formats/pasted/pasting.ts';
import { PROGRAMS } from '../../testkit/formats/pasted/programs.ts';
import { REORDERED } from '../../testkit/formats/pasted/reordered.ts';
import { TALKED, TYPESET } from '../../testkit/formats/pasted/talked.ts';
import { WRITTEN } from '../../testkit/formats/pasted/written.ts';
import { readRecordedGames } from '../../testkit/game/recordedGames.ts';
import { fromRoot } from '../../tools/paths.ts';

const found = (text: string) => {
  const { found: games, leftOut } = readAnything([{ content: text }]);
  return { leftOut, records: games.records };
};
const lineOf = (text: string, index = 0): string => {
  const record = found(text).records[index];
  return record === undefined ? '' : makeTranscript(lineThrough(record.tree, []));
};

describe('a game is extracted from', () => {
  test.each([...CODED, ...HEADED, ...LABELLED, ...PROGRAMS, ...WRITTEN, ...REORDERED, ...TALKED, ...TYPESET])(
    '$what',
    ({ text, line, black, white, result, date, leftOut = [] }) => {
      const { records, leftOut: rest } = found(text);
      expect(lineOf(text)).toBe(line);
      expect(records[0]?.players ?? {}).toEqual({ ...(black && { black }), ...(white && { white }) });
      expect([records[0]?.result, records[0]?.date, rest]).toEqual([result, date, leftOut]);
    },
  );

  test.each([...CODED, ...HEADED, ...LABELLED, ...PROGRAMS, ...WRITTEN])(
    '$what, among other words',
    ({ text, line }) => {
      expect(lineOf(`Round 3, played on 2024-05-06\n\n${text}\n\nSee you next week, Ben`)).toBe(line);
    },
  );

  test('a table with a game per line, with the names of its columns', () => {
    const csv = `date,black,white,result,moves\n2024-01-02,"Li, Anna",Ben,33-31,${GAME}\n2024-01-03,Carl,Dora,40-24,f5d6\n`;
    const { records, leftOut } = found(csv);
    expect(
      records.map(({ players, result, date }) => [players?.black, players?.white, result, date]),
    ).toEqual([
      ['Li, Anna', 'Ben', '33-31', '2024-01-02'],
      ['Carl', 'Dora', '40-24', '2024-01-03'],
    ]);
    expect([lineOf(csv, 1), leftOut]).toEqual(['f5d6', []]);
  });

  test.each([
    ['a heading above each', `Game 1: Anna - Ben\n${GAME}\n\nGame 2: Ben - Anna\nf5f6e6f4g5e7e3g6`, []],
    [
      'numbers over several lines',
      'Anna - Ben\n1. f5 d6 2. c3 d3\n3. c4 f4 4. c5 b3\nBen - Anna\n1. f5 f6 2. e6 f4\n3. g5 e7 4. e3 g6',
      [],
    ],
  ])('two games with %s', (_, text, leftOut) => {
    const { records, leftOut: rest } = found(text);
    expect(records.map(({ players }) => players)).toEqual([
      { black: 'Anna', white: 'Ben' },
      { black: 'Ben', white: 'Anna' },
    ]);
    expect([lineOf(text), lineOf(text, 1), rest]).toEqual([GAME, 'f5f6e6f4g5e7e3g6', leftOut]);
  });

  test('paragraphs of several lines, with more moves than single lines have', () => {
    const text = `f5f6e6f4g5\ne7e3g6\n\n${GAME}\n\nf5d6c3d3c4f4f6f3`;
    expect([0, 1, 2].map(index => lineOf(text, index))).toEqual([
      'f5f6e6f4g5e7e3g6',
      GAME,
      'f5d6c3d3c4f4f6f3',
    ]);
  });

  test('a message with a link to a game', () => {
    const link = writeLink(recordOfGame(STANDARD_SETUP, parseTranscript(GAME) ?? []));
    const text = `Have a look at https://example.org/#${link} please`;
    expect([lineOf(text), found(text).leftOut]).toEqual([GAME, ['Have a look at please']]);
  });

  test.each(['txt', 'ggf', 'sgf', 'link'] as const)('what a phone shares: a title, then %s', output => {
    const [{ content }] = writeFiles(output, [recordOfGame(STANDARD_SETUP, parseTranscript(GAME) ?? [])]);
    for (const title of ['My', 'My game against e4 fans']) {
      const text = `${title}\nLook at this!\n${content}`;
      const { failures } = readAnything([{ content: text }]).found;
      expect([lineOf(text), failures]).toEqual([GAME, []]);
    }
  });
});

const startIn = (text: string) => {
  const setup = found(text).records[0]?.tree.setup;
  return setup && startOf(setup);
};
const MIDDLE = '-------------------------------------OX------XXX----------------';

describe('a board is extracted from', () => {
  test('a line with moves after it, which continue from the board', () => {
    const board = '---------------------------OX------XXX--------------------------';
    expect([startIn(`Position: ${board} O f6 e6`)?.turn, lineOf(`Position: ${board} O f6 e6`)]).toEqual([
      'white',
      'f6e6',
    ]);
  });

  test('rows in a message, with the stated side to move', () => {
    const rows = (MIDDLE.match(/.{8}/g) ?? []).join('\n');
    expect(startIn(`What now?\n${rows}\nWhite to move, I think.`)?.turn).toBe('white');
    expect(startIn(`What now?\n${rows}\n白番です`)?.turn).toBe('white');
  });

  const rows = [
    '........',
    '........',
    '..X.....',
    '...XX...',
    '...OXX..',
    '...O....',
    '........',
    '........',
  ];
  const signs = (x: string, o: string, empty: string) =>
    rows.map(row => [...row].map(sign => ({ X: x, O: o, '.': empty })[sign]));
  const digits = signs('1', '2', '0');

  test.each([
    [
      'pictures with numbers before them',
      signs('⚫', '⚪', '🟩').map((row, index) => `${index + 1}\ufe0f\u20e3${row.join('')}`),
    ],
    ['a drawn frame', signs('●', '○', ' ').flatMap(row => [`├─┼─┼─┼─┼─┼─┼─┼─┤`, `│${row.join('│')}│`])],
    ['numbers with commas', digits.map(row => row.join(','))],
    [
      'a list of a program',
      [
        `[${signs('1', '-1', '0')
          .map(row => `[${row.join(', ')}]`)
          .join(', ')}]`,
      ],
    ],
    [
      'what Edax prints',
      [
        '  A B C D E F G H',
        ...signs('*', 'O', '-').map(
          (row, index) => `${index + 1} ${row.join(' ')} ${index + 1}  ${index} discs`,
        ),
      ],
    ],
    [
      'a window of GGS with bars before its lines',
      signs('*', 'O', '-').map((row, index) => `| ${index + 1} ${row.join(' ')} ${index + 1}`),
    ],
    [
      'a table of Markdown',
      [
        '| |a|b|c|d|e|f|g|h|',
        '|-|-|-|-|-|-|-|-|-|',
        ...signs('X', 'O', ' ').map((row, index) => `|${index + 1}|${row.join('|')}|`),
      ],
    ],
    ['dots in the middle', signs('●', '○', '・').map((row, index) => `${index + 1}${row.join('')}`)],
    [
      'Chinese numbers and wide blanks',
      signs('●', '◯', '　').map((row, index) => `${'一二三四五六七八'.charAt(index)}|${row.join('')}|`),
    ],
    [
      'an array of numbers without commas',
      [
        `[[ ${signs(' 1', '-1', ' 0')
          .map(row => row.join(' '))
          .join(']\n [ ')}]]`,
      ],
    ],
    [
      'a list of signs',
      signs('X', 'O', '.').map(
        (row, index) => `${index === 0 ? '[' : ' '}${JSON.stringify(row)}${index === 7 ? ']' : ','}`,
      ),
    ],
    ['red and blue discs', signs('🔴', '🔵', '⬜').map(row => row.join(''))],
    ['red and yellow discs on blue', signs('🔴', '🟡', '🟦').map(row => row.join(''))],
    ['crossing lines', signs('●', '○', '┼').map(row => row.join(''))],
    ['Cyrillic letters', signs('Х', 'О', '.').map(row => row.join(' '))],
    [
      'blanks in a frame',
      signs('#', 'O', ' ').map((row, index) => `${index + 1} | ${row.join(' ')} | ${index + 1}`),
    ],
    ['marks of moves', signs('X', 'O', '.').map(row => row.join(' ').replace('. . .', '. ? .'))],
    [
      'HTML without letters',
      [
        `<table>${signs('&#9679;', '&#9675;', '&nbsp;')
          .map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
          .join('')}</table>`,
      ],
    ],
    ['squares that are discs beside green ones', signs('⬛', '⬜', '🟩').map(row => row.join(''))],
  ])('%s', (_, lines) => {
    const start = startIn(`Puzzle\n${lines.join('\n')}\nWhite to move`);
    expect([start?.turn, start?.discs]).toEqual(['white', startIn(rows.join('\n'))?.discs]);
  });

  test.each(DRAWN)('%s, whatever text is beside it', (_, text) => {
    for (const written of [`${text}\nWhite to move`, `Puzzle 3\n\n${text}\nWhite to move`]) {
      const start = startIn(written);
      expect([start?.turn, start?.discs]).toEqual(['white', startIn(rows.join('\n'))?.discs]);
    }
  });

  test('a smaller board, if the moves do not fit the usual one', () => {
    const game = 'e4e5d5c5f6f5b3d2c6e3d1c2f2';
    expect([lineOf(game), lineOf('6x6: e4e5d5')]).toEqual([game, 'e4e5d5']);
  });

  test.each(['4-4-3-5-2', 'Connect Four: 1. 4 4 2. 3 5 3. 2', 'Vier gewinnt 44352'])(
    'the columns of Connect Four in %s',
    text => {
      const { tree } = found(text).records[0] ?? {};
      expect([tree?.setup.game, tree && lineThrough(tree, []).length]).toEqual(['connect4', 5]);
    },
  );

  test('stacked discs on seven columns are Connect Four', () => {
    const stacked = '.......\n.......\n.......\n...O...\n...X...\n..XX.O.';
    expect(found(stacked).records[0]?.tree.setup.game).toBe('connect4');
    expect(found('.......\n..OX...\n..XO...\n..XX...\n.......\n.......').records[0]?.tree.setup.game).toBe(
      'othello',
    );
  });

  test.each(['1', '2'])('rows of digits with the side to move (%s) below, which is not a column', side => {
    const start = startIn(`${digits.map(row => row.join(' ')).join('\n')}\n${side}\n`);
    expect([start?.turn, start?.discs]).toEqual([
      side === '1' ? 'black' : 'white',
      startIn(rows.join('\n'))?.discs,
    ]);
  });

  test('JSON, with the side to move', () => {
    const board = signs('black', 'white', '').map(row => row.map(cell => cell || null));
    const start = startIn(JSON.stringify({ board, turn: 'white' }));
    expect([start?.turn, start?.discs]).toEqual(['white', startIn(rows.join('\n'))?.discs]);
  });

  test.each(['●の番', 'Next: ●', 'Schwarz am Zug', '黒番', 'Turno: Negras', ...BLACK_MOVES])(
    'the side that %s names, which is not left out',
    turn => {
      const text = `Puzzle\n${rows.join('\n')}\n${turn}`;
      expect([startIn(text)?.turn, found(text).leftOut]).toEqual(['black', ['Puzzle']]);
    },
  );

  test('marks of legal moves, which are not discs', () => {
    const marked = ['..*XO...', '..XX*...'].map(row => `2 ${[...row].join(' ')}`);
    const empty = Array.from({ length: 3 }, () => '2 . . . . . . . .');
    expect(startIn([...empty, ...marked, ...empty].join('\n'))?.discs.black.size).toBe(3);
  });

  test.each([
    ['above', ['Black to move', 'White to move', 'Black to move'], ['black', 'white', 'black']],
    ['below', ['', 'White to move', 'Black to move', 'White to move'], ['white', 'black', 'white']],
  ])('a letter with three boards, whose sides are named %s', (_, lines, sides) => {
    const text = lines.join(`\n${rows.join('\n')}\n\n`) + (lines.length > 3 ? '' : `\n${rows.join('\n')}`);
    expect(found(text).records.map(({ tree }) => startOf(tree.setup).turn)).toEqual(sides);
  });

  test('a line with moves after it, in an order that no program writes', () => {
    expect(lineOf('---------------------------OX------XO--------------------------- X; f5 d6 c3 d3')).toBe(
      'f5d6c3d3',
    );
  });

  test('discs and squares as emoji', () => {
    const pictures = (MIDDLE.match(/.{8}/g) ?? []).map(row =>
      row.replaceAll('-', '🟩').replaceAll('X', '⚫').replaceAll('O', '⚪️'),
    );
    expect(startIn(`Puzzle!\n${pictures.join('\n')}`)?.discs).toEqual(startIn(MIDDLE)?.discs);
  });

  test('a PGN with a FEN', () => {
    const pgn = '[Event "x"]\n[FEN "8/8/8/8/4OX2/5XXX/8/8 w"]\n\n1. f4';
    expect(startIn(pgn)?.turn).toBe('white');
  });
});

/** Texts with unrelated numbers and emoji. */
const NUMBERS = [
  'Call 56 46 35 34 36 66 53 23',
  '0xdeadbeefdeadbeef 0x1234567812345678',
  '[{"x":1,"y":2},{"x":3,"y":4}]',
  'Wordle 900 4/6\n⬛🟨⬛⬛🟩\n🟩⬛⬛🟨⬛\n🟩🟩🟩🟩🟩',
  Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (_, column) => 8 * row + column + 1).join(' '),
  ).join('\n'),
];

test.each([
  'Nothing here: b4 you ask, A1 is best.',
  'Hello',
  '',
  '12345',
  'Wow\nox\nBob\nwow',
  ...NUMBERS,
  ...UNCLEAR,
  ...BLANKS_LOST,
])('nothing is extracted from %j', text => {
  expect(salvage(text)).toBeUndefined();
});

const GAMES = readRecordedGames(fromRoot('data', 'wthor-sample.txt.gz'))
  .slice(0, 300)
  .map(({ transcript }) => transcript);

test('every tournament game is found between other words', () => {
  const word = fc.stringMatching(/^[i-z]{1,9}$/);
  fc.assert(
    fc.property(
      fc.constantFrom(...GAMES),
      fc.array(word, { maxLength: 8 }),
      fc.array(word, { maxLength: 8 }),
      fc.constantFrom('', ' ', ', ', '\n', ' - '),
      (transcript, before, behind, gap) => {
        const text = `${before.join(' ')}\n${movesOf(transcript).join(gap)}\n${behind.join(' ')}`;
        expect(lineOf(text)).toBe(transcript);
      },
    ),
    { numRuns: 60 },
  );
});

test('no text throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'abch158 XO-.:;/([{<>&#=\n') }),
      text => void salvage(text),
    ),
    { numRuns: 300 },
  );
});
