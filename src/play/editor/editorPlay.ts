import { arrangementOf, setupIn } from '../../game/arrangement.ts';
import { drawColor } from '../../game/color.ts';
import type { Setup } from '../../game/games.ts';
import type { Match } from '../../game/match.ts';
import type { Place } from '../../look/places.ts';
import { selectIsShowable, selectProblem } from '../../store/editorStore.ts';
import { seatsOf } from '../../store/seating.ts';
import { boardOnScreen, selectPosition } from '../../store/selectors.ts';
import type { PlayContext } from '../context.ts';
import { newMatch } from '../local/matchPlan.ts';
import { createChanges } from './changes.ts';

interface EditorParts {
  readonly context: PlayContext;
  readonly navigation: { open(place: Place): void };
  readonly starting: { begin(match: Match): void };
  readonly study: { openBoard(setup: Setup): void };
}

/** Puts the editor's board on the screen if the editor is open. */
export const showEdited = ({ stores: { app, editor } }: PlayContext): void => {
  if (app.getState().screen === 'editor') app.setState(boardOnScreen(editor.getState().arrangement));
};

/** Everything a person does in the position editor. */
export type EditorPlay = ReturnType<typeof createEditorPlay>;

export const createEditorPlay = ({ context, navigation, starting, study }: EditorParts) => {
  const { stores, random } = context;
  const { editor, settings, match } = stores;
  const changes = createChanges(stores, () => showEdited(context));
  /** The setup to play from the position; undefined if it is not playable. */
  const playable = (): Setup | undefined => {
    const state = editor.getState();
    return selectProblem(state) === undefined ? setupIn(state.arrangement) : undefined;
  };
  return {
    ...changes,
    /** Opens the editor with the position on the board. */
    editBoard: (): void => {
      const shown = match.getState().match;
      if (shown === undefined) return;
      changes.set(arrangementOf(shown.setup.game, selectPosition(match.getState())));
      navigation.open('editor');
    },
    /** Begins a match from the position with the players of the settings, if the position is playable. */
    start: (): void => {
      const setup = playable();
      if (setup === undefined) return;
      const chosen = { ...settings.getState(), game: setup.game };
      const side = chosen.side === 'random' ? drawColor(random) : chosen.side;
      starting.begin(newMatch({ setup, seats: seatsOf(chosen, side) }, random));
    },
    /** Opens a study that begins with the position, if it is valid. */
    analyze: (): void => {
      const state = editor.getState();
      if (selectIsShowable(state)) study.openBoard(setupIn(state.arrangement));
    },
  };
};
