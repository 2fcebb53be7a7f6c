import { SQUARE_COUNT, count } from '../board/bitboard';
import { boardSquares, isAnti, openCentre } from '../board/board';
import * as patterns from './deepening';
import * as patternRoot from './root';
import * as patternVariation from './variation';
import * as variants from '../variants/deepening';
import * as variantVariation from '../variants/variation';
import * as variantRoot from '../variants/root';

/**
 * Flipside's two searches behind one interface: by patterns, with weights for Othello on 8 x 8, and without weights for all
 * other boards and rules.
 */
let byPatterns: bool = true;

/** Whether the position is searched by patterns. */
export function isByPatterns(player: u64, opponent: u64): bool {
  return count(boardSquares()) == SQUARE_COUNT && !isAnti() && openCentre(player, opponent) == 0;
}

/** Prepares the search. With `everyMove` it scores every legal move. */
export function begin(player: u64, opponent: u64, everyMove: bool): void {
  byPatterns = isByPatterns(player, opponent);
  if (byPatterns) patterns.beginDeepening(player, opponent, everyMove);
  else variants.beginDeepening(player, opponent, everyMove);
}

/** Prepares an analysis: each step scores one of these moves, and rounds over all of them go deeper and deeper. */
export function beginAnalysis(player: u64, opponent: u64, squares: u64): void {
  byPatterns = isByPatterns(player, opponent);
  if (byPatterns) patterns.beginAnalysis(player, opponent, squares);
  else variants.beginAnalysis(player, opponent, squares);
}

/** Takes the next step. True if another one follows. */
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

export function variationLength(): i32 {
  return byPatterns ? patternVariation.variationLength() : variantVariation.variationLength();
}

export function variationSquare(index: i32): i32 {
  return byPatterns ? patternVariation.variationSquare(index) : variantVariation.variationSquare(index);
}

export function moveCount(): i32 {
  return byPatterns ? patternRoot.moveCount() : variantRoot.moveCount();
}

export function moveSquare(index: i32): i32 {
  return byPatterns ? patternRoot.moveSquare(index) : variantRoot.moveSquare(index);
}

export function moveScore(index: i32): i32 {
  return byPatterns ? patternRoot.moveScore(index) : variants.moveScore(index);
}
