/** A file of the built page that can be cached for offline use. The build writes the list of them into the worker. */
export interface OfflineFile {
  /** Relative to the folder of the page: `bundle/index-abc.js`; empty for the page itself. */
  readonly url: string;
  /** Its uncompressed size. */
  readonly bytes: number;
  /** The digest of its content in the format of subresource integrity: `sha256-…`. */
  readonly digest: string;
  /**
   * Text that the file must contain. Only the page itself has one: some hosts modify it, so its digest cannot
   * be checked.
   */
  readonly marker?: string;
  /** Whether the page needs the file to start and play a game. */
  readonly isFirst: boolean;
}

/** The state of a file as reported to the page. */
export interface Holding {
  readonly url: string;
  readonly bytes: number;
  readonly isKept: boolean;
}

/** The file of the built worker, next to the page: a worker controls only its own folder and below. */
export const WORKER_FILE = 'offline.js';

/** Messages from the page to the worker. The holdings are sent to the port that comes with the message. */
export type ToOfflineWorker =
  | { readonly type: 'holdings' }
  /** Makes the new version take over from the old one, in all tabs. */
  | { readonly type: 'takeOver' };

/** The address to which the system's share sheet posts. It is not a file: the worker answers. */
export const SHARE_PATH = 'share';
/** The fields of the share sheet's form, as in the web app manifest. */
export const SHARE_FIELDS = { texts: ['title', 'text', 'url'], files: 'files' } as const;
/** The address, relative to the page, that opens what was shared. */
export const SHARED_SEARCH = '?import=shared';

/** The cache that holds shared content until the page imports it. `folder` is the address of the page's folder. */
export const sharedCache = (folder: string): string => `flipside shared ${folder}`;
