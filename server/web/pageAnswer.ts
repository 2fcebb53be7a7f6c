import type { IncomingMessage, ServerResponse } from 'node:http';
import { framedPolicy, HEADERS_FOR_ALL } from './headers.ts';
import { sendJson } from './json.ts';
import { fileAt, type Page, type PageFile, type Variant } from './page.ts';

const STATUS = { ok: 200, notModified: 304, unknown: 404, method: 405 } as const;
const METHODS = ['GET', 'HEAD'];

/** A request, and the response to write to. */
export interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface PageParts {
  readonly page: Page;
  /** Checks the client's download limit; if it is exceeded, the request has been answered. */
  readonly mayDownload: (asked: Asked, bytes: number) => boolean;
}

/** `gzip;q=0` means that gzip is not accepted. */
const accepts = (header: string, encoding: string): boolean =>
  header
    .split(',')
    .map(part =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .some(([name, quality]) => name === encoding && !/^q=0(?:\.0*)?$/.test(quality ?? ''));

const chosen = ({ variants }: PageFile, { headers }: IncomingMessage): Variant => {
  const header = headers['accept-encoding'];
  const encodings = Array.isArray(header) ? header.join() : (header ?? '');
  const fits = ({ encoding }: Variant): boolean => encoding === undefined || accepts(encodings, encoding);
  const variant = variants.find(fits);
  if (variant === undefined) throw new Error('a file of the page without a variant for everybody');
  return variant;
};

const isKnown = ({ headers }: IncomingMessage, { tag }: Variant): boolean => {
  const known = headers['if-none-match']?.split(',').map(each => each.trim().replace(/^W\//, ''));
  return known !== undefined && (known.includes(tag) || known.includes('*'));
};

const POLICY = 'Content-Security-Policy';

/** Allows every site to show the response in a frame. */
const frame = (response: ServerResponse): void => {
  response.setHeader(POLICY, framedPolicy(String(response.getHeader(POLICY) ?? '')));
};

const send = (asked: Asked, file: PageFile, mayDownload: PageParts['mayDownload']): void => {
  const { request, response } = asked;
  const variant = chosen(file, request);
  response.setHeader('ETag', variant.tag);
  response.setHeader('Cache-Control', file.cacheControl);
  for (const [name, value] of Object.entries(file.isForAll ? HEADERS_FOR_ALL : {}))
    response.setHeader(name, value);
  if (file.isFramed) frame(response);
  if (file.variants.length > 1) response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown(request, variant)) {
    response.writeHead(STATUS.notModified).end();
    return;
  }
  const isHead = request.method === 'HEAD';
  if (!isHead && !mayDownload(asked, variant.body.length)) return;
  if (variant.encoding !== undefined) response.setHeader('Content-Encoding', variant.encoding);
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', variant.body.length);
  // Range requests get the whole file, as the standard allows: no file of the page is worth resuming.
  response.setHeader('Accept-Ranges', 'none');
  response.writeHead(file.isMissing ? STATUS.unknown : STATUS.ok).end(isHead ? undefined : variant.body);
};

/** Sends a file of the page, or a 404. */
export const answerPage = (asked: Asked, { page, mayDownload }: PageParts): void => {
  const { request, response } = asked;
  if (!METHODS.includes(request.method ?? '')) {
    response.setHeader('Allow', METHODS.join(', '));
    sendJson(response, STATUS.method, { error: 'method' });
    return;
  }
  const file = fileAt(page, (request.url ?? '').split(/[?#]/)[0] ?? '');
  if (file === undefined) response.writeHead(STATUS.unknown).end('Not found');
  else send(asked, file, mayDownload);
};
