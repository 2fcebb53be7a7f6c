import fc from 'fast-check';
import { test } from 'vitest';
import { anyRecord } from '../../testkit/formats/anyRecord.ts';
import { comesBack } from '../../testkit/formats/linkProperty.ts';

test('thousands of records come back from their links', () => {
  fc.assert(fc.property(anyRecord(), comesBack), { numRuns: 5000 });
});
