import { type Square, squareFromIndex } from '../../game/square.ts';
import type { SearchResult } from '../searchRequest.ts';
import type { TableSizes } from '../tableSizes.ts';

/** What the engine needs from its host while it searches. */
export interface EngineHost {
  now(): number;
  shouldStop(): boolean;
  /** For the program that imports its memory, to share it with helpers. */
  readonly memory?: WebAssembly.Memory | undefined;
  /** How large the table of an unlimited search may be; small unless it is given. */
  readonly tables?: TableSizes | undefined;
}

/** See `assembly/threaded.ts`: exported only by the program for several threads. */
interface ThreadExports {
  callHelpers(most: number): number;
  dismissHelpers(): void;
  becomeHelper(number: number): void;
  help(): void;
  leave(): void;
}

/** The search of the described opponents. */
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

/** Flipside's analysis. What it has found may be read at any time, even within a step. */
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

/** See `assembly/index.ts`; a boolean arrives as 0 or 1. */
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

/** The only code that sees the raw exports of the compiled engine. */
export const instantiate = (program: WebAssembly.Module, host: EngineHost): EngineExports => {
  const imports = {
    host: { now: () => host.now(), shouldStop: () => host.shouldStop() },
    ...(host.memory && { env: { memory: host.memory } }),
  };
  return new WebAssembly.Instance(program, imports).exports as unknown as EngineExports;
};

/** What a search has found so far. */
export type Facts = Omit<SearchResult, 'milliseconds'>;

/** A search in progress. Its facts can be read after any step. */
export interface EngineSearch {
  /** Takes a step; returns whether another one follows. */
  deepen(): boolean;
  facts(): Facts;
  /** Set by an analysis, which reports at its own times: counts what is finished, and may be called within a step. */
  readonly finished?: () => number;
}

export const toSquare = (index: number): Square => {
  const square = squareFromIndex(index);
  if (square === undefined) throw new Error('A position without a legal move was searched.');
  return square;
};
