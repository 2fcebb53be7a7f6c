import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameIn, OpeningNames } from '../../src/openings/names.ts';
import { mapped, positionAfter, readTable, SYMMETRIES } from '../../testkit/game/positions.ts';
import { fromRoot } from '../../tools/paths.ts';

const readAsset = (): unknown =>
  JSON.parse(readFileSync(fromRoot('public', 'assets', 'openings.json'), 'utf8'));
const names = OpeningNames.read(readAsset()) as OpeningNames;
const end = (transcript: string) => positionAfter(transcript, transcript.length / 2);
const along = (transcript: string) =>
  Array.from({ length: transcript.length / 2 + 1 }, (_, ply) => positionAfter(transcript, ply));

test('every row of the lists is found by its position, in all three languages', () => {
  for (const [transcript = '', en = '', ja = ''] of readTable('openings.tsv')) {
    const found = names.at(end(transcript));
    expect([transcript, found?.en ?? '', found?.ja ?? '']).toEqual([transcript, en, ja]);
  }
  for (const [transcript = '', fr = ''] of readTable('openings-fr.tsv'))
    expect([transcript, names.at(end(transcript))?.fr]).toEqual([transcript, fr]);
});

test('a position has its name in all eight symmetries', () => {
  for (const transcript of ['f5d6c3d3c4', 'f5f6e6f4', 'f5d6c4d3c3f4c5b3c2e3d2c6'])
    for (const symmetry of SYMMETRIES) {
      const name = names.at(end(transcript));
      expect(name).toBeDefined();
      expect(names.at(mapped(end(transcript), symmetry))).toBe(name);
    }
});

test('a position has its name by any order of moves', () => {
  expect(names.at(end('f5d6c3d3c4'))?.en).toBe('Tiger');
  expect(names.at(end('f5d6c4d3c3'))).toBe(names.at(end('f5d6c3d3c4')));
});

test('a game has the name of the last position with a name in the language', () => {
  const moves = 'f5d6c3d3c4b5';
  expect(nameIn(names.reached(along(moves), 'en') ?? {}, 'en')).toBe('Tiger');
  expect(nameIn(names.reached(along(moves), 'ja') ?? {}, 'ja')).toBe('BergTiger');
  expect(nameIn(names.reached(along('f5d6c3'), 'en') ?? {}, 'en')).toBe('Perpendicular Opening');
  expect(nameIn(names.reached(along('f5d6c3'), 'ja') ?? {}, 'ja')).toBe('虎系');
  expect(names.reached(along(''), 'en')).toBeUndefined();
});

test('a file that is not a list of names is refused', () => {
  for (const data of [undefined, {}, { version: 2, sources: [], openings: [] }, { version: 1, openings: [] }])
    expect(OpeningNames.read(data)).toBeUndefined();
});
