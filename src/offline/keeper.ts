import type { Holding, OfflineFile } from './contract.ts';

export interface KeeperParts {
  readonly files: readonly OfflineFile[];
  /** The address of the page's folder, with a trailing slash. */
  readonly folder: string;
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The folder of the files with a content hash in their names. */
const BUNDLE = 'bundle/';
/** Marks a cache as complete. */
const WHOLE = 'whole';
/** The current version and the previous one, whose pages may still be open and load parts later. */
const VERSIONS_KEPT = 2;

/** A hash of the file list. */
const versionOf = (files: readonly OfflineFile[]): string => {
  let hash = 0n;
  for (const character of files.map(({ url, digest }) => url + digest).join())
    hash = BigInt.asUintN(64, hash * 31n + BigInt(character.codePointAt(0) ?? 0));
  return hash.toString(36);
};

/** Whether the response is this file, and not a proxy's own page or a truncated copy. */
const isOwn = async ({ marker }: OfflineFile, response: Response): Promise<boolean> => {
  if (marker === undefined) return true;
  const text = await response.clone().text();
  return text.includes(marker) && text.includes('</html>');
};

const digestOf = async (response: Response): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

/** A copy without the redirect: a redirected response must not answer a navigation. */
const direct = async (response: Response): Promise<Response> =>
  response.redirected
    ? new Response(await response.blob(), { status: response.status, headers: response.headers })
    : response;

/**
 * Caches the files of one version of the page, each under its digest, in a cache of that version. Files that
 * an older version has with the same digest are copied from it.
 */
export class Keeper {
  readonly #parts: KeeperParts;
  readonly #prefix: string;
  readonly #own: string;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    this.#prefix = `flipside files ${parts.folder} `;
    this.#own = this.#prefix + versionOf(parts.files);
  }

  /** Caches what the page needs first, or everything if the previous version was complete. */
  async install(): Promise<void> {
    const wantsAll = await this.#hadEverything();
    for (const file of this.#parts.files) if (file.isFirst || wantsAll) await this.#keep(file);
  }

  /** Deletes files and caches that only older versions need. */
  async tidy(): Promise<void> {
    const { caches } = this.#parts;
    const others = (await this.#versions()).filter(name => name !== this.#own);
    const stale = others.slice(0, Math.max(0, others.length - (VERSIONS_KEPT - 1)));
    await Promise.all(stale.map(name => caches.delete(name)));
  }

  async holdings(): Promise<readonly Holding[]> {
    const cache = await this.#parts.caches.open(this.#own);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const all = this.#parts.files.map(file => ({
      url: file.url,
      bytes: file.bytes,
      isKept: kept.has(this.#keyOf(file)),
    }));
    if (all.every(({ isKept }) => isKept)) await cache.put(this.#parts.folder + WHOLE, new Response());
    return all;
  }

  /** The answer to a request for a file of the page; undefined for all other requests, which go to the network. */
  answer(request: Request): Promise<Response> | undefined {
    const path = this.#pathOf(request);
    if (path === undefined) return undefined;
    const file = this.#parts.files.find(({ url }) => url === path);
    if (file !== undefined)
      return request.cache === 'reload' ? this.#renew(file, request) : this.#serve(file, request);
    // A page of the previous version requests a part that has another name in this version.
    return path.startsWith(BUNDLE) ? this.#serveOld(request) : undefined;
  }

  /** The path below the folder without the query; empty for the page itself; undefined for requests outside of it. */
  #pathOf({ method, url }: Request): string | undefined {
    const { folder } = this.#parts;
    const { origin, pathname } = new URL(url);
    const address = origin + pathname;
    if (method !== 'GET' || !address.startsWith(folder)) return undefined;
    const path = address.slice(folder.length);
    return path === 'index.html' ? '' : path;
  }

