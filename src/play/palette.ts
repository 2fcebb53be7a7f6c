import { rulesOf, STANDARD_SETUP } from '../game/games.ts';
import type { Rules } from '../game/position.ts';
import { RULES } from '../game/rules.ts';
import { STANDARD_SHAPE } from '../game/shape.ts';
import { type ColorSlot, type Hex, rulesOfSlot } from '../look/colors.ts';
import type { BoardStyle } from '../look/style/boardStyle.ts';
import { styleOf } from '../look/style/boardStyle.ts';
import type { DiscStyle } from '../look/style/discStyles.ts';
import type { Material } from '../look/style/materials.ts';
import { DEFAULT_THEME, type ThemeName } from '../look/themes.ts';
import type { AppState } from '../store/appStore.ts';
import { selectAppliedColors } from '../store/selectors.ts';
import type { Stores } from '../store/stores.ts';

const STANDARD = rulesOf(STANDARD_SETUP.game);

/** Editing the colors: a draft becomes the settings only when it is applied. */
export const createPalette = ({ app, settings }: Stores, close: () => void) => {
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
    openColors: (): void =>
      app.setState({
        draft: selectAppliedColors(settings.getState()),
        screen: 'colors',
        ...boardOf(STANDARD),
      }),
    /** Sets which color is being edited, so that a board of its game is shown. */
    lookAtSlot: (slot: ColorSlot): void => app.setState(boardOf(rulesOfSlot(slot))),
    draftColor: (slot: ColorSlot, color: Hex): void =>
      change(draft => ({ ...draft, colors: { ...draft.colors, [slot]: color } })),
    draftTheme: (theme: ThemeName): void => change(() => styleOf(theme)),
    draftMaterial: (material: Material): void => change(draft => ({ ...draft, material })),
    draftDiscStyle: (discStyle: DiscStyle): void => change(draft => ({ ...draft, discStyle })),
    /** Previews a whole style. */
    draftLook: (look: BoardStyle): void => change(() => look),
    /** Restores the default colors. */
    resetDraft: (): void => change(() => styleOf(DEFAULT_THEME)),
    applyDraft: (): void => {
      const { draft } = app.getState();
      if (draft !== undefined) settings.setState(draft);
      finish();
    },
    cancelDraft: finish,
  };
};
