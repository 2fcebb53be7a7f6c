import { positionOf } from '../../game/match.ts';
import { type Position, play } from '../../game/position.ts';
import { BEAT } from '../../look/motion.ts';
import type { Advice } from '../../store/studyStore.ts';
import { Timers } from '../clock.ts';
import type { PlayContext } from '../context.ts';

type Warning = Extract<Advice, { readonly type: 'warning' }>;

/** Maximum number of moves shown. */
const LONGEST_REPLY = 4;

/** Number of moves of the reply that the coach's comment refers to. */
const repliesTold = ({ moment: { reason, reply } }: Warning): number => {
  const plies = 'plies' in reason.facts ? reason.facts.plies : 1;
  return Math.min(reply.length, Math.max(1, plies), LONGEST_REPLY);
};

/** The positions of a demonstration: before the move, after it, and after each move of the reply. */
const positionsOf = (warning: Warning): readonly Position[] => {
  const { match, moment } = warning;
  const before = positionOf({ ...match, transcript: match.transcript.slice(0, -1) });
  const positions = [before];
  for (const square of [moment.move, ...moment.reply.slice(0, repliesTold(warning))]) {
    const next = play(positions.at(-1) as Position, square);
    if (next === undefined) break;
    positions.push(next);
  }
  return positions;
};

/** Replays the criticized move and the reply on the board, then returns to the game. */
export const createDemonstration = ({ stores: { study }, clock }: PlayContext) => {
  const timers = new Timers(clock);
  const step = (warning: Warning, shown: Position | undefined): void => {
    if (study.getState().advice?.match === warning.match) study.setState({ advice: { ...warning, shown } });
  };
  return (): void => {
    const { advice } = study.getState();
    if (advice?.type !== 'warning') return;
    timers.clear();
    const positions = positionsOf(advice);
    for (const [index, position] of positions.entries())
      timers.after(index * BEAT.demonstrated, () => step(advice, position));
    timers.after((positions.length - 1) * BEAT.demonstrated + BEAT.demonstratedEnd, () =>
      step(advice, undefined),
    );
  };
};
