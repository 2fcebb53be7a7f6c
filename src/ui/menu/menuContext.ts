import type { Setup } from '../../game/games.ts';
import type { BoardStyle } from '../../look/style/boardStyle.ts';
import { selectSetup } from '../../store/selectors.ts';
import type { Settings } from '../../store/settingsStore.ts';
import type { Shell } from '../kit/shell.ts';

/** A board size being typed. */
export interface SizeDraft {
  readonly columns: string;
  readonly rows: string;
}

/** The menu's own state while it is open, besides the settings. */
export interface MenuDraft {
  readonly more: boolean;
  /** The two numbers under `Custom`; undefined while a listed size is chosen. */
  readonly size: SizeDraft | undefined;
  /** The person's own colors, once a theme has replaced them. */
  readonly ownColors: BoardStyle | undefined;
}

export const FRESH_DRAFT: MenuDraft = { more: false, size: undefined, ownColors: undefined };

/** The context of the menu's parts. */
export interface MenuContext {
  readonly shell: Shell;
  readonly settings: Settings;
  readonly setup: Setup;
  readonly draft: MenuDraft;
  readonly change: (draft: Partial<MenuDraft>) => void;
}

/** The menu in its current state. */
export const menuContext = (
  shell: Shell,
  draft: MenuDraft,
  change: (draft: Partial<MenuDraft>) => void,
): MenuContext => {
  const settings = shell.play.stores.settings.getState();
  return { shell, settings, setup: selectSetup(settings), draft, change };
};
