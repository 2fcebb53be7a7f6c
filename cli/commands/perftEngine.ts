import { opposite } from '../../src/game/color.ts';
import type { PassRule, PerftCount } from '../../src/game/othello/perft.ts';
import { OTHELLO_RULES, type OthelloPosition } from '../../src/game/othello/position.ts';

/** The exports of `assembly/index.ts` for counting. */
interface PerftExports {
  setPosition(...halves: number[]): void;
  perft(depth: number, pliesPerPass: number): number;
  perftEnded(): number;
}

export type CountFrom = (position: OthelloPosition, depth: number, passes: PassRule) => PerftCount;

/** Counts with the compiled engine; `depth` is 1 or more. */
export const makePerft = (program: WebAssembly.Module): CountFrom => {
  const host = { now: () => performance.now(), shouldStop: () => false };
  const engine = new WebAssembly.Instance(program, { host }).exports as unknown as PerftExports;
  return ({ rules, shape, discs, turn }, depth, passes) => {
    const [own, other, board] = [discs[turn], discs[opposite(turn)], shape.squares];
    engine.setPosition(own.lo, own.hi, other.lo, other.hi, board.lo, board.hi, OTHELLO_RULES.indexOf(rules));
    const nodes = engine.perft(depth, passes === 'skip' ? 0 : 1);
    return { nodes, ended: engine.perftEnded() };
  };
};
