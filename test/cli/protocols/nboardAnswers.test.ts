import { expect, test } from 'vitest';
import { hintLines } from '../../../cli/protocols/nboardAnswers.ts';
import { legalMoves, STANDARD_START } from '../../../src/game/othello/position.ts';
import type { Square } from '../../../src/game/square.ts';

const [first, second] = [...legalMoves(STANDARD_START)] as [Square, Square];

test('a hint tells how deep each move was searched', () => {
  const best = { square: first, score: 4, exact: false, depth: 9 };
  const moves = [best, { square: second, score: -4, exact: false, depth: 3 }];
  const result = { ...best, evaluations: 1, milliseconds: 1, moves };
  expect(hintLines(STANDARD_START, result, 2)).toEqual(['search D3 4.00 0 9', 'search C4 -4.00 0 3']);
});
