import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './json.ts';
import { isFrame } from './previews.ts';

const METHODS = ['GET', 'HEAD'];
const STATUS = { ok: 200, unknown: 404, method: 405, format: 501 } as const;
const MILLISECONDS_A_DAY = 86_400_000;
/** A security contact must be confirmed regularly; a running process extends it. */
const CONTACT_DAYS = 180;
const FRAME_SIZE = { width: 500, height: 640, least: 200 } as const;
/** Longer addresses are not frames. */
const LONGEST_ADDRESS = 8_000;
export interface WellKnownParts {
  /** The public origin by configuration: `https://play.example.org`. */
  readonly origin: string | undefined;
  /** The contact for security reports: `mailto:` or `https:`. */
  readonly contact: string | undefined;
  readonly now: () => number;
}

interface Text {
  readonly type: string;
  readonly text: string;
}

const plain = (lines: readonly string[]): Text => ({
  type: 'text/plain; charset=utf-8',
  text: `${lines.join('\n')}\n`,
});

/** Search engines may index the page, but not use the API. */
const robots = ({ origin }: WellKnownParts): Text =>
  plain([
    'User-agent: *',
    ...['/api/', '/matchmake/', '/at/'].map(path => `Disallow: ${path}`),
    ...(origin === undefined ? [] : [`Sitemap: ${origin}/sitemap.xml`]),
  ]);

const sitemap = ({ origin }: WellKnownParts): Text | undefined =>
  origin === undefined
    ? undefined
    : {
        type: 'application/xml; charset=utf-8',
        text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${origin}/</loc></url></urlset>\n`,
      };

const security = ({ origin, contact, now }: WellKnownParts): Text | undefined =>
  contact === undefined
    ? undefined
    : plain([
        `Contact: ${contact}`,
        `Expires: ${new Date(now() + CONTACT_DAYS * MILLISECONDS_A_DAY).toISOString()}`,
        ...(origin === undefined ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
      ]);

const TEXTS: ReadonlyMap<string, (parts: WellKnownParts) => Text | undefined> = new Map([
  ['/robots.txt', robots],
  ['/sitemap.xml', sitemap],
  ['/.well-known/security.txt', security],
]);

/** Escapes an address for an attribute. */
const quoted = (address: string): string => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The normalized address of a frame on this site; undefined for all others. */
const frameAt = (text: string, origin: string): string | undefined => {
  const url = text.length <= LONGEST_ADDRESS && URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && url.origin === origin && isFrame(url.pathname) ? url.href : undefined;
};

/** The default size, limited by the requesting site's maximum. */
const sideOf = (side: number, most: string | null): number => {
  const wanted = most === null ? side : Number(most);
  return wanted >= FRAME_SIZE.least ? Math.min(side, Math.floor(wanted)) : FRAME_SIZE.least;
};

/** The oEmbed response for an address: status and body. */
const oEmbedOf = (query: string, origin = ''): readonly [status: number, body: unknown] => {
  const asked = new URLSearchParams(query);
  if ((asked.get('format') ?? 'json') !== 'json') return [STATUS.format, { error: 'format' }];
  const address = frameAt(asked.get('url') ?? '', origin);
  if (address === undefined) return [STATUS.unknown, { error: 'unknown' }];
  const width = sideOf(FRAME_SIZE.width, asked.get('maxwidth'));
  const height = sideOf(FRAME_SIZE.height, asked.get('maxheight'));
  const html = `<iframe title="Flipside" width="${width}" height="${height}" src="${quoted(address)}" loading="lazy"></iframe>`;
  const provider = { provider_name: 'Flipside', provider_url: `${origin}/` };
  return [STATUS.ok, { version: '1.0', type: 'rich', title: 'Flipside', ...provider, width, height, html }];
};

/** Answers requests at well-known addresses: for crawlers, security contacts and oEmbed. */
export const createWellKnown =
  (parts: WellKnownParts) =>
  ({ url = '', method = '' }: IncomingMessage, response: ServerResponse): boolean => {
    const [path = '', query = ''] = url.split('#')[0]?.split('?', 2) ?? [];
    const text = TEXTS.get(path)?.(parts);
    if (text === undefined && path !== '/oembed') return false;
    if (!METHODS.includes(method)) {
      response.setHeader('Allow', METHODS.join(', '));
      sendJson(response, STATUS.method, { error: 'method' });
    } else if (text === undefined) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      sendJson(response, ...oEmbedOf(query, parts.origin));
    } else {
      const headers = { 'Content-Type': text.type, 'Content-Length': Buffer.byteLength(text.text) };
      response.writeHead(STATUS.ok, headers).end(method === 'HEAD' ? undefined : text.text);
    }
    return true;
  };
