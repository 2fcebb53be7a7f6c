import type { AppState } from '../../store/appStore.ts';
import type { Given } from '../../store/dialog.ts';
import { takeShared } from '../importing/received.ts';
import { followInstalling } from './installing.ts';
import type { KeepingWorker } from './keepingWorker.ts';
import { reloadRenewed, renewWhatFails } from './renewing.ts';

/** What the browser can do to let the page work without a network. */
export interface OfflineMeans {
  /** Starts the worker, and calls back when it has a newer version of the page. Undefined where there can be none. */
  readonly start: (onUpdate: () => void) => Promise<KeepingWorker | undefined>;
  /** Shows the page again, past what browser and worker have kept of it. */
  readonly reload: () => void;
  /** Whether the person wants few data to be loaded, or there is no network. */
  readonly isSparing: () => boolean;
  /** Reports how the page can be installed, now and later. The returned function asks the person. */
  readonly followInstalling: (report: (installing: AppState['installing']) => void) => () => void;
  /** Takes what the system's share sheet has left for the page. */
  readonly takeShared: () => Promise<Given>;
}

/** For pages that keep nothing: those of the dev server. */
export const NO_OFFLINE: OfflineMeans = {
  start: async () => undefined,
  reload: () => location.reload(),
  isSparing: () => true,
  followInstalling: () => () => undefined,
  takeShared: async () => ({}),
};

/** Whether a person asked the browser to use little data. */
export const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

/** `file` is the worker's, in the folder of the page. */
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
