import type { Stores } from '../../store/stores.ts';
import { laterFollower } from '../kit/later.ts';

const isOnline = ({ online }: Stores): boolean => online.getState().connection.type !== 'none';

/** The dialogs on the way to a table: they come with the first attempt to play online. */
export const mountSeek = laterFollower(
  () => import('./seekDialog.ts'),
  dialog => dialog.mountSeek,
  { isNeeded: isOnline },
);
export const mountInvite = laterFollower(
  () => import('./invite.ts'),
  dialog => dialog.mountInvite,
  { isNeeded: isOnline },
);
