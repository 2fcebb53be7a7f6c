import { each, GAME, LISTED, movesOf, NAMES, numbered, type Pasted, start, WHOLE } from './pasting.ts';

const GGF = `(;GM[Othello]PB[Saio]PW[Ed]TY[8]RE[+8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]`;

const PLAYERS = ['anna', 'ben_77'];

/** Output and shared texts of programs and sites. */
export const PROGRAMS: readonly Pasted[] = [
  {
    what: 'the tail that Othello Quest adds',
    text: `${GAME} #OthelloQuest https://example.org/x`,
    line: GAME,
    leftOut: ['#OthelloQuest https://example.org/x'],
  },
  {
    what: 'what Othello Quest shares, with names and ratings',
    text: `Othello Quest\nHassan (2013) vs Takanashi (1988)\n${WHOLE}\n#OthelloQuest\nhttps://example.org/game/abc123def`,
    line: WHOLE,
    ...NAMES,
    leftOut: ['Othello Quest', '#OthelloQuest', 'https://example.org/game/abc123def'],
  },
  {
    what: 'a game of eOthello',
    text: `eOthello game #1234567\nHassan (black) vs. Takanashi (white)\n${each(60, (move, index) => `${index + 1}. ${move}`, '\n')}`,
    line: WHOLE,
    ...NAMES,
    leftOut: ['eOthello game #1234567'],
  },
  {
    what: 'a page of Liveothello',
    text: `Live Othello\nWorld Othello Championship 2023 - Final\nHassan 36 - 28 Takanashi\n${WHOLE.toUpperCase()}`,
    line: WHOLE,
    ...NAMES,
    result: '36-28',
    leftOut: ['Live Othello', 'World Othello Championship 2023 - Final'],
  },
  {
    what: 'a log of Zebra',
    text: `Zebra 4.2\nBlack: Hassan\nWhite: Takanashi\n\n${numbered((number, black, white) => ` ${2 * number - 1}. ${black}  ${white}`, '\n')}\n\nFinal result: 36-28`,
    line: WHOLE,
    ...NAMES,
    result: '36-28',
    leftOut: ['Zebra 4.2', 'Final result:'],
  },
  {
    what: 'a window of GGS',
    text: `/os: + .12345 8 s8r18 rated\n|os: ${each(8, (move, index) => `${index + 1}: ${move.toUpperCase()}//0.25`, ' ')}`,
    line: start(8),
    leftOut: [
      '/os: + .12345 8 s8r18 rated',
      '|os: 1: //0.25 2: //0.25 3: //0.25 4: //0.25 5: //0.25 6: //0.25 7: //0.25 8: //0.25',
    ],
  },
  {
    what: 'a GGF in a letter that answers',
    text: `> Hi,\n> ${GGF}\n> ${numbered((_, black, white) => `B[${black}]W[${white}]`, '')};)\n> bye`,
    line: WHOLE,
    black: 'Saio',
    white: 'Ed',
    result: '+8',
    leftOut: ['Hi,', 'bye'],
  },
  {
    what: 'a game of PlayStrategy below its start, with ranks from below',
    text: `Flipello\n8/8/8/3pP3/3Pp3/8/8/8[PPPPpppp] w 0 1\n${movesOf(GAME)
      .map(name => `P@${name.charAt(0)}${9 - Number(name.charAt(1))}`)
      .join(' ')}`,
    line: GAME,
    leftOut: ['Flipello'],
  },
  {
    what: 'what PlayOK copies',
    text: `#12345 reversi\nblack: Hassan (1622)\nwhite: Takanashi (1500)\n${LISTED}`,
    line: WHOLE,
    ...NAMES,
    leftOut: ['#12345 reversi', '(1622)', '(1500)'],
  },
  {
    what: 'JSON',
    text: JSON.stringify({ black: 'Hassan', white: 'Takanashi', score: '36-28', moves: movesOf(WHOLE) }),
    line: WHOLE,
    ...NAMES,
    result: '36-28',
    leftOut: ['score: ,moves:'],
  },
  { what: 'a list of a program', text: `['f5', 'd6', 'c3', 'd3', 'c4', 'f4', 'c5', 'b3']`, line: GAME },
  {
    what: 'an address',
    text: `https://example.org/analysis/${WHOLE}.html`,
    line: WHOLE,
    leftOut: ['https://example.org/analysis/ .html'],
  },
  {
    what: 'the signs of a forum',
    text: `[b]Final[/b]\n[othello]${WHOLE}[/othello]`,
    line: WHOLE,
    leftOut: ['[b]Final[/b]', '[othello] [/othello]'],
  },
  {
    what: 'a page in HTML',
    text: '<p>Look: <b>f5</b> <i>d6</i> c3&nbsp;d3 c4 f4 c5 b3 &mdash; well!</p>',
    line: GAME,
    leftOut: ['Look: - well!'],
  },
  {
    what: 'a table in HTML above the moves',
    text: `<table><tr><th>Black</th><th>White</th><th>Score</th></tr><tr><td>Hassan</td><td>Takanashi</td><td>36-28</td></tr></table><p>${LISTED}</p>`,
    line: WHOLE,
    ...NAMES,
    result: '36-28',
  },
  {
    what: 'a table of one game',
    text: `black,white,result,moves,remark\nHassan,Takanashi,36,${WHOLE},superb`,
    line: WHOLE,
    ...NAMES,
    result: '36-28',
    leftOut: ['superb'],
  },
  {
    what: 'JSON with a name inside each player',
    text: JSON.stringify({ black: { name: 'Hassan' }, white: { name: 'Takanashi' }, moves: movesOf(GAME) }),
    line: GAME,
    ...NAMES,
    leftOut: ['moves:'],
  },
  {
    what: 'a table in HTML with the moves of each side in a column',
    text: `<table><tr><th>#</th><th>Black</th><th>White</th></tr>${numbered((number, black, white) => `<tr><td>${number}</td><td>${black}</td><td>${white}</td></tr>`, '')}</table>`,
    line: WHOLE,
  },
  {
    what: 'squares whose letters have another type',
    text: `<p>${each(8, move => `<i>${move.charAt(0)}</i>${move.charAt(1)}`, ' ')}</p>`,
    line: start(8),
  },
  {
    what: 'a table with the discs of each side in a column',
    text: `"black_name","white_name","black_score","white_score","moves"\n"Hassan","Takanashi","36","28","${WHOLE}"`,
    line: WHOLE,
    ...NAMES,
    result: '36-28',
  },
  {
    what: 'a PGN with a move that is none',
    text: '[Black "Hassan"]\n[White "Takanashi"]\n\n1. f5 d6 2. c3 d3 3. a1 d2',
    line: start(4),
    ...NAMES,
    leftOut: ['1. 2. 3. a1 d2'],
  },
  {
    what: 'a log in sentences',
    text: each(
      16,
      (move, index) => `${PLAYERS[index % 2]} plays a disc in ${move.toUpperCase()} and turns over 1 disc`,
      '\n',
    ),
    line: start(16),
    leftOut: Array.from(
      { length: 16 },
      (_, index) => `${PLAYERS[index % 2]} plays a disc in and turns over 1 disc`,
    ),
  },
  {
    what: 'pairs of a letter and a number',
    text: `moves = [${each(12, move => `('${move.charAt(0)}', ${move.charAt(1)})`, ', ')}]`,
    line: start(12),
    leftOut: ['moves = [ , , , , , , , , , , , ]'],
  },
  {
    what: 'XML',
    text: `<game><black>Hassan</black><player color="white">Takanashi</player>${each(12, move => `<move sq="${move}"/>`, '\n')}</game>`,
    line: start(12),
    ...NAMES,
    leftOut: ['<game>', ...Array.from({ length: 11 }, () => '<move sq=" "/>'), '<move sq=" "/></game>'],
  },
  {
    what: 'a file of settings',
    text: `BlackPlayer=Hassan\nWhitePlayer=Takanashi\nMoves=${WHOLE}`,
    line: WHOLE,
    ...NAMES,
    leftOut: ['Moves='],
  },
];
