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

/** Prefix of a game in a fragment. */
const NAME = 'g=';
/** Maximum number of moves, variations included, in a link that the page opens: more would block it. */
export const MOST_LINK_MOVES = 10_000;
/** First letter of the payload; a change of the format gets a new one. */
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

/** Fields added later, after the original ones; older pages read the game without them. */
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

/** Longer JSON is split into several texts of at most this length. */
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

/**
 * Whether a link readable by all versions can hold the whole game: drawings, questions and notes on the start need a study link.
 */
export const fitsLink = ({ tree }: Pick<GameRecord, 'tree'>): boolean =>
  !isNoted(tree.note ?? {}) &&
  nodesOf(tree, ({ drawn, asked }) => drawn !== undefined || asked !== undefined).length === 0;

/** A game as a URL fragment without the `#`: everything in the record. */
export const writeLink = (record: GameRecord): string => {
  const to = new BitWriter();
  writeSetup(to, record.tree.setup);
  writeTree(to, record.tree);
  writePath(to, record.tree, record.at ?? []);
  writeDetails(to, record);
  writeRest(to, restOf(record));
  return `${NAME}${VERSION}${toSigns(to.bytes())}`;
};

/** The offset of the game in an address or fragment; undefined if there is none. */
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

/** Parses the output of `writeLink`: a fragment, or a whole address with one. For untrusted links, `most` limits the moves. */
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
