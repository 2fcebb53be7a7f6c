import { each, movesOf, type Pasted, start } from './pasting.ts';

const PLIES = 20;
const line = start(PLIES);

/** Games whose moves are out of order or split. */
export const REORDERED: readonly Pasted[] = [
  {
    what: 'a list from the last move to the first',
    text: each(PLIES, (move, index) => `${index + 1}. ${move}`, '\n')
      .split('\n')
      .reverse()
      .join('\n'),
    line,
  },
  {
    what: 'numbered moves in two columns',
    text: movesOf(line)
      .slice(0, PLIES / 2)
      .map((move, index) => `${index + 1}. ${move}    ${index + 11}. ${movesOf(line)[index + 10]}`)
      .join('\n'),
    line,
  },
  {
    what: 'rows that a program has broken with hyphens',
    text: (line.match(/.{1,15}/g) ?? []).join('-\n'),
    line,
  },
  {
    what: 'a pass where nobody had to, which makes the game doubtful',
    text: 'f5 d6 c3 d3 c4 pass f4',
    line: 'f5d6c3d3c4f4',
    leftOut: ['c4 pass f4'],
  },
];
