/** Makes the page cross-origin isolated, so that it may share memory with its worker. */
export const ISOLATION_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** What a page might ask a browser for, and this one never does. */
const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

const STEADY_HEADERS = {
  ...ISOLATION_HEADERS,
  'Permissions-Policy': UNUSED_FEATURES.map(feature => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

const HOST = /^[\w.-]+(?::\d+)?$|^\[[\da-fA-F:]+\](?::\d+)?$/;

/** Older browsers do not count the WebSocket of the own host as 'self'. */
const socketsOf = (host: string): readonly string[] =>
  HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [];

const hostOf = (origin: string): string => new URL(origin).host;

/** The style element of the color picker from `vanilla-colorful`, the only one that the page makes. */
const PICKER_STYLE = "'sha256-I/BcSf79PEn5SD9ob8aupUkHyFwnKqY/qf8Co29iLMs='";

/**
 * Phaser makes its first textures of data images, the engine is wasm. Games may be held by a process at another origin.
 */
const contentSecurityPolicy = (host: string, origins: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' ${PICKER_STYLE}`,
    "img-src 'self' data:",
    ["connect-src 'self'", ...[host, ...origins.map(hostOf)].flatMap(socketsOf), ...origins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The headers of every answer, for who asked at `host`; `origins` are others of this Flipside. */
export const pageHeaders = (
  host = '',
  origins: readonly string[] = [],
): Readonly<Record<string, string>> => ({
  ...STEADY_HEADERS,
  'Content-Security-Policy': contentSecurityPolicy(host, origins),
});
