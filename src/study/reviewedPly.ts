import type { Color } from '../game/color.ts';
import type { Move } from '../game/transcript.ts';
import type { GameResult, MoveClass } from './blame.ts';
import type { Evaluation } from './evaluate.ts';

/** A ply of a reviewed game. Scores are for the side that made it. */
export interface ReviewedPly extends Evaluation {
  /** From 1. */
  readonly ply: number;
  readonly move: Move;
  readonly color: Color;
  readonly loss: number;
  /** The winning chance after the best move and after this one, from 0 to 1. */
  readonly chance: number;
  readonly chanceAfter: number;
  /** How the game ends after them; undefined where that is not proved. */
  readonly resultBefore: GameResult | undefined;
  readonly resultAfter: GameResult | undefined;
  /** Whether the move is theory. */
  readonly book: boolean;
  readonly moveClass: MoveClass | undefined;
}
