import { MOTION } from '../../look/motion.ts';
import { followRematches } from '../../store/matchStore.ts';
import type { OnlineState } from '../../store/onlineStore.ts';
import { selectStretch } from '../../store/selectors.ts';
import { otherSeat } from '../../store/table/tableSelectors.ts';
import type { Shell } from '../kit/shell.ts';

/** The disc drops onto its strip, bounces once and comes to rest. */
const DROP: Keyframe[] = [
  { translate: '0 -3rem', opacity: 0, easing: 'ease-in' },
  { translate: '0 0', opacity: 1, offset: 0.6, easing: 'ease-out' },
  { translate: '0 -0.375rem', offset: 0.8, easing: 'ease-in' },
  { translate: '0 0' },
];

const isThere = (state: OnlineState): boolean =>
  ['here', 'away'].includes(otherSeat(state)?.presence ?? 'gone');

/** Whether the opponent was disconnected from this table and has returned. */
const isBack = (after: OnlineState, before: OnlineState): boolean =>
  otherSeat(before) !== undefined && !isThere(before) && isThere(after);

/**
 * Animates the discs beside the names: they swap when the players swap sides, and drop onto the strip when a
 * disconnected friend returns.
 */
export const followStripMotions = ({ root, play }: Shell): (() => void) => {
  const { app, match, online, settings } = play.stores;
  const discOf = (where: 'top' | 'bottom'): Element | null => root.querySelector(`.strip.${where} > .disc`);
  const stretch = (): number => selectStretch(app.getState(), settings.getState());
  const move = (disc: Element | null, frames: Keyframe[], milliseconds: number): void => {
    if (milliseconds > 0) disc?.animate(frames, { duration: milliseconds });
  };
  const exchange = (): void => {
    const discs = [discOf('top'), discOf('bottom')];
    const [upper = 0, lower = 0] = discs.map(disc => disc?.getBoundingClientRect().top);
    const way = lower - upper;
    for (const [index, disc] of discs.entries()) {
      const from = `0 ${index === 0 ? way : -way}px`;
      move(
        disc,
        [{ translate: from, easing: 'ease-in-out' }, { translate: '0 0' }],
        MOTION.halfTurn * stretch(),
      );
    }
  };
  const stops = [
    followRematches(match, exchange),
    online.subscribe((after, before) => {
      if (isBack(after, before)) move(discOf('top'), DROP, MOTION.friendsDrop * stretch());
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
