import { each, GAME, inRows, NAMES, numbered, type Pasted, start, WHOLE, wide } from './pasting.ts';

/** Notations of moves, and separators. */
export const WRITTEN: readonly Pasted[] = [
  { what: 'numbers with colons', text: '1: f5 d6\n2: c3 d3\n3: c4 f4\n4: c5 b3', line: GAME },
  { what: 'a score behind dots', text: `f5 d6 c3 d3 c4 f4 c5 b3 ...: 33-31`, line: GAME, result: '33-31' },
  {
    what: 'capital letters and dashes',
    text: 'Game of today:\n1. F5-D6\n2. C3-D3\n3. C4-F4\n4. C5-B3',
    line: GAME,
    leftOut: ['Game of today:'],
  },
  { what: 'capital letters for one side', text: 'F5d6 C3d3 C4f4 C5b3', line: GAME },
  {
    what: 'bold type in a list',
    text: numbered((number, black, white) => `${number}. **${black}** ${white}`, '\n'),
    line: WHOLE,
  },
  {
    what: 'wide letters with numbers',
    text: each(20, (move, index) => wide(`${index + 1}.${move.toUpperCase()}`), '　'),
    line: start(20),
  },
  { what: 'arrows', text: each(20, move => move.toUpperCase(), '→'), line: start(20) },
  {
    what: 'blanks between letters and numbers',
    text: each(20, move => [...move].join(' '), '  '),
    line: start(20),
  },
  { what: 'rows that end within a move', text: inRows(15, '\n'), line: WHOLE },
  {
    what: 'rows that end within a move, in a letter that answers',
    text: `>> ${inRows(33, '\n>> ')}\n> well played`,
    line: WHOLE,
    leftOut: ['well played'],
  },
  {
    what: 'a fence around code',
    text: `Look:\n\`\`\`\n${inRows(20, '\n')}\n\`\`\``,
    line: WHOLE,
    leftOut: ['Look:', '```', '```'],
  },
  {
    what: 'seconds behind each move',
    text: numbered((number, black, white) => `${number}. ${black} (0:05) ${white} (0:12)`, '\n'),
    line: WHOLE,
  },
  {
    what: 'values behind each move',
    text: each(8, (move, index) => `${move} +${index}.5`, ' '),
    line: start(8),
  },
  {
    what: 'a variation in brackets',
    text: '1. f5 d6 2. c3 d3 (2... f4 3. e3) 3. c2 d2 4. c4 f4 ...!',
    line: start(8),
    leftOut: ['1. 2. (2... f4 3. e3) 3. 4. ...!'],
  },
  {
    what: 'squares in a sentence that were not played',
    text: 'It went f5, d6 (not f4), c3 and then d3 c4 f4 c5 b3.',
    line: GAME,
    leftOut: ['It went , (not f4), and then .'],
  },
  {
    what: 'chapters of a film',
    text: `0:00 Intro\n1:20 Opening f5d6c3d3c4\n5:33 Endgame\n\nTranscript: ${WHOLE}`,
    line: WHOLE,
    leftOut: ['0:00 Intro', '1:20 Opening f5d6c3d3c4', '5:33 Endgame', 'Transcript:'],
  },
  {
    what: 'a letter with a time and names',
    text: `On Mon, Nov 2, 2024 at 10:11, Ben wrote:\n> Hassan - Takanashi 36-28\n> ${inRows(40, '\n> ')}\n>\nNice game!`,
    line: WHOLE,
    ...NAMES,
    result: '36-28',
    leftOut: ['On Mon, Nov 2, 2024 at 10:11, Ben wrote:', 'Nice game!'],
  },
  {
    what: 'a chat with the time of each move',
    text: each(4, (move, index) => `[12:0${index}] ${index % 2 === 0 ? 'ann' : 'ben'}: ${move}`, '\n'),
    line: start(4),
    leftOut: ['[12:00] ann:', '[12:01] ben:', '[12:02] ann:', '[12:03] ben:'],
  },
  {
    what: 'a chat with a line above each move',
    text: each(
      4,
      (move, index) => `${index % 2 === 0 ? 'Ann' : 'Ben'} — Today at 6:${10 + index} PM\n${move}`,
      '\n',
    ),
    line: start(4),
    leftOut: [
      'Ann - Today at 6:10 PM',
      'Ben - Today at 6:11 PM',
      'Ann - Today at 6:12 PM',
      'Ben - Today at 6:13 PM',
    ],
  },
  { what: 'a date before a game', text: `2024-11-02: ${WHOLE}`, line: WHOLE, date: '2024-11-02' },
  {
    what: 'a move that is missing',
    text: '1. f5 d6 2. c3 d3 3. c2 4. c4 f4 5. c6 e3',
    line: start(5),
    leftOut: ['1. 2. 3. 4. c4 f4 5. c6 e3'],
  },
  {
    what: 'a row with a move that is missing',
    text: 'f5d6c3d3c2d2f4c6e3',
    line: start(6),
    leftOut: ['f4c6e3'],
  },
  {
    what: 'a move that is written twice',
    text: 'f5 d6 c3 d3 c2 c2 d2 c4 f4',
    line: start(8),
    leftOut: ['c2'],
  },
  { what: 'a slip within a row', text: 'f5d6c3d3c2d2c4fac6e3', line: start(7), leftOut: ['fac6e3'] },
  {
    what: 'dashes for a pass where nobody had to',
    text: 'f5 d6 c3 d3 c2 -- d2 c4 f4',
    line: start(8),
    leftOut: ['c2 -- d2'],
  },
  { what: 'wide dots', text: 'F5・D6・C3・D3・C2', line: start(5) },
];
