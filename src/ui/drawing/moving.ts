import { flipPose, landingScale } from '../../look/discGeometry.ts';
import { fallHeight, MOTION, shakeShift } from '../../look/motion.ts';

/** Number of straight segments in a motion's keyframes. */
const STEPS = 16;

export const sampled = (frameAt: (progress: number) => Keyframe): Keyframe[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => frameAt(step / STEPS));

const easeInOut = (t: number): number => t * t * (3 - 2 * t);
const degrees = (radians: number): number => (radians * 180) / Math.PI;

export const moved = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

/** A disc lands on its square. */
export const landing = (): Keyframe[] =>
  sampled(progress => ({
    transform: `scale(${landingScale(progress, MOTION.landingScale, MOTION.settleScale)})`,
  }));

/** A disc flips, rolling in a direction. */
export const turning = (direction: number): Keyframe[] =>
  sampled(progress => {
    const { outer, scaleX, scaleY, height } = flipPose(progress, direction);
    const lift = 1 + MOTION.flipLift * height;
    const turn = degrees(outer);
    return {
      transform: `rotate(${turn}deg) scale(${scaleX * lift}, ${scaleY * lift}) rotate(${-turn}deg)`,
    };
  });

/** The face that a flipping disc shows in the first or second half of the flip. */
export const half = (isFirst: boolean): Keyframe[] => [
  { opacity: isFirst ? 1 : 0, offset: 0 },
  { opacity: isFirst ? 1 : 0, offset: 0.5 },
  { opacity: isFirst ? 0 : 1, offset: 0.5 },
  { opacity: isFirst ? 0 : 1, offset: 1 },
];

/** A disc falls down its column from a height above its square, and bounces once. */
export const falling = (height: number): Keyframe[] =>
  sampled(progress => ({ transform: moved(0, -height * fallHeight(progress)) }));

/** An undone disc rises up its column. */
export const lifting = (height: number): Keyframe[] =>
  sampled(progress => ({ transform: moved(0, -height * progress ** 2) }));

/** A disc leaves through the bottom, with all the others. */
export const spilling = (depth: number): Keyframe[] =>
  sampled(progress => ({ transform: moved(0, depth * progress ** 2) }));

export const shaking = (reach: number): Keyframe[] =>
  sampled(progress => ({ transform: moved(Math.round(reach * shakeShift(progress)), 0) }));

export const appearing = (from: number): Keyframe[] => [
  { opacity: 0, transform: `scale(${from})` },
  { opacity: 1, transform: 'scale(1)' },
];

/** Flies in an arc; the offsets are from the target back to the start. */
export const flying = (right: number, down: number, height: number, growth: number): Keyframe[] =>
  sampled(progress => {
    const left = 1 - easeInOut(progress);
    const up = height * Math.sin(Math.PI * progress);
    return {
      transform: `${moved(right * left, down * left - up)} scale(${1 + growth * Math.sin(Math.PI * progress)})`,
    };
  });

/** Glows and disappears. */
export const glowing = (): Keyframe[] =>
  sampled(progress => ({ opacity: Math.sin(Math.PI * Math.sqrt(progress)) }));
