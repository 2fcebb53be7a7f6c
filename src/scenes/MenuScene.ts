import { selectMenuPicture } from '../store/boards/screenBoards.ts';
import { selectMenuPosition } from '../store/selectors.ts';
import { type ScreenBoard, StageScene } from './StageScene.ts';
import type { SceneContext } from './sceneContext.ts';
import { openBoard } from './screenBoard.ts';

/** The menu's board with the match that begins next; after a while without input it plays a demo. */
export class MenuScene extends StageScene {
  constructor(context: SceneContext) {
    super('MenuScene', context);
  }

  override get opening(): ScreenBoard {
    const { app } = this.context.host.stores;
    return { position: selectMenuPosition(app.getState()), triesColors: false };
  }

  create(): void {
    const { stores } = this.context.host;
    const { app } = stores;
    const board = openBoard(this);
    this.board = board;
    this.watch(
      () => selectMenuPosition(app.getState()),
      shown => board.show(shown),
    );
    this.watch(
      () => app.getState().attract !== undefined,
      playsByItself => board.setVeil(playsByItself ? 1 : 0),
    );
    this.watch(
      () => selectMenuPicture(stores),
      picture => board.showMarks(picture),
    );
    this.watch(
      () => app.getState().pointer,
      pointer => board.ride(pointer),
    );
  }
}
