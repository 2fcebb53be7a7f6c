import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FrameCounter } from '../../../server/sockets/frameCounter.ts';

const BINARY = 0x82;
const LONG = 0x10000;
const length = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 125 }), weight: 8 },
  { arbitrary: fc.integer({ min: 126, max: 2_000 }), weight: 3 },
  { arbitrary: fc.integer({ min: LONG, max: LONG + 10 }), weight: 1 },
);
const frame = fc.record({ opcode: fc.nat(0xff), length, isMasked: fc.boolean() });

type Frame = typeof frame extends fc.Arbitrary<infer T> ? T : never;

/** A frame as bytes, with a payload that looks like frame headers. */
const written = ({ opcode, length, isMasked }: Frame): Buffer => {
  const mask = isMasked ? 0x80 : 0;
  const head = Buffer.alloc(length < 126 ? 2 : length < LONG ? 4 : 10);
  head[0] = opcode;
  head[1] = mask + (length < 126 ? length : length < LONG ? 126 : 127);
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, Buffer.alloc(isMasked ? 4 : 0, BINARY), Buffer.alloc(length, BINARY)]);
};

const pieces = (bytes: Buffer, cuts: readonly number[]): readonly Buffer[] => {
  const places = [0, ...cuts.map(cut => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
};

const counted = (chunks: readonly Buffer[]): number => {
  const counter = new FrameCounter();
  return chunks.reduce((sum, chunk) => sum + counter.count(chunk), 0);
};

describe('frames of a connection are counted', () => {
  test('however the bytes are split', () => {
    fc.assert(
      fc.property(
        fc.array(frame, { maxLength: 20 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        (frames, cuts) => {
          const bytes = Buffer.concat(frames.map(written));
          expect(counted(pieces(bytes, cuts))).toBe(frames.length);
        },
      ),
    );
  });

  test('each from its first byte on', () => {
    expect(counted([Buffer.from([BINARY])])).toBe(1);
  });

  test('even if one claims an impossible length', () => {
    const endless = Buffer.concat([Buffer.from([BINARY, 0xff]), Buffer.alloc(8, 0xff), Buffer.alloc(50_000)]);
    expect(counted([endless])).toBe(1);
  });
});
