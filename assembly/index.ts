import { fromHalves } from './board/bitboard';
import { movesOf, useBoard } from './board/board';
import { flips } from './board/moves';
import { endedGames, perft as countSequences } from './board/perft';
import { begin as beginConnect4 } from './connect4/deepening';
import { begin, beginAnalysis as beginRounds } from './flipside/flipside';
import { bestSquaresIn2003, findAsIn2003 } from './plain/asIn2003';
import { depthOf } from './plain/characters';
import { beginByTheLetter, beginSearch, bestSquares, setLimits } from './plain/deepening';
import { BITBOARD, FIRST_CHARACTER, MINIMAX, estimate, useEvaluation } from './plain/evaluation';
import { BITBOARD_FIRST_DEPTH } from './plain/parameters';
import { COLUMNS_FROM_LAST, COLUMN_BY_COLUMN, ROW_BY_ROW, breakTies } from './plain/ties';
import { awaitIdleHelpers } from './threads/pool';

let player: u64 = 0;
let opponent: u64 = 0;
let answer: u64 = 0;

/** Sets the discs of the side to move and of the opponent, the board, and the rules, for all following calls. */
export function setPosition(
  playerLo: i32,
  playerHi: i32,
  opponentLo: i32,
  opponentHi: i32,
  boardLo: i32,
  boardHi: i32,
  rules: i32,
): void {
  player = fromHalves(playerLo, playerHi);
  opponent = fromHalves(opponentLo, opponentHi);
  useBoard(fromHalves(boardLo, boardHi), rules);
}

/** Prepares the minimax opponent's search to exactly `depth` plies. Its color decides between equally good moves. */
export function beginMinimax(depth: i32, playsBlack: bool): void {
  beginPlain(MINIMAX);
  breakTies(playsBlack ? COLUMNS_FROM_LAST : COLUMN_BY_COLUMN);
  setLimits(depth, 0);
}

/** Prepares the bitboard opponent's search with its budget of `evaluations`. */
export function beginBitboard(evaluations: i32): void {
  beginPlain(BITBOARD);
  setLimits(BITBOARD_FIRST_DEPTH, evaluations);
}

/** Prepares the bitboard opponent's search exactly as in its document: without move ordering or table, from its first depth. */
export function beginBitboardByTheLetter(evaluations: i32): void {
  beginBitboard(evaluations);
  beginByTheLetter();
}

/** Prepares the search of a character (`plain/characters.ts`). Its depth does not count its own move. */
export function beginCharacter(character: i32): void {
  beginPlain(FIRST_CHARACTER + character);
  setLimits(depthOf(character) + 1, 0);
}

/** Searches for a character exactly like its program of 2003, on 8 x 8. Read its best moves with `answerLo` and `answerHi`. */
export function searchAsIn2003(character: i32): void {
  findAsIn2003(player, opponent, character);
  answer = bestSquaresIn2003();
}

export { bestScoreIn2003 } from './plain/asIn2003';

function beginPlain(evaluation: i32): void {
  useEvaluation(evaluation);
  breakTies(ROW_BY_ROW);
  beginSearch(player, opponent);
}

/** The limits of the next Flipside search. Call one of these first. */
export { aimAtTime, limitDepth, limitSolve, limitTime } from './search/limits';
/** Further limits of that search. */
export { forgetFirst, letBadMovesLag, limitNodes, limitToAbove, limitToBetter } from './search/limits';
/** Gives the search of other boards a table of at least 2^entryBits entries. Call it between searches. */
export { makeRoom as makeVariantRoom } from './variants/hash';

/** The size of the transposition table for 8 x 8. Set it between searches. */
export { useHashBits } from './flipside/hash';

/** Prepares Flipside's search. The best `scored` moves get a score each. Then call `deepenFlipside` until it returns false. */
export function beginFlipside(scored: i32): void {
  awaitIdleHelpers();
  begin(player, opponent, scored);
}

/** Prepares an analysis of these legal moves, at least one. Then call `deepenFlipside`: each call scores one of them. */
export function beginAnalysis(squaresLo: i32, squaresHi: i32): void {
  awaitIdleHelpers();
  beginRounds(player, opponent, fromHalves(squaresLo, squaresHi));
}

/** The results of the analysis for each move, by its square. They can be read at any time, even during a step. */
export {
  certaintyOf as analyzedCertainty,
  depthOf as analyzedDepth,
  finishedRounds as analyzedRounds,
  isProved as isAnalyzedProved,
  lineLength as analyzedLineLength,
  lineSquare as analyzedLineSquare,
  scoreOf as analyzedScore,
} from './search/analysis';

