import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { GAMES, type GameName } from '../../src/game/games.ts';
import { parseCodeOrWord } from '../../src/net/contract/texts.ts';
import { FRAME_PAGE } from '../files.ts';
import { fileAt, type Page, type PageFile, type Variant } from './page.ts';

/** Crawlers are told in the language of the page's own description. */
const NAMES: Readonly<Record<GameName, string>> = {
  othello: 'Othello',
  reversi: 'Reversi',
  anti: 'Anti-Othello',
  xot: 'XOT',
  octagon: 'Octagon',
  blocked: 'Blocked squares',
  connect4: 'Connect Four',
};
const PICTURE_SIZE = { width: 1200, height: 630 } as const;
const INVITATION = 'The first to open the link sits down, the others watch. No account, nothing to install.';
const ABOUT = 'A free game in a browser tab: against friends, the computer, or to study.';

/** What a site shows beside a link to the page. */
interface Preview {
  readonly title: string;
  readonly about: string;
  readonly game: GameName;
  /** The part of the query that the preview is of. */
  readonly query: string;
}

const PLAIN: Preview = {
  title: 'Flipside: Othello in a browser tab',
  about: ABOUT,
  game: 'othello',
  query: '',
};

/** Longer queries are of no link that the page makes. */
const LONGEST_QUERY = 500;

/**
 * What a link leads to, as far as its sender may tell everybody: a game, or the code of a table. Undefined for addresses that have no
 * preview of their own. Nothing is looked up: a crawler learns of no table, and of no name.
 */
const previewOf = (url: string): Preview | undefined => {
  const [path = '', query = ''] = url.split('#')[0]?.split('?', 2) ?? [];
  if (path !== '/' && path !== '/index.html') return undefined;
  if (query === '' || query.length > LONGEST_QUERY) return undefined;
  const parameters = new URLSearchParams(query);
  const named = GAMES.find(name => name === parameters.get('game')?.trim().toLowerCase());
  const game = named ?? PLAIN.game;
  const code = parseCodeOrWord(parameters.get('table')?.trim() ?? '');
  if (code !== undefined)
    return {
      title: `Play ${named === undefined ? 'a game' : NAMES[named]} with me: ${code}`,
      about: INVITATION,
      game,
      query: `?table=${encodeURIComponent(code)}`,
    };
  if (named !== undefined)
    return { title: `${NAMES[named]} on Flipside`, about: ABOUT, game: named, query: `?game=${named}` };
  return undefined;
};

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&"<>]/g, sign => SIGNS[sign] ?? '');

const tag = (name: 'property' | 'name', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escaped(content)}" />`;

const tagsOf = ({ title, about, game, query }: Preview, origin: string): string =>
  [
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', 'Flipside'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', about),
    tag('property', 'og:url', `${origin}/${query}`),
    tag('property', 'og:image', `${origin}/previews/${game}.png`),
    tag('property', 'og:image:width', `${PICTURE_SIZE.width}`),
    tag('property', 'og:image:height', `${PICTURE_SIZE.height}`),
    tag('property', 'og:image:alt', `A board of ${NAMES[game]}`),
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', about),
    tag('name', 'twitter:image', `${origin}/previews/${game}.png`),
  ].join('');

/** Where the head of a page takes more. */
const HEAD = '</title>';

const variantOf = (body: Buffer, encoding?: Variant['encoding']): Variant => ({
  encoding,
  body,
  tag: `"${createHash('sha256').update(body).digest('base64url')}"`,
});

const bodyWith = ({ variants }: PageFile, tags: string): Buffer =>
  Buffer.from((variants.at(-1)?.body.toString() ?? '').replace(HEAD, end => end + tags));

/** Packed in a millisecond, for a single request. */
const fileWith = (file: PageFile, tags: string): PageFile => {
  const body = bodyWith(file, tags);
  return { ...file, variants: [variantOf(gzipSync(body, { level: 4 }), 'gzip'), variantOf(body)] };
};

/** Packed as small as can be, for all requests. */
const lastingFileWith = (file: PageFile, tags: string): PageFile => {
  const body = bodyWith(file, tags);
  const packed = [variantOf(brotliCompressSync(body), 'br'), variantOf(gzipSync(body), 'gzip')];
  return { ...file, variants: [...packed, variantOf(body)] };
};

/** The page with the frames of other sites' games says where its oEmbed is. */
const oEmbedTag = (address: string, origin: string): string =>
  `<link rel="alternate" type="application/json+oembed" href="${origin}/oembed?url=${encodeURIComponent(address)}" title="Flipside" />`;

export type Previews = (url: string) => Page;

/**
 * The page as it answers to an address: with what other sites show beside a link to it. `origin` is where the page is reached, by
 * configuration and never by what a request says; without it, pictures are named from the page on, which not every site follows.
 */
export const createPreviews = (page: Page, origin = ''): Previews => {
  const plain = page.get('/');
  if (plain === undefined) return () => page;
  const withTags = new Map(page);
  const shown = lastingFileWith(plain, tagsOf(PLAIN, origin));
  for (const path of ['/', '/index.html']) withTags.set(path, shown);
  return url => {
    const [path = ''] = url.split(/[?#]/);
    const preview = previewOf(url);
    if (preview !== undefined) return new Map(withTags).set(path, fileWith(plain, tagsOf(preview, origin)));
    const frame = origin !== '' && isFrame(path) ? fileAt(page, path) : undefined;
    if (frame !== undefined) {
      const tags = oEmbedTag(origin + url.slice(0, LONGEST_QUERY), origin);
      return new Map(withTags).set(path, fileWith(frame, tags));
    }
    return withTags;
  };
};

/** Whether a path is of a board for other people's pages. */
export const isFrame = (path: string): boolean => path === `/${FRAME_PAGE}` || /^\/embed\/[^/.]*$/.test(path);
