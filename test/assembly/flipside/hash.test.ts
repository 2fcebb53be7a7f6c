import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { anyStandard, positionAfter } from '../../../testkit/game/positions.ts';
import { parts, setDiscs } from '../parts.ts';

const BITS = 12;
const NONE = 64;
const start = positionAfter('f5d6', 2);

const found = () => ({
  depth: parts.foundDepth(),
  selectivity: parts.foundSelectivity(),
  lower: parts.foundLower(),
  upper: parts.foundUpper(),
  best: parts.foundBest(),
  second: parts.foundSecond(),
});

beforeEach(() => {
  parts.setHashBits(BITS);
  setDiscs(start);
});

describe('the table', () => {
  test('has no data for a position that was not stored', () => {
    expect(parts.findInHash()).toBe(0);
  });

  test('returns what was stored', () => {
    parts.keepInHash(20, 3, -64, -12, 19);
    expect(parts.findInHash()).toBe(1);
    expect(found()).toEqual({ depth: 20, selectivity: 3, lower: -64, upper: -12, best: 19, second: NONE });
  });

  test('merges bounds of the same depth and remembers two moves', () => {
    parts.keepInHash(20, 0, -64, 12, NONE);
    parts.keepInHash(20, 0, -2, 64, 7);
    parts.keepInHash(20, 0, 4, 64, 9);
    parts.findInHash();
    expect(found()).toEqual({ depth: 20, selectivity: 0, lower: 4, upper: 12, best: 9, second: 7 });
  });

  test('takes the newer bounds if two selective searches disagree', () => {
    parts.keepInHash(20, 2, 8, 64, 7);
    parts.keepInHash(20, 2, -64, 4, NONE);
    parts.findInHash();
    expect(found()).toMatchObject({ lower: -64, upper: 4, best: 7 });
  });

  test.each([
    ['of a shallower search', 19, 0],
    ['of a more selective one', 20, 1],
  ])('does not replace bounds by those %s', (_, depth, selectivity) => {
    parts.keepInHash(20, 0, 8, 10, 7);
    parts.keepInHash(depth, selectivity, -64, 4, 9);
    parts.findInHash();
    expect(found()).toMatchObject({ depth: 20, selectivity: 0, lower: 8, upper: 10, best: 7 });
  });

  test('replaces them with better ones', () => {
    parts.keepInHash(20, 1, 8, 10, 7);
    parts.keepInHash(20, 0, -64, 4, 9);
    parts.findInHash();
    expect(found()).toMatchObject({ selectivity: 0, lower: -64, upper: 4, best: 9, second: 7 });
  });
});

const keepMany = (positions: Parameters<typeof setDiscs>[0][], depth: number): void => {
  for (const position of positions) {
    setDiscs(position);
    parts.keepInHash(depth, 0, -64, 64, NONE);
  }
};

const many = fc.sample(anyStandard, { seed: 8, numRuns: 250 });

test('a full bucket keeps deep entries', () => {
  parts.setHashBits(3);
  parts.keepInHash(30, 0, -64, 64, NONE);
  keepMany(many, 10);
  setDiscs(start);
  expect(parts.findInHash()).toBe(1);
});

test('deep entries of an earlier search are replaced first', () => {
  parts.setHashBits(3);
  parts.keepInHash(30, 0, -64, 64, NONE);
  parts.newSearch();
  keepMany(many, 10);
  setDiscs(start);
  expect(parts.findInHash()).toBe(0);
});

test('the data of one position are never found for another', () => {
  const others = many.filter(({ discs }) => !discs.black.equals(start.discs.black));
  parts.keepInHash(30, 0, -64, 64, NONE);
  for (const position of others) {
    setDiscs(position);
    expect(parts.findInHash()).toBe(0);
  }
});
