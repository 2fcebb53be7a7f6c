import { expect, test } from 'vitest';
import { CommandLine } from '../../cli/program/commandLine.ts';

const SPECS = {
  depth: { placeholder: 'N', help: '' },
  start: { placeholder: 'NAME', help: '' },
  every: { help: '' },
};
const BOARD = '--xxxxx--ooooooo'.padEnd(64, '-');

const read = (...words: readonly string[]): CommandLine => new CommandLine(words, SPECS);

test('options and other words may come in any order', () => {
  const line = read('one', '--depth', '3', 'two', '--every', '--start=cross', '--', '--depth');
  expect(line.rest).toEqual(['one', 'two', '--depth']);
  expect(line.wholeNumber('depth', { from: 1, to: 9 })).toBe(3);
  expect(line.choice('start', ['cross', 'free'])).toBe('cross');
  expect(line.has('every')).toBe(true);
});

test('a board that looks like an option is not an option', () => {
  expect(read(BOARD, 'X', '-').rest).toEqual([BOARD, 'X', '-']);
});

test('a word with one dash, or a board, is never an option', () => {
  const words = ['-', '-d6', '-X--O'.padEnd(64, '-'), '-every'];
  expect(read(...words, '--every').rest).toEqual(words);
  expect(read('--start', '-x', '--every').text('start')).toBe('-x');
});

const depthIn = (text: string) => read('--depth', text).wholeNumber('depth', { from: 1, to: 9 });
const wrongDepth = (text: string) =>
  `The option --depth is "${text}", but has to be a whole number from 1 to 9.`;

test.each([
  [() => read('--nonsense'), 'There is no option --nonsense.'],
  [() => read('--constructor'), 'There is no option --constructor.'],
  [() => read('--depth'), 'The option --depth needs a value.'],
  [() => read('--every=yes'), 'The option --every takes no value.'],
  [() => read().required('depth'), 'The option --depth is needed.'],
  [() => depthIn('-3'), wrongDepth('-3')],
  [() => depthIn('10'), wrongDepth('10')],
  [() => depthIn('1.5'), wrongDepth('1.5')],
  [
    () => read('--start', 'x').choice('start', ['cross', 'free']),
    'The option --start is "x", but has to be "cross" or "free".',
  ],
  [() => read('word').refuseRest(), '"word" is one word too many.'],
])('an invalid use gets one sentence: %#', (use, sentence) => {
  expect(use).toThrow(sentence);
});
