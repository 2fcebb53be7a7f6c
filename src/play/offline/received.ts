import { unquoted } from '../../game/address.ts';
import { SHARED_SEARCH, sharedCache } from '../../offline/contract.ts';
import type { Given } from '../../store/dialog.ts';

/** Whether the share sheet opened the page. */
export const asksForShared = (search: string): boolean => search === SHARED_SEARCH;

const nameOf = (url: string): string => unquoted(url.split('/').at(-1) ?? '');

/** Takes the content that the share sheet left for the page in this folder; empty if there is none. */
export const takeShared = async (folder: string, storage: CacheStorage | undefined): Promise<Given> => {
  const name = sharedCache(folder);
  if (storage === undefined || !(await storage.has(name))) return {};
  const cache = await storage.open(name);
  const text = await (await cache.match(`${folder}text`))?.text();
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = request.url.startsWith(`${folder}files/`) ? await cache.match(request) : undefined;
    if (response !== undefined) files.push(new File([await response.blob()], nameOf(request.url)));
  }
  await storage.delete(name);
  return { ...(text !== undefined && { text }), ...(files.length > 0 && { files }) };
};

/** The browser's API for files that the system opens with the installed page. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Passes on the files that the system opens with the installed page, now or later. */
export const followLaunches = (receive: (given: Given) => void): void => {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files: handles }) => {
    const files = await Promise.all(handles.map(handle => handle.getFile())).catch(() => []);
    if (files.length > 0) receive({ files });
  });
};
