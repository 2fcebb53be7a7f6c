import { SQUARE_COUNT, count } from '../board/bitboard';
import { boardRules, boardSquares, isAnti, openCentre, useBoard } from '../board/board';
import { doBadMovesLag, helpWithin, isOutcomeOnly, letBadMovesLag, limitSolve, timeLimit } from '../search/limits';
import {
  ANALYZED_IN_JOB,
  BOARD_IN_JOB,
  LAG_IN_JOB,
  OPPONENT_IN_JOB,
  OUTCOME_ONLY_IN_JOB,
  PLAYER_IN_JOB,
  RULES_IN_JOB,
  TIME_IN_JOB,
  WANTED_IN_JOB,
} from '../threads/threadMemory';
import * as patterns from './deepening';
import * as variants from '../variants/deepening';
import * as scored from '../search/scoredMoves';

/**
 * One interface for Flipside's two searches: with patterns and weights for Othello on 8 x 8, and without patterns for all
 * other boards and rules.
 */
let byPatterns: bool = true;

/** The search parameters, which helper threads need too. */
let player: u64 = 0;
let opponent: u64 = 0;
let wanted: i32 = 0;
/** The moves to analyze; none in any other search. */
let analyzed: u64 = 0;

/** Whether the position is searched by patterns. */
function isByPatterns(own: u64, other: u64): bool {
  return count(boardSquares()) == SQUARE_COUNT && !isAnti() && openCentre(own, other) == 0;
}

function remember(own: u64, other: u64, scored: i32, squares: u64): void {
  player = own;
  opponent = other;
  wanted = scored;
  analyzed = squares;
  byPatterns = isByPatterns(own, other);
}

/** Prepares the search. The best `scored` moves get a score each; with 0 only the best one is searched for. */
export function begin(own: u64, other: u64, scored: i32): void {
  remember(own, other, scored, 0);
  if (byPatterns) patterns.beginDeepening(own, other, scored);
  else variants.beginDeepening(own, other, scored);
}

/** Prepares an analysis, in which each step scores one of these moves, in rounds of increasing depth. */
export function beginAnalysis(own: u64, other: u64, squares: u64): void {
  remember(own, other, 0, squares);
  if (byPatterns) patterns.beginAnalysis(own, other, squares);
  else variants.beginAnalysis(own, other, squares);
}

/** The leader writes the search parameters to the job. */
export function shareSearch(job: usize): void {
  store<u64>(job, player, PLAYER_IN_JOB);
  store<u64>(job, opponent, OPPONENT_IN_JOB);
  store<u64>(job, boardSquares(), BOARD_IN_JOB);
  store<i32>(job, boardRules(), RULES_IN_JOB);
  store<i32>(job, wanted, WANTED_IN_JOB);
  store<u64>(job, analyzed, ANALYZED_IN_JOB);
  store<bool>(job, isOutcomeOnly(), OUTCOME_ONLY_IN_JOB);
  store<bool>(job, doBadMovesLag(), LAG_IN_JOB);
  store<f64>(job, timeLimit(), TIME_IN_JOB);
}

/** A helper prepares the leader's search, with the same selectivity and time. */
export function joinSearch(job: usize): void {
  limitSolve(load<bool>(job, OUTCOME_ONLY_IN_JOB));
  if (load<bool>(job, LAG_IN_JOB)) letBadMovesLag();
  helpWithin(load<f64>(job, TIME_IN_JOB));
  useBoard(load<u64>(job, BOARD_IN_JOB), load<i32>(job, RULES_IN_JOB));
  const own = load<u64>(job, PLAYER_IN_JOB);
  const other = load<u64>(job, OPPONENT_IN_JOB);
  const squares = load<u64>(job, ANALYZED_IN_JOB);
  if (squares != 0) beginAnalysis(own, other, squares);
  else begin(own, other, load<i32>(job, WANTED_IN_JOB));
}

/** Runs the next step; returns whether another one follows. */
export function deepen(): bool {
  return byPatterns ? patterns.deepen() : variants.deepen();
}

export function foundSquare(): i32 {
  return byPatterns ? patterns.foundSquare() : variants.foundSquare();
}

export function foundScore(): i32 {
  return byPatterns ? patterns.foundScore() : variants.foundScore();
}

export function foundDepth(): i32 {
  return byPatterns ? patterns.foundDepth() : variants.foundDepth();
}

export function isProved(): bool {
  return byPatterns ? patterns.isProved() : variants.isProved();
}

export function certainty(): i32 {
  return byPatterns ? patterns.certainty() : variants.certainty();
}

export function finishVariation(): void {
  if (byPatterns) patterns.finishVariation();
  else variants.finishVariation();
}

export function moveScore(index: i32): i32 {
  return byPatterns ? scored.moveScore(index) : variants.moveScore(index);
}

