import { laterDialog } from '../kit/later.ts';

/** The dialogs that no first game needs: each is loaded when it is first opened. */
export const openAbout = laterDialog(
  () => import('./about.ts'),
  dialog => dialog.openAbout,
);
export const openKeys = laterDialog(
  () => import('./keys.ts'),
  dialog => dialog.openKeys,
);
export const openSettings = laterDialog(
  () => import('./settings.ts'),
  dialog => dialog.openSettings,
);
export const openExport = laterDialog(
  () => import('../export/exportDialog.ts'),
  dialog => dialog.openExport,
);
export const openShare = laterDialog(
  () => import('../export/shareDialog.ts'),
  dialog => dialog.openShare,
);
export const openStory = laterDialog(
  () => import('../story/storyDialog.ts'),
  dialog => dialog.openStory,
);
export const openImport = laterDialog(
  () => import('../importing/importDialog.ts'),
  dialog => dialog.openImport,
);
export const openGames = laterDialog(
  () => import('../online/gamesDialog.ts'),
  dialog => dialog.openGames,
);
export const openJoin = laterDialog(
  () => import('../online/joinDialog.ts'),
  dialog => dialog.openJoin,
);
export const openTakeFile = laterDialog(
  () => import('../transfer/takeDialog.ts'),
  dialog => dialog.openTakeFile,
);
export const openTakeCode = laterDialog(
  () => import('../transfer/takeDialog.ts'),
  dialog => dialog.openTakeCode,
);
export const openHandover = laterDialog(
  () => import('../transfer/handoverDialog.ts'),
  dialog => dialog.openHandover,
);
export const openTerms = laterDialog(
  () => import('../online/termsDialog.ts'),
  dialog => dialog.openTerms,
);
