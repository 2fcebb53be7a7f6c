import { expect, test } from 'vitest';
import { readObfLine } from '../../../cli/formats/boardText.ts';
import { isOver } from '../../../src/game/othello/position.ts';
import { makeStartText } from '../../../src/game/start.ts';

const FFO_1 = '--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--';

const positionIn = (line: string) => {
  const reading = readObfLine(line);
  return reading.type === 'position' ? reading.position : undefined;
};

test.each([
  `${FFO_1} X; G8:+18; H1:+12; % FFO #1 (14 empties)`,
  `${FFO_1} X;`,
  `  ${FFO_1}   X  `,
  `${FFO_1.replaceAll('X', '*').replaceAll('-', '.')} *`,
  `${FFO_1.toLowerCase()} x; g8:18`,
  `${FFO_1.replaceAll('X', 'b').replaceAll('O', 'w')} b`,
])('a position is read: %s', line => {
  const position = positionIn(line);
  expect(position && makeStartText(position)).toBe(`${FFO_1} X`);
});

test('the side to move is the given one, even if it has to pass', () => {
  const position = positionIn(`${'XO'.padEnd(64, '-')} O`);
  expect(position?.turn).toBe('white');
  expect(position && isOver(position)).toBe(true);
});

test.each(['', '   ', '% FFO test suite', '# comment'])('"%s" is not a position', line => {
  expect(readObfLine(line)).toEqual({ type: 'empty' });
});

test.each([
  [FFO_1.slice(1), 'The board has to be 64 symbols, each one of X, O and -.'],
  [`${FFO_1.replace('X', '?')} X`, 'The board has to be 64 symbols, each one of X, O and -.'],
  [FFO_1, 'After the board comes the side to move, X or O.'],
  [`${FFO_1} red`, 'After the board comes the side to move, X or O.'],
  [`${FFO_1} X O`, 'After the board comes the side to move, X or O.'],
])('"%s" is wrong', (line, sentence) => {
  expect(readObfLine(line)).toEqual({ type: 'wrong', sentence });
});
