import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { VerdictLog } from '../../../train/xot/verdictLog.ts';

let folder = '';
const path = (): string => join(folder, 'xot', '22.tsv');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flipside-xot-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('openings judged by an earlier run are known', () => {
  new VerdictLog(path()).add('f5d6c3d3', { depth: 22, score: -1 });
  const log = new VerdictLog(path());
  expect([log.get('f5d6c3d3'), log.get('f5f6')]).toEqual([{ depth: 22, score: -1 }, undefined]);
});

test('an opening with a truncated line is judged again', () => {
  new VerdictLog(path()).add('f5d6c3d3', { depth: 22, score: -1 });
  appendFileSync(path(), 'f5f6e6f4\t2');
  const log = new VerdictLog(path());
  expect(log.get('f5f6e6f4')).toBeUndefined();
  log.add('f5f6e6f4', { depth: 12, score: 9 });
  expect(new VerdictLog(path()).get('f5f6e6f4')).toEqual({ depth: 12, score: 9 });
});
