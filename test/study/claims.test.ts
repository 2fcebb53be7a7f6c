import { expect, test } from 'vitest';
import { emptySquares } from '../../src/game/board.ts';
import { faultOf } from '../../testkit/study/claims.ts';
import { explained, recordedMoments } from '../../testkit/study/recordedMoments.ts';

/** Near the end, where searches are short; `claims.long.ts` has all of them. */
const LATE = recordedMoments.filter(({ before }) => emptySquares(before).size <= 20).slice(0, 3);

test.each(LATE)('what is said of move $name is true', async moment => {
  expect(faultOf(moment.before, await explained(moment))).toBeUndefined();
});
