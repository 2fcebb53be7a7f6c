import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unpacked } from '../../../src/play/importing/unpacking.ts';

const zip = (
  files: Readonly<Record<string, Uint8Array>>,
): readonly { name: string; content: Uint8Array }[] => [
  { name: 'games.zip', content: zipSync({ ...files }, { level: 1 }) },
];

test('the files in a zip file take its place', () => {
  const files = unpacked(zip({ 'one.txt': strToU8('f5d6'), 'two.txt': strToU8('f5f6') }));
  expect(files.map(({ name }) => name)).toEqual(['one.txt', 'two.txt']);
});

test('files that would together become too large are left out, however small each of them is', () => {
  const large = new Uint8Array(40_000_000);
  const files = unpacked(zip({ 'one.wtb': large, 'two.wtb': large, 'three.txt': strToU8('f5d6') }));
  expect(files.map(({ name }) => name)).toEqual(['one.wtb', 'three.txt']);
});
