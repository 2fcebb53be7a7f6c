import * as Phaser from 'phaser';
import type { BoardStand } from './board/BoardStand.ts';
import type { SceneContext } from './sceneContext.ts';
import { openBoard } from './screenBoard.ts';
import { watch } from './watch.ts';

/** Behind the menu: a board on which the engine plays itself. */
export class MenuScene extends Phaser.Scene {
  readonly #context: SceneContext;
  #board: BoardStand | undefined;

  constructor(context: SceneContext) {
    super('MenuScene');
    this.#context = context;
  }

  get isIdle(): boolean {
    return this.#board?.isIdle ?? true;
  }

  create(): void {
    const { host } = this.#context;
    const { app } = host.stores;
    const board = openBoard(this, this.#context, { position: app.getState().attract, triesColors: false });
    this.#board = board;
    board.setVeil(1);
    watch(
      this,
      app,
      ({ attract }) => attract,
      position => board.show(position),
    );
  }

  override update(time: number): void {
    this.#board?.advance(time);
  }
}
