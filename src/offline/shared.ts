import { SHARE_FIELDS, SHARE_PATH, SHARED_SEARCH, sharedCache } from './contract.ts';

/** Whether the request is a post of the share sheet to the page in this folder. */
export const isSharePost = ({ method, url }: Request, folder: string): boolean =>
  method === 'POST' && url === folder + SHARE_PATH;

/** Any site can post a form here, so its size is limited: it must not fill the browser's storage. */
const MOST_SHARED = { characters: 2_000_000, files: 100, bytes: 50_000_000, name: 200 } as const;

/** Title, text and address on lines of their own: one of them contains the game. */
const textOf = (form: FormData): string => {
  const texts = SHARE_FIELDS.texts.map(name => form.get(name)).filter(value => typeof value === 'string');
  return texts.join('\n').trim().slice(0, MOST_SHARED.characters);
};

/** The last letters of a name. Half of one that is cut, as of an emoji, cannot be in an address. */
const lastOf = (name: string, most: number): string => name.slice(-most).replace(/\p{Surrogate}/gu, '');

const filesOf = (form: FormData): readonly File[] => {
  let bytes = 0;
  return form
    .getAll(SHARE_FIELDS.files)
    .filter(value => value instanceof File)
    .slice(0, MOST_SHARED.files)
    .filter(({ size }) => {
      bytes += size;
      return bytes <= MOST_SHARED.bytes;
    });
};

/**
 * Stores what was shared until the page that opens next imports it, and redirects to that page. Content that
 * was not imported yet is not replaced, since any site may post here.
 */
export const keepShared = async (
  request: Request,
  folder: string,
  caches: CacheStorage,
): Promise<Response> => {
  const toPage = Response.redirect(folder + SHARED_SEARCH, 303);
  if (await caches.has(sharedCache(folder))) return toPage;
  const form = await request.formData();
  const cache = await caches.open(sharedCache(folder));
  const text = textOf(form);
  if (text !== '') await cache.put(`${folder}text`, new Response(text));
  for (const [index, file] of filesOf(form).entries()) {
    const name = encodeURIComponent(lastOf(file.name, MOST_SHARED.name));
    await cache.put(`${folder}files/${index}/${name}`, new Response(file));
  }
  return toPage;
};
