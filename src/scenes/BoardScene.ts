import { MOTION } from '../look/motion.ts';
import { selectDemonstrated } from '../store/analyses.ts';
import { shownEnding } from '../store/endings.ts';
import { selectNextMove, selectPosition, selectStretch } from '../store/selectors.ts';
import type { BoardStand } from './board/BoardStand.ts';
import { type BoardPicture, boardPicture } from './board/boardPicture.ts';
import { studiedPicture } from './board/studiedPicture.ts';
import { StageScene } from './StageScene.ts';
import type { SceneContext } from './sceneContext.ts';
import { onSceneEnd } from './sceneEnd.ts';
import { openBoard } from './screenBoard.ts';
import { turnOver } from './turnOver.ts';

/** The game. */
export class BoardScene extends StageScene {
  constructor(context: SceneContext) {
    super('BoardScene', context);
  }

  create(): void {
    const { match, app, study } = this.context.host.stores;
    const board = openBoard(this, { position: selectPosition(match.getState()), triesColors: false });
    this.board = board;
    board.setVeil(0);
    this.watch(
      () => selectDemonstrated(study.getState()) ?? selectPosition(match.getState()),
      position => board.show(position),
    );
    this.watch(
      () => this.#picture(),
      picture => board.showMarks(picture),
    );
    this.watch(
      () => app.getState().pointer,
      pointer => board.ride(pointer),
    );
    this.#followRefusals(board);
    this.#followStory();
  }

  #picture(): BoardPicture {
    const { stores } = this.context.host;
    const [state, study] = [stores.match.getState(), stores.study.getState()];
    const plain = boardPicture(state, stores.settings.getState(), stores.app.getState(), {
      ending: shownEnding(state, stores),
      next: selectNextMove(state, study),
    });
    return studiedPicture(plain, state, study);
  }

  /** The board turns over to the story of its game, which is HTML. */
  #followStory(): void {
    const { settings, app, study } = this.context.host.stores;
    const turn = (isOver: boolean): void => {
      const half = (MOTION.boardTurn / 2) * selectStretch(app.getState(), settings.getState());
      turnOver(this.game.canvas, isOver, half);
    };
    this.watch(() => study.getState().story !== undefined, turn);
    onSceneEnd(this, () => turn(false));
  }

  /** Warms the square of each refused play while the board is shown. */
  #followRefusals(board: BoardStand): void {
    const { match } = this.context.host.stores;
    let last = match.getState().refused;
    this.watch(
      () => match.getState().refused,
      refused => {
        if (refused !== undefined && refused !== last)
          board.refuse(refused.square, refused.refusal === 'columnFull');
        last = refused;
      },
    );
  }
}
