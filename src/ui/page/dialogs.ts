import { notify } from '../../play/notices.ts';
import type { Dialog, DialogName } from '../../store/dialog.ts';
import { followValue } from '../../store/following.ts';
import { closeLayers, countLayers } from '../kit/layers.ts';
import { later, type Part } from '../kit/parts.ts';
import type { Shell } from '../kit/shell.ts';

type Named<Name extends DialogName> = Extract<Dialog, { readonly name: Name }>;
/** Opens a dialog; resolves when it is closed. */
type Open<Name extends DialogName> = (shell: Shell, dialog: Named<Name>) => Promise<unknown>;

/** All dialogs. A first game needs none of them, so each is loaded when first opened. */
const DIALOGS: { readonly [Name in DialogName]: Part<Open<Name>> } = {
  about: later(async () => (await import('../dialogs/about.ts')).openAbout),
  export: later(async () => (await import('../export/exportDialog.ts')).openExport),
  games: later(async () => (await import('../online/gamesDialog.ts')).openGames),
  handover: later(async () => (await import('../transfer/handoverDialog.ts')).openHandover),
  join: later(async () => (await import('../online/joinDialog.ts')).openJoin),
  keys: later(async () => (await import('../dialogs/keys.ts')).openKeys),
  online: later(async () => (await import('../online/onlineDialog.ts')).openOnline),
  players: later(async () => (await import('../dialogs/players.ts')).openPlayers),
  settings: later(async () => (await import('../dialogs/settings.ts')).openSettings),
  share: later(async () => (await import('../export/shareDialog.ts')).openShare),
  import: later(async () => {
    const { openImport } = await import('../importing/importDialog.ts');
    return (shell, { given }) => openImport(shell, given);
  }),
  comment: later(async () => {
    const { openComment } = await import('../study/moves/commentDialog.ts');
    return (shell, { path }) => openComment(shell, path);
  }),
  terms: later(async () => {
    const { openTerms } = await import('../online/termsDialog.ts');
    return (shell, { company }) => openTerms(shell, company);
  }),
  takeCode: later(async () => {
    const { openTakeCode } = await import('../transfer/takeDialog.ts');
    return (shell, { code }) => openTakeCode(shell, code);
  }),
  takeFile: later(async () => {
    const { openTakeFile } = await import('../transfer/takeDialog.ts');
    return (shell, { file }) => openTakeFile(shell, file);
  }),
};

type AnyOpen = (shell: Shell, dialog: Dialog) => Promise<unknown>;
export type PartOf = (dialog: Dialog) => Part<AnyOpen>;
// DIALOGS's type guarantees that each name maps to a function for that dialog.
const partIn: PartOf = ({ name }) => DIALOGS[name] as Part<unknown> as Part<AnyOpen>;

/** Shows open dialogs one at a time; a notice appears if a dialog fails to load. */
export const followDialogs = (shell: Shell, partOf: PartOf = partIn): (() => void) => {
  const { play } = shell;
  const { app } = play.stores;
  const isWanted = (dialog: Dialog): boolean => app.getState().dialog === dialog;
  /** The dialog shown, and the number of layers below it. */
  let shown: { readonly dialog: Dialog; readonly below: number } | undefined;
  const hide = (): void => {
    const { below } = shown ?? {};
    shown = undefined;
    if (below !== undefined) closeLayers(below);
  };
  const show = async (dialog: Dialog): Promise<void> => {
    const part = partOf(dialog);
    const open = part.loaded() ?? (await part.load());
    if (!isWanted(dialog)) return;
    shown = { dialog, below: countLayers() };
    await open(shell, dialog);
    if (shown?.dialog === dialog) shown = undefined;
  };
  const showOnce = (dialog: Dialog): Promise<void> =>
    show(dialog)
      .catch(() => notify(app, 'partMissing'))
      .finally(() => {
        if (!isOver && isWanted(dialog)) play.closeDialog();
      });
  let isOver = false;
  const stop = followValue(
    () => app.getState().dialog,
    dialog => {
      hide();
      if (dialog !== undefined) void showOnce(dialog);
    },
  );
  return () => {
    isOver = true;
    stop();
  };
};