  #keyOf({ url, digest }: OfflineFile): string {
    return `${this.#parts.folder}${url}?${encodeURIComponent(digest)}`;
  }

  async #versions(): Promise<readonly string[]> {
    return (await this.#parts.caches.keys()).filter(name => name.startsWith(this.#prefix));
  }

  async #hadEverything(): Promise<boolean> {
    const others = (await this.#versions()).filter(name => name !== this.#own);
    const last = others.at(-1);
    if (last === undefined) return false;
    return (await (await this.#parts.caches.open(last)).match(this.#parts.folder + WHOLE)) !== undefined;
  }

  /** All cache entries that may have the content of a file: of this version and older ones, also under other names. */
  async *#places(file: OfflineFile): AsyncGenerator<{ cache: Cache; key: string; found: Response }> {
    for (const twin of this.#parts.files.filter(({ digest }) => digest === file.digest))
      for (const name of [this.#own, ...(await this.#versions())]) {
        const [cache, key] = [await this.#parts.caches.open(name), this.#keyOf(twin)];
        const found = await cache.match(key);
        if (found !== undefined) yield { cache, key, found };
      }
  }

  async #find(file: OfflineFile): Promise<Response | undefined> {
    const own = await this.#parts.caches.open(this.#own);
    const known = await own.match(this.#keyOf(file));
    if (known !== undefined && (await isOwn(file, known))) return known;
    for await (const { cache, key, found } of this.#places(file)) {
      if (await isOwn(file, found)) {
        await own.put(this.#keyOf(file), found.clone());
        return found;
      }
      await cache.delete(key);
    }
    return undefined;
  }

  /** Deletes cached copies whose content does not match the file's digest. */
  async #dropDamaged(file: OfflineFile): Promise<void> {
    if (file.marker !== undefined) return;
    for await (const { cache, key, found } of this.#places(file))
      if ((await digestOf(found)) !== file.digest) await cache.delete(key);
  }

  /**
   * Fetches and caches a file. Throws if that fails, or if it belongs to another version than this worker.
   */
  #fetch(file: OfflineFile): Promise<Response> {
    // Files with a hash in their name never change.
    const first = file.url.startsWith(BUNDLE) ? 'default' : 'no-cache';
    // The browser's HTTP cache may hold another file under this address.
    return this.#fetchBy(file, first).catch(() => this.#fetchBy(file, 'reload'));
  }

  async #fetchBy(file: OfflineFile, cache: RequestCache): Promise<Response> {
    const { folder, fetch, caches } = this.#parts;
    const integrity = file.marker === undefined ? file.digest : '';
    const response = await fetch(new Request(folder + file.url, { cache, integrity }));
    if (!response.ok) throw new Error(`${file.url}: status ${response.status}`);
    const kept = await direct(response);
    if (!(await isOwn(file, kept))) throw new Error(`${file.url} belongs to another version`);
    const own = await caches.open(this.#own);
    await own.put(this.#keyOf(file), kept.clone());
    return kept;
  }

  async #keep(file: OfflineFile): Promise<void> {
    if ((await this.#find(file)) === undefined) await this.#fetch(file);
  }

  async #serve(file: OfflineFile, request: Request): Promise<Response> {
    const found = await this.#find(file).catch(() => undefined);
    return found ?? this.#fetch(file).catch(() => this.#parts.fetch(request));
  }

  /**
   * For requests that bypass the cache, because the page could not use the cached file. Without a network the
   * cached file is served again, unless it is damaged.
   */
  async #renew(file: OfflineFile, request: Request): Promise<Response> {
    const fresh = await this.#fetchBy(file, 'reload').catch(() => undefined);
    if (fresh !== undefined) return fresh;
    await this.#dropDamaged(file);
    return this.#serve(file, request);
  }

  async #serveOld(request: Request): Promise<Response> {
    for (const name of await this.#versions()) {
      const cache = await this.#parts.caches.open(name);
      const found = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
      if (found !== undefined) return found;
    }
    return this.#parts.fetch(request);
  }
}
