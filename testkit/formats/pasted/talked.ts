import { GAME, NAMES, numbered, type Pasted, start, WHOLE } from './pasting.ts';

const SCORE = { ...NAMES, result: '36-28' };

/** Games in conversation: unmarked names, and squares that were not played. */
export const TALKED: readonly Pasted[] = [
  { what: 'names with a comma', text: `Hassan, Takanashi\n${WHOLE}`, line: WHOLE, ...NAMES },
  { what: 'names with a stroke', text: `Hassan / Takanashi\n${WHOLE}`, line: WHOLE, ...NAMES },
  { what: 'names with a result alone', text: `Hassan Takanashi 36-28 ${WHOLE}`, line: WHOLE, ...SCORE },
  {
    what: 'a name that may be that of one player',
    text: `Tamenori Ogawa ${WHOLE}`,
    line: WHOLE,
    leftOut: ['Tamenori Ogawa'],
  },
  { what: 'a greeting', text: `Nice game, thanks!\n${WHOLE}`, line: WHOLE, leftOut: ['Nice game, thanks!'] },
  { what: 'a result with a cross', text: `Hassan x Takanashi 36x28\n${WHOLE}`, line: WHOLE, ...SCORE },
  {
    what: 'two dashes between the discs',
    text: `Hassan      36 -- 28 Takanashi\n${WHOLE}`,
    line: WHOLE,
    ...SCORE,
  },
  {
    what: 'a tournament in brackets',
    text: `HASSAN Imre 36 / 28 TAKANASHI (Open de Cannes, ronde 2)\n${WHOLE}`,
    line: WHOLE,
    black: 'HASSAN Imre',
    white: 'TAKANASHI',
    result: '36-28',
  },
  {
    what: 'cells without heads',
    text: `1\tHassan\tTakanashi\t36\t28\t${WHOLE}`,
    line: WHOLE,
    ...SCORE,
    leftOut: [],
  },
  {
    what: 'ratings behind names',
    text: `黒: Hassan R1650\n白: Takanashi R1701\n${WHOLE}`,
    line: WHOLE,
    ...NAMES,
  },
  {
    what: 'discs as pictures beside the names',
    text: `⚫ Hassan (1512) 36\n⚪ Takanashi (1480) 28\n${WHOLE}`,
    line: WHOLE,
    ...SCORE,
  },
  {
    what: 'first letters of the sides in Italian',
    text: `Hassan (N) - Takanashi (B) 36-28\n${WHOLE}`,
    line: WHOLE,
    ...SCORE,
  },
  { what: 'sides in Czech', text: `Černý: Hassan\nBílý: Takanashi\n${WHOLE}`, line: WHOLE, ...NAMES },
  {
    what: 'a chat with the day of each message',
    text: `anna — Today at 21:14\nf5\nben — Today at 21:15\nd6\nanna — Today at 21:15\nc3\nben — Today at 21:16\nd3`,
    line: start(4),
    leftOut: [
      'anna - Today at 21:14',
      'ben - Today at 21:15',
      'anna - Today at 21:15',
      'ben - Today at 21:16',
    ],
  },
  {
    what: 'a sentence about somebody else',
    text: `Voici ma partie d'hier soir contre Marc :\n${WHOLE}`,
    line: WHOLE,
    leftOut: ["Voici ma partie d'hier soir contre Marc :"],
  },
  {
    what: 'a word that is a square',
    text: 'f5 d6 c3 d3 c4 f4 c5 b4 you say anything',
    line: GAME.slice(0, 14),
    leftOut: ['b4 you say anything'],
  },
  {
    what: 'a question behind the moves',
    text: '1. f5 d6 2. c3 d3 3. c4\nWhat about f4 here?',
    line: `${start(4)}c4`,
    leftOut: ['What about f4 here?'],
  },
  {
    what: 'a sentence behind the moves',
    text: 'f5d6c3d3c4f4. Then e6 loses',
    line: 'f5d6c3d3c4f4',
    leftOut: ['Then e6 loses'],
  },
  {
    what: 'a sentence in Japanese behind the moves',
    text: `${start(12)}\nここで白b4が良かった`,
    line: start(12),
    leftOut: ['ここで白b4が良かった'],
  },
  {
    what: 'a game told in sentences',
    text: 'Black starts f5, white answers d6, then c3 and d3, black goes c2.',
    line: start(5),
    leftOut: ['Black starts , white answers , then and , black goes .'],
  },
  {
    what: 'a letter that goes on with a number',
    text: '> 1. f5 d6 2. c3 d3\n> Cheers\n\nI play 3. c2',
    line: start(5),
    leftOut: ['Cheers', 'I play 3.'],
  },
];

/** Games in the notation of particular programs. */
export const TYPESET: readonly Pasted[] = [
  {
    what: 'an address with plus signs',
    text: 'https://example.org/play?moves=f5+d6+c3+d3+c2',
    line: start(5),
  },
  {
    what: 'times behind the moves',
    text: `# Anna Ben\n${numbered((n, black, white) => `${n}  ${black} 0:0${n % 10}   ${white} 0:10`, '\n')}`,
    line: WHOLE,
  },
  {
    what: 'a PGN with variations and marks',
    text: '[Event "x"]\n[Black "Hassan"]\n[White "Takanashi"]\n[Date "2012.3.4"]\n[Result "0-1"]\n\n1. f5 d6 2. c3 $6 d3 (2... d2 3. c2 (3. e3)) 2... c2 0-1',
    line: 'f5d6c3d3c2',
    ...NAMES,
    result: '0-1',
    date: '2012-03-04',
  },
  {
    what: 'blanks within the squares of numbered moves',
    text: '1. f 5 d 6 2. c 3 d 3 3. c 2 d 2',
    line: start(6),
  },
  { what: 'raised digits', text: 'f⁵ d⁶ c³ d³ c²', line: start(5) },
  { what: 'letters in circles', text: 'ⓕ⑤ ⓓ⑥ ⓒ③ ⓓ③', line: start(4) },
];
