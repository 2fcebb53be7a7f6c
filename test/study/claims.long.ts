import { expect, test } from 'vitest';
import { faultOf } from '../../testkit/study/claims.ts';
import { explained, recordedMoments } from '../../testkit/study/recordedMoments.ts';

const MINUTES = 60_000;
/** Of the moments this part may end with the lines alone. */
const EMPTY = 0.15;
/** And this part may look otherwise to a search that goes deeper. */
const DOUBTFUL = 0.03;

test(
  'of 300 moments of tournament games few have no reason, and a deeper search agrees with what is said of the others',
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
