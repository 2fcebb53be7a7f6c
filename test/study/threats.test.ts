import { expect, test } from 'vitest';
import {
  CONNECT4_START,
  type Connect4Position,
  parseColumns,
  play,
} from '../../src/game/connect4/position.ts';
import type { Square } from '../../src/game/square.ts';
import type { Reason } from '../../src/study/reasons/reason.ts';
import { threatReason } from '../../src/study/reasons/threats.ts';

const after = (columns: string): Connect4Position =>
  (parseColumns(CONNECT4_START, columns) ?? []).reduce(
    (position, move) => play(position, move as Square) as Connect4Position,
    CONNECT4_START,
  );

/** The reason after some moves, with the lines of the played move and of the best one as columns. */
const reasonAfter = (moves: string, played: string, best: string): Reason | undefined => {
  const before = after(moves);
  const line = (columns: string) =>
    (parseColumns(CONNECT4_START, moves + columns) ?? []).slice(moves.length) as readonly Square[];
  const [playedLine, bestLine] = [line(played), line(best)];
  return threatReason(before, { best: bestLine[0] as Square, line: bestLine, playedLine });
};

test.each<readonly [string, string, string, string, Reason | undefined]>([
  [
    'three in column 1 have to be blocked',
    '414151',
    '31',
    '1',
    { name: 'fourAtOnce', facts: { column: '1' } },
  ],
  ['three of one’s own are completed', '414142', '3', '4', { name: 'winMissed', facts: {} }],
  [
    'three in the bottom row are open at both ends',
    '443',
    '452',
    '5',
    { name: 'doubleThreat', facts: { plies: 1, columns: ['2', '6'] } },
  ],
  [
    'the mover could make such a row',
    '4434',
    '4',
    '526',
    { name: 'doubleMissed', facts: { plies: 0, columns: ['2', '6'] } },
  ],
  ['nothing decisive happens', '44', '3', '5', undefined],
])('%s', (_, moves, played, best, reason) => {
  expect(reasonAfter(moves, played, best)).toEqual(reason);
});

test('a side that has only moves under a threat left is in zugzwang, one that has to block is not', () => {
  expect(reasonAfter('1371461552157134336746646541', '22255376437722', '436553722')).toEqual({
    name: 'zugzwang',
    facts: { column: '2' },
  });
  expect(reasonAfter('13714615521', '543441136222', '3113244674554632224666533257777')).toBeUndefined();
});
