import { describe, expect, test } from 'vitest';
import { chooseShare, groupsNamed, parseGroups, unitPatterns } from '../../tools/test/testGroups.ts';

describe('the groups of tests', () => {
  test('are parsed from a list, and an unknown word is rejected by name', () => {
    expect(parseGroups('quick,long')).toEqual(['quick', 'long']);
    expect(() => parseGroups('quick,longest')).toThrow(
      'There is no group of tests called "longest". Try: quick, long, slow.',
    );
  });

  test('are distinguished by file extensions', () => {
    expect(unitPatterns('test/play', ['quick', 'slow'])).toEqual([
      'test/play/**/*.test.ts',
      'test/play/**/*.slow.ts',
    ]);
  });

  test('default to quick, unless a file of another group is named', () => {
    expect(groupsNamed(['vitest', 'run', 'server'])).toEqual(['quick']);
    expect(groupsNamed(['vitest', 'run', 'test/server/floods.long.ts'])).toEqual(['quick', 'long']);
  });
});

test.each(['', '0/4', '5/4', '2', '1/0', 'a/b', '1/2/3', '-1/4'])(
  '"%s" is not a share of the journeys',
  text => {
    expect(() => chooseShare(text)).toThrow(
      `There is no share "${text}". Try 2/4, which is the second of four.`,
    );
  },
);
