import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STEP_CHANGES } from '../../tools/bench/benchSteps.ts';
import { fromRoot } from '../../tools/paths.ts';

test.each(STEP_CHANGES)(
  'the benchmark finds the source that it switches off in $file: $from',
  ({ file, from }) => {
    expect(readFileSync(fromRoot(file), 'utf8')).toContain(from);
  },
);
