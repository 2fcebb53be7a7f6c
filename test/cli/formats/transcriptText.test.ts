import { expect, test } from 'vitest';
import { readTranscript } from '../../../cli/formats/transcriptText.ts';
import { makeMoveName } from '../../../cli/formats/turns.ts';
import { sentenceOf } from '../../../cli/program/failures.ts';
import { STANDARD_START } from '../../../src/game/othello/position.ts';
import { specialGame } from './writtenGames.ts';

const namesIn = (text: string): readonly string[] | string => {
  const reading = readTranscript(text, STANDARD_START);
  return reading.type === 'read' ? reading.value.map(makeMoveName) : sentenceOf(reading.failure);
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

test.each(['--', 'pass', 'PS', 'pa'])('passes may be written "%s" or omitted', pass => {
  const { transcript, turns } = specialGame('most-passes');
  const written = turns.map(({ name }) => (name === 'pass' ? pass : name)).join(' ');
  const squares = turns.map(({ name }) => name).filter(name => name !== 'pass');
  expect(namesIn(written)).toEqual(squares);
  expect(namesIn(transcript)).toEqual(squares);
});

test.each([
  ['f5d7', 'Move 2, d7, is not legal.'],
  ['f5f5', 'Move 2, f5, is not legal.'],
  ['f5pass', 'Move 2 is a pass, but the turn cannot be handed over there.'],
  ['f5x9', '"x9" is neither a square nor a pass.'],
  ['f5d', '"d" is neither a square nor a pass.'],
  ['hello', '"hello" is neither a square nor a pass.'],
])('"%s" is rejected in one sentence', (text, sentence) => {
  expect(namesIn(text)).toBe(sentence);
});
