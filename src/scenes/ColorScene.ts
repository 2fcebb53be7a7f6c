import * as Phaser from 'phaser';
import { selectStretch } from '../store/selectors.ts';
import type { BoardStand } from './board/BoardStand.ts';
import type { SceneContext } from './sceneContext.ts';
import { openBoard } from './screenBoard.ts';
import { SHOWCASE_MILLISECONDS, showcaseOf } from './showcase.ts';
import { onSceneEnd, watch } from './watch.ts';

/** Behind the color pickers: a board that shows every color at once. */
export class ColorScene extends Phaser.Scene {
  readonly #context: SceneContext;
  #board: BoardStand | undefined;

  constructor(context: SceneContext) {
    super('ColorScene');
    this.#context = context;
  }

  get isIdle(): boolean {
    return this.#board?.isIdle ?? true;
  }

  create(): void {
    const { host } = this.#context;
    const { rules } = host.stores.app.getState();
    const board = openBoard(this, this.#context, { position: showcaseOf(rules).still, triesColors: true });
    this.#board = board;
    board.setVeil(0);
    this.#moveForever(board);
  }

  override update(time: number): void {
    this.#board?.advance(time);
  }

  /** One disc turns over and back, or falls and is lifted again, as long as motion is allowed. */
  #moveForever(board: BoardStand): void {
    const { app, settings } = this.#context.host.stores;
    let moved = false;
    const show = (): void => {
      const { still, after, picture } = showcaseOf(app.getState().rules);
      board.show(moved ? after : still);
      board.showMarks(picture);
    };
    const move = (): void => {
      moved = !moved && selectStretch(app.getState(), settings.getState()) > 0;
      show();
      this.#context.wake();
    };
    watch(this, app, ({ rules }) => rules, show);
    const timer = setInterval(move, SHOWCASE_MILLISECONDS);
    onSceneEnd(this, () => clearInterval(timer));
  }
}
