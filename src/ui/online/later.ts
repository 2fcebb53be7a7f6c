import type { OnlineState } from '../../store/onlineStore.ts';
import { laterFollower } from '../kit/later.ts';
import type { Shell } from '../kit/shell.ts';

const store = ({ play }: Shell) => play.stores.online;
const isOnline = ({ connection }: OnlineState): boolean => connection.type !== 'none';

/** The dialogs on the way to a table: they come with the first attempt to play online. */
export const mountSeek = laterFollower(
  () => import('./seekDialog.ts'),
  dialog => dialog.mountSeek,
  { store, isNeeded: isOnline },
);
export const mountInvite = laterFollower(
  () => import('./invite.ts'),
  dialog => dialog.mountInvite,
  { store, isNeeded: isOnline },
);
