import type { Position } from '../../game/position.ts';
import { makeShapeText } from '../../game/shape.ts';
import type { ScreenName } from '../../look/places.ts';
import { selectEdited } from '../editorStore.ts';
import { shownEnding } from '../results/endings.ts';
import { selectMenuPosition, selectNextMove, selectPlanned, selectPosition } from '../selectors.ts';
import type { Stores } from '../stores.ts';
import { selectDemonstrated } from '../study/analyses.ts';
import { type BoardPicture, boardPicture, plainPicture } from './boardPicture.ts';
import { showcaseOf } from './showcase.ts';
import { studiedPicture } from './studiedPicture.ts';

/** The discs on the game's board. */
export const selectGamePosition = ({ match, study }: Stores): Position =>
  selectDemonstrated(study.getState()) ?? selectPosition(match.getState());

/** Everything else on the game's board. */
export const selectGamePicture = (stores: Stores): BoardPicture => {
  const [state, study] = [stores.match.getState(), stores.study.getState()];
  const plain = boardPicture(state, stores.settings.getState(), stores.app.getState(), {
    ending: shownEnding(state, stores),
    next: selectNextMove(state, study),
    isExercise: stores.exercise.getState().exercise !== undefined,
  });
  return studiedPicture(plain, state, study);
};

/** Legal moves and the previewed disc, as in a game; none during the demonstration. */
export const selectMenuPicture = ({ settings, app }: Stores): BoardPicture => {
  const [now, look] = [app.getState(), settings.getState()];
  return now.attract === undefined
    ? boardPicture(selectPlanned(now, look), look, now)
    : plainPicture(now.attract);
};

export const selectEditorPicture = ({ editor, app }: Stores): BoardPicture => ({
  ...plainPicture(selectEdited(editor.getState())),
  attended: app.getState().preview,
});

/** Whether two positions have the same board, so that discs can move from one to the other. */
export const isSameBoard = (a: Position, b: Position): boolean =>
  a.rules === b.rules && makeShapeText(a.shape) === makeShapeText(b.shape);

/** The board of a screen. */
export interface ScreenBoard {
  readonly position: Position;
  readonly picture: BoardPicture;
  /** Whether the board shows the colors being edited. */
  readonly triesColors?: true;
  /** Whether discs change without animation, because a person draws them. */
  readonly isStill?: true;
  /** Whether the board is dimmed, because it shows the demonstration. */
  readonly isVeiled?: boolean;
}

/** The board of a screen. On the color screen one disc moves; `moved` tells whether it has. */
export const selectScreenBoard = (screen: ScreenName, stores: Stores, moved = false): ScreenBoard => {
  const app = stores.app.getState();
  switch (screen) {
    case 'board':
      return { position: selectGamePosition(stores), picture: selectGamePicture(stores) };
    case 'editor': {
      const picture = selectEditorPicture(stores);
      return { position: picture.position, picture, isStill: true };
    }
    case 'colors': {
      const { still, after, picture } = showcaseOf(app.rules);
      return { position: moved ? after : still, picture, triesColors: true };
    }
    default:
      return {
        position: selectMenuPosition(app),
        picture: selectMenuPicture(stores),
        isVeiled: app.attract !== undefined,
      };
  }
};
