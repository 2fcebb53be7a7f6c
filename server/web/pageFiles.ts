import type { ServerResponse } from 'node:http';
import sirv, { type RequestHandler } from 'sirv';
import { BUNDLE_FOLDER } from '../folders.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const setHeaders = (response: ServerResponse, path: string): void => {
  response.setHeader('Cache-Control', path.startsWith(`/${BUNDLE_FOLDER}/`) ? FOREVER : ASK_AGAIN);
};

/** Answers with the files of a built page, compressed beforehand. */
export const pageFiles = (folder: string): RequestHandler =>
  sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders });
