import { selectEdited } from '../store/editorStore.ts';
import { plainPicture } from './board/boardPicture.ts';
import { StageScene } from './StageScene.ts';
import type { SceneContext } from './sceneContext.ts';
import { openBoard } from './screenBoard.ts';

/** The board on which a person sets up a position. */
export class EditorScene extends StageScene {
  constructor(context: SceneContext) {
    super('EditorScene', context);
  }

  create(): void {
    const { editor, app } = this.context.host.stores;
    const position = selectEdited(editor.getState());
    const board = openBoard(this, { position, triesColors: false, isStill: true });
    this.board = board;
    board.setVeil(0);
    this.watch(
      () => ({ ...plainPicture(selectEdited(editor.getState())), attended: app.getState().preview }),
      picture => {
        board.show(picture.position);
        board.showMarks(picture);
      },
    );
  }
}
