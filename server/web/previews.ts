import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isMatchId } from '../../src/embed/readFrame.ts';
import { GAMES, type GameName } from '../../src/game/games.ts';
import { tableOf } from '../../src/game/record.ts';
import { parseCode, parseCodeOrWord } from '../../src/net/contract/texts.ts';
import { PICTURE_SIZE } from '../../src/picture/pixels.ts';
import { FRAME_PAGE } from '../files.ts';
import { fileAt, type Page, type PageFile, type Variant } from './page.ts';
import { frameAt, positionOf } from './shownGame.ts';

/** Previews are in the language of the page's own description. */
const NAMES: Readonly<Record<GameName, string>> = {
  othello: 'Othello',
  reversi: 'Reversi',
  anti: 'Anti-Othello',
  xot: 'XOT',
  octagon: 'Octagon',
  blocked: 'Blocked squares',
  connect4: 'Connect Four',
};
interface Picture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Static pictures, one for each game. */
const pictureOf = (game: GameName): Picture => ({
  path: `/previews/${game}.png`,
  width: 1200,
  height: 630,
  alt: `A board of ${NAMES[game]}`,
});

/** The path of the picture drawn for an address (`pictures.ts`). */
const pictureAt = (address: string, alt: string): Picture => ({
  path: `/picture.png?at=${encodeURIComponent(address)}`,
  ...PICTURE_SIZE,
  alt,
});
const INVITATION = 'The first to open the link sits down, the others watch. No account, nothing to install.';
const REPLAY = 'Step through the game, move by move.';
const PUZZLE = 'One move is best. Which?';
const ABOUT = 'A free game in a browser tab: against friends, the computer, or to study.';

/** The preview that other sites show beside a link to the page. */
interface Preview {
  readonly title: string;
  readonly about: string;
  readonly picture: Picture;
  /** The previewed address, starting with its path. */
  readonly address: string;
}

const PLAIN: Preview = {
  title: 'Flipside: Othello in a browser tab',
  about: ABOUT,
  picture: pictureOf('othello'),
  address: '/',
};

/** Longer queries are not from links made by the page. */
const LONGEST_QUERY = 500;
/** Frames with longer addresses have no picture of their own. */
const LONGEST_ADDRESS = 2_000;

/**
 * The preview of a link, limited to what its sender may tell everybody: a game, a finished match, or the code of a table.
 * Undefined for addresses without a preview of their own. Nothing is looked up, so crawlers learn of no table and no name.
 */
const previewOf = (url: string): Preview | undefined => {
  const [path = '', query = ''] = url.split('#')[0]?.split('?', 2) ?? [];
  if (path !== '/' && path !== '/index.html') return undefined;
  if (query === '' || query.length > LONGEST_QUERY) return undefined;
  const parameters = new URLSearchParams(query);
  const named = GAMES.find(name => name === parameters.get('game')?.trim().toLowerCase());
  const game = named ?? 'othello';
  const code = parseCodeOrWord(parameters.get('table')?.trim() ?? '');
  const what = named === undefined ? 'a game' : NAMES[named];
  // Titles only contain codes, since a word may be somebody's address or an advertisement.
  const isCode = parseCode(code ?? '') !== undefined;
  if (code !== undefined)
    return {
      title: `Play ${what} with me${isCode ? `: ${code}` : ''}`,
      about: INVITATION,
      picture: pictureOf(game),
      address: `/?table=${encodeURIComponent(code)}`,
    };
  const match = parameters.get('match') ?? '';
  if (isMatchId(match)) {
    const address = `/?match=${match}`;
    const picture = pictureAt(address, 'The end of the game');
    return { title: 'A finished game on Flipside', about: REPLAY, picture, address };
  }
  if (named === undefined) return undefined;
  const title = `${NAMES[named]} on Flipside`;
  return { title, about: ABOUT, picture: pictureOf(named), address: `/?game=${named}` };
};

