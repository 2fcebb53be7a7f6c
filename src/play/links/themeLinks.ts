import type { BoardStyle } from '../../look/style/boardStyle.ts';
import { type ReadCode, readThemeCode, writeThemeCode } from '../../look/style/themeCode.ts';
import { notify } from '../notices.ts';
import type { Play } from '../play.ts';

const NAME = 'theme=';

/** The theme code of a fragment, however it is quoted; undefined if the fragment is something else. */
const codeOf = (fragment: string): string | undefined => {
  const text = fragment.replace(/^#/, '');
  return text.toLowerCase().startsWith(NAME) ? text.slice(NAME.length).replace(/%20|\+/g, ' ') : undefined;
};

/** The theme of a fragment, or why it is invalid; undefined if the fragment is something else. */
export const readThemeLink = (fragment: string): ReadCode | undefined => {
  const code = codeOf(fragment);
  return code === undefined ? undefined : readThemeCode(code);
};

/** Parses pasted text: a theme code, or a link with one. */
export const readPastedTheme = (text: string): ReadCode => {
  const at = text.toLowerCase().lastIndexOf(`#${NAME}`);
  return (at < 0 ? undefined : readThemeLink(text.slice(at).trim())) ?? readThemeCode(text);
};

/** A link to the page at `address` that previews a theme. */
export const linkToTheme = (theme: BoardStyle, address: string): string => {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}#${NAME}${writeThemeCode(theme)}`;
};

type Opener = Pick<Play, 'stores' | 'openMenu' | 'openColors' | 'draftLook'>;

/** Opens the theme of a link on the color screen, where the person decides about it. */
export const openTheme = (play: Opener, read: ReadCode): void => {
  if (read.type === 'refused') {
    notify(play.stores.app, 'badTheme', { code: read.refusal });
    return;
  }
  play.openMenu();
  play.openColors();
  play.draftLook(read.theme);
};
