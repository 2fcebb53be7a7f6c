import { SQUARE_COUNT, count } from './bitboard';
import * as patterns from './deepening';
import * as patternLine from './line';
import * as patternRoot from './root';
import { ANTI, openingSquares } from './rules';
import { certaintyOf } from './selectivity';
import * as variants from './variants/deepening';
import * as variantLine from './variants/line';
import * as variantRoot from './variants/root';

/**
 * Flipside's two searches behind one face: that by patterns, whose weights are of the 8 x 8 game, and that of all other
 * boards and rules, which needs none.
 */
let byPatterns: bool = true;

/** Whether the position is searched by patterns. */
export function isByPatterns(player: u64, opponent: u64, board: u64, rules: i32): bool {
  if (count(board) != SQUARE_COUNT || rules == ANTI) return false;
  return (openingSquares(rules, board) & ~(player | opponent)) == 0;
}

/** Prepares the search; with `everyMove` it scores every legal move. */
export function begin(player: u64, opponent: u64, board: u64, rules: i32, everyMove: bool): void {
  byPatterns = isByPatterns(player, opponent, board, rules);
  if (byPatterns) return patterns.beginDeepening(player, opponent, everyMove);
  variants.chooseGame(board, rules);
  variants.beginDeepening(player, opponent, everyMove);
}

/** Takes the next step; true if there is another after it. */
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
  return byPatterns ? patterns.certainty() : certaintyOf(0);
}

export function lineLength(): i32 {
  return byPatterns ? patternLine.lineLength() : variantLine.lineLength();
}

export function lineSquare(index: i32): i32 {
  return byPatterns ? patternLine.lineSquare(index) : variantLine.lineSquare(index);
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
