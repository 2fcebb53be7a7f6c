import { rulesOf, STANDARD_SETUP } from '../game/games.ts';
import type { Rules } from '../game/position.ts';
import { RULES } from '../game/rules.ts';
import { STANDARD_SHAPE } from '../game/shape.ts';
import { rulesOfSlot } from '../look/colors.ts';
import type { BoardStyle } from '../look/style/boardStyle.ts';
import { styleOf } from '../look/style/boardStyle.ts';
import { DEFAULT_THEME } from '../look/themes.ts';
import type { AppState } from '../store/appStore.ts';
import { selectAppliedColors } from '../store/selectors.ts';
import type { Stores } from '../store/stores.ts';
import type { Play } from './play.ts';

/** The color editing part of `Play`: a draft becomes the settings only when it is applied. */
type Palette = Pick<
  Play,
  | 'openColors'
  | 'draftColor'
  | 'draftTheme'
  | 'draftLook'
  | 'draftMaterial'
  | 'draftDiscStyle'
  | 'lookAtSlot'
  | 'resetDraft'
  | 'applyDraft'
  | 'cancelDraft'
>;

const STANDARD = rulesOf(STANDARD_SETUP.game);

export const createPalette = ({ app, settings }: Stores, close: () => void): Palette => {
  const change = (next: (draft: BoardStyle) => BoardStyle): void => {
    const { draft } = app.getState();
    if (draft !== undefined) app.setState({ draft: next(draft) });
  };
  const finish = (): void => {
    close();
    app.setState({ draft: undefined });
  };
  const boardOf = (rules: Rules): Pick<AppState, 'shape' | 'rules'> => {
    const { shape } = RULES[rules].start(STANDARD_SHAPE);
    return { shape, rules };
  };
  return {
    openColors: () =>
      app.setState({
        draft: selectAppliedColors(settings.getState()),
        screen: 'colors',
        ...boardOf(STANDARD),
      }),
    lookAtSlot: slot => app.setState(boardOf(rulesOfSlot(slot))),
    draftColor: (slot, color) => change(draft => ({ ...draft, colors: { ...draft.colors, [slot]: color } })),
    draftTheme: theme => change(() => styleOf(theme)),
    draftMaterial: material => change(draft => ({ ...draft, material })),
    draftDiscStyle: discStyle => change(draft => ({ ...draft, discStyle })),
    draftLook: look => change(() => look),
    resetDraft: () => change(() => styleOf(DEFAULT_THEME)),
    applyDraft: () => {
      const { draft } = app.getState();
      if (draft !== undefined) settings.setState(draft);
      finish();
    },
    cancelDraft: finish,
  };
};
