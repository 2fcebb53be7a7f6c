import fc from 'fast-check';
import { test } from 'vitest';
import { anyRecord } from '../../testkit/formats/anyRecord.ts';
import { comesBack } from '../../testkit/formats/linkProperty.ts';

test('thousands of records survive the round trip through their links', () => {
  fc.assert(fc.property(anyRecord(), comesBack), { numRuns: 5000 });
});
