import { UPRIGHT_LOOK } from '../../../board/boardKinds.ts';
import type { Color } from '../../../game/color.ts';
import type { Vector } from '../../../look/discGeometry.ts';
import { fallHeight, shakeShift } from '../../../look/motion.ts';
import type { Motion } from '../motions.ts';
import type { DiscView } from './DiscView.ts';

interface Drop {
  readonly view: DiscView;
  /** Where the disc is held before it falls. */
  readonly head: Vector;
  readonly duration: number;
}

/** A disc falls down its column and bounces once. */
export const dropping = ({ view, head, duration }: Drop, color: Color): Motion => ({
  duration,
  apply: progress => {
    view.setAlpha(Math.min(1, progress * UPRIGHT_LOOK.appears));
    view.fall(fallHeight(progress), head);
  },
  onEnd: () => view.rest(color),
});

/** An undone disc rises up and out of its column. */
export const lifting = ({ view, head, duration }: Drop): Motion => ({
  duration,
  apply: progress => {
    view.fall(progress ** 2, head);
    view.setAlpha(Math.min(1, (1 - progress) * UPRIGHT_LOOK.appears));
  },
  onEnd: () => view.destroy(),
});

/** A disc leaves with all the others: out of the frame's open bottom, whose edge is `floor`. */
export const spilling = (
  { view, duration }: Omit<Drop, 'head'>,
  { depth, floor }: { readonly depth: number; readonly floor: number },
): Motion => ({
  duration,
  apply: progress => view.sink(depth * progress ** 2, floor),
  onEnd: () => view.destroy(),
});

/** Discs shaken to and fro, by at most `reach` pixels. */
export const shaking = (views: readonly DiscView[], reach: number, duration: number): Motion => ({
  duration,
  apply: progress => {
    for (const view of views) view.shift(Math.round(reach * shakeShift(progress)));
  },
});

/** Discs that shrink or grow to their size, starting at scale `from`. */
export const resizing = (views: readonly DiscView[], from: number, duration: number): Motion => ({
  duration,
  apply: progress => {
    for (const view of views) view.setScale(from + (1 - from) * (1 - (1 - progress) ** 2));
  },
});
