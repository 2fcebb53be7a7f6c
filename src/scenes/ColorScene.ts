import { SHOWCASE_MILLISECONDS, showcaseOf } from '../store/boards/showcase.ts';
import { selectStretch } from '../store/selectors.ts';
import type { BoardStand } from './board/BoardStand.ts';
import { type ScreenBoard, StageScene } from './StageScene.ts';
import type { SceneContext } from './sceneContext.ts';
import { onSceneEnd } from './sceneContext.ts';
import { openBoard } from './screenBoard.ts';

/** Behind the color pickers: a board that shows every color at once. */
export class ColorScene extends StageScene {
  constructor(context: SceneContext) {
    super('ColorScene', context);
  }

  override get opening(): ScreenBoard {
    const { rules } = this.context.host.stores.app.getState();
    return { position: showcaseOf(rules).still, triesColors: true };
  }

  create(): void {
    this.board = openBoard(this);
    this.board.setVeil(0);
    this.#moveForever(this.board);
  }

  /** One disc flips back and forth, or falls and is lifted again, while motion is allowed. */
  #moveForever(board: BoardStand): void {
    const { app, settings } = this.context.host.stores;
    let moved = false;
    const show = (): void => {
      const { still, after, picture } = showcaseOf(app.getState().rules);
      board.show(moved ? after : still);
      board.showMarks(picture);
    };
    const move = (): void => {
      moved = !moved && selectStretch(app.getState(), settings.getState()) > 0;
      show();
      this.context.wake();
    };
    this.watch(() => app.getState().rules, show);
    const timer = setInterval(move, SHOWCASE_MILLISECONDS);
    onSceneEnd(this, () => clearInterval(timer));
  }
}
