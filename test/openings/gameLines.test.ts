import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeTranscript, parseTranscript } from '../../src/game/transcript.ts';
import { OpeningBook } from '../../src/openings/book.ts';
import { linesOfGames } from '../../src/openings/gameLines.ts';
import { fromRoot } from '../../tools/paths.ts';

const BOOK = fromRoot('public', 'assets', 'openings.book');
const book = OpeningBook.read(gunzipSync(readFileSync(BOOK))) as OpeningBook;

const learned = (...games: readonly (readonly [string, 'black' | 'white'])[]): readonly string[] =>
  linesOfGames(
    book,
    games.map(([text, color]) => ({ transcript: parseTranscript(text) ?? [], color })),
  ).map(({ transcript, color }) => `${makeTranscript(transcript)} ${color}`);

test('a game is learned as far as tournaments know it', () => {
  const [line = ''] = learned(['f5d6c3d3c4f4c5b3c2e3d2c6b4h8', 'black']);
  expect(line).toMatch(/^f5d6c3d3c4f4c5b3c2/);
  expect(line).not.toContain('h8');
});

test('a game in another corner is the same line, and a line that begins another one is dropped', () => {
  const lines = learned(
    ['f5d6c3d3c4', 'black'],
    ['e6f4c3c4d3', 'black'],
    ['f5d6c3d3', 'black'],
    ['f5d6c3d3', 'white'],
  );
  expect(lines).toEqual(['f5d6c3d3c4 black', 'f5d6c3d3 white']);
});

test('a game that no tournament game shares has no line', () => {
  expect(learned(['f5f4', 'black'], ['', 'black'])).toEqual([]);
});
