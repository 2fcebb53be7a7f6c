import * as Phaser from 'phaser';
import { selectStretch } from '../store/selectors.ts';
import type { BoardView } from './board/BoardView.ts';
import { openBoard } from './screenBoard.ts';
import { SHOWCASE, SHOWCASE_PICTURE, SHOWCASE_TURN_MILLISECONDS, SHOWCASE_TURNED } from './showcase.ts';
import type { Stage } from './stage.ts';
import { onSceneEnd } from './watch.ts';

/** The color pickers before a board that shows every color at once. */
export class ColorScene extends Phaser.Scene {
  readonly #stage: Stage;
  #board: BoardView | undefined;

  constructor(stage: Stage) {
    super('ColorScene');
    this.#stage = stage;
  }

  get isIdle(): boolean {
    return this.#board?.isIdle ?? true;
  }

  create(): void {
    const { host } = this.#stage;
    onSceneEnd(this, host.mount('colors'));
    const board = openBoard(this, this.#stage, { position: SHOWCASE, triesColors: true });
    this.#board = board;
    board.setVeil(0);
    board.showMarks(SHOWCASE_PICTURE);
    this.#turnForever(board);
  }

  override update(time: number): void {
    this.#board?.advance(time);
  }

  /** One disc turns over and back for as long as things may move. */
  #turnForever(board: BoardView): void {
    const { app, settings } = this.#stage.host.stores;
    let turned = false;
    const turn = (): void => {
      turned = !turned && selectStretch(app.getState(), settings.getState()) > 0;
      board.show(turned ? SHOWCASE_TURNED : SHOWCASE);
      this.#stage.wake();
    };
    const timer = setInterval(turn, SHOWCASE_TURN_MILLISECONDS);
    onSceneEnd(this, () => clearInterval(timer));
  }
}
