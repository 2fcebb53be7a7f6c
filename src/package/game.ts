/**
 * The rules of all games for other programs: `import { legalMoves, positionOf } from '@flipside/game'`.
 * Everything is plain data and pure functions.
 */
export { colorAt, discCounts, emptySquares, occupied } from '../game/board.ts';
export { type ByColor, COLORS, type Color, opposite } from '../game/color.ts';
export {
  GAMES,
  type GameName,
  type HeadStart,
  isSetup,
  rulesOf,
  type Setup,
  STANDARD_SETUP,
  startOf,
} from '../game/games.ts';
export type { Move, Transcript } from '../game/notation.ts';
export { flippedBy, isLegal, isOver, legalMoves, pass, play, winnerOf } from '../game/position.ts';
export type { Position, Rules, Winner } from '../game/rules.ts';
export {
  blockedSquares,
  cornersOf,
  makeShape,
  makeShapeText,
  parseShapeText,
  type Shape,
  STANDARD_SHAPE,
} from '../game/shape.ts';
export {
  columnOf,
  makeSquare,
  parseSquare,
  rowOf,
  type Square,
  type SquareName,
  squareAt,
} from '../game/square.ts';
export { SquareSet } from '../game/squareSet.ts';
export {
  type Replay,
  type Replayed,
  readMoves,
  replayOf,
  type Turn,
  writeMoves,
} from '../game/transcript.ts';
export { type GameTree, linesOf, lineThrough, type TreeNode, treeOf } from '../game/tree.ts';
export { movesOf, positionOf, setupOf } from './moves.ts';
