/** Milliseconds after which a reload waits no longer for files that do not come. */
const LONGEST_RENEWAL = 10_000;

/** The files of the page's folder that this page has loaded, named from there on. */
export const loadedFrom = (folder: string): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) =>
      name.startsWith(folder) ? [name.slice(folder.length).replace(/[?#].*$/, '')] : [],
    );

/** Fetches the page and what it has loaded again, past what browser and worker have kept. Returns whether the page came. */
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

/** A part that cannot be loaded may have come damaged: the next load of the page finds it renewed. */
export const renewWhatFails = (folder: string): void =>
  addEventListener('vite:preloadError', () => void renew(folder));

/** Shows the page again as the host has it. It stays as it is where the host cannot be reached. */
export const reloadRenewed = async (folder: string): Promise<void> => {
  if (await renew(folder)) location.reload();
};
