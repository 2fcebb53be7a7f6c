import { directionOf, knownLanguage, type LanguageCode } from '../../i18n/languages.ts';
import type { Words } from '../../i18n/words.ts';
import { discNames } from '../../look/discNames.ts';
import { THEMES } from '../../look/themes.ts';
import { notify, withdraw } from '../../play/notices.ts';
import { follow, followValue } from '../../store/following.ts';
import { selectLayout } from '../../store/layoutSelectors.ts';
import { selectIsDark, selectStretch, selectTriedColors } from '../../store/selectors.ts';
import type { Stores } from '../../store/stores.ts';
import { discColor } from '../kit/discs.ts';

const setThemeColor = (color: string): void =>
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);

/** CSS custom properties that give the style sheets the theme's colors. */
const setVariables = (style: CSSStyleDeclaration, variables: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(variables)) style.setProperty(`--${name}`, value);
};

/** Names the sides after the look of their discs, including colors that are being tried out. */
const nameSides = ({ settings, app }: Stores, words: Words): void => {
  const { theme, colors } = selectTriedColors(app.getState(), settings.getState());
  words.setSideNames(discNames(theme, colors));
};

/** Applies theme, light or dark mode, text size, handedness and language to the page. */
const dressPage = ({ settings, app }: Stores, words: Words): void => {
  const page = document.documentElement;
  const dark = selectIsDark(app.getState(), settings.getState());
  const look = selectTriedColors(app.getState(), settings.getState());
  const { backdrop, bold } = THEMES[look.theme];
  const table = backdrop[dark ? 'dark' : 'light'];
  page.dataset.appearance = dark ? 'dark' : 'light';
  page.dataset.contrast = bold ? 'more' : 'usual';
  page.dataset.motion = selectStretch(app.getState(), settings.getState()) === 0 ? 'none' : 'some';
  page.dataset.hand = settings.getState().hand;
  page.dataset.view = settings.getState().farView ? 'far' : 'near';
  page.lang = words.language();
  page.dir = directionOf(words.language());
  page.style.fontSize = `${selectLayout(app.getState(), settings.getState()).unit}px`;
  setVariables(page.style, {
    'backdrop-lit': table.lit,
    'backdrop-shade': table.shade,
    'black-disc': discColor(look, 'black'),
    'white-disc': discColor(look, 'white'),
  });
  setThemeColor(table.lit);
};

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Marks the page while the keyboard is in use. Browsers also show focus that was set by script; on the board that would
 * look like a mark on a square.
 */
const followKeyUse = (page: HTMLElement): (() => void) => {
  const useKeys = ({ key }: KeyboardEvent): void => {
    if (!MODIFIERS.includes(key)) page.dataset.input = 'keys';
  };
  const usePointer = (): void => {
    delete page.dataset.input;
  };
  window.addEventListener('keydown', useKeys, true);
  window.addEventListener('pointerdown', usePointer, true);
  return () => {
    usePointer();
    window.removeEventListener('keydown', useKeys, true);
    window.removeEventListener('pointerdown', usePointer, true);
  };
};

/** Keeps the page's appearance in step with the stores. */
export const followAppearance = (stores: Stores, words: Words): (() => void) => {
  const speak = (): void => void showLanguage(stores, words);
  const endLanguage = followValue(() => stores.settings.getState().language, speak);
  const dressing = follow(() => {
    nameSides(stores, words);
    dressPage(stores, words);
  }, Object.values(stores));
  const ends = [
    endLanguage,
    words.subscribe(dressing.again),
    dressing.stop,
    followKeyUse(document.documentElement),
  ];
  window.addEventListener('languagechange', speak);
  return () => {
    window.removeEventListener('languagechange', speak);
    for (const end of ends) end();
  };
};

/** The chosen language, or else the first of the browser's languages that we have. */
const languageOf = ({ settings }: Stores): LanguageCode => {
  const { language } = settings.getState();
  return language === 'system' ? knownLanguage(navigator.languages) : language;
};

/**
 * Switches to the chosen language once its texts are loaded. If loading fails, a notice in the current language says
 * so.
 */
export const showLanguage = (stores: Stores, words: Words): Promise<void> =>
  words.setLanguage(languageOf(stores)).then(
    () => withdraw(stores.app, 'languageMissing'),
    () => notify(stores.app, 'languageMissing'),
  );