export {
  certainty as flipsideCertainty,
  deepen as deepenFlipside,
  foundDepth as flipsideDepth,
  foundScore as flipsideScore,
  foundSquare as flipsideSquare,
  isProved as flipsideIsExact,
} from './flipside/flipside';
/** The principal variation. That of a proved score may be completed by further searches. */
export { finishVariation } from './flipside/flipside';
export { variationLength, variationSquare } from './search/variation';
/** Every legal move, best first, with its score if every move was to be scored. */
export { moveScore } from './flipside/flipside';
export { moveDepth } from './search/scoredMoves';
export { moveCount, moveSquare } from './search/rootMoves';
export { evaluationCount as flipsideEvaluations, nodeCount as flipsideNodes } from './search/time';

/** The described opponents search depth by depth: call `deepen` until it returns false. Results can be read after each call. */
export { bestScore, bestSquare, deepen, discDifference, finishedDepth, isExact } from './plain/deepening';
/** Positions evaluated since the search began, whether estimated or finished games. */
export { evaluationsOfThread as evaluationCount } from './search/time';

/** Finds all moves that a character considers equally good. Read them with `answerLo` and `answerHi`. */
export function findBestSquares(): void {
  answer = bestSquares();
}

/** Finds the legal moves. Read them with `answerLo` and `answerHi`. */
export function findMoves(): void {
  answer = movesOf(player, opponent);
}

/** Finds the discs flipped by playing the empty `square`. Read them with `answerLo` and `answerHi`. */
export function findFlips(square: i32): void {
  answer = flips(player, opponent, square);
}

/** Rows 1 to 4 of the last answer. */
export function answerLo(): i32 {
  return <i32>answer;
}

/** Rows 5 to 8 of the last answer. */
export function answerHi(): i32 {
  return <i32>(answer >> 32);
}

/** The minimax opponent's estimate of a position with a legal move. */
export function estimateMinimax(): i32 {
  return estimateWith(MINIMAX);
}

/** The bitboard opponent's estimate of a position with a legal move. */
export function estimateBitboard(): i32 {
  return estimateWith(BITBOARD);
}

/** A character's estimate of a position where it is to move. */
export function estimateCharacter(character: i32): i32 {
  return estimateWith(FIRST_CHARACTER + character);
}

/** A number from the table of characters. */
export { termOf as characterTerm } from './plain/characters';

function estimateWith(evaluation: i32): i32 {
  useEvaluation(evaluation);
  return estimate(player, opponent, movesOf(player, opponent));
}

/** Counts the move sequences of `depth` plies. A pass counts as `pliesPerPass` of them. */
export function perft(depth: i32, pliesPerPass: i32): f64 {
  return <f64>countSequences(player, opponent, depth, pliesPerPass);
}

/** The number of games in the last count that ended before its depth. */
export function perftEnded(): f64 {
  return <f64>endedGames();
}

/** Before Flipside's first search the host writes the unpacked weights file to `weightsRoom` and calls `useWeights`. */
export { useWeights, weightsRoom } from './flipside/weights';

/** Connect Four, with boards of 49 bits (`connect4/board.ts`) set by `setPosition`. The limits of the next search: */
export {
  limitDepth as limitSolverDepth,
  limitSolve as limitSolverSolve,
  limitTime as limitSolverTime,
} from './connect4/deepening';

/** Prepares the search of an unfinished game. With `everyColumn` it scores each column. Then call `deepenSolver`. */
export function beginSolver(everyColumn: bool): void {
  beginConnect4(player, opponent, everyColumn);
}

/** The results, by the rank of a column. `solverRow` is the row, from the bottom, where a disc lands. */
export {
  deepen as deepenSolver,
  foundDepth as solverDepth,
  lookedDepth as solverLookedDepth,
  isRankedProved as solverIsExact,
  nodeCount as solverNodes,
  rankedColumn as solverColumn,
  rankedRow as solverRow,
  rankedScore as solverScore,
} from './connect4/deepening';
export { columnCount as solverColumnCount, rootEmpties as solverEmpties } from './connect4/root';
/** Finds the variation of a column and returns its length. Call it between calls of `deepenSolver`. */
export { followLine as followSolverLine, lineSquare as solverLineSquare } from './connect4/line';
/** Gives the solver a table of 2^entryBits entries, if called before its first search. */
export { makeRoom as solverRoom } from './connect4/table';
