import { startOf } from '../../game/games.ts';
import { type Position, play } from '../../game/position.ts';
import { parseSquare } from '../../game/square.ts';
import type { Transcript } from '../../game/transcript.ts';
import { lineThrough } from '../../game/tree.ts';
import { type Found, found } from '../found.ts';
import { readLink } from '../link/link.ts';
import { type Input, type InputEnding, readInputs, textOf } from '../read.ts';
import { recordOfGame } from '../record.ts';
import { readGgf } from '../text/ggf.ts';
import type { Span } from '../text/lines.ts';
import { readSgf } from '../text/sgf.ts';
import { type Best, bestOf, endingOf, gameIn } from './bestGame.ts';
import { boardIn, boardsIn } from './boardIn.ts';
import { columnsGame } from './columns.ts';
import { detailsIn } from './details.ts';
import { type Named, squaresIn } from './longestLine.ts';
import { manyGames, type Salvage } from './manyGames.ts';
import { blanked, piecesOf, wholeSpan } from './pieces.ts';
import { plainText } from './plainText.ts';
import { PASS } from './prose.ts';
import { columnsIn } from './tables.ts';

/** Passes in the text although the side could move: illegal, so the game may have been misread. */
const idlePasses = (text: string, { setup, line: { moves, spans } }: Best): readonly string[] => {
  const doubted: string[] = [];
  let position: Position | undefined = startOf(setup);
  for (const [ply, move] of moves.entries()) {
    const [span, next] = [spans[ply], spans[ply + 1]];
    if (position === undefined || span === undefined || next === undefined) break;
    // If the squares are listed in another order, the text between them says nothing about passes.
    if (parseSquare(text.slice(span.from, span.to).toLowerCase() as never) !== move) return [];
    const { turn }: Position = position;
    position = play(position, move);
    const isForced = position?.turn === turn;
    if (PASS.test(text.slice(span.to, next.from)) && !isForced)
      doubted.push(text.slice(span.from, next.to).replace(/\s+/g, ' '));
  }
  // If they are between most moves, they are separators.
  return 2 * doubted.length > moves.length ? [] : doubted;
};

/** Maximum length of text that is read, in characters; more than any message or page with a game. */
const LONGEST_TEXT = 1_000_000;
/** Minimum number of moves: fewer may be a coincidence. */
const LEAST_PLIES = 4;
const taken = (text: string, { setup, line }: Best, others: readonly Span[] = []): Salvage => {
  const said = detailsIn(blanked(text, [...wholeSpan(line), ...others]), endingOf({ setup, line }));
  const { details, spans } = columnsIn(text)?.rowAt(line.spans[0]?.from ?? 0) ?? { details: {}, spans: [] };
  const record = recordOfGame(setup, line.moves as Transcript, { ...said.details, ...details });
  return {
    found: found(line.moves.length > 0 ? 'transcript' : 'board', [record]),
    leftOut: [
      ...(said.doubted === undefined ? [] : [said.doubted]),
      ...idlePasses(text, { setup, line }),
      ...piecesOf(text, [...line.spans, ...others, ...said.spans, ...spans]),
    ],
  };
};

/** Maximum length of the address before the game of a link. */
const ADDRESS_LETTERS = 200;

