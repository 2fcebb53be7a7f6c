import { describe, expect, test } from 'vitest';
import { parseGroups, unitPatterns } from '../../tools/test/testGroups.ts';

describe('the groups of tests', () => {
  test('are read from a list of words, and an unknown word is refused by name', () => {
    expect(parseGroups('quick,long')).toEqual(['quick', 'long']);
    expect(() => parseGroups('quick,longest')).toThrow(
      'There is no group of tests called "longest". Try: quick, long, slow.',
    );
  });

  test('differ by the ending of the test files', () => {
    expect(unitPatterns('test/play', ['quick', 'slow'])).toEqual([
      'test/play/**/*.test.ts',
      'test/play/**/*.slow.ts',
    ]);
  });
});
