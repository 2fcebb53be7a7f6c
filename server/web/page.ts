import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { tableOf } from '../../src/game/record.ts';
import { BUNDLE_FOLDER, EMBED_FOLDER, FRAME_PAGE } from '../files.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const TYPES = tableOf<string>({
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
});
const ANY_TYPE = 'application/octet-stream';

/** The encodings of files, smallest first, with the extension of the compressed copy. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;
const TWIN = /\.(br|gz)$/;

type Encoding = (typeof ENCODINGS)[number]['encoding'];

/** One encoding of a file. */
export interface Variant {
  readonly encoding: Encoding | undefined;
  readonly body: Buffer;
  /** The ETag, which identifies exactly these bytes. */
  readonly tag: string;
}

export interface PageFile {
  readonly type: string;
  readonly cacheControl: string;
  /** Whether pages of other sites may load it. */
  readonly isForAll: boolean;
  /** Whether they may show it in a frame. */
  readonly isFramed: boolean;
  /** Whether it says that there is nothing at its address, and so is a 404. */
  readonly isMissing?: true;
  /** Smallest first; the last one is uncompressed and suits every client. */
  readonly variants: readonly Variant[];
}

/** Paths in `/embed/` that name a game instead of a file. */
const GAME_IN_FRAME = new RegExp(`^/${EMBED_FOLDER}/[^/.]*$`);

/** The file at the path of a URL. */
export const fileAt = (page: Page, path: string): PageFile | undefined =>
  page.get(path) ?? (GAME_IN_FRAME.test(path) ? page.get(`/${EMBED_FOLDER}/index.html`) : undefined);

/** The files of a built page, by the path of their URL. */
export type Page = ReadonlyMap<string, PageFile>;

const because = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

const orNamed = <T>(path: string, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw new Error(`the page cannot be read: ${path} (${because(error)})`, { cause: error });
  }
};

const variantOf = (path: string, encoding?: Encoding): Variant => {
  const body = orNamed(path, () => readFileSync(path));
  return { encoding, body, tag: `"${createHash('sha256').update(body).digest('base64url')}"` };
};

const fileOf = (folder: string, name: string, names: ReadonlySet<string>): PageFile => {
  const path = join(folder, name);
  const twins = ENCODINGS.filter(({ ending }) => names.has(name + ending));
  return {
    type: TYPES.get(extname(name)) ?? ANY_TYPE,
    cacheControl: name.startsWith(`${BUNDLE_FOLDER}${sep}`) ? FOREVER : ASK_AGAIN,
    isForAll: name.startsWith(`${EMBED_FOLDER}${sep}`),
    isFramed: name === FRAME_PAGE || name === join(EMBED_FOLDER, 'index.html'),
    variants: [...twins.map(({ encoding, ending }) => variantOf(path + ending, encoding)), variantOf(path)],
  };
};

const pathOf = (name: string): string => `/${name.split(sep).map(encodeURIComponent).join('/')}`;

/**
 * Reads the built page with its compressed copies into memory, from where it is served: no request opens a file, and the
 * folder may be replaced meanwhile.
 */
export const readPage = (folder: string): Page => {
  const all = orNamed(folder, () => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const isFile = (name: string): boolean =>
    orNamed(join(folder, name), () => statSync(join(folder, name))).isFile();
  const names = new Set(all.filter(isFile));
  const isTwin = (name: string): boolean => TWIN.test(name) && names.has(name.replace(TWIN, ''));
  const own = [...names].filter(name => !isTwin(name));
  const page = new Map(own.map(name => [pathOf(name), fileOf(folder, name, names)]));
  const index = page.get('/index.html');
  if (index !== undefined) page.set('/', index);
  return page;
};
