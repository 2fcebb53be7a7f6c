import * as Phaser from 'phaser';
import { selectEdited } from '../store/editorStore.ts';
import type { BoardStand } from './board/BoardStand.ts';
import { plainPicture } from './board/boardPicture.ts';
import type { SceneContext } from './sceneContext.ts';
import { openBoard } from './screenBoard.ts';
import { watch } from './watch.ts';

/** The board on which a person sets up a position. */
export class EditorScene extends Phaser.Scene {
  readonly #context: SceneContext;
  #board: BoardStand | undefined;

  constructor(context: SceneContext) {
    super('EditorScene');
    this.#context = context;
  }

  get isIdle(): boolean {
    return this.#board?.isIdle ?? true;
  }

  create(): void {
    const { editor, app } = this.#context.host.stores;
    const position = selectEdited(editor.getState());
    const board = openBoard(this, this.#context, { position, triesColors: false, isStill: true });
    this.#board = board;
    board.setVeil(0);
    const paint = (): void => {
      const edited = selectEdited(editor.getState());
      board.show(edited);
      board.showMarks({ ...plainPicture(edited), attended: app.getState().preview });
    };
    watch(this, editor, selectEdited, paint);
    watch(this, app, ({ preview }) => preview, paint);
  }

  override update(time: number): void {
    this.#board?.advance(time);
  }
}
