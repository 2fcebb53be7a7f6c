import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './json.ts';

const METHODS = ['GET', 'HEAD'];
const STATUS = { ok: 200, method: 405 } as const;
const MILLISECONDS_A_DAY = 86_400_000;
/** A security contact must be confirmed regularly; a running process extends it. */
const CONTACT_DAYS = 180;
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

/** Answers requests at well-known addresses: for crawlers and security contacts. */
export const createWellKnown =
  (parts: WellKnownParts) =>
  ({ url = '', method = '' }: IncomingMessage, response: ServerResponse): boolean => {
    const [path = ''] = url.split(/[?#]/);
    const text = TEXTS.get(path)?.(parts);
    if (text === undefined) return false;
    if (!METHODS.includes(method)) {
      response.setHeader('Allow', METHODS.join(', '));
      sendJson(response, STATUS.method, { error: 'method' });
    } else {
      const headers = { 'Content-Type': text.type, 'Content-Length': Buffer.byteLength(text.text) };
      response.writeHead(STATUS.ok, headers).end(method === 'HEAD' ? undefined : text.text);
    }
    return true;
  };
