/** Makes the page cross-origin isolated, so that it can share memory with its worker. */
export const ISOLATION_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Allows pages of every site to load a file: the embedded board. */
export const HEADERS_FOR_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

const UNFRAMED = "frame-ancestors 'none'";

/** The policy of a page that others may show in a frame. */
export const framedPolicy = (policy: string): string => policy.replace(UNFRAMED, 'frame-ancestors *');

/** Browser features that this page never uses. */
const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

const STEADY_HEADERS = {
  ...ISOLATION_HEADERS,
  'Permissions-Policy': UNUSED_FEATURES.map(feature => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** WebSocket sources of another origin. The page's own host is covered by 'self'. */
const socketsOf = (origin: string): readonly string[] => {
  const { host } = new URL(origin);
  return [`ws://${host}`, `wss://${host}`];
};

/** The style element that the color picker of `vanilla-colorful` creates, the only one on the page. */
const PICKER_STYLE = "'sha256-I/BcSf79PEn5SD9ob8aupUkHyFwnKqY/qf8Co29iLMs='";

/** The only inline script of `index.html`, which detects the language and reports when the page's program failed to load. */
const LOADING_SCRIPT = "'sha256-5oV9emZ2/EZOH0UTXZEmwXJnljiiA+wvE7LfRtD6kqw='";

/** The hashes of inline styles, as found by `stylesWithin`. */
export type InlineStyles = readonly string[];

/** Phaser creates its first textures from data images, and the engine is WebAssembly. */
const pageDirectives = (styles: InlineStyles): readonly string[] => [
  "default-src 'self'",
  `script-src 'self' 'wasm-unsafe-eval' ${LOADING_SCRIPT}`,
  ["style-src 'self'", PICKER_STYLE, ...styles].join(' '),
  "img-src 'self' data:",
  "worker-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default flipside lit-html',
];

/**
 * The policy inside the built page, for static hosts that send no headers. A server's own policy applies in addition and
 * lists the origins to connect to, which the built page cannot know.
 */
export const builtPagePolicy = (styles: InlineStyles): string =>
  [...pageDirectives(styles), "connect-src 'self' http: https: ws: wss:"].join('; ');

/** What a page may load besides its own files. */
export interface PageSources {
  /** Other origins of this Flipside. */
  readonly origins?: readonly string[] | undefined;
  readonly styles?: InlineStyles;
}

/** Connections to other origins are allowed because their processes may hold the table. */
const contentSecurityPolicy = ({ origins = [], styles = [] }: PageSources): string =>
  [
    ...pageDirectives(styles),
    ["connect-src 'self'", ...origins.flatMap(socketsOf), ...origins].join(' '),
    UNFRAMED,
  ].join('; ');

/** The headers of every response. They never contain text from a request. */
export const pageHeaders = (sources: PageSources = {}): Readonly<Record<string, string>> => ({
  ...STEADY_HEADERS,
  'Content-Security-Policy': contentSecurityPolicy(sources),
});
