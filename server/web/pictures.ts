import { isMatchId } from '../../src/embed/readFrame.ts';
import { makeShapeText } from '../../src/game/shape.ts';
import { readLegalMoves } from '../../src/net/contract/tableState.ts';
import { boardPixels } from '../../src/picture/pixels.ts';
import { hashOf } from '../process/secrets.ts';
import { movesOf } from '../storage/records.ts';
import type { Stores } from '../storage/storage.ts';
import { writePng } from './png.ts';
import { isFrame } from './previews.ts';
import { frameAt, positionIn, positionOf, type ShownPosition } from './shownGame.ts';

/** Longer addresses lead to no picture. */
const LONGEST_ADDRESS = 2_000;

const endOf = async ({ matches }: Stores, id: string): Promise<ShownPosition | undefined> => {
  const match = await matches.load(id);
  if (match?.ended === undefined) return undefined;
  const line = readLegalMoves(match.setup, movesOf(match).join(''));
  return line && positionIn(match.setup, line);
};

/** The position that an address of this site shows: a frame, or a finished match at its end. */
const shownAt = async (stores: Stores, address: string): Promise<ShownPosition | undefined> => {
  const [, id = ''] = /^\/\?match=([\w-]+)$/.exec(address) ?? [];
  if (isMatchId(id)) return endOf(stores, id);
  const [path = ''] = address.split('?');
  const frame = isFrame(path) ? frameAt(address) : undefined;
  return frame && positionOf(frame);
};

/** A picture that is drawn when somebody wants to see it. */
export interface ShownPicture {
  /** The same for the same picture. */
  readonly tag: string;
  draw(): Promise<Buffer>;
}

/** Pictures that are kept: crawlers ask for the same one many times. */
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

/** The picture of what an address shows; undefined if it shows no game. Nobody is named in it. */
export const pictureAt = async (stores: Stores, address: string): Promise<ShownPicture | undefined> => {
  const shown = address.length > LONGEST_ADDRESS ? undefined : await shownAt(stores, address);
  if (shown === undefined) return undefined;
  const tag = tagOf(shown);
  return { tag, draw: () => drawnOnce(tag, shown) };
};
