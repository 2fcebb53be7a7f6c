import { expect, test } from 'vitest';
import { readDamaged } from '../../testkit/formats/fuzz.ts';

test('a hundred thousand damaged inputs are read or refused', () => {
  expect(readDamaged(100_000, 3)).toBeGreaterThan(10_000);
});
