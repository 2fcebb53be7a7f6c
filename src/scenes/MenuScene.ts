import * as Phaser from 'phaser';
import { selectMenuPosition, selectPlanned } from '../store/selectors.ts';
import type { BoardStand } from './board/BoardStand.ts';
import { boardPicture, plainPicture } from './board/boardPicture.ts';
import type { SceneContext } from './sceneContext.ts';
import { openBoard } from './screenBoard.ts';
import { watch } from './watch.ts';

/** The board of the menu, with the match that begins next; left alone, it plays by itself. */
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
    const board = openBoard(this, this.#context, {
      position: selectMenuPosition(app.getState()),
      triesColors: false,
    });
    this.#board = board;
    watch(this, app, selectMenuPosition, position => board.show(position));
    watch(
      this,
      app,
      ({ attract }) => attract !== undefined,
      playsByItself => board.setVeil(playsByItself ? 1 : 0),
    );
    this.#followMarks(board);
  }

  /** Legal moves and the disc under the pointer, as on the board of a game; none while it plays by itself. */
  #followMarks(board: BoardStand): void {
    const { settings, app } = this.#context.host.stores;
    const paint = (): void => {
      const [now, look] = [app.getState(), settings.getState()];
      const picture =
        now.attract === undefined
          ? boardPicture(selectPlanned(now, look), look, now)
          : plainPicture(now.attract);
      board.showMarks(picture);
      board.ride(picture.rider, now.pointer);
    };
    watch(this, settings, ({ legalMarks }) => legalMarks, paint);
    watch(this, settings, ({ side }) => side, paint);
    for (const key of ['planned', 'attract', 'preview', 'pointer'] as const)
      watch(this, app, state => state[key], paint);
  }

  override update(time: number): void {
    this.#board?.advance(time);
  }
}
