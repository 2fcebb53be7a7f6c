import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unpacked } from '../../../src/play/importing/unzip.ts';

const zip = (
  files: Readonly<Record<string, Uint8Array>>,
): readonly { name: string; content: Uint8Array }[] => [
  { name: 'games.zip', content: zipSync({ ...files }, { level: 0 }) },
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

test.each([0, 10, 60_000_000, 0xffffffff])(
  'a zip file that claims %i bytes for its file harms nobody',
  claimed => {
    const bytes = zipSync({ 'game.txt': strToU8('f5d6'.repeat(10_000)) });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    // The sizes stand in the header of the file and in the directory behind it.
    for (let at = 0; at + 28 <= bytes.length; at++) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, claimed, true);
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, claimed, true);
    }
    const [file] = unpacked([{ name: 'games.zip', content: bytes }]);
    expect(file?.content.length).toBeLessThanOrEqual(40_000);
  },
);
