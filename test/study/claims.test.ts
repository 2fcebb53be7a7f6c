import { expect, test } from 'vitest';
import { faultOf } from '../../testkit/study/claims.ts';
import { explained, recordedMoments } from '../../testkit/study/recordedMoments.ts';

/** `claims.long.ts` has all of them. */
const FEW = 2;

test.each(recordedMoments.slice(0, FEW))('what is said of move $name is true', async moment => {
  expect(faultOf(moment.before, await explained(moment))).toBeUndefined();
});