/** The preview of a frame; undefined if it shows no game. */
const framePreviewOf = (url: string): Preview | undefined => {
  const frame = url.length > LONGEST_ADDRESS ? undefined : frameAt(url);
  if (frame === undefined) return undefined;
  if (frame.match !== undefined) {
    const picture = pictureAt(`/?match=${frame.match}`, 'The end of the game');
    return { title: 'A finished game on Flipside', about: REPLAY, picture, address: url };
  }
  const shown = positionOf(frame);
  if (shown === undefined) return undefined;
  const name = NAMES[shown.game];
  const picture = pictureAt(url, `A position of ${name}`);
  return frame.isPuzzle
    ? { title: `${name}: find the move`, about: PUZZLE, picture, address: url }
    : { title: `A game of ${name}`, about: REPLAY, picture, address: url };
};

const SIGNS = tableOf<string>({
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
});
const escaped = (text: string): string => text.replace(/[&"<>]/g, sign => SIGNS.get(sign) ?? '');

const tag = (name: 'property' | 'name', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escaped(content)}" />`;

const tagsOf = ({ title, about, picture, address }: Preview, origin: string): string =>
  [
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', 'Flipside'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', about),
    tag('property', 'og:url', origin + address),
    tag('property', 'og:image', origin + picture.path),
    tag('property', 'og:image:width', `${picture.width}`),
    tag('property', 'og:image:height', `${picture.height}`),
    tag('property', 'og:image:alt', picture.alt),
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', about),
    tag('name', 'twitter:image', origin + picture.path),
  ].join('');

/** Where to insert tags into the head of a page. */
const HEAD = '</title>';

const variantOf = (body: Buffer, encoding?: Variant['encoding']): Variant => ({
  encoding,
  body,
  tag: `"${createHash('sha256').update(body).digest('base64url')}"`,
});

/** The built page's own preview tags, for static hosts. */
const OWN_TAGS = /<meta (?:property="og:|name="twitter:)[^>]*>\s*/g;

const bodyWith = ({ variants }: PageFile, tags: string): Buffer => {
  const text = variants.at(-1)?.body.toString() ?? '';
  const bare = tags.includes('og:') ? text.replace(OWN_TAGS, '') : text;
  return Buffer.from(bare.replace(HEAD, end => end + tags));
};

/** Compressed quickly, for a single request. */
const fileWith = (file: PageFile, tags: string): PageFile => {
  const body = bodyWith(file, tags);
  return { ...file, variants: [variantOf(gzipSync(body, { level: 4 }), 'gzip'), variantOf(body)] };
};

/** Compressed as much as possible, for all requests. */
const lastingFileWith = (file: PageFile, tags: string): PageFile => {
  const body = bodyWith(file, tags);
  const packed = [variantOf(brotliCompressSync(body), 'br'), variantOf(gzipSync(body), 'gzip')];
  return { ...file, variants: [...packed, variantOf(body)] };
};

/** The tag that points from a frame page to its oEmbed. */
const oEmbedTag = (address: string, origin: string): string =>
  `<link rel="alternate" type="application/json+oembed" href="${origin}/oembed?url=${encodeURIComponent(address)}" title="Flipside" />`;

export type Previews = (url: string) => Page;

/**
 * Creates the page with the preview tags for an address. `origin` is the configured origin of the page, never one from a
 * request; without it, picture URLs are relative, which not every site follows.
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
      const shown = framePreviewOf(url);
      const told = shown === undefined ? '' : tagsOf(shown, origin);
      const tags = oEmbedTag(origin + url.slice(0, LONGEST_ADDRESS), origin) + told;
      return new Map(withTags).set(path, fileWith(frame, tags));
    }
    return withTags;
  };
};

/** Whether a path belongs to a frame that other sites embed. */
export const isFrame = (path: string): boolean => path === `/${FRAME_PAGE}` || /^\/embed\/[^/.]*$/.test(path);
