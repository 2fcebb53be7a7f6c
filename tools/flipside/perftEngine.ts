import { opposite } from '../../src/game/color.ts';
import type { PassRule, PerftCount } from '../../src/game/othello/perft.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import type { PerftStart } from './perftStarts.ts';

/** The part of `assembly/index.ts` that counts. */
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
  return ({ shape, discs, turn }, depth, passes) => {
    const [own, other, board] = [discs[turn], discs[opposite(turn)], shape.squares];
    engine.setPosition(own.lo, own.hi, other.lo, other.hi, board.lo, board.hi);
    const nodes = engine.perft(depth, passes === 'skip' ? 0 : 1);
    return { nodes, ended: engine.perftEnded() };
  };
};

/** Counts from a start, the placements of an opening phase being plies as well. */
export const countFromStart = (
  count: CountFrom,
  { placements, positions }: PerftStart,
  { depth, passes }: { readonly depth: number; readonly passes: PassRule },
): PerftCount => {
  const placed = placements[depth];
  if (placed !== undefined) return { nodes: placed, ended: 0 };
  let [nodes, ended] = [0, 0];
  for (const { position, ways } of positions) {
    const part = count(position, depth - (placements.length - 1), passes);
    nodes += ways * part.nodes;
    ended += ways * part.ended;
  }
  return { nodes, ended };
};
