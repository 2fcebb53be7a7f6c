import { expect, test } from 'vitest';
import { readDamaged } from '../../testkit/formats/fuzz.ts';

test('a million damaged inputs are read or refused', () => {
  expect(readDamaged(1_000_000, 4)).toBeGreaterThan(100_000);
});
