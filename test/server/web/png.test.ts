import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writePng } from '../../../server/web/png.ts';
import type { Position } from '../../../src/game/position.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { positionOf, setupOf } from '../../../src/package/game.ts';
import { boardPixels } from '../../../src/picture/pixels.ts';

/** The center of each square in a picture of eight by eight squares. */
const SIDE = 33;
const [LEFT, TOP] = [168, 25];

const pixelAt = (position: Position, column: number, row: number): string => {
  const { width, bytes } = boardPixels(position);
  const at = ((TOP + row * SIDE + 16) * width + LEFT + column * SIDE + 16) * 3;
  return `#${[...bytes.slice(at, at + 3)].map(value => value.toString(16).padStart(2, '0')).join('')}`;
};

test('a picture has a disc of its color where the position has one', () => {
  const position = positionOf('f5');
  const [black, white] = [pixelAt(position, 5, 4), pixelAt(position, 3, 3)];
  expect(black).not.toBe(white);
  expect([pixelAt(position, 3, 4), pixelAt(position, 4, 3)]).toEqual([black, black]);
  expect([black, white]).not.toContain(pixelAt(position, 0, 0));
});

test('the last disc is marked, and boards of every game and size fit', () => {
  const position = positionOf('f5');
  expect(boardPixels(position, parseSquare('f5')).bytes).not.toEqual(boardPixels(position).bytes);
  for (const setup of [setupOf('connect4'), setupOf('othello', '4x8'), setupOf('octagon')])
    expect(boardPixels(positionOf('', setup)).bytes.length).toBe(600 * 315 * 3);
});

test('a PNG file has the right pixels and checksums', async () => {
  const pixels = boardPixels(positionOf('f5d6'));
  const file = await writePng(pixels);
  expect(file.subarray(0, 16).toString('latin1')).toBe('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([600, 315]);
  expect([...file.subarray(24, 29)]).toEqual([8, 2, 0, 0, 0]);
  expect(file.subarray(-12).toString('latin1')).toBe('\0\0\0\0IEND\xaeB`\x82');
  const packed = file.readUInt32BE(33);
  const data = file.subarray(41, 41 + packed);
  expect(file.readUInt32BE(41 + packed)).toBe(crc32(file.subarray(37, 41 + packed)));
  const rows = inflateSync(data);
  expect(rows.length).toBe(315 * 1801);
  for (let y = 0; y < 315; y++)
    expect(
      rows
        .subarray(y * 1801, (y + 1) * 1801)
        .equals(Buffer.from([0, ...pixels.bytes.subarray(y * 1800, (y + 1) * 1800)])),
    ).toBe(true);
});
