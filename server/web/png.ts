import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Pixels } from '../../src/picture/pixels.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The PNG header: eight bits per channel, RGB, no interlacing. */
const KIND = [8, 2, 0, 0, 0];
/** A low compression level, since boards are large areas of one color. */
const LEVEL = 4;

/** Asynchronous, to keep the games' thread free. */
const packOutside = promisify<Buffer, { readonly level: number }, Buffer>(deflate);

const chunk = (name: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/** Encodes a picture as a PNG file (RFC 2083), because Node has no canvas. */
export const writePng = async ({ width, height, bytes }: Pixels): Promise<Buffer> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(KIND, 8);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(bytes.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  const packed = await packOutside(rows, { level: LEVEL });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
