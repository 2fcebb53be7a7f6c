/** Timeout for refetching files before a reload, in milliseconds. */
const LONGEST_RENEWAL = 10_000;

/** The files of the page's folder that this page has loaded, relative to it. */
export const loadedFrom = (folder: string): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) =>
      name.startsWith(folder) ? [name.slice(folder.length).replace(/[?#].*$/, '')] : [],
    );

/** Refetches the page and its loaded files past all caches. Returns whether the page itself arrived. */
const renew = async (folder: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(LONGEST_RENEWAL);
  const files = [...new Set(['', ...loadedFrom(folder)])].map(async name => {
    const response = await fetch(folder + name, { cache: 'reload', signal });
    await response.arrayBuffer();
    return response.ok;
  });
  const [page] = await Promise.allSettled(files);
  return page?.status === 'fulfilled' && page.value;
};

/** A file that fails to load may be damaged in the cache, so it is refetched for the next load. */
export const renewWhatFails = (folder: string): void =>
  addEventListener('vite:preloadError', () => void renew(folder));

/** Refetches and reloads the page. Does nothing if the host cannot be reached. */
export const reloadRenewed = async (folder: string): Promise<void> => {
  if (await renew(folder)) location.reload();
};
