import { unquoted } from '../game/address.ts';
import { fromEntries, recordOf } from '../game/record.ts';
import { FLAG_NAMES, TEXT_NAMES } from './boardElement.ts';
import { type AttributeReading, gameFromAttributes, type ShownGame } from './readAttributes.ts';

/** The parts of a page's address that define a frame. */
export interface FrameAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The content of a frame: the attributes of its board, and whether it is a puzzle. */
export interface Frame {
  readonly attributes: Readonly<Record<string, string>>;
  readonly isPuzzle: boolean;
  readonly scheme: 'light' | 'dark' | undefined;
  /** The id of the server's finished match to show, if any. */
  readonly match: string | undefined;
}

const NAMES = [...TEXT_NAMES, ...FLAG_NAMES, 'ply', 'autoplay', 'arrows', 'marks', 'lang'] as const;

const LINK = /^#?(g|find)=/;

/** The part after `/embed/`: a game as in a link, or its moves. */
const behind = (pathname: string): string => {
  const [, last = ''] = /\/embed\/([^/]*)$/.exec(pathname) ?? [];
  return /\.html$/.test(last) ? '' : unquoted(last);
};

/** Whether a text can be the id of a match. */
export const isMatchId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** A puzzle is a link that asks for a better move, or a position with the parameter `puzzle`. */
export const readFrame = ({ pathname, search, hash }: FrameAddress): Frame => {
  const asked = new URLSearchParams(search);
  const place = behind(pathname);
  const link = [hash, place].find(text => LINK.test(text));
  const given = recordOf(NAMES, name => asked.get(name));
  const moves = asked.get('moves') ?? (LINK.test(place) || place === '' ? undefined : place);
  const attributes = new Map<string, string>();
  for (const name of NAMES) {
    const value = given[name];
    if (value !== null) attributes.set(name, value);
  }
  if (moves !== undefined) attributes.set('transcript', moves);
  if (link !== undefined) attributes.set('record', link.replace(LINK, 'g='));
  const isPuzzle = asked.has('puzzle') || /^#?find=/.test(link ?? '');
  if (isPuzzle) attributes.set('playable', 'both');
  const scheme = asked.get('scheme');
  const match = asked.get('match') ?? undefined;
  return {
    attributes: fromEntries(attributes),
    isPuzzle,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
    match: match !== undefined && isMatchId(match) ? match : undefined,
  };
};

/** The game defined by a frame's attributes, or their problem. */
export const gameIn = ({ attributes }: Frame): AttributeReading<ShownGame> => {
  const text = (name: string): string | null => attributes[name] ?? null;
  return gameFromAttributes({
    game: text('game'),
    size: text('size'),
    position: text('position'),
    transcript: text('transcript'),
    record: text('record'),
  });
};
