import { html, type TemplateResult } from 'lit';
import type { BoardStyle } from '../../look/style/boardStyle.ts';
import { isChanged, styleOf } from '../../look/style/boardStyle.ts';
import { THEME_NAMES, type ThemeName } from '../../look/themes.ts';
import { selectAppliedColors } from '../../store/selectors.ts';
import { choice, type Option } from '../kit/choices.ts';
import { themeThumbnail } from '../kit/themeThumbnail.ts';
import type { MenuContext } from './menuContext.ts';

/** The person's own colors; they stay in the row while the menu is open. */
const OWN = 'own';
type Shown = ThemeName | typeof OWN;

/** Themes as thumbnails, applied to the board at once. */
export const themeChoice = ({ shell, settings, draft, change }: MenuContext): TemplateResult => {
  const { words, play } = shell;
  const now = selectAppliedColors(settings);
  const isOwn = isChanged(now);
  const own = isOwn ? now : draft.ownColors;
  const optionOf = (value: Shown, label: string, look: BoardStyle): Option<Shown> => ({
    value,
    label,
    picture: themeThumbnail({ ...look, patterns: settings.patterns }),
    quiet: true,
  });
  const themes = THEME_NAMES.map(theme => optionOf(theme, words.t(`theme.${theme}`), styleOf(theme)));
  const options = own === undefined ? themes : [...themes, optionOf(OWN, words.t('menu.ownColors'), own)];
  const row = choice({
    name: 'menu-theme',
    label: words.t('theme.title'),
    className: 'theme-row',
    options,
    value: isOwn ? OWN : now.theme,
    onChoose: value => {
      change({ ownColors: own });
      if (value !== OWN) play.applyColors(styleOf(value));
      else if (own !== undefined) play.applyColors(own);
    },
  });
  return html`<div class="menu-themes">${row}</div>`;
};
