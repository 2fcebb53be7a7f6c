import { STANDARD_SHAPE } from '../game/shape.ts';
import type { ColorSlot, Hex } from '../look/colors.ts';
import { DEFAULT_COLORS, DEFAULT_THEME, THEMES, type ThemeName } from '../look/themes.ts';
import type { ColorDraft } from '../store/appStore.ts';
import { selectAppliedColors } from '../store/selectors.ts';
import type { Stores } from '../store/stores.ts';

/** Trying out colors: a draft that becomes the settings only when it is applied. */
export interface Palette {
  open(): void;
  color(slot: ColorSlot, color: Hex): void;
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
  return {
    open: () =>
      app.setState({
        draft: selectAppliedColors(settings.getState()),
        screen: 'colors',
        shape: STANDARD_SHAPE,
      }),
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
