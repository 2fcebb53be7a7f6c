import { expect, test } from 'vitest';
import { readInputs } from '../../src/formats/read.ts';
import { readDamaged } from '../../testkit/formats/fuzz.ts';

test('three hundred damaged inputs are read or refused', () => {
  expect(readDamaged(300, 1)).toBeGreaterThan(75);
});

test('brackets that are nested without end are refused, whatever their number', () => {
  const [failure] = readInputs([{ content: '(;GM[2]'.repeat(5000) }]).failures;
  expect(failure?.reason).toBe('unclosed');
});
