import { isMatchId } from '../../src/embed/readFrame.ts';
import { readLegalMoves } from '../../src/net/contract/tableState.ts';
import { boardPixels } from '../../src/picture/pixels.ts';
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

/** The picture of what an address shows, as a PNG file; undefined if it shows no game. Nobody is named in it. */
export const drawShown = async (stores: Stores, address: string): Promise<Buffer | undefined> => {
  const shown = address.length > LONGEST_ADDRESS ? undefined : await shownAt(stores, address);
  return shown && writePng(boardPixels(shown.position, shown.last));
};
