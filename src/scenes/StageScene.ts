import * as Phaser from 'phaser';
import type { Position } from '../game/position.ts';
import { followValue } from '../store/following.ts';
import type { BoardStand } from './board/BoardStand.ts';
import type { SceneContext } from './sceneContext.ts';
import { onSceneEnd } from './sceneContext.ts';

/** The board that a scene opens with. */
export interface ScreenBoard {
  readonly position: Position;
  /** Whether the board shows the draft colors. */
  readonly triesColors: boolean;
  /** Whether discs change without animation, because a person draws them. */
  readonly isStill?: true;
}

/** A scene with a board, which follows the stores while it runs. */
export abstract class StageScene extends Phaser.Scene {
  readonly context: SceneContext;
  protected board: BoardStand | undefined;

  /** The board that the scene would open with now. */
  abstract get opening(): ScreenBoard;

  constructor(key: string, context: SceneContext) {
    super(key);
    this.context = context;
  }

  get isIdle(): boolean {
    return this.board?.isIdle ?? true;
  }

  override update(time: number): void {
    this.board?.advance(time);
  }

  /** Calls `apply` with the result of `select`, now and after each change of it, until the scene ends. */
  watch<Value>(select: () => Value, apply: (value: Value) => void): void {
    const paint = (value: Value): void => {
      apply(value);
      this.context.wake();
    };
    onSceneEnd(this, followValue(select, paint));
  }
}
