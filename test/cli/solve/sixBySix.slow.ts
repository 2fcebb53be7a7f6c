import { expect, test } from 'vitest';
import { readTable } from '../../../testkit/game/positions.ts';
import { resultsOf } from '../flipside.ts';

/** Takes a minute or two of one core. */
const LONGEST_MILLISECONDS = 1_800_000;

test(
  'the start of 6x6 has its published score',
  async () => {
    const row = readTable('solved-small.tsv').find(([width, height]) => width === '6' && height === '6');
    const answers = await resultsOf(['solve', '--size', '6x6']);
    expect(answers.at(-1)).toMatchObject({ score: Number(row?.[4]), exact: true });
  },
  LONGEST_MILLISECONDS,
);
