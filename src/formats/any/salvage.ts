import { startOf } from '../../game/games.ts';
import { type Position, play } from '../../game/position.ts';
import { parseSquare } from '../../game/square.ts';
import type { Transcript } from '../../game/transcript.ts';
import { lineThrough } from '../../game/tree.ts';
import { type Found, found } from '../found.ts';
import { readLink } from '../link/link.ts';
import { type Input, type InputEnding, readInputs, textOf } from '../read.ts';
import { recordOf } from '../record.ts';
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

/** The places of a text that say a pass where the side could have moved: the rules know none there, so the game may be another one. */
const idlePasses = (text: string, { setup, line: { moves, spans } }: Best): readonly string[] => {
  const doubted: string[] = [];
  let position: Position | undefined = startOf(setup);
  for (const [ply, move] of moves.entries()) {
    const [span, next] = [spans[ply], spans[ply + 1]];
    if (position === undefined || span === undefined || next === undefined) break;
    // Squares that are listed in another order say nothing of what lies between two moves.
    if (parseSquare(text.slice(span.from, span.to).toLowerCase() as never) !== move) return [];
    const { turn }: Position = position;
    position = play(position, move);
    const isForced = position?.turn === turn;
    if (PASS.test(text.slice(span.to, next.from)) && !isForced)
      doubted.push(text.slice(span.from, next.to).replace(/\s+/g, ' '));
  }
  // What stands between most moves only separates them.
  return 2 * doubted.length > moves.length ? [] : doubted;
};

/** Text after this is left out: no message or page with a game is longer. */
const LONGEST_TEXT = 1_000_000;
/** Fewer moves than this may be named by chance. */
const LEAST_PLIES = 4;
const taken = (text: string, { setup, line }: Best, others: readonly Span[] = []): Salvage => {
  const said = detailsIn(blanked(text, [...wholeSpan(line), ...others]), endingOf({ setup, line }));
  const { details, spans } = columnsIn(text)?.rowAt(line.spans[0]?.from ?? 0) ?? { details: {}, spans: [] };
  const record = recordOf(setup, line.moves as Transcript, { ...said.details, ...details });
  return {
    found: found(line.moves.length > 0 ? 'transcript' : 'board', [record]),
    leftOut: [
      ...(said.doubted === undefined ? [] : [said.doubted]),
      ...idlePasses(text, { setup, line }),
      ...piecesOf(text, [...line.spans, ...others, ...said.spans, ...spans]),
    ],
  };
};

/** The longest address before the game of a link. */
const ADDRESS_LETTERS = 200;

/** The first link; its address is looked for only once there is a game, since a search for both would go back at every letter. */
const linkIn = (text: string): Span | undefined => {
  const game = /(?:[#&?]|(?<!\S))g=1[\w-]+/.exec(text);
  if (game === null) return undefined;
  const { index: at, 0: written } = game;
  const [address = ''] = /[^\s#&?]*$/.exec(text.slice(Math.max(0, at - ADDRESS_LETTERS), at)) ?? [];
  return { from: at - address.length, to: at + written.length };
};

/** Links and games in SGF or GGF anywhere in the text. */
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

/** A board, and the moves that are named behind it, if they go on from it. */
const boardAndMoves = (text: string, named: readonly Named[]): BoardLine | undefined => {
  const board = boardIn(text);
  if (board === undefined) return undefined;
  const behind = named.filter(({ from }) => from >= board.span.to);
  const setups = board.turned === undefined ? [board.setup] : [board.setup, board.turned];
  return { ...bestOf(behind, setups), spans: [board.span, ...(board.turnSpan ? [board.turnSpan] : [])] };
};

/** Several boards, as in a letter with exercises. */
const manyBoards = (text: string): Salvage | undefined => {
  const boards = boardsIn(text);
  if (boards.length < 2) return undefined;
  const spans = boards.flatMap(({ span, turnSpan }) => [span, ...(turnSpan ? [turnSpan] : [])]);
  return {
    found: found(
      'board',
      boards.map(({ setup }) => recordOf(setup, [])),
    ),
    leftOut: piecesOf(text, spans),
  };
};

/**
 * The longest game, or else the boards, in a text that no reader of a format can read: a message, a page, a table. What is found is
 * likely, not sure, so a person looks at it first. Undefined if there is neither.
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

/** A file with more games than this is of a format, whatever is wrong with some of them. */
const MOST_DOUBTED = 100;

/** Whether the board of the first is only a part of that of the second. */
const isSmaller = (one: Found, other: Found): boolean => {
  const [size = 0, otherSize = 0] = [one, other].map(
    ({ records }) => records[0]?.tree.setup.shape.squares.size,
  );
  return size < otherSize;
};

const pliesOf = ({ records }: Found): number =>
  records.reduce((sum, { tree }) => sum + lineThrough(tree, []).length, 0);

/**
 * Reads by the formats first. Where that finds nothing, or less of a game than the text holds, takes the longest game or a board out
 * of the text.
 */
export const readAnything = (inputs: readonly Input[], format?: InputEnding): Salvage => {
  const strict = readInputs(inputs, format);
  const isSure = strict.failures.length === 0 || strict.records.length > MOST_DOUBTED;
  const isTooLong = strict.failures.some(({ reason }) => reason === 'tooLong');
  if (isTooLong || (isSure && strict.records.length > 0)) return { found: strict, leftOut: [] };
  const texts = inputs.map(({ content }) => (typeof content === 'string' ? content : textOf(content)));
  const saved = salvage(texts.join('\n'));
  if (saved === undefined) return { found: strict, leftOut: [] };
  // Where both find the same game, what stands beside it is left out and not called damaged.
  const lead = pliesOf(saved.found) - pliesOf(strict);
  const isSame = saved.found.records.length === strict.records.length;
  // A number alone is a column of Connect Four only by chance.
  const isChance = strict.format === 'columns' && pliesOf(strict) < LEAST_PLIES;
  const isBetter =
    strict.records.length === 0 ||
    isChance ||
    lead > 0 ||
    (lead === 0 && isSame && !isSmaller(saved.found, strict));
  return isBetter ? saved : { found: strict, leftOut: [] };
};
