import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { XOT_PLIES } from '../../../../src/game/games.ts';
import { makeRandom, shuffled } from '../../../../src/game/random.ts';
import { positionAfter } from '../../../../testkit/game/positions.ts';
import { fromRoot } from '../../../../tools/paths.ts';
import { isEven, openJudge } from '../../../../tools/train/xot/judge.ts';

const SAMPLE = 200;

test('the openings of XOT are even when they are judged again', async () => {
  const openings = readFileSync(fromRoot('public', 'assets', 'xot.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  const judge = await openJudge();
  for (const opening of shuffled(makeRandom(1), openings).slice(0, SAMPLE)) {
    const verdict = judge(positionAfter(opening, XOT_PLIES));
    expect([opening, isEven(verdict)]).toEqual([opening, true]);
  }
});
