import { CONNECT4_START } from '../game/connect4/position.ts';
import { STANDARD_START } from '../game/othello/position.ts';
import { type ColorSlot, type Hex, rulesOfSlot } from '../look/colors.ts';
import { DEFAULT_COLORS, DEFAULT_THEME, THEMES, type ThemeName } from '../look/themes.ts';
import type { AppState, ColorDraft } from '../store/appStore.ts';
import { selectAppliedColors } from '../store/selectors.ts';
import type { Stores } from '../store/stores.ts';

/** Trying out colors: a draft that becomes the settings only when it is applied. */
export interface Palette {
  open(): void;
  color(slot: ColorSlot, color: Hex): void;
  /** Shows the board that has this color, or Othello's again. */
  look(slot: ColorSlot | undefined): void;
  theme(theme: ThemeName): void;
  reset(): void;
  apply(): void;
  cancel(): void;
}

export const createPalette = ({ app, settings }: Stores, close: () => void): Palette => {
  const change = (next: (draft: ColorDraft) => ColorDraft): void => {
    const { draft } = app.getState();
    if (draft !== undefined) app.setState({ draft: next(draft) });
  };
  const finish = (): void => {
    close();
    app.setState({ draft: undefined });
  };
  const boardFor = (slot: ColorSlot | undefined): Pick<AppState, 'shape' | 'rules'> => {
    const isConnect4 = slot !== undefined && rulesOfSlot(slot) === 'connect4';
    const { shape, rules } = isConnect4 ? CONNECT4_START : STANDARD_START;
    return { shape, rules };
  };
  return {
    open: () =>
      app.setState({
        draft: selectAppliedColors(settings.getState()),
        screen: 'colors',
        ...boardFor(undefined),
      }),
    look: slot => app.setState(boardFor(slot)),
    color: (slot, color) => change(draft => ({ ...draft, colors: { ...draft.colors, [slot]: color } })),
    theme: theme => change(() => ({ theme, colors: THEMES[theme].colors })),
    reset: () => change(() => ({ theme: DEFAULT_THEME, colors: DEFAULT_COLORS })),
    apply: () => {
      const { draft } = app.getState();
      if (draft !== undefined) settings.setState(draft);
      finish();
    },
    cancel: finish,
  };
};
