import { type Setup, STANDARD_SETUP } from '../../game/games.ts';
import type { Transcript } from '../../game/transcript.ts';
import { lineThrough } from '../../game/tree.ts';
import { type Found, found } from '../found.ts';
import { readLink } from '../link/link.ts';
import { type Input, type InputEnding, readInputs, textOf } from '../read.ts';
import { type GameRecord, type RecordDetails, recordOf } from '../record.ts';
import { linesOf } from '../text/boards.ts';
import { readGgf } from '../text/ggf.ts';
import { readSgf } from '../text/sgf.ts';
import { boardIn } from './boardIn.ts';
import { detailsIn } from './details.ts';
import { type Line, longestLine, type Named, type Span, squaresIn } from './longestLine.ts';
import { plainText } from './plainText.ts';
import { columnsIn } from './tables.ts';

/** What was found in a text that is written in no format. */
export interface Salvage {
  readonly found: Found;
  /** What the text says besides, in pieces of at most a line. */
  readonly leftOut: readonly string[];
}

/** Text after this is left out: no message or page with a game is longer. */
const LONGEST_TEXT = 1_000_000;
/** Fewer moves than this may be named by chance. */
const LEAST_PLIES = 4;
/** The fewest moves of a line that is a game of its own beside others. */
const LEAST_LINE_PLIES = 8;
const MOST_PIECES = 20;
const LONGEST_PIECE = 100;

const REVERSI: Setup = { ...STANDARD_SETUP, game: 'reversi' };

const blanked = (text: string, spans: readonly Span[]): string => {
  let rest = text;
  for (const { from, to } of spans) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  return rest;
};

