import { isMatchId } from '../../src/embed/readFrame.ts';
import { makeShapeText } from '../../src/game/shape.ts';
import { boardPixels } from '../../src/picture/pixels.ts';
import { hashOf } from '../process/secrets.ts';
import type { Stores } from '../storage/storage.ts';
import { writePng } from './png.ts';
import { isFrame } from './previews.ts';
import { endOf, frameAt, positionOf, type ShownPosition } from './shownGame.ts';

/** Longer addresses have no picture. */
const LONGEST_ADDRESS = 2_000;

/** The position shown at an address of this site: a frame's, or the end of a finished match. */
const shownAt = async (stores: Stores, address: string): Promise<ShownPosition | undefined> => {
  const [, id = ''] = /^\/\?match=([\w-]+)$/.exec(address) ?? [];
  if (isMatchId(id)) {
    const match = await stores.matches.load(id);
    return match && endOf(match);
  }
  const [path = ''] = address.split('?');
  const frame = isFrame(path) ? frameAt(address) : undefined;
  return frame && positionOf(frame);
};

/** A picture that is drawn on demand. */
export interface ShownPicture {
  /** The ETag, equal for equal pictures. */
  readonly tag: string;
  draw(): Promise<Buffer>;
}

/** Size of the cache: crawlers request the same picture many times. */
const MOST_KEPT = 200;
const kept = new Map<string, Promise<Buffer>>();

const tagOf = ({ game, position, last }: ShownPosition): string => {
  const { discs, shape, turn } = position;
  const content = [game, makeShapeText(shape), [...discs.black], [...discs.white], turn, last];
  return `"${hashOf(JSON.stringify(content))}"`;
};

const drawnOnce = (tag: string, { position, last }: ShownPosition): Promise<Buffer> => {
  const picture = kept.get(tag) ?? writePng(boardPixels(position, last));
  kept.delete(tag);
  kept.set(tag, picture);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return picture;
};

/** The picture for an address; undefined if it shows no game. It contains no names. */
export const pictureAt = async (stores: Stores, address: string): Promise<ShownPicture | undefined> => {
  const shown = address.length > LONGEST_ADDRESS ? undefined : await shownAt(stores, address);
  if (shown === undefined) return undefined;
  const tag = tagOf(shown);
  return { tag, draw: () => drawnOnce(tag, shown) };
};
