import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isMatchId } from '../../src/embed/readFrame.ts';
import { discCounts } from '../../src/game/board.ts';
import { GAMES, type GameName } from '../../src/game/games.ts';
import { dropsDiscs, isOver } from '../../src/game/position.ts';
import { tableOf } from '../../src/game/record.ts';
import { STUDY_NAME_LETTERS } from '../../src/net/contract/limits.ts';
import { parseCode, parseCodeOrWord } from '../../src/net/contract/texts.ts';
import { PICTURE_SIZE } from '../../src/picture/pixels.ts';
import { FRAME_PAGE } from '../files.ts';
import { fileAt, type Page, type PageFile, type Variant } from './page.ts';
import { frameAt, positionOf, type ShownPosition } from './shownGame.ts';

/** Previews are in the language of the page's own description. */
export const NAMES: Readonly<Record<GameName, string>> = {
  othello: 'Othello',
  reversi: 'Reversi',
  anti: 'Anti-Othello',
  xot: 'XOT',
  octagon: 'Octagon',
  blocked: 'Blocked squares',
  connect4: 'Connect Four',
};
export interface Picture {
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
const STUDY = 'Games and positions with notes and variations.';
const ABOUT = 'A free game in a browser tab: against friends, the computer, or to study.';

/** The preview that other sites show beside a link to the page. */
export interface Preview {
  readonly title: string;
  readonly about: string;
  readonly picture: Picture;
  /** The previewed address, starting with its path. */
  readonly address: string;
  /** The address of a frame that shows the same. */
  readonly frame?: string;
  /** The id of a finished match, whose players only the storage knows. */
  readonly match?: string;
}

const PLAIN: Preview = {
  title: 'Flipside: Othello in a browser tab',
  about: ABOUT,
  picture: pictureOf('othello'),
  address: '/',
};

/** Longer queries are not from links made by the page. */
const LONGEST_QUERY = 500;
/** Longer addresses are not frames. */
const LONGEST_ADDRESS = 8_000;
/** Frames with longer addresses have no picture of their own. */
const LONGEST_DRAWN = 2_000;

/** The preview of a finished match, at its replay or its frame. */
const matchPreview = (match: string, address: string): Preview => ({
  title: 'A finished game on Flipside',
  about: REPLAY,
  picture: pictureAt(`/?match=${match}`, 'The end of the game'),
  address,
  frame: `/embed/?match=${match}`,
  match,
});

const overIn = ({ position }: ShownPosition): string => {
  if (!isOver(position) || dropsDiscs(position)) return '';
  const { black, white } = discCounts(position);
  return `: Black ${black}, White ${white}`;
};

/** The preview of what a frame shows first; undefined if it shows no game. */
const shownPreview = (frame: string, address: string): Preview | undefined => {
  const read = frame.length > LONGEST_ADDRESS ? undefined : frameAt(frame);
  if (read?.match !== undefined) return matchPreview(read.match, address);
  const shown = read && positionOf(read);
  if (shown === undefined) return undefined;
  const name = NAMES[shown.game];
  const isDrawn = frame.length <= LONGEST_DRAWN;
  const picture = isDrawn ? pictureAt(frame, `A position of ${name}`) : pictureOf(shown.game);
  return read?.isPuzzle === true
    ? { title: `${name}: find the move`, about: PUZZLE, picture, address, frame }
    : { title: `A game of ${name}${overIn(shown)}`, about: REPLAY, picture, address, frame };
};

const STUDY_PREVIEW = {
  title: 'A study on Flipside',
  about: STUDY,
  picture: pictureOf('othello'),
} as const;

const STUDY_NAME = new RegExp(`^[a-z0-9]{${STUDY_NAME_LETTERS}}$`);

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
  if (isMatchId(match)) return matchPreview(match, `/?match=${match}`);
  const study = parameters.get('study') ?? '';
  if (STUDY_NAME.test(study)) return { ...STUDY_PREVIEW, address: `/?study=${study}` };
  if (parameters.has('moves')) {
    const moves = shownPreview(`/${FRAME_PAGE}?${query}`, `/?${query}`);
    if (moves !== undefined) return moves;
  }
  if (named === undefined) return undefined;
  const title = `${NAMES[named]} on Flipside`;
  return { title, about: ABOUT, picture: pictureOf(named), address: `/?game=${named}` };
};

/** The preview of a game or study in the fragment, which only sites that ask by oEmbed send. */
const fragmentPreview = (hash: string): Preview | undefined => {
  if (hash.startsWith('#s=')) return { ...STUDY_PREVIEW, address: `/${hash}` };
  return /^#(g|find)=/.test(hash) ? shownPreview(`/embed/${hash.slice(1)}`, `/${hash}`) : undefined;
};

/** The preview of any address of this site; undefined for addresses without one of their own. */
export const previewAt = (address: string): Preview | undefined => {
  const [path = ''] = address.split(/[?#]/);
  if (isFrame(path)) return shownPreview(address, address);
  const at = address.indexOf('#');
  return previewOf(address) ?? (at < 0 ? undefined : fragmentPreview(address.slice(at)));
};

const SIGNS = tableOf<string>({
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
});
export const escaped = (text: string): string => text.replace(/[&"<>]/g, sign => SIGNS.get(sign) ?? '');

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

/** The tag by which other sites find the oEmbed of an address. */
const oEmbedTag = ({ title, address }: Preview, origin: string): string => {
  const href = `${origin}/oembed?url=${encodeURIComponent(origin + address)}`;
  return `<link rel="alternate" type="application/json+oembed" href="${href}" title="${escaped(title)}" />`;
};

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
    const preview = previewAt(url);
    const isFramed = isFrame(path);
    const file = isFramed ? fileAt(page, path) : plain;
    if (file === undefined || (preview === undefined && !isFramed)) return withTags;
    if (preview === undefined) return new Map(withTags).set(path, { ...file, isMissing: true });
    // A frame has tags of its own, which need no origin.
    if (isFramed && origin === '') return withTags;
    const tags = tagsOf(preview, origin) + (origin === '' ? '' : oEmbedTag(preview, origin));
    return new Map(withTags).set(path, fileWith(file, tags));
  };
};

/** Whether a path belongs to a frame that other sites embed. */
export const isFrame = (path: string): boolean => path === `/${FRAME_PAGE}` || /^\/embed\/[^/.]*$/.test(path);
