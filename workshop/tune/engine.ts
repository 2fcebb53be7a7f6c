import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { opposite } from '../../src/game/color.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { buildEngine } from '../../tools/build/buildEngine.ts';
import { fromRoot } from '../../tools/paths.ts';

interface TuningExports {
  readonly memory: WebAssembly.Memory;
  setDiscs(...halves: number[]): void;
  weightsRoom(bytes: number): number;
  useWeights(): number;
  setHashBits(bits: number): void;
  valueAt(depth: number, level: number): number;
}

/** The level without selective cuts. */
const NO_CUTS = 0;

/** Small, since it is cleared before each search; otherwise a shallow search would find values of a deeper one. */
const HASH_BITS = 18;

/** Evaluates positions at exact depths, without selective cuts. */
export type Valuer = (position: OthelloPosition, depth: number) => number;

const giveWeights = ({ memory, weightsRoom, useWeights }: TuningExports, weights: Uint8Array): void => {
  const room = weightsRoom(weights.length);
  new Uint8Array(memory.buffer, room, weights.length).set(weights);
  if (useWeights() === 0) throw new Error('The weights are not those of this engine.');
};

export const openValuer = async (): Promise<Valuer> => {
  const program = await WebAssembly.compile(await readFile(await buildEngine('parts')));
  const host = { now: () => 0, shouldStop: () => false };
  const engine = new WebAssembly.Instance(program, { host }).exports as unknown as TuningExports;
  giveWeights(engine, gunzipSync(await readFile(fromRoot('public', 'assets', 'flipside.weights'))));
  return ({ discs, turn }, depth) => {
    const [own, other] = [discs[turn], discs[opposite(turn)]];
    engine.setDiscs(own.lo, own.hi, other.lo, other.hi);
    engine.setHashBits(HASH_BITS);
    return engine.valueAt(depth, NO_CUTS);
  };
};
