import { SQUARE_COUNT, fromHalves, keyOf } from './board/bitboard';
import { useBoard } from './board/board';
import { flipLanes } from './board/lanes';
import { boardOf, lanesOf, mobilityOfLanes } from './board/mirrored';
import { oddQuadrants } from './board/parity';
import { stableDiscs } from './board/stability';
import { solveEndgame } from './flipside/endgame';
import { writeFeatures } from './flipside/features';
import { find, keep } from './flipside/hash';
import { NO_DATA, bestOf, depthOf, lowerOf, secondOf, selectivityOf, upperOf } from './search/entries';
import { search, setSelectivity } from './flipside/midgame';
import { forgetFirst, limitDepth, limitSolve } from './search/limits';
import { startClock } from './search/time';
import { frameAt } from './threads/threadMemory';
import { beginDeepening, deepen, foundScore, foundSquare } from './variants/deepening';
import { useEvaluation } from './variants/evaluation';
import { OTHELLO_WEIGHTS } from './variants/weights';

/** Parts of the engine for tests, compiled separately since the page does not need them. */
export { newSearch, setHashBits } from './flipside/hash';
export { nodeCount, startClock } from './search/time';
export { countEmpties } from './variants/end';
export { useWeights, weightsRoom } from './flipside/weights';

let player: u64 = 0;
let opponent: u64 = 0;
let answer: u64 = 0;
let data: u64 = NO_DATA;

/** Sets the discs of the side to move and of the other, for all calls that follow. */
export function setDiscs(playerLo: i32, playerHi: i32, opponentLo: i32, opponentHi: i32): void {
  player = fromHalves(playerLo, playerHi);
  opponent = fromHalves(opponentLo, opponentHi);
}

export function answerLo(): i32 {
  return <i32>answer;
}

export function answerHi(): i32 {
  return <i32>(answer >> 32);
}

export function findStable(): void {
  answer = stableDiscs(player, opponent);
}

export function findOddQuadrants(): void {
  answer = oddQuadrants(~(player | opponent));
}

/** The legal moves, and the discs flipped by a square, by the two-lane functions. */
export function findMovesByLanes(): void {
  answer = mobilityOfLanes(lanesOf(player), lanesOf(opponent), ~(player | opponent));
}

export function findFlipsByLanes(square: i32): void {
  answer = boardOf(flipLanes(lanesOf(player), lanesOf(opponent), square));
}

export function keepInHash(depth: i32, selectivity: i32, lower: i32, upper: i32, best: i32): void {
  keep(keyOf(player, opponent), depth, selectivity, lower, upper, best);
}

/** Whether the position is in the table; its data can be read with the functions below. */
export function findInHash(): bool {
  data = find(keyOf(player, opponent));
  return data != NO_DATA;
}

export function foundLower(): i32 {
  return lowerOf(data);
}

export function foundUpper(): i32 {
  return upperOf(data);
}

export function foundBest(): i32 {
  return bestOf(data);
}

export function foundSecond(): i32 {
  return secondOf(data);
}

export function foundDepth(): i32 {
  return depthOf(data);
}

export function foundSelectivity(): i32 {
  return selectivityOf(data);
}

/** The value of the position within the window, to the end of the game. */
export function solve(alpha: i32, beta: i32): i32 {
  return solveEndgame(player, opponent, alpha, beta, 0);
}

/** The value of the position, `depth` plies deep, with selective cuts unless `selectivity` is 0. */
export function valueAt(depth: i32, selectivity: i32): i32 {
  startClock(Infinity);
  setSelectivity(selectivity);
  writeFeatures(frameAt(0), player, opponent);
  return search(player, opponent, frameAt(0), false, depth, -SQUARE_COUNT, SQUARE_COUNT);
}

/** Sets the board for `solveVariant` and `bestVariantSquare`. */
export function chooseBoard(boardLo: i32, boardHi: i32, rules: i32): void {
  useBoard(fromHalves(boardLo, boardHi), rules);
}

/** The exact score of the position by the search for other boards. */
export function solveVariant(): i32 {
  limitSolve(false);
  forgetFirst();
  beginDeepening(player, opponent, 0);
  while (deepen()) {}
  return foundScore();
}

const OTHELLO_TURNED = new StaticArray<i16>(OTHELLO_WEIGHTS.length);
for (let index = 0; index < OTHELLO_TURNED.length; index++) OTHELLO_TURNED[index] = -OTHELLO_WEIGHTS[index];

/**
 * The best move by the search for other boards at `depth` plies. `turned` negates Othello's weights, as a substitute for
 * Anti-Othello's own.
 */
export function bestVariantSquare(depth: i32, turned: bool): i32 {
  limitDepth(depth, 0, Infinity);
  beginDeepening(player, opponent, 0);
  if (turned) useEvaluation(OTHELLO_TURNED);
  while (deepen()) {}
  return foundSquare();
}
