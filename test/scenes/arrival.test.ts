import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { MOTION } from '../../src/look/motion.ts';
import { UNTURNED } from '../../src/look/turning.ts';
import type { DeviceGeometry } from '../../src/scenes/board/deviceGeometry.ts';
import { fadeInto, glide, growFrom, turnFrom } from '../../src/scenes/board/views/arrival.ts';

const length = fc.integer({ min: 0, max: 900 });
const anyGeometry = fc.record({
  ...{ x: length, y: length, square: fc.integer({ min: 5, max: 150 }) },
  ...{ columns: fc.integer({ min: 2, max: 8 }), rows: fc.integer({ min: 2, max: 8 }) },
  ...{ frame: fc.integer({ min: 0, max: 30 }), turn: fc.constant(UNTURNED) },
}) as unknown as fc.Arbitrary<DeviceGeometry>;

/** Where a moving board appears at this share of its way. */
const seenAt = (
  progress: number,
  move: typeof glide,
  own: DeviceGeometry,
  one: DeviceGeometry,
  other: DeviceGeometry,
) => {
  const seen = { x: 0, y: 0, scale: 1, alpha: 1, angle: 0 };
  const root = {
    setPosition: vi.fn((x: number, y: number) => Object.assign(seen, { x, y }) && root),
    setScale: vi.fn((scale: number) => Object.assign(seen, { scale }) && root),
    setRotation: vi.fn((angle: number) => Object.assign(seen, { angle }) && root),
    setAlpha: vi.fn((alpha: number) => Object.assign(seen, { alpha }) && root),
  };
  move(root as never, one, other).apply(progress);
  const square = own.square * seen.scale;
  const [width, height] = [own.columns * square, own.rows * square];
  const frame = own.frame * seen.scale;
  const [cos, sin] = [Math.cos(seen.angle), Math.sin(seen.angle)];
  const middle = [seen.x + (width * cos - height * sin) / 2, seen.y + (width * sin + height * cos) / 2];
  return { ...seen, square, frame, width, height, middle };
};
const at = ({ x, y, square }: { x: number; y: number; square: number }) =>
  [x, y, square].map(value => expect.closeTo(value));
const placeOf = ({ x, y, square }: { x: number; y: number; square: number }) => [x, y, square];
const middleOf = ({ x, y, columns, rows, square }: DeviceGeometry) =>
  [x + (columns * square) / 2, y + (rows * square) / 2].map(value => expect.closeTo(value));

test('a board glides from its old place to its new one', () => {
  fc.assert(
    fc.property(anyGeometry, anyGeometry, (from, to) => {
      expect(placeOf(seenAt(0, glide, to, from, to))).toEqual(at(from));
      expect(placeOf(seenAt(1, glide, to, from, to))).toEqual(at(to));
    }),
  );
});

test('another board grows from the middle of the previous one, within its outline, to its own place', () => {
  fc.assert(
    fc.property(anyGeometry, anyGeometry, (own, old) => {
      const begin = seenAt(0, growFrom, own, own, old);
      expect(begin.middle).toEqual(middleOf(old));
      const [width, height] = [begin.width + 2 * begin.frame, begin.height + 2 * begin.frame];
      const outline = [old.columns, old.rows].map(count => count * old.square + 2 * old.frame);
      const shares = [width / (outline[0] ?? 1), height / (outline[1] ?? 1)];
      expect(Math.max(...shares)).toBeCloseTo(1);
      expect(placeOf(seenAt(1, growFrom, own, own, old))).toEqual(at(own));
    }),
  );
});

test('the previous board moves along with it, and fades', () => {
  fc.assert(
    fc.property(anyGeometry, anyGeometry, (own, next) => {
      const [begin, end] = [seenAt(0, fadeInto, own, own, next), seenAt(1, fadeInto, own, own, next)];
      expect([placeOf(begin), begin.alpha, end.alpha]).toEqual([at(own), 1, 0]);
      const share = MOTION.sceneFade / MOTION.glide;
      const [comes, arriving] = [0, share].map(progress => seenAt(progress, growFrom, next, next, own));
      expect(end.middle).toEqual(arriving?.middle.map(value => expect.closeTo(value)));
      const small = (scale = 1) => Math.sign(Math.round((1 - scale) * 1e6)) + 0;
      expect(small(end.scale)).toBe(-small(comes?.scale) + 0);
    }),
  );
});

test('a rotation turns the board around its center, starting from its old pose', () => {
  const turned = { quarters: 1, isMirrored: false } as const;
  fc.assert(
    fc.property(anyGeometry, anyGeometry, (one, old) => {
      const own = { ...one, turn: turned };
      expect(seenAt(0, turnFrom, own, own, old).middle).toEqual(middleOf(old));
      for (const progress of [0, 0.3, 1])
        expect(seenAt(progress, turnFrom, own, own, { ...own, turn: UNTURNED }).middle).toEqual(
          middleOf(own),
        );
      expect(placeOf(seenAt(1, turnFrom, own, own, old))).toEqual(at(own));
    }),
  );
});
