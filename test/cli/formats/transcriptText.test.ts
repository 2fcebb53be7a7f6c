import { expect, test } from 'vitest';
import { readTranscript } from '../../../cli/formats/transcriptText.ts';
import { makeMoveName } from '../../../cli/formats/turns.ts';
import { STANDARD_START } from '../../../src/game/othello/position.ts';
import { specialGame } from './writtenGames.ts';

const namesIn = (text: string): readonly string[] | string => {
  const reading = readTranscript(text, STANDARD_START);
  return reading.type === 'game'
    ? reading.game.turns.map(({ move }) => makeMoveName(move))
    : reading.sentence;
};

test.each([
  'f5d6c3',
  'F5D6C3',
  'f5 d6 c3',
  '1. f5 d6 2. c3',
  '1 F5 2 D6 3 C3',
  'f5-d6-c3',
  'f5, d6; c3\n',
  '1.f5 2.d6 3.c3',
])('"%s" is read', text => {
  expect(namesIn(text)).toEqual(['f5', 'd6', 'c3']);
});

test('an empty text is a game without moves', () => {
  expect(namesIn('')).toEqual([]);
});

test.each(['--', 'pass', 'PS', 'pa'])('passes may be written "%s", or left out', pass => {
  const { transcript, turns } = specialGame('most-passes');
  const written = turns.map(({ name }) => (name === 'pass' ? pass : name)).join(' ');
  expect(namesIn(written)).toEqual(turns.map(({ name }) => name));
  expect(namesIn(transcript)).toEqual(turns.map(({ name }) => name).filter(name => name !== 'pass'));
});

test.each([
  ['f5d7', 'Move 2, d7, is not legal for White.'],
  ['f5f5', 'Move 2, f5, is not legal for White.'],
  ['f5pass', 'Move 2 is a pass, but the side to move does not have to pass.'],
  ['f5x9', 'The transcript cannot be read at "x9".'],
  ['f5d', 'The transcript cannot be read at "d".'],
  ['hello', 'The transcript cannot be read at "hello".'],
])('"%s" is refused in a sentence', (text, sentence) => {
  expect(namesIn(text)).toBe(sentence);
});
