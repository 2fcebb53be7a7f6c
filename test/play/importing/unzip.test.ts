import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readAnything } from '../../../src/formats/any/salvage.ts';
import type { Input } from '../../../src/formats/read.ts';
import { unpacked } from '../../../src/play/importing/unzip.ts';

const GAME = strToU8('f5d6'.repeat(10_000));
const [HEADER, ENTRY, END] = [0x04034b50, 0x02014b50, 0x06054b50];
type Level = 0 | 9;

const zip = (files: Readonly<Record<string, Uint8Array>>, level: Level = 0): Uint8Array =>
  zipSync({ ...files }, { level });
const read = (bytes: Uint8Array): readonly Input[] =>
  unpacked([{ name: 'games.zip', content: bytes.slice() }]);
const namesIn = (bytes: Uint8Array) => read(bytes).map(({ name }) => name);
const madeOf = (bytes: Uint8Array): number =>
  read(bytes).reduce((sum, { content }) => sum + content.length, 0);

/** Writes numbers into every header of a kind, at these byte offsets and widths. */
const changed = (bytes: Uint8Array, kind: number, fields: readonly (readonly [number, 2 | 4, number])[]) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at + 22 <= bytes.length; at++)
    if (view.getUint32(at, true) === kind)
      for (const [offset, width, value] of fields)
        if (width === 2) view.setUint16(at + offset, value, true);
        else view.setUint32(at + offset, value, true);
  return bytes;
};
const claiming = (bytes: Uint8Array, size: number): Uint8Array =>
  changed(changed(bytes, HEADER, [[22, 4, size]]), ENTRY, [[24, 4, size]]);

/** Repeats the last entry of the directory under different names. */
const repeated = (bytes: Uint8Array, times: number): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = bytes.length - 22;
  const start = view.getUint32(end + 16, true);
  const entry = bytes.subarray(start, end);
  const whole = new Uint8Array(start + entry.length * times + 22);
  whole.set(bytes.subarray(0, start));
  for (let n = 0; n < times; n++) {
    whole.set(entry, start + n * entry.length);
    whole.set(strToU8(String(n).padStart(5, '0')), start + n * entry.length + 46);
  }
  whole.set(bytes.subarray(end), start + entry.length * times);
  return changed(whole, END, [
    [8, 2, times],
    [10, 2, times],
    [12, 4, entry.length * times],
  ]);
};

test.each<Level>([0, 9])('a zip file is replaced by its files, without its folders (level %i)', level => {
  const files = read(zip({ 'of/': new Uint8Array(), 'one.txt': strToU8('f5d6'), 'ü.txt': GAME }, level));
  expect(files.map(({ name }) => name)).toEqual(['one.txt', 'ü.txt']);
  expect(files.map(({ content }) => content)).toEqual([strToU8('f5d6'), GAME]);
});

test('files that would be too large together stay packed, however small each of them is', () => {
  const large = new Uint8Array(40_000_000);
  const files = read(zip({ 'one.wtb': large, 'two.wtb': large, 'three.txt': strToU8('f5d6') }));
  expect(files.map(({ content }) => content.length)).toEqual([40_000_000, 30, 4]);
});

describe('a deceptive zip file uses little memory, and is reported once', () => {
  const bomb = (megabytes: number): Uint8Array =>
    zip({ '00000.txt': new Uint8Array(megabytes * 1_000_000) }, 9);
  const damaged = (bytes: Uint8Array): void => {
    const { found } = readAnything(read(bytes));
    expect(found.records).toEqual([]);
    expect(new Set(found.failures.map(({ reason }) => reason))).toEqual(new Set(['brokenFile']));
  };

  test.each([0, 10, 39_999, 40_001, 60_000_000, 0xffffffff])('it claims %i bytes for 40,000', size => {
    for (const level of [0, 9] as const) {
      const lying = claiming(zip({ 'game.txt': GAME }, level), size);
      damaged(lying);
      expect(madeOf(lying)).toBe(30);
    }
  });

  test('a file unpacks to ten thousand times its claimed size', () => {
    damaged(claiming(bomb(10), 1_000));
  });

  test('all of 65,535 files share the same bytes', () => {
    for (const [bytes, size] of [
      [zip({ '00000.txt': GAME }), GAME.length],
      [bomb(5), 1],
    ] as const)
      expect(madeOf(repeated(claiming(bytes, size), 65_535))).toBeLessThan(64_000_000 + 65_535 * 30);
  });

  test('it is truncated anywhere', () => {
    const bytes = zip({ 'game.txt': GAME }, 9);
    for (let length = 4; length < bytes.length; length++) damaged(bytes.subarray(0, length));
  });

  test('its directory points outside, promises more files, or is encrypted', () => {
    const whole = (): Uint8Array => zip({ 'game.txt': GAME }, 9);
    damaged(changed(whole(), ENTRY, [[42, 4, 0xfffffff0]]));
    damaged(changed(whole(), END, [[16, 4, 0xfffffff0]]));
    damaged(changed(whole(), ENTRY, [[8, 2, 1]]));
    damaged(changed(whole(), ENTRY, [[10, 2, 12]]));
    damaged(changed(whole(), ENTRY, [[20, 4, 0xffffffff]]));
    expect(namesIn(changed(whole(), END, [[10, 2, 65_535]]))).toEqual(['game.txt']);
  });
});
