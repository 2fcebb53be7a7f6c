import { discCounts } from '../../src/game/board.ts';
import type { Color } from '../../src/game/color.ts';
import { dropsDiscs } from '../../src/game/position.ts';
import type { Stores } from '../storage/storage.ts';
import { escaped, NAMES, type Preview, previewAt } from './previews.ts';
import { endOf } from './shownGame.ts';

const STATUS = { ok: 200, malformed: 400, unknown: 404, format: 501 } as const;
/** The preferred size of a frame: a board, and below it the buttons, in two rows if the frame is narrow. */
const FRAME = { width: 500, below: 140, narrow: 340, belowNarrow: 200 } as const;
/** How long other sites may keep the response, in seconds: games in links do not change. */
const CACHE_SECONDS = 86_400;
const LENGTH = /^[1-9]\d{0,5}$/;

export interface OEmbedParts {
  readonly stores: Pick<Stores, 'matches' | 'identities'>;
  /** The public origin by configuration. */
  readonly origin: string | undefined;
}

interface Most {
  readonly width: number;
  readonly height: number;
}

/** The largest size that the other site allows; `undefined` if that is not a number of pixels. */
const mostOf = (asked: URLSearchParams): Most | undefined => {
  const [width, height] = ['maxwidth', 'maxheight'].map(name => asked.get(name) ?? '999999');
  return LENGTH.test(width ?? '') && LENGTH.test(height ?? '')
    ? { width: Number(width), height: Number(height) }
    : undefined;
};

const frameOf = ({ title }: Preview, address: string, most: Most) => {
  const width = Math.min(FRAME.width, most.width);
  const below = width > FRAME.narrow ? FRAME.below : FRAME.belowNarrow;
  const height = Math.min(width + below, most.height);
  const html = `<iframe title="${escaped(title)}" width="${width}" height="${height}" src="${escaped(address)}" loading="lazy" style="border:0"></iframe>`;
  return { type: 'rich', html, width, height };
};

const thumbnailOf = ({ picture: { path, width, height } }: Preview, origin: string, most: Most) =>
  width <= most.width && height <= most.height
    ? { thumbnail_url: origin + path, thumbnail_width: width, thumbnail_height: height }
    : {};

/** The title of a finished match, with its players and result; `undefined` if there is no such match. */
const titleOf = async ({ matches, identities }: OEmbedParts['stores'], id: string) => {
  const match = await matches.load(id);
  const end = match && endOf(match);
  if (match?.ended === undefined || end === undefined) return undefined;
  const { position, game } = end;
  const { winner, by } = match.ended.result;
  const isInColumns = dropsDiscs(position);
  const sides = isInColumns ? { black: 'Red', white: 'Yellow' } : { black: 'Black', white: 'White' };
  const nameOf = async (color: Color): Promise<string> =>
    (await identities.find(match.seats[color]))?.name ?? sides[color];
  const names = { black: await nameOf('black'), white: await nameOf('white') };
  const counts = discCounts(position);
  const about = `A game of ${NAMES[game]}`;
  if (by === 'play' && !isInColumns)
    return `${about}: ${names.black} ${counts.black}, ${names.white} ${counts.white}`;
  if (winner === 'draw') return `${about}: ${names.black} and ${names.white} drew`;
  const loser = winner === 'black' ? names.white : names.black;
  return `${about}: ${names[winner]} won against ${loser}`;
};

/** The path, query and fragment of an address of this site. */
const ownAddress = (text: string, origin: string | undefined): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.origin === origin ? `${url?.pathname}${url?.search}${url?.hash}` : undefined;
};

/**
 * Answers other sites that want to show a link as what it leads to (https://oembed.com): a frame for games and puzzles, a
 * title and a picture for all other links with a preview.
 */
export const oEmbedOf = async (
  query: string,
  { stores, origin = '' }: OEmbedParts,
): Promise<{ readonly status: number; readonly body: unknown }> => {
  const asked = new URLSearchParams(query);
  if ((asked.get('format') ?? 'json') !== 'json') return { status: STATUS.format, body: { error: 'format' } };
  const most = mostOf(asked);
  if (most === undefined) return { status: STATUS.malformed, body: { error: 'maxwidth or maxheight' } };
  const unknown = { status: STATUS.unknown, body: { error: 'unknown' } };
  const address = ownAddress(asked.get('url') ?? '', origin);
  const preview = address === undefined ? undefined : previewAt(address);
  if (preview === undefined) return unknown;
  const title = preview.match === undefined ? preview.title : await titleOf(stores, preview.match);
  if (title === undefined) return unknown;
  const named = { ...preview, title };
  const body = {
    version: '1.0',
    ...(preview.frame === undefined ? { type: 'link' } : frameOf(named, origin + preview.frame, most)),
    title,
    provider_name: 'Flipside',
    provider_url: `${origin}/`,
    cache_age: CACHE_SECONDS,
    ...thumbnailOf(preview, origin, most),
  };
  return { status: STATUS.ok, body };
};
