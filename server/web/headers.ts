/** Makes the page cross-origin isolated, so that it can share memory with its worker. */
export const ISOLATION_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Lets pages of every site load a file: the board that they embed. */
export const HEADERS_FOR_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

const UNFRAMED = "frame-ancestors 'none'";

/** The policy of a page that others may show in a frame. */
export const framedPolicy = (policy: string): string => policy.replace(UNFRAMED, 'frame-ancestors *');

/** Browser features this page never asks for. */
const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

const STEADY_HEADERS = {
  ...ISOLATION_HEADERS,
  'Permissions-Policy': UNUSED_FEATURES.map(feature => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The sockets of another origin. Those of the page's own host are 'self'. */
const socketsOf = (origin: string): readonly string[] => {
  const { host } = new URL(origin);
  return [`ws://${host}`, `wss://${host}`];
};

/** The style element that the color picker of `vanilla-colorful` creates, the only one on the page. */
const PICKER_STYLE = "'sha256-I/BcSf79PEn5SD9ob8aupUkHyFwnKqY/qf8Co29iLMs='";

/** The script within `index.html` that finds the language and says when the page's program did not come, the only one there. */
const LOADING_SCRIPT = "'sha256-5oV9emZ2/EZOH0UTXZEmwXJnljiiA+wvE7LfRtD6kqw='";

/** The sources of styles within the page, as `stylesWithin` finds them. */
export type InlineStyles = readonly string[];

/** Phaser creates its first textures from data images, and the engine is wasm. */
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
 * For the page itself, where a static host sends no headers. A server's own policy applies besides it and names the only
 * addresses to connect to, which the built page cannot know.
 */
export const builtPagePolicy = (styles: InlineStyles): string =>
  [...pageDirectives(styles), "connect-src 'self' http: https: ws: wss:"].join('; ');

/** What a page may use besides its own files. */
export interface PageSources {
  /** Other origins of this Flipside. */
  readonly origins?: readonly string[] | undefined;
  readonly styles?: InlineStyles;
}

/** Games may be held by a process at another origin. */
const contentSecurityPolicy = ({ origins = [], styles = [] }: PageSources): string =>
  [
    ...pageDirectives(styles),
    ["connect-src 'self'", ...origins.flatMap(socketsOf), ...origins].join(' '),
    UNFRAMED,
  ].join('; ');

/** The headers of every response. Nothing that a request says is in them. */
export const pageHeaders = (sources: PageSources = {}): Readonly<Record<string, string>> => ({
  ...STEADY_HEADERS,
  'Content-Security-Policy': contentSecurityPolicy(sources),
});
