import { expect, test } from 'vitest';
import { selectIsBeginner } from '../../src/store/results/tallies.ts';

const tally = (won: number, lost: number) => ({ won, drawn: 0, lost });

test.each([
  ['nobody has played', {}, false],
  ['one game lost at a low level', { 'othello/flipside/1': tally(0, 1) }, true],
  ['one game won', { 'othello/flipside/1': tally(1, 0) }, false],
  ['one game lost at a high level', { 'othello/flipside/9': tally(0, 1) }, false],
  ['many games', { 'othello/flipside/1': tally(3, 2) }, false],
])('who is offered the coach: %s', (_, records, isBeginner) => {
  expect(selectIsBeginner(records)).toBe(isBeginner);
});
