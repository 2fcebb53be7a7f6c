import { type Square, squareFromIndex } from '../../game/square.ts';
import type { SearchResult } from '../searchRequest.ts';
import type { TableSizes } from '../tableSizes.ts';

/** Functions and memory that the host provides to the engine. */
export interface EngineHost {
  now(): number;
  shouldStop(): boolean;
  /** For the multithreaded variant, which shares its memory with helpers. */
  readonly memory?: WebAssembly.Memory | undefined;
  /** Table sizes for unlimited searches; small by default. */
  readonly tables?: TableSizes | undefined;
}

/** Exported only by the multithreaded variant; see `assembly/threaded.ts`. */
interface ThreadExports {
  callHelpers(most: number): number;
  dismissHelpers(): void;
  becomeHelper(number: number): void;
  help(): void;
  leave(): void;
}

/** The search of the opponents with a published search. */
export interface PlainExports {
  beginMinimax(depth: number, playsBlack: boolean): void;
  beginBitboard(evaluations: number): void;
  beginBitboardByTheLetter(evaluations: number): void;
  beginCharacter(character: number): void;
  searchAsIn2003(character: number): void;
  bestScoreIn2003(): number;
  characterTerm(character: number, term: number): number;
  deepen(): number;
  bestSquare(): number;
  bestScore(): number;
  finishedDepth(): number;
  evaluationCount(): number;
  isExact(): number;
  discDifference(): number;
  findBestSquares(): void;
  answerLo(): number;
  answerHi(): number;
}

/** Flipside's search. */
export interface FlipsideExports {
  limitDepth(depth: number, endgame: number, milliseconds: number): void;
  limitTime(milliseconds: number): void;
  aimAtTime(milliseconds: number, most: number): void;
  limitSolve(outcomeOnly: boolean): void;
  limitNodes(most: number): void;
  limitToAbove(score: number): void;
  makeVariantRoom(entryBits: number): void;
  useHashBits(entryBits: number): void;
  limitToBetter(square: number, score: number): void;
  forgetFirst(): void;
  letBadMovesLag(): void;
  beginFlipside(scoredMoves: number): void;
  deepenFlipside(): number;
  flipsideSquare(): number;
  flipsideScore(): number;
  flipsideDepth(): number;
  flipsideEvaluations(): number;
  flipsideNodes(): number;
  flipsideIsExact(): number;
  flipsideCertainty(): number;
  finishVariation(): void;
  variationLength(): number;
  variationSquare(index: number): number;
  moveCount(): number;
  moveSquare(index: number): number;
  moveScore(index: number): number;
  moveDepth(index: number): number;
}

/** Flipside's analysis. Its results may be read at any time, even within a step. */
export interface AnalysisExports extends FlipsideExports {
  beginAnalysis(squaresLo: number, squaresHi: number): void;
  analyzedRounds(): number;
  analyzedScore(square: number): number;
  analyzedDepth(square: number): number;
  analyzedCertainty(square: number): number;
  isAnalyzedProved(square: number): number;
  analyzedLineLength(square: number): number;
  analyzedLineSquare(square: number, index: number): number;
}

/** Connect Four's search. */
export interface SolverExports {
  limitSolverDepth(plies: number): void;
  limitSolverTime(milliseconds: number): void;
  limitSolverSolve(): void;
  beginSolver(everyColumn: boolean): void;
  deepenSolver(): number;
  solverDepth(): number;
  solverLookedDepth(): number;
  solverNodes(): number;
  solverEmpties(): number;
  solverColumnCount(): number;
  solverColumn(rank: number): number;
  solverRow(rank: number): number;
  solverScore(rank: number): number;
  solverIsExact(rank: number): number;
  followSolverLine(column: number): number;
  solverLineSquare(index: number): number;
}

/** See `assembly/index.ts`; booleans are passed as 0 or 1. */
export interface EngineExports extends Partial<ThreadExports>, PlainExports, AnalysisExports, SolverExports {
  readonly memory: WebAssembly.Memory;
  setPosition(
    playerLo: number,
    playerHi: number,
    opponentLo: number,
    opponentHi: number,
    boardLo: number,
    boardHi: number,
    rules: number,
  ): void;
  weightsRoom(bytes: number): number;
  useWeights(): number;
}

/** Instantiates the compiled engine; no other code sees its raw exports. */
export const instantiate = (program: WebAssembly.Module, host: EngineHost): EngineExports => {
  const imports = {
    host: { now: () => host.now(), shouldStop: () => host.shouldStop() },
    ...(host.memory && { env: { memory: host.memory } }),
  };
  return new WebAssembly.Instance(program, imports).exports as unknown as EngineExports;
};

/** The results of a search so far. */
export type Facts = Omit<SearchResult, 'milliseconds'>;

/** A search in progress. Its results can be read after any step. */
export interface EngineSearch {
  /** Runs a step; returns whether another one follows. */
  deepen(): boolean;
  facts(): Facts;
  /** Set for an analysis, which reports on its own schedule: counts finished depths, also within a step. */
  readonly finished?: () => number;
}

export const toSquare = (index: number): Square => {
  const square = squareFromIndex(index);
  if (square === undefined) throw new Error('A position without a legal move was searched.');
  return square;
};
