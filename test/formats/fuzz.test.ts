import { expect, test } from 'vitest';
import { readInputs } from '../../src/formats/read.ts';
import { readDamaged } from '../../testkit/formats/fuzz.ts';

test('three hundred damaged inputs are read or refused', () => {
  expect(readDamaged(300, 1)).toBeGreaterThan(75);
});

test('deeply nested brackets are refused', () => {
  const [failure] = readInputs([{ content: '(;GM[2]'.repeat(5000) }]).failures;
  expect(failure?.reason).toBe('unclosed');
});
