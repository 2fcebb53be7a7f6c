import type { Transcript } from '../../game/transcript.ts';
import { type Found, found } from '../found.ts';
import { type GameRecord, recordOfGame } from '../record.ts';
import { linesOf, type Span } from '../text/lines.ts';
import { bestOf, endingOf } from './bestGame.ts';
import { detailsIn } from './details.ts';
import { squaresIn } from './longestLine.ts';
import { blanked, piecesOf, wholeSpan } from './pieces.ts';
import { type Columns, columnsIn } from './tables.ts';

/** Games or boards extracted from free text. */
export interface Salvage {
  readonly found: Found;
  /** The rest of the text, in pieces of at most a line. */
  readonly leftOut: readonly string[];
}

/** Minimum number of moves for a part to count as a game of its own. */
const LEAST_PLIES = 8;
/** Minimum number of moves in a table row, where each row is a game. */
const LEAST_IN_ROW = 2;
/** Maximum length of the heading above a game, in characters; longer text is unrelated. */
const LONGEST_HEADING = 400;

interface PartGame {
  readonly record: GameRecord;
  readonly plies: number;
  /** The parts of the text that were used. */
  readonly spans: readonly Span[];
}

const moved = (spans: readonly Span[], by: number): readonly Span[] =>
  spans.map(({ from, to }) => ({ from: from + by, to: to + by }));

/** Text in the paragraph after a game belongs to it; without a paragraph end, only the last line does. */
const endOfGame = (text: string, last: number, to: number): number => {
  const behind = text.slice(last, to);
  const gap = behind.search(/\n[ \t]*\n/);
  const line = behind.indexOf('\n');
  return gap >= 0 ? last + gap : line >= 0 ? last + line : to;
};

/** The games of these parts, each with the names in it or between it and the game before. */
const gamesIn = (text: string, parts: readonly Span[], columns: Columns | undefined): readonly PartGame[] => {
  let end = 0;
  const least = columns === undefined ? LEAST_PLIES : LEAST_IN_ROW;
  return parts.flatMap(({ from, to }): readonly PartGame[] => {
    const named = squaresIn(text.slice(from, to));
    if (named.length < least) return [];
    const best = bestOf(named);
    const { moves, spans } = best.line;
    if (moves.length < least) return [];
    const at = Math.max(end, from - LONGEST_HEADING);
    const whole = moved(spans, from - at);
    end = endOfGame(text, at + (whole.at(-1)?.to ?? 0), to);
    const said = detailsIn(blanked(text.slice(at, end), wholeSpan({ moves, spans: whole })), endingOf(best));
    const row = columns?.rowAt(from);
    const record = recordOfGame(best.setup, moves as Transcript, (row ?? said).details);
    return [
      {
        record,
        plies: moves.length,
        spans: [...moved(spans, from), ...(row?.spans ?? moved(said.spans, at))],
      },
    ];
  });
};

const linesIn = (text: string): readonly Span[] =>
  linesOf(text).map(({ text: line, at }) => ({ from: at, to: at + line.length }));

/** Splits a text at these gaps. */
const cutAt = (text: string, gap: RegExp): readonly Span[] => {
  const places = [0, ...[...text.matchAll(gap)].map(({ index }) => index), text.length];
  return places.slice(1).map((to, index) => ({ from: places[index] as number, to }));
};

const PARAGRAPH = /\n[ \t]*(?=\n)/g;
/** The number of a first move. */
const FIRST_NUMBER = /(?<![\d.:-])1[.):][ \t]*(?=[a-h][1-8])/gi;

/**
 * The games of a text with several: one per line (as in a table), one per paragraph, or one per first move number. Undefined if a
 * single game with more moves than `least` is longer than all of them together.
 */
export const manyGames = (text: string, least: number): Salvage | undefined => {
  const ways = [linesIn(text), cutAt(text, PARAGRAPH), cutAt(text, FIRST_NUMBER)];
  const [games = []] = ways
    .filter(parts => parts.length > 1)
    .map(parts => gamesIn(text, parts, columnsIn(text)))
    .filter(({ length }) => length > 1)
    .sort((one, other) => pliesOf(other) - pliesOf(one));
  if (pliesOf(games) <= least) return undefined;
  return {
    found: found(
      'transcript',
      games.map(({ record }) => record),
    ),
    leftOut: piecesOf(
      text,
      games.flatMap(({ spans }) => spans),
    ),
  };
};

const pliesOf = (games: readonly PartGame[]): number => games.reduce((sum, { plies }) => sum + plies, 0);
