import { COLORS, type Color } from '../../game/color.ts';
import { GAMES, HEAD_STARTS, isShowable, type Setup, startOf } from '../../game/games.ts';
import { atOnce } from '../../game/inParts.ts';
import { fromEntries } from '../../game/record.ts';
import { makeShapeText, parseShapeText } from '../../game/shape.ts';
import { makeStartText, parseStartText } from '../../game/start.ts';
import { readMoves, writeMoves } from '../../game/transcript.ts';
import { hasPath, withoutDirections } from '../../game/tree.ts';
import { DETAIL_LENGTH, DETAIL_NAMES, type GameRecord, type RecordDetails } from '../record.ts';
import { factsIn } from './facts.ts';
import {
  besides,
  type Fields,
  isObject,
  listOf,
  oneOf,
  shortText,
  textOf,
  type WrittenNote,
} from './notes.ts';
import { treeInParts, writtenTree } from './writtenTree.ts';

/** A game with its variations as JSON. Default values are left out to keep links short. */
export interface WrittenChapter {
  readonly game?: string;
  readonly size?: string;
  readonly headStart?: Setup['headStart'];
  readonly freePassing?: true;
  readonly start?: string;
  /** Every line from the start to its end, the main line first. */
  readonly lines: readonly string[];
  readonly notes?: readonly WrittenNote[];
  readonly details?: RecordDetails;
  readonly at?: string;
}

const writeSetup = ({ game, shape, headStart, freePassing, start }: Setup): Partial<WrittenChapter> => {
  const size = makeShapeText(shape);
  return {
    ...(game !== 'othello' && { game }),
    ...(size !== '8x8' && { size }),
    ...(headStart && { headStart }),
    ...(freePassing && { freePassing }),
    ...(start && { start: makeStartText(start) }),
  };
};

const CHAPTER_NAMES = [
  ...['game', 'size', 'headStart', 'freePassing', 'start', 'lines', 'notes', 'details', 'at'],
  ...['transcript', 'undone'],
] as const;

/** Details for writing, with unknown fields of newer versions. */
export const writeDetails = ({ more, ...details }: RecordDetails): RecordDetails => ({
  ...(isObject(more?.details) && more.details),
  ...details,
});

/** Unknown fields of a chapter from newer versions. */
export const chapterMore = ({ more }: RecordDetails): Fields | undefined =>
  more && besides(more, ['details']);

export const writeChapter = ({ tree, at = [], ...told }: GameRecord): WrittenChapter => {
  const { lines, notes } = writtenTree(tree);
  const details = writeDetails(told);
  return {
    ...chapterMore(told),
    ...writeSetup(tree.setup),
    lines,
    ...(notes.length > 0 && { notes }),
    ...(Object.values(details).some(value => value !== undefined) && { details }),
    ...(at.length > 0 && { at: writeMoves(startOf(tree.setup).rules, at) }),
  };
};

const headStartOf = (value: unknown): Setup['headStart'] => {
  if (!isObject(value)) return undefined;
  const color: Color | undefined = oneOf(COLORS, value.color);
  const kind = oneOf(HEAD_STARTS, value.kind);
  return color === undefined || kind === undefined ? undefined : { color, kind, count: Number(value.count) };
};

const setupOf = (written: Fields): Setup | undefined => {
  const game = oneOf(GAMES, written.game ?? 'othello');
  const shape = parseShapeText(textOf(written.size) ?? '8x8');
  const start = textOf(written.start);
  const byHand = start === undefined ? undefined : parseStartText(start);
  if (game === undefined || shape === undefined || (start !== undefined && byHand === undefined))
    return undefined;
  const headStart = headStartOf(written.headStart);
  const freePassing = written.freePassing === true;
  const setup: Setup = { game, shape, headStart, freePassing, ...(byHand && { start: byHand }) };
  return isShowable(setup) ? setup : undefined;
};

/** The lines of a study, or the single line of a stored match. */
const linesIn = (written: Fields): readonly unknown[] =>
  'lines' in written
    ? listOf(written.lines)
    : [`${textOf(written.transcript) ?? ''}${textOf(written.undone) ?? ''}`];

const detailsIn = (value: unknown): RecordDetails => {
  if (!isObject(value)) return {};
  const read = (text: unknown): string | undefined => {
    const short = shortText(text, DETAIL_LENGTH);
    return short && withoutDirections(short);
  };
  const named = isObject(value.players) ? value.players : {};
  const texts = DETAIL_NAMES.map(name => [name, read(value[name])] as const);
  const players = COLORS.map(color => [color, read(named[color])] as const);
  const isGiven = <Name extends string>(
    entry: readonly [Name, string | undefined],
  ): entry is readonly [Name, string] => entry[1] !== undefined;
  const given = players.filter(isGiven);
  return {
    ...factsIn(value),
    ...fromEntries(texts.filter(isGiven)),
    ...(given.length > 0 && { players: fromEntries(given) }),
  };
};

/** Unknown fields of the details from newer versions. */
const moreDetails = (details: unknown): Fields | undefined =>
  isObject(details) ? besides(details, [...DETAIL_NAMES, 'players', 'wthor', 'ggf']) : undefined;

/** Parses the output of `writeChapter`; undefined unless every line is legal. */
export const readChapter = (value: unknown): GameRecord | undefined => {
  if (!isObject(value)) return undefined;
  const setup = setupOf(value);
  const notes = listOf(value.notes).filter(isObject);
  const tree = setup && atOnce(treeInParts(setup, { lines: linesIn(value), notes }));
  if (setup === undefined || tree === undefined) return undefined;
  const at = readMoves(startOf(setup), textOf(value.at) ?? '') ?? [];
  const details = moreDetails(value.details);
  const more = { ...besides(value, CHAPTER_NAMES), ...(details && { details }) };
  return {
    ...detailsIn(value.details),
    ...(Object.keys(more).length > 0 && { more }),
    tree,
    ...(at.length > 0 && hasPath(tree, at) && { at }),
  };
};
