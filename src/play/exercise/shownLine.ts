import type { Transcript } from '../../game/transcript.ts';
import { BEAT } from '../../look/motion.ts';
import type { Exercise } from '../../store/exerciseStore.ts';
import type { GameParts } from '../game.ts';

type Show = (exercise: Exercise, transcript: Transcript) => void;

/** Plays the moves of a demonstration one after another until the person goes on. */
export const followDemonstrations = ({ context, pace }: GameParts, show: Show): void => {
  const { exercise: store } = context.stores;
  const playFrom = (exercise: Exercise, moves: Transcript, count: number): void => {
    const { stage } = store.getState();
    if (count > moves.length) return;
    pace.whenReplyMayLand({ asked: context.clock.now(), beat: BEAT.afterAsking }, () => {
      if (store.getState().stage !== stage) return;
      show(exercise, [...exercise.given, ...moves.slice(0, count)]);
      playFrom(exercise, moves, count + 1);
    });
  };
  store.subscribe(({ exercise, stage }, before) => {
    if (stage !== before.stage && stage.type === 'shown' && exercise?.plays !== undefined)
      playFrom(exercise, exercise.plays, 1);
  });
};
