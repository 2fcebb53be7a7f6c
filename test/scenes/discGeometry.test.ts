import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { flipPose, landingScale, planeStretch, rollDirection } from '../../src/look/discGeometry.ts';

const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
const coordinate = fc.double({ min: -2, max: 2, noNaN: true });

/** The image of a point under rotations and stretches. */
const mapped = ({ outer, scaleX, scaleY, inner }: ReturnType<typeof planeStretch>, x: number, y: number) => {
  const u = (x * Math.cos(inner) - y * Math.sin(inner)) * scaleX;
  const v = (x * Math.sin(inner) + y * Math.cos(inner)) * scaleY;
  return { x: u * Math.cos(outer) - v * Math.sin(outer), y: u * Math.sin(outer) + v * Math.cos(outer) };
};

test('two rotations and a stretch map the axes to any two vectors', () => {
  const vector = fc.record({ x: coordinate, y: coordinate });
  fc.assert(
    fc.property(vector, vector, (first, second) => {
      const stretch = planeStretch(first, second);
      const [x, y] = [mapped(stretch, 1, 0), mapped(stretch, 0, 1)];
      expect(Math.hypot(x.x - first.x, x.y - first.y)).toBeLessThan(1e-9);
      expect(Math.hypot(y.x - second.x, y.y - second.y)).toBeLessThan(1e-9);
    }),
  );
});

test('a disc lies flat before and after its flip, with its highlight in the same place', () => {
  fc.assert(
    fc.property(angle, direction => {
      for (const [progress, turned] of [
        [0, false],
        [1, true],
      ] as const) {
        const pose = flipPose(progress, direction);
        expect(pose.turned).toBe(turned);
        expect(
          [pose.scaleX, pose.scaleY, pose.height, pose.sheen].map(value => Math.round(value * 1e6) / 1e6 + 0),
        ).toEqual([1, 1, 0, 0]);
        expect(Math.cos(pose.outer + pose.faceSpin)).toBeCloseTo(1);
      }
    }),
  );
});

test('in the middle of the flip a disc is thin and shows its edge, whatever its axis', () => {
  for (let eighth = 0; eighth < 8; eighth++) {
    const poses = [0.4, 0.45, 0.5, 0.55, 0.6].map(progress => flipPose(progress, (eighth * Math.PI) / 4));
    expect(Math.min(...poses.map(({ scaleY }) => scaleY))).toBeLessThan(0.25);
    expect(Math.max(...poses.map(({ stack }) => Math.hypot(stack.x, stack.y)))).toBeGreaterThan(0.1);
    expect(poses[2]?.height).toBeCloseTo(1);
  }
});

test('no edge is longer than a disc is thick', () => {
  /** The thickness of a disc, plus a little for the oblique view. */
  const longest = 0.18;
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), angle, (progress, direction) => {
      const { stack } = flipPose(progress, direction);
      expect(Math.hypot(stack.x, stack.y)).toBeLessThan(longest);
    }),
  );
});

test('a flipping disc changes its face once', () => {
  fc.assert(
    fc.property(angle, direction => {
      const turned = Array.from({ length: 41 }, (_, step) => flipPose(step / 40, direction).turned);
      expect(turned.filter((now, step) => step > 0 && now !== turned[step - 1])).toHaveLength(1);
    }),
  );
});

test('a landing disc comes down, gives a little, and comes to rest', () => {
  expect(landingScale(0, 1.16, 0.98)).toBeCloseTo(1.16);
  expect(landingScale(0.72, 1.16, 0.98)).toBeCloseTo(0.98);
  expect(landingScale(1, 1.16, 0.98)).toBeCloseTo(1);
});

test('a disc rolls away from the one that landed', () => {
  expect(rollDirection(3, 0)).toBe(0);
  expect(rollDirection(-2, 2)).toBeCloseTo((3 * Math.PI) / 4);
  expect(rollDirection(0, 0)).toBe(0);
});