/** Move numbers, passes, and what only separates things. */
const SEPARATOR =
  /(?<![\p{L}\d])(?:\d{1,3}[.):]?|pass|pa|ps|pp|--)(?![\p{L}\d])|[\s.,:;|()[\]{}<>*#=+_~"'!?/\\-]+/giu;

const LETTERS_OF_COLUMNS = /^a\s*b\s*c\s*d(?:\s*e\s*f(?:\s*g\s*h)?)?$/i;

/** What a text says besides the spans that were taken. */
const piecesOf = (text: string, spans: readonly Span[]): readonly string[] =>
  linesOf(blanked(text, spans))
    .map(({ text: line }) => line.trim())
    .filter(line => line.replace(SEPARATOR, '') !== '' && !LETTERS_OF_COLUMNS.test(line))
    .map(line => line.replace(/\s+/g, ' ').slice(0, LONGEST_PIECE))
    .slice(0, MOST_PIECES);

/** All squares of a line are blanked out of the text in which names are looked for, with what lies between them. */
const wholeSpan = ({ spans }: Line): readonly Span[] => {
  const [first, last] = [spans[0], spans.at(-1)];
  return first === undefined || last === undefined ? [] : [{ from: first.from, to: last.to }];
};

const taken = (text: string, setup: Setup, line: Line, others: readonly Span[] = []): Salvage => {
  const { details, spans } = detailsIn(blanked(text, [...wholeSpan(line), ...others]));
  const record = recordOf(setup, line.moves as Transcript, details);
  return {
    found: found(line.moves.length > 0 ? 'transcript' : 'board', [record]),
    leftOut: piecesOf(text, [...line.spans, ...others, ...spans]),
  };
};

interface Best {
  readonly setup: Setup;
  readonly line: Line;
}

const bestOf = (named: readonly Named[], setups: readonly Setup[]): Best =>
  setups
    .map(setup => ({ setup, line: longestLine(setup, named) }))
    .reduce((best, one) => (one.line.moves.length > best.line.moves.length ? one : best));

/** Links and games in SGF or GGF anywhere in the text. */
const embedded = (text: string): Salvage | undefined => {
  const link = /[^\s#&?]{0,200}[#&?]g=1[\w-]+|(?<!\S)g=1[\w-]+/.exec(text);
  const reading = link && readLink(link[0]);
  if (link !== null && reading?.type === 'read')
    return {
      found: found('link', [reading.value]),
      leftOut: piecesOf(text, [{ from: link.index, to: link.index + link[0].length }]),
    };
  const from = text.search(/\(;/);
  if (from < 0) return undefined;
  const to = text.lastIndexOf(')') + 1;
  const games = [readGgf, readSgf]
    .map(read => read(text.slice(from, to)))
    .find(({ records }) => records.length > 0);
  return games && { found: games, leftOut: piecesOf(text, [{ from, to }]) };
};

interface LineGame {
  readonly at: number;
  readonly record: GameRecord;
  readonly plies: number;
}

/** The lines of a text that are games of their own, as in a table. */
const lineGames = (text: string): readonly LineGame[] => {
  const columns = columnsIn(text);
  return linesOf(text).flatMap(({ text: line, at }): readonly LineGame[] => {
    const { setup, line: game } = bestOf(squaresIn(line), [STANDARD_SETUP, REVERSI]);
    if (game.moves.length < LEAST_LINE_PLIES) return [];
    const details: RecordDetails =
      columns?.detailsOf(line) ?? detailsIn(blanked(line, wholeSpan(game))).details;
    return [{ at, record: recordOf(setup, game.moves as Transcript, details), plies: game.moves.length }];
  });
};

const manyGames = (text: string, least: number): Salvage | undefined => {
  const games = lineGames(text);
  if (games.length < 2 || games.reduce((sum, { plies }) => sum + plies, 0) <= least) return undefined;
  const others = linesOf(text)
    .filter(({ at }) => !games.some(game => game.at === at))
    .slice(columnsIn(text) === undefined ? 0 : 1);
  return {
    found: found(
      'transcript',
      games.map(({ record }) => record),
    ),
    leftOut: piecesOf(others.map(({ text: line }) => line).join('\n'), []),
  };
};

interface BoardLine extends Best {
  readonly span: Span;
}

/** A board, and the moves that are named behind it, if they go on from it. */
const boardAndMoves = (text: string, named: readonly Named[]): BoardLine | undefined => {
  const board = boardIn(text);
  if (board === undefined) return undefined;
  const behind = named.filter(({ from }) => from >= board.span.to);
  const setups = board.turned === undefined ? [board.setup] : [board.setup, board.turned];
  return { ...bestOf(behind, setups), span: board.span };
};

/**
 * The longest game, or else a board, in a text that no reader of a format can read: a message, a page, a table. What is found is
 * likely, not sure, so a person looks at it first. Undefined if there is neither.
 */
export const salvage = (written: string): Salvage | undefined => {
  const text = plainText(written.slice(0, LONGEST_TEXT));
  const inside = embedded(text);
  if (inside !== undefined) return inside;
  const named = squaresIn(text);
  const whole = bestOf(named, [STANDARD_SETUP, REVERSI]);
  const plies = whole.line.moves.length;
  const many = manyGames(text, plies);
  if (many !== undefined) return many;
  const board = boardAndMoves(text, named);
  const pliesFromBoard = board?.line.moves.length ?? 0;
  if (plies >= LEAST_PLIES && plies > pliesFromBoard) return taken(text, whole.setup, whole.line);
  if (board !== undefined) return taken(text, board.setup, board.line, [board.span]);
  return plies > 0 && named.length === plies ? taken(text, whole.setup, whole.line) : undefined;
};

/** A file with more games than this is of a format, whatever is wrong with some of them. */
const MOST_DOUBTED = 100;

const pliesOf = ({ records }: Found): number =>
  records.reduce((sum, { tree }) => sum + lineThrough(tree, []).length, 0);

/**
 * Reads by the formats first. Where that finds nothing, or less of a game than the text holds, takes the longest game or a board out
 * of the text.
 */
export const readAnything = (inputs: readonly Input[], format?: InputEnding): Salvage => {
  const strict = readInputs(inputs, format);
  const isSure = strict.failures.length === 0 || strict.records.length > MOST_DOUBTED;
  if (isSure && strict.records.length > 0) return { found: strict, leftOut: [] };
  const texts = inputs.map(({ content }) => (typeof content === 'string' ? content : textOf(content)));
  const saved = salvage(texts.join('\n'));
  if (saved === undefined) return { found: strict, leftOut: [] };
  // Where both find the same game, what stands beside it is left out and not called damaged.
  const lead = pliesOf(saved.found) - pliesOf(strict);
  const isSame = saved.found.records.length === strict.records.length;
  const isBetter = strict.records.length === 0 || lead > 0 || (lead === 0 && isSame);
  return isBetter ? saved : { found: strict, leftOut: [] };
};
