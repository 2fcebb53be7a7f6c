import * as Phaser from 'phaser';
import { MOTION } from '../look/motion.ts';
import { shownEnding } from '../store/endings.ts';
import { selectNextMove, selectPosition, selectStretch } from '../store/selectors.ts';
import type { BoardStand } from './board/BoardStand.ts';
import { boardPicture } from './board/boardPicture.ts';
import { studiedPicture } from './board/studiedPicture.ts';
import type { SceneContext } from './sceneContext.ts';
import { openBoard } from './screenBoard.ts';
import { turnOver } from './turnOver.ts';
import { onSceneEnd, watch } from './watch.ts';

/** The game. */
export class BoardScene extends Phaser.Scene {
  readonly #context: SceneContext;
  #board: BoardStand | undefined;

  constructor(context: SceneContext) {
    super('BoardScene');
    this.#context = context;
  }

  get isIdle(): boolean {
    return this.#board?.isIdle ?? true;
  }

  create(): void {
    const { host } = this.#context;
    const { match } = host.stores;
    const board = openBoard(this, this.#context, {
      position: selectPosition(match.getState()),
      triesColors: false,
    });
    this.#board = board;
    board.setVeil(0);
    watch(this, match, selectPosition, position => board.show(position));
    this.#followMarks(board);
    this.#followRefusals(board);
    this.#followStory();
  }

  override update(time: number): void {
    this.#board?.advance(time);
  }

  /** The picture of marks depends on slices of three stores; painting it twice does no harm. */
  #followMarks(board: BoardStand): void {
    const { match, settings, app, study } = this.#context.host.stores;
    const paint = (): void => {
      const state = match.getState();
      const ending = shownEnding(state, this.#context.host.stores);
      const plain = boardPicture(state, settings.getState(), app.getState(), {
        ending,
        next: selectNextMove(state, study.getState()),
      });
      const picture = studiedPicture(plain, state, study.getState());
      board.showMarks(picture);
      board.ride(picture.rider, app.getState().pointer);
    };
    watch(this, match, state => state, paint);
    watch(this, study, ({ overlay }) => overlay, paint);
    watch(this, study, ({ previewed }) => previewed, paint);
    watch(this, settings, ({ legalMarks }) => legalMarks, paint);
    watch(this, settings, ({ animation }) => animation, paint);
    watch(this, app, ({ preview }) => preview, paint);
    watch(this, app, ({ pointer }) => pointer, paint);
    watch(this, app, ({ reducedMotion }) => reducedMotion, paint);
  }

  /** The board turns over to the story of its game, which is HTML. */
  #followStory(): void {
    const { settings, app, study } = this.#context.host.stores;
    const turn = (isOver: boolean): void => {
      const half = (MOTION.boardTurn / 2) * selectStretch(app.getState(), settings.getState());
      turnOver(this.game.canvas, isOver, half);
    };
    watch(this, study, ({ story }) => story !== undefined, turn);
    onSceneEnd(this, () => turn(false));
  }

  /** Warms the square of each refused play while the board is shown. */
  #followRefusals(board: BoardStand): void {
    const { match } = this.#context.host.stores;
    let last = match.getState().refused;
    watch(
      this,
      match,
      ({ refused }) => refused,
      refused => {
        if (refused !== undefined && refused !== last)
          board.refuse(refused.square, refused.refusal === 'columnFull');
        last = refused;
      },
    );
  }
}
