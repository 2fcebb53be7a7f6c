import { BEAT } from '../../look/motion.ts';
import type { Exercise } from '../../store/exerciseStore.ts';
import { Timers } from '../clock.ts';
import type { GameParts } from '../game.ts';

/** In a lesson, calls `putBack` once a wrong move and its answer have been seen for a while. */
export const afterWrongMove = (
  { context: { clock }, pace }: GameParts,
  exercise: Exercise | undefined,
  putBack: () => void,
): void => {
  if (exercise?.teaches !== true) return;
  const seen = (): void => new Timers(clock).after(BEAT.wrongMove, putBack);
  pace.whenReplyMayLand({ asked: clock.now(), beat: 0 }, seen);
};