/** The first link. Finds the game first and then its address: one pattern for both would backtrack at every letter. */
const linkIn = (text: string): Span | undefined => {
  const game = /(?:[#&?]|(?<!\S))g=1[\w-]+/.exec(text);
  if (game === null) return undefined;
  const { index: at, 0: written } = game;
  const [address = ''] = /[^\s#&?]*$/.exec(text.slice(Math.max(0, at - ADDRESS_LETTERS), at)) ?? [];
  return { from: at - address.length, to: at + written.length };
};

/** Links and games in SGF or GGF within a text. */
const embedded = (text: string): Salvage | undefined => {
  const link = linkIn(text);
  const reading = link && readLink(text.slice(link.from, link.to));
  if (link !== undefined && reading?.type === 'read')
    return { found: found('link', [reading.value]), leftOut: piecesOf(text, [link]) };
  const from = text.search(/\(;/);
  if (from < 0) return undefined;
  const to = text.lastIndexOf(')') + 1;
  const games = [readGgf, readSgf]
    .map(read => read(text.slice(from, to)))
    .find(({ records }) => records.length > 0);
  return games && { found: games, leftOut: piecesOf(text, [{ from, to }]) };
};

interface BoardLine extends Best {
  readonly spans: readonly Span[];
}

/** A board, with the moves that follow it if they continue the game. */
const boardAndMoves = (text: string, named: readonly Named[]): BoardLine | undefined => {
  const board = boardIn(text);
  if (board === undefined) return undefined;
  const behind = named.filter(({ from }) => from >= board.span.to);
  const setups = board.turned === undefined ? [board.setup] : [board.setup, board.turned];
  return { ...bestOf(behind, setups), spans: [board.span, ...(board.turnSpan ? [board.turnSpan] : [])] };
};

/** Several boards, as in a message with exercises. */
const manyBoards = (text: string): Salvage | undefined => {
  const boards = boardsIn(text);
  if (boards.length < 2) return undefined;
  const spans = boards.flatMap(({ span, turnSpan }) => [span, ...(turnSpan ? [turnSpan] : [])]);
  return {
    found: found(
      'board',
      boards.map(({ setup }) => recordOfGame(setup, [])),
    ),
    leftOut: piecesOf(text, spans),
  };
};

/**
 * Extracts the longest game, or else the boards, from a text in no known format: a message, a web page, a table. The result is a
 * guess, so the person confirms it. Undefined if nothing was found.
 */
export const salvage = (written: string): Salvage | undefined => {
  const text = plainText(written.slice(0, LONGEST_TEXT));
  const inside = embedded(text) ?? columnsGame(text);
  if (inside !== undefined) return inside;
  const named = squaresIn(text);
  const whole = gameIn(text, named);
  const plies = whole.line.moves.length;
  const many = manyGames(text, plies);
  if (many !== undefined) return many;
  const board = boardAndMoves(text, named);
  const pliesFromBoard = board?.line.moves.length ?? 0;
  if (plies >= LEAST_PLIES && plies > pliesFromBoard) return taken(text, whole);
  if (board !== undefined)
    return (pliesFromBoard === 0 ? manyBoards(text) : undefined) ?? taken(text, board, board.spans);
  return plies > 0 && named.length === plies ? taken(text, whole) : undefined;
};

/** A file with more games than this is in a known format, even if some of them are damaged. */
const MOST_DOUBTED = 100;

/** Whether the first one's board is only a part of the second one's. */
const isSmaller = (one: Found, other: Found): boolean => {
  const [size = 0, otherSize = 0] = [one, other].map(
    ({ records }) => records[0]?.tree.setup.shape.squares.size,
  );
  return size < otherSize;
};

const pliesOf = ({ records }: Found): number =>
  records.reduce((sum, { tree }) => sum + lineThrough(tree, []).length, 0);

/**
 * Tries the known formats first. If they find nothing, or less than the text contains, extracts the longest game or the boards.
 */
export const readAnything = (inputs: readonly Input[], format?: InputEnding): Salvage => {
  const strict = readInputs(inputs, format);
  const isSure = strict.failures.length === 0 || strict.records.length > MOST_DOUBTED;
  const isTooLong = strict.failures.some(({ reason }) => reason === 'tooLong');
  if (isTooLong || (isSure && strict.records.length > 0)) return { found: strict, leftOut: [] };
  const texts = inputs.map(({ content }) => (typeof content === 'string' ? content : textOf(content)));
  const saved = salvage(texts.join('\n'));
  if (saved === undefined) return { found: strict, leftOut: [] };
  // If both found the same game, the remaining text is reported as ignored instead of damaged.
  const lead = pliesOf(saved.found) - pliesOf(strict);
  const isSame = saved.found.records.length === strict.records.length;
  // A single number is probably not a column of Connect Four.
  const isChance = strict.format === 'columns' && pliesOf(strict) < LEAST_PLIES;
  const isBetter =
    strict.records.length === 0 ||
    isChance ||
    lead > 0 ||
    (lead === 0 && isSame && !isSmaller(saved.found, strict));
  return isBetter ? saved : { found: strict, leftOut: [] };
};
