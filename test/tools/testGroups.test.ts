import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';
import { QUICK_JOURNEYS, quickJourney } from '../../tools/test/quickJourneys.ts';
import { parseGroups, unitPatterns } from '../../tools/test/testGroups.ts';

describe('the groups of tests', () => {
  test('are read from a list of words, and an unknown word is refused by name', () => {
    expect(parseGroups('quick,long')).toEqual(['quick', 'long']);
    expect(() => parseGroups('quick,longest')).toThrow(
      'There is no group of tests called "longest". Try: quick, long, slow.',
    );
  });

  test('differ by the ending of the test files', () => {
    expect(unitPatterns(['quick', 'slow'])).toEqual(['test/**/*.test.ts', 'test/**/*.slow.ts']);
  });
});

describe('the quick browser journeys', () => {
  const folder = fromRoot('test', 'e2e');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.e2e.ts'),
  );
  const sources = names.map(name => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');

  /** Templates fill in words, so only the longest stretch of plain words can be looked for. */
  const stands = (journey: string): boolean =>
    names.includes(journey) ||
    sources.includes(journey) ||
    journey.split(' ').some((_, at, words) => sources.includes(words.slice(at, at + 4).join(' ')));

  test('are all still there', () => {
    expect(QUICK_JOURNEYS.filter(journey => !stands(journey))).toEqual([]);
  });

  test('are told from the others by file and title', () => {
    expect(quickJourney.test('objectives.e2e.ts 1. Starting the program shows a graphical interface.')).toBe(
      true,
    );
    expect(quickJourney.test('players.e2e.ts Lennie plays Arthur to the end')).toBe(false);
  });
});
