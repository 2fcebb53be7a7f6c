/** What every key begins with under which something lies that could not be read. */
const ASIDE = 'flipside.aside.';

/** Everything that could not be read and was set aside, by its key, as a file; undefined if there is nothing. */
export const setAsideFile = (storage: Storage): Blob | undefined => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(key =>
    key.startsWith(ASIDE),
  );
  if (keys.length === 0) return undefined;
  const entries = keys.map(key => ({ key: key.slice(ASIDE.length), text: storage.getItem(key) ?? '' }));
  return new Blob([JSON.stringify(entries, null, 1)], { type: 'application/json' });
};
