import { RULES } from '../game/rules.ts';
import { MOTION } from '../look/motion.ts';
import { selectGamePicture, selectGamePosition } from '../store/boards/screenBoards.ts';
import { selectLayout } from '../store/layoutSelectors.ts';
import { followRematches } from '../store/matchStore.ts';
import { selectPosition, selectStretch } from '../store/selectors.ts';
import type { BoardStand } from './board/BoardStand.ts';
import { selectPaintedArea } from './paintedArea.ts';
import { type ScreenBoard, StageScene } from './StageScene.ts';
import type { SceneContext } from './sceneContext.ts';
import { onSceneEnd } from './sceneContext.ts';
import { openBoard } from './screenBoard.ts';
import { turnAround } from './turnAround.ts';

/** The scene of a game. */
export class BoardScene extends StageScene {
  constructor(context: SceneContext) {
    super('BoardScene', context);
  }

  override get opening(): ScreenBoard {
    const { match } = this.context.host.stores;
    return { position: selectPosition(match.getState()), triesColors: false };
  }

  create(): void {
    const { stores } = this.context.host;
    const board = openBoard(this);
    this.board = board;
    board.setVeil(0);
    this.watch(
      () => selectGamePosition(stores),
      position => board.show(position),
    );
    this.watch(
      () => selectGamePicture(stores),
      picture => board.showMarks(picture),
    );
    this.watch(
      () => stores.app.getState().pointer,
      pointer => board.ride(pointer),
    );
    this.#followRefusals(board);
    this.#followRematches();
  }

  /** Turns the board by 180 degrees when its players swap sides. */
  #followRematches(): void {
    const { settings, app, match } = this.context.host.stores;
    const turn = (): void => {
      const [state, choices] = [app.getState(), settings.getState()];
      const area = selectPaintedArea(state, choices);
      const { frame } = selectLayout(state, choices).board;
      const manner = RULES[state.rules].picks === 'column' ? 'standing' : 'lying';
      turnAround(
        this.game.canvas,
        { area, board: frame, manner },
        MOTION.halfTurn * selectStretch(state, choices),
      );
    };
    onSceneEnd(this, followRematches(match, turn));
  }

  /** Highlights the square of each refused move while the board is shown. */
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
