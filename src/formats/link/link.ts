import { COLORS } from '../../game/color.ts';
import { startOf } from '../../game/games.ts';
import { readJson } from '../../game/json.ts';
import { fromEntries } from '../../game/record.ts';
import { readMoves, writeMoves } from '../../game/transcript.ts';
import { annotated, type GameTree, hasPath, isNoted, type MoveNote, nodesOf } from '../../game/tree.ts';
import { type Reading, unreadable } from '../failure.ts';
import { DETAIL_LENGTH, DETAIL_NAMES, type GameRecord, type RecordDetails } from '../record.ts';
import { factsIn } from '../study/facts.ts';
import { isObject, listOf, readNote, textOf, type WrittenNote, writeNote } from '../study/notes.ts';
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

/** What links have only since they can be longer; pages from before that read a game without it. */
interface Rest {
  readonly notes?: readonly WrittenNote[];
  readonly wthor?: unknown;
  readonly ggf?: unknown;
}

const restOf = ({ tree, wthor, ggf }: GameRecord): Rest => {
  const { rules } = startOf(tree.setup);
  const isMore = ({ drawn, asked, more }: MoveNote): boolean =>
    [drawn, asked, more].some(part => part !== undefined);
  const noted = nodesOf(tree, isMore).map(({ path, node: { drawn, asked, more } }) =>
    writeNote(writeMoves(rules, path), { drawn, asked, more }),
  );
  const notes = [...(isNoted(tree.note ?? {}) ? [writeNote('', tree.note ?? {})] : []), ...noted];
  return { ...(notes.length > 0 && { notes }), ...(wthor && { wthor }), ...(ggf && { ggf }) };
};

/** A text is not as long as what it has to hold: there may be several. */
const LONGEST_TEXT = 100_000;

const writeRest = (to: BitWriter, rest: Rest): void => {
  if (Object.keys(rest).length === 0) return;
  const json = JSON.stringify(rest);
  for (let from = 0; from < json.length; from += LONGEST_TEXT) {
    to.flag(true);
    to.text(json.slice(from, from + LONGEST_TEXT));
  }
  to.flag(false);
};

const readRest = (from: BitReader, record: GameRecord): GameRecord => {
  let json = '';
  while (from.flag() && !from.isOverrun) json += from.text();
  const rest = json === '' ? undefined : readJson(json);
  if (!isObject(rest)) return record;
  const { setup } = record.tree;
  const tree = listOf(rest.notes)
    .filter(isObject)
    .reduce<GameTree>((noted, note) => {
      const path = readMoves(startOf(setup), textOf(note.at) ?? '?');
      return path !== undefined && hasPath(noted, path) ? annotated(noted, path, readNote(note)) : noted;
    }, record.tree);
  return { ...record, ...factsIn(rest), tree };
};

/** Whether a link that every page reads holds all of the game: what is drawn, asked or said of the start needs the link of a study. */
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
  writeRest(to, restOf(record));
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
  return readRest(from, { tree, ...(at.length > 0 && { at }), ...details });
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
