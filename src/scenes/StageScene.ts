import * as Phaser from 'phaser';
import { followValue } from '../store/following.ts';
import type { BoardStand } from './board/BoardStand.ts';
import type { SceneContext } from './sceneContext.ts';
import { onSceneEnd } from './sceneContext.ts';

/** A scene with a board, which follows the stores while it runs. */
export abstract class StageScene extends Phaser.Scene {
  readonly context: SceneContext;
  protected board: BoardStand | undefined;

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

  /** Calls `apply` with what `select` reads of the stores, now and after each change of it, until the scene ends. */
  watch<Value>(select: () => Value, apply: (value: Value) => void): void {
    const paint = (value: Value): void => {
      apply(value);
      this.context.wake();
    };
    onSceneEnd(this, followValue(select, paint));
  }
}
