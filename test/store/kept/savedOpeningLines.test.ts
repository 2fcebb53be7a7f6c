import { expect, test } from 'vitest';
import { kept } from '../../../src/store/kept/kept.ts';
import { OPENING_LINES } from '../../../src/store/kept/savedOpeningLines.ts';
import { memoryStorage } from '../../../testkit/play/playRoom.ts';

const KEY = 'flipside.openings';
const line = (transcript: unknown, more: object = {}) => ({ transcript, color: 'black', ...more });

test('a single invalid line is dropped', () => {
  const storage = memoryStorage();
  const broken = [
    line(''),
    line('f5f5'),
    line('z9'),
    line(7),
    line('f5'.repeat(61)),
    line('f5', { color: 'red' }),
  ];
  storage.setItem(KEY, JSON.stringify({ version: 1, lines: [line('f5d6'), ...broken, line('f5f6')] }));
  const lines = kept(storage, OPENING_LINES).load();
  expect(lines.map(({ transcript }) => transcript.length)).toEqual([2, 2]);
});

test.each(['{', '7', '{"version":0,"lines":[]}'])('an unreadable list, %s, is backed up', text => {
  const storage = memoryStorage();
  storage.setItem(KEY, text);
  expect(kept(storage, OPENING_LINES).load()).toEqual([]);
  expect(storage.getItem('flipside.aside.openings')).toBe(text);
});
