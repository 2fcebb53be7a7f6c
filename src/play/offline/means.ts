import type { AppState } from '../../store/appStore.ts';
import type { Given } from '../../store/dialog.ts';
import { followInstalling } from './installing.ts';
import type { KeepingWorker } from './keepingWorker.ts';
import { takeShared } from './received.ts';
import { reloadRenewed, renewWhatFails } from './renewing.ts';

/** What the browser offers for working offline. */
export interface OfflineMeans {
  /** Starts the worker, and calls back when it has a new version. Undefined if the browser does not support it. */
  readonly start: (onUpdate: () => void) => Promise<KeepingWorker | undefined>;
  /** Reloads the page past all caches. */
  readonly reload: () => void;
  /** Whether the person asked to save data, or there is no network. */
  readonly isSparing: () => boolean;
  /** Reports how the page can be installed, now and after changes. The returned function asks the person. */
  readonly followInstalling: (report: (installing: AppState['installing']) => void) => () => void;
  /** Takes the content left by the system's share sheet. */
  readonly takeShared: () => Promise<Given>;
}

/** For pages without offline support, such as those of the dev server. */
export const NO_OFFLINE: OfflineMeans = {
  start: async () => undefined,
  reload: () => location.reload(),
  isSparing: () => true,
  followInstalling: () => () => undefined,
  takeShared: async () => ({}),
};

/** Whether the browser is set to save data. */
export const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

/** `file` is the worker's file, in the page's folder. */
export const browserOffline = (folder: string, file: string): OfflineMeans => {
  renewWhatFails(folder);
  return {
    start: async onUpdate => (await import('./keepingWorker.ts')).startKeeping(folder, file, onUpdate),
    reload: () => void reloadRenewed(folder),
    isSparing: () => savesData() || !navigator.onLine,
    followInstalling,
    takeShared: () => takeShared(folder, globalThis.caches),
  };
};
