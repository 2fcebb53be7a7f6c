/** A file of the built page that can be kept for use without a network. The build lists them all in the worker. */
export interface OfflineFile {
  /** Relative to the folder of the page: `bundle/index-abc.js`; empty for the page itself. */
  readonly url: string;
  /** Its size as it is kept, that is, not compressed. */
  readonly bytes: number;
  /** The digest of its content, as browsers check it: `sha256-…`. */
  readonly digest: string;
  /** What has to be in it. Only the page itself has one: some hosts write into it, so its digest says nothing. */
  readonly marker?: string;
  /** Whether the page needs it to start and to play a game. */
  readonly isFirst: boolean;
}

/** A file as the page hears of it. */
export interface Holding {
  readonly url: string;
  readonly bytes: number;
  readonly isKept: boolean;
}

/** The file of the built worker, beside the page: a worker answers only for what lies in its folder or below. */
export const WORKER_FILE = 'offline.js';

/** What the page says to the worker. The holdings are answered at the port that comes with the question. */
export type ToOfflineWorker =
  | { readonly type: 'holdings' }
  /** Replaces the version at work, for all tabs. */
  | { readonly type: 'takeOver' };

/** Where the system's share sheet posts what was shared with the page. No file has this name: the worker answers. */
export const SHARE_PATH = 'share';
/** The fields of that form, as in the web app manifest. */
export const SHARE_FIELDS = { texts: ['title', 'text', 'url'], files: 'files' } as const;
/** The address, beside the page, that opens what was shared. */
export const SHARED_SEARCH = '?import=shared';

/** A cache for what was shared, until the page takes it. `folder` is the address of the page's folder. */
export const sharedCache = (folder: string): string => `flipside shared ${folder}`;
