import { expect, test } from 'vitest';
import { faultOf } from '../../testkit/study/claims.ts';
import { explained, recordedMoments } from '../../testkit/study/recordedMoments.ts';

const MINUTES = 60_000;
/** At most this share of the moments may be left without a reason. */
const EMPTY = 0.15;
/** And a deeper search may contradict this share. */
const DOUBTFUL = 0.03;

test(
  'few of 300 moments of tournament games have no reason, and deeper searches confirm the reasons of the others',
  async () => {
    const said = [];
    for (const moment of recordedMoments) {
      const found = await explained(moment);
      said.push({ name: moment.name, reason: found.reason.name, fault: faultOf(moment.before, found) });
    }
    const empty = said.filter(({ reason }) => reason === 'line');
    const faults = said.filter(({ fault }) => fault !== undefined);
    expect(empty.length).toBeLessThanOrEqual(EMPTY * said.length);
    expect(faults.slice(DOUBTFUL * said.length)).toEqual([]);
  },
  60 * MINUTES,
);
