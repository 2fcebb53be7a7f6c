import { readFile } from 'node:fs/promises';
import { opposite } from '../../src/game/color.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { buildEngine } from '../../tools/build/buildEngine.ts';

interface PartsExports {
  readonly memory: WebAssembly.Memory;
  weightsRoom(bytes: number): number;
  useWeights(): number;
  setDiscs(...halves: number[]): void;
  answerLo(): number;
  answerHi(): number;
  findStable(): void;
  findOddQuadrants(): void;
  findMovesByLanes(): void;
  findFlipsByLanes(square: number): void;
  setHashBits(bits: number): void;
  newSearch(): void;
  keepInHash(depth: number, selectivity: number, lower: number, upper: number, best: number): void;
  findInHash(): number;
  foundLower(): number;
  foundUpper(): number;
  foundBest(): number;
  foundSecond(): number;
  foundDepth(): number;
  foundSelectivity(): number;
  startClock(milliseconds: number): void;
  nodeCount(): number;
  solve(alpha: number, beta: number): number;
  valueAt(depth: number, level: number): number;
  chooseBoard(boardLo: number, boardHi: number, rules: number): void;
  countEmpties(counted: boolean): void;
  solveVariant(): number;
  bestVariantSquare(depth: number, turned: boolean): number;
}

const program = await WebAssembly.compile(await readFile(await buildEngine('parts')));
const host = { now: () => 0, shouldStop: () => false };

/** Single parts of the engine. */
export const parts = new WebAssembly.Instance(program, { host }).exports as unknown as PartsExports;

export const setDiscs = ({ discs, turn }: OthelloPosition): void => {
  const own = discs[turn];
  const other = discs[opposite(turn)];
  parts.setDiscs(own.lo, own.hi, other.lo, other.hi);
};

export const squaresFound = (): SquareSet => new SquareSet(parts.answerLo(), parts.answerHi());
