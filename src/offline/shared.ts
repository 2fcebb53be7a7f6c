import { SHARE_FIELDS, SHARE_PATH, SHARED_SEARCH, sharedCache } from './contract.ts';

/** Whether the share sheet posts something to the page in this folder. */
export const isShared = ({ method, url }: Request, folder: string): boolean =>
  method === 'POST' && url === folder + SHARE_PATH;

const textOf = (form: FormData): string => {
  const texts = SHARE_FIELDS.texts.map(name => form.get(name)).filter(value => typeof value === 'string');
  return texts.join('\n').trim();
};

/** Keeps what was shared until the page that opens next takes it, and leads there. */
export const keepShared = async (
  request: Request,
  folder: string,
  caches: CacheStorage,
): Promise<Response> => {
  const form = await request.formData();
  await caches.delete(sharedCache(folder));
  const cache = await caches.open(sharedCache(folder));
  const text = textOf(form);
  if (text !== '') await cache.put(`${folder}text`, new Response(text));
  const files = form.getAll(SHARE_FIELDS.files).filter(value => value instanceof File);
  for (const [index, file] of files.entries())
    await cache.put(`${folder}files/${index}/${encodeURIComponent(file.name)}`, new Response(file));
  return Response.redirect(folder + SHARED_SEARCH, 303);
};
