import * as Phaser from 'phaser';
import type { BoardStand } from './board/BoardStand.ts';
import { openBoard } from './screenBoard.ts';
import type { Stage } from './stage.ts';
import { watch } from './watch.ts';

/** Behind the menu: a board on which the engine plays itself. */
export class MenuScene extends Phaser.Scene {
  readonly #stage: Stage;
  #board: BoardStand | undefined;

  constructor(stage: Stage) {
    super('MenuScene');
    this.#stage = stage;
  }

  get isIdle(): boolean {
    return this.#board?.isIdle ?? true;
  }

  create(): void {
    const { host } = this.#stage;
    const { app } = host.stores;
    const board = openBoard(this, this.#stage, { position: app.getState().attract, triesColors: false });
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
