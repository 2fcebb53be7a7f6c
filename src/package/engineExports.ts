export type { Analysis, AnalyzedLine } from '../engine/analysis.ts';
export type { AnalyzedMove } from '../engine/searchRequest.ts';
export type { Setup } from '../game/games.ts';
export type { Position } from '../game/rules.ts';
export { CHARACTERS, type Character, LEVELS, OPPONENTS, type Opponent } from '../game/seat.ts';
export { makeSquare, type Square } from '../game/square.ts';
export type * from './engineTypes.ts';
export { positionOf, setupOf } from './moves.ts';
