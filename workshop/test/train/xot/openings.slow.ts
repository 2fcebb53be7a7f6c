import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { XOT_PLIES } from '../../../../src/game/games.ts';
import { makeRandom, shuffled } from '../../../../src/game/random.ts';
import { positionAfter } from '../../../../testkit/game/positions.ts';
import { fromRoot } from '../../../../tools/paths.ts';
import { openJudge } from '../../../train/xot/judge.ts';
import { EVEN, JUDGE_DEPTH } from '../../../train/xot/plan.ts';

const SAMPLE = 200;

/** The weights have been improved since the openings were chosen, so a verdict may differ by this many discs. */
const TOLERANCE = 3;

test('the openings of XOT are about even when they are judged again', async () => {
  const openings = readFileSync(fromRoot('public', 'assets', 'xot.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  const judge = await openJudge();
  for (const opening of shuffled(makeRandom(1), openings).slice(0, SAMPLE)) {
    const { depth, score } = judge(positionAfter(opening, XOT_PLIES));
    const isAboutEven = score >= EVEN.from - TOLERANCE && score <= EVEN.to + TOLERANCE;
    expect([opening, depth, isAboutEven]).toEqual([opening, JUDGE_DEPTH, true]);
  }
});
