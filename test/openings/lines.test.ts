import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { makeTranscript, parseTranscript, replay } from '../../src/game/transcript.ts';
import { OpeningBook } from '../../src/openings/book.ts';
import { linesToLearn } from '../../src/openings/lines.ts';
import { OpeningNames, searchOpenings } from '../../src/openings/names.ts';
import { fromRoot } from '../../tools/paths.ts';

const asset = (name: string): Buffer => readFileSync(fromRoot('public', 'assets', name));
const book = OpeningBook.read(gunzipSync(asset('openings.book'))) as OpeningBook;
const names = OpeningNames.read(JSON.parse(asset('openings.json').toString())) as OpeningNames;
const tiger = parseTranscript('f5d6c3d3c4') ?? [];

test.each(['black', 'white'] as const)(
  'lines to learn for %s begin with the opening and end with a move of that side',
  color => {
    const lines = linesToLearn(book, tiger, color);
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines.map(makeTranscript)).size).toBe(lines.length);
    for (const line of lines) {
      expect(line.slice(0, tiger.length)).toEqual(tiger);
      expect(line.length % 2).toBe(color === 'black' ? 1 : 0);
      expect(replay(STANDARD_START, line).type).toBe('legal');
    }
  },
);

test('one side always has the same answer to the same position', () => {
  const answers = new Map<string, string>();
  for (const line of linesToLearn(book, tiger, 'black'))
    for (let ply = 0; ply < line.length; ply += 2) {
      const before = makeTranscript(line.slice(0, ply));
      const move = makeTranscript(line.slice(ply, ply + 1));
      expect(answers.get(before) ?? move).toBe(move);
      answers.set(before, move);
    }
});

test('openings are found by parts of their names in any language, and by moves', () => {
  const found = (text: string, language = 'ja') =>
    searchOpenings(names, text, language).map(({ transcript }) => makeTranscript(transcript));
  expect(found('TIGER')).toContain('f5d6c3d3c4');
  expect(found('虎定石')).toContain('f5d6c3d3c4');
  expect(found('betonnage', 'fr')).toEqual(found('bétonnage', 'fr'));
  expect(found('f5d6c3d3c4').every(transcript => transcript.startsWith('f5d6c3d3c4'))).toBe(true);
  expect(found('', 'en')).toHaveLength(names.all.filter(({ name }) => name.en !== undefined).length);
  expect(found('no such opening')).toEqual([]);
});

test('the code of every name is that of its position', () => {
  for (const { transcript, code } of names.all.slice(0, 100)) {
    const replayed = replay(STANDARD_START, transcript);
    const position = replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
    expect(position && book.at(position)).toEqual(book.withCode(code));
  }
});
