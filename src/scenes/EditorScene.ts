import { selectEditorPicture } from '../store/boards/screenBoards.ts';
import { selectEdited } from '../store/editorStore.ts';
import { type ScreenBoard, StageScene } from './StageScene.ts';
import type { SceneContext } from './sceneContext.ts';
import { openBoard } from './screenBoard.ts';

/** The scene of the position editor. */
export class EditorScene extends StageScene {
  constructor(context: SceneContext) {
    super('EditorScene', context);
  }

  override get opening(): ScreenBoard {
    const { editor } = this.context.host.stores;
    return { position: selectEdited(editor.getState()), triesColors: false, isStill: true };
  }

  create(): void {
    const board = openBoard(this);
    this.board = board;
    board.setVeil(0);
    this.watch(
      () => selectEditorPicture(this.context.host.stores),
      picture => {
        board.show(picture.position);
        board.showMarks(picture);
      },
    );
  }
}
