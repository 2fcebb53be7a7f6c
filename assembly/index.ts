import { fromHalves } from './board/bitboard';
import { begin as beginConnect4 } from './connect4/deepening';
import { begin, isByPatterns } from './flipside/flipside';
import { movesOf, useBoard } from './board/board';
import { depthOf } from './plain/characters';
import { beginSearch, bestSquares, setLimits } from './plain/deepening';
import { BITBOARD, FIRST_CHARACTER, MINIMAX, estimate, useEvaluation } from './plain/evaluation';
import { flips } from './board/moves';
import { awaitRest } from './threads/muster';
import { BITBOARD_FIRST_DEPTH } from './plain/parameters';
import { COLUMNS_FROM_LAST, COLUMN_BY_COLUMN, ROW_BY_ROW, breakTies } from './plain/ties';
import { endedGames, perft as countSequences } from './board/perft';

let player: u64 = 0;
let opponent: u64 = 0;
let answer: u64 = 0;

/** The discs of the side to move, those of the other, the squares of the board and its rules, for every call that follows. */
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

/** Prepares the minimax opponent's search of exactly `depth` plies. Its color decides among equally good moves. */
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

/** Prepares the search of a character (`plain/characters.ts`), whose depth begins after its own move. */
export function beginCharacter(character: i32): void {
  beginPlain(FIRST_CHARACTER + character);
  setLimits(depthOf(character) + 1, 0);
}

function beginPlain(evaluation: i32): void {
  useEvaluation(evaluation);
  breakTies(ROW_BY_ROW);
  beginSearch(player, opponent);
}

/** Whether Flipside searches the position by its weights: it then needs them, and helpers can help. */
export function needsWeights(): bool {
  return isByPatterns(player, opponent);
}

/** How far the next Flipside search goes: one of these comes before its beginning. */
export { limitDepth, limitSolve, limitTime } from './search/limits';

/** Prepares Flipside's search; with `everyMove` it scores every legal move. Then `deepenFlipside` until it says no. */
export function beginFlipside(everyMove: bool): void {
  awaitRest();
  begin(player, opponent, everyMove);
}

export {
  certainty as flipsideCertainty,
  deepen as deepenFlipside,
  foundDepth as flipsideDepth,
  foundScore as flipsideScore,
  foundSquare as flipsideSquare,
  isProved as flipsideIsExact,
} from './flipside/flipside';
/** The moves that follow, as the table expects them, beginning with the best one. */
export { lineLength, lineSquare } from './flipside/flipside';
/** Every legal move, best first, with its score if every one was to be scored. */
export { moveCount, moveScore, moveSquare } from './flipside/flipside';
export { evaluationCount as flipsideEvaluations, nodeCount as flipsideNodes } from './search/time';

/** Searches go depth by depth: `deepen` until it says no, reading the result after any of them. */
export { bestScore, bestSquare, deepen, discDifference, finishedDepth, isExact } from './plain/deepening';
/** Positions evaluated since the search began, estimates and finished games alike. */
export { evaluationCount } from './plain/time';

/** Finds all moves that a character found best, to be read with `answerLo` and `answerHi`. */
export function findBestSquares(): void {
  answer = bestSquares();
}

/** Finds the legal moves, to be read with `answerLo` and `answerHi`. */
export function findMoves(): void {
  answer = movesOf(player, opponent);
}

/** Finds what playing the empty `square` flips, to be read with `answerLo` and `answerHi`. */
export function findFlips(square: i32): void {
  answer = flips(player, opponent, square);
}

/** Rows 1 to 4 of the squares found last. */
export function answerLo(): i32 {
  return <i32>answer;
}

/** Rows 5 to 8 of them. */
export function answerHi(): i32 {
  return <i32>(answer >> 32);
}

/** The minimax opponent's estimate of a position in which the side to move can move. */
export function estimateMinimax(): i32 {
  return estimateWith(MINIMAX);
}

/** The bitboard opponent's estimate of a position in which the side to move can move. */
export function estimateBitboard(): i32 {
  return estimateWith(BITBOARD);
}

/** A character's estimate of a position in which the side to move is its own. */
export function estimateCharacter(character: i32): i32 {
  return estimateWith(FIRST_CHARACTER + character);
}

/** A number of the table of characters. */
export { termOf as characterTerm } from './plain/characters';

function estimateWith(evaluation: i32): i32 {
  useEvaluation(evaluation);
  return estimate(player, opponent, movesOf(player, opponent));
}

/** Counts the move sequences of `depth` plies; a pass costs `pliesPerPass` of them. */
export function perft(depth: i32, pliesPerPass: i32): f64 {
  return <f64>countSequences(player, opponent, depth, pliesPerPass);
}

/** Games of the last count that were over before its depth. */
export function perftEnded(): f64 {
  return <f64>endedGames();
}

/** Before the first search of Flipside the host writes its unpacked weights file to `weightsRoom` and calls `useWeights`. */
export { useWeights, weightsRoom } from './flipside/weights';

/** Connect Four, its boards in 49 bits (`connect4/board.ts`), by `setPosition`. How far the next search goes: */
export {
  limitDepth as limitSolverDepth,
  limitSolve as limitSolverSolve,
  limitTime as limitSolverTime,
} from './connect4/deepening';

/** Prepares the search of a position that is not the end; with `everyColumn` it scores each. Then `deepenSolver`. */
export function beginSolver(everyColumn: bool): void {
  beginConnect4(player, opponent, everyColumn);
}

/** What it has found, by the rank of a column, from 0; the row of its lowest empty square is counted from the bottom, from 0. */
export {
  deepen as deepenSolver,
  foundDepth as solverDepth,
  isRankedProved as solverIsExact,
  nodeCount as solverNodes,
  rankedColumn as solverColumn,
  rankedRow as solverRow,
  rankedScore as solverScore,
} from './connect4/deepening';
export { columnCount as solverColumnCount } from './connect4/root';
/** Gives the solver a table of 2^entryBits entries, if this comes before its first search. */
export { makeRoom as solverRoom } from './connect4/table';
