import { COLORS } from '../../game/color.ts';
import { fromEntries } from '../../game/record.ts';
import { isNoted, nodesOf } from '../../game/tree.ts';
import { type Reading, unreadable } from '../failure.ts';
import { DETAIL_LENGTH, DETAIL_NAMES, type GameRecord, type RecordDetails } from '../record.ts';
import { BitReader, BitWriter } from './bits.ts';
import { readSetup, writeSetup } from './linkSetup.ts';
import { fromSigns, strangeSign, toSigns } from './linkText.ts';
import { readPath, readTree, writePath, writeTree } from './linkTree.ts';

/** The name that a fragment has before a game. */
const NAME = 'g=';
/** The most moves, with all variations, that a page opens from a link: reading them does not hold it up. */
export const MOST_LINK_MOVES = 10_000;
/** The first letter after the name; a change of what follows takes another one. */
const VERSION = '1';

const writeDetails = (to: BitWriter, record: GameRecord): void => {
  const texts = [
    ...COLORS.map(color => record.players?.[color]),
    ...DETAIL_NAMES.map(name => record[name]),
  ].map(text => text?.slice(0, DETAIL_LENGTH) ?? '');
  const hasAny = texts.some(text => text !== '');
  to.flag(hasAny);
  if (!hasAny) return;
  for (const text of texts) {
    to.flag(text !== '');
    if (text !== '') to.text(text);
  }
};

const readDetails = (from: BitReader): RecordDetails => {
  if (!from.flag()) return {};
  const text = (): string => (from.flag() ? from.text().slice(0, DETAIL_LENGTH) : '');
  const named = <Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> =>
    fromEntries(names.map(name => [name, text()] as const).filter(([, value]) => value !== ''));
  const players = named(COLORS);
  return { ...(Object.keys(players).length > 0 && { players }), ...named(DETAIL_NAMES) };
};

/** Whether a link to the game holds all of it: what is drawn, asked or said of the start needs the link of a study. */
export const fitsLink = ({ tree }: Pick<GameRecord, 'tree'>): boolean =>
  !isNoted(tree.note ?? {}) &&
  nodesOf(tree, ({ drawn, asked }) => drawn !== undefined || asked !== undefined).length === 0;

/** A game as the fragment of an address, without the `#`: all that a record holds. */
export const writeLink = (record: GameRecord): string => {
  const to = new BitWriter();
  writeSetup(to, record.tree.setup);
  writeTree(to, record.tree);
  writePath(to, record.tree, record.at ?? []);
  writeDetails(to, record);
  return `${NAME}${VERSION}${toSigns(to.bytes())}`;
};

/** Where in an address or fragment the game is written; undefined if there is none. */
const gameAt = (text: string): number | undefined => {
  const at = /(?:^|[#&?])g=/.exec(text);
  return at === null ? undefined : at.index + at[0].length;
};

/** Whether a text is an address with a game, or its fragment with or without the `#`. */
export const isLink = (text: string): boolean => gameAt(text) !== undefined;

const recordIn = (bytes: Uint8Array, most: number): GameRecord | 'large' | undefined => {
  const from = new BitReader(bytes);
  const setup = readSetup(from);
  const tree = setup && readTree(from, setup, most);
  if (tree === 'large') return tree;
  const at = tree && readPath(from, tree);
  const details = readDetails(from);
  if (tree === undefined || at === undefined || from.isOverrun) return undefined;
  return { tree, ...(at.length > 0 && { at }), ...details };
};

/** Reads what `writeLink` has written: a fragment, or a whole address with one. A stranger's may have `most` moves. */
export const readLink = (text: string, most = Number.POSITIVE_INFINITY): Reading<GameRecord> => {
  const start = gameAt(text);
  if (start === undefined) return unreadable({ reason: 'linkDamaged' });
  const [signs = ''] = text.slice(start).split('&');
  if (signs[0] !== VERSION) return unreadable({ reason: 'linkVersion' });
  const strange = strangeSign(signs);
  if (strange !== undefined) {
    const place = { unit: 'character', line: 1, column: start + strange + 1 } as const;
    return unreadable({ reason: 'linkSign', place, found: signs.charAt(strange) });
  }
  const bytes = fromSigns(signs.slice(VERSION.length));
  const record = bytes && recordIn(bytes, most);
  if (record === 'large') return unreadable({ reason: 'linkMoves', expected: most });
  return record === undefined ? unreadable({ reason: 'linkDamaged' }) : { type: 'read', value: record };
};
