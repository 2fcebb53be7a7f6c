import { readFile } from 'node:fs/promises';
import { opposite } from '../../../src/game/color.ts';
import type { OthelloPosition } from '../../../src/game/othello/position.ts';
import { buildEngine } from '../../../tools/build/buildEngine.ts';
import { sealWeights } from '../../train/weightsFile.ts';

interface TrainingExports {
  readonly memory: WebAssembly.Memory;
  readonly FEATURE_BYTES: { readonly value: number };
  allocate(bytes: number): number;
  writeFeaturesOf(position: number, at: number, playerIsSecond: boolean): void;
  playFeaturesOf(position: number, at: number, square: number, playerIsSecond: boolean): void;
  evaluateAt(position: number, playerIsSecond: boolean): number;
  evaluateFineAt(position: number, playerIsSecond: boolean): number;
  weightsBytes(): number;
  weightsRoom(bytes: number): number;
  useWeights(): number;
}

const POSITION_BYTES = 16;

const program = await WebAssembly.compile(await readFile(await buildEngine('training')));
const host = { now: () => 0, shouldStop: () => false };
export const training = new WebAssembly.Instance(program, { host }).exports as unknown as TrainingExports;

export const featureBytes = training.FEATURE_BYTES.value;
export const weightsBytes = training.weightsBytes();

const positionRoom = training.allocate(POSITION_BYTES);

/** Writes the position, the side to move first, and returns its address. */
export const putPosition = ({ discs, turn }: OthelloPosition): number => {
  const [own, other] = [discs[turn], discs[opposite(turn)]];
  new Int32Array(training.memory.buffer, positionRoom, 4).set([own.lo, own.hi, other.lo, other.hi]);
  return positionRoom;
};

export const useWeights = (file: Uint8Array): boolean => {
  const room = training.weightsRoom(file.length);
  new Uint8Array(training.memory.buffer, room, file.length).set(file);
  return training.useWeights() !== 0;
};

/** A weights file with bytes made by `weight`. */
export const madeOf = (weight: (index: number) => number): Uint8Array =>
  sealWeights(Uint8Array.from({ length: weightsBytes - 16 }, (_, index) => weight(index)));
