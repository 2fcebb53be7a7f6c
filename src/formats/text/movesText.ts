import { CONNECT4_SHAPE } from '../../game/connect4/position.ts';
import { type Setup, STANDARD_SETUP, startOf } from '../../game/games.ts';
import { legalMoves } from '../../game/position.ts';
import { makeSquare, parseSquare, SQUARE_COUNT } from '../../game/square.ts';
import type { Move, Transcript } from '../../game/transcript.ts';
import { readMoves } from '../../game/transcript.ts';
import { annotated, COMMENT_LENGTH, MOVE_MARKS, type MoveMark, treeOf } from '../../game/tree.ts';
import { type Failure, placeIn, type Reading, shownAt, unreadable } from '../failure.ts';
import { type Found, found } from '../found.ts';
import { playFrom, playWritten, type Stand, type WrittenMove } from '../playWritten.ts';
import { clamped, type GameRecord, type RecordDetails, recordOfGame } from '../record.ts';
import { withDropsSpelled } from './drops.ts';
import { linesOf } from './lines.ts';
import { narrowed } from './signs.ts';

/** Squares, marks, results, comments, move numbers and separators. */
const TOKEN = new RegExp(
  [
    '(?<square>[a-h][1-8])',
    '(?<mark>[!?]{1,2})',
    '(?<result>(?<!\\w)(?:1/2-1/2|\\d{1,2}\\s?[-:]\\s?\\d{1,2})(?!\\w))',
    '(?<comment>\\{[^}]*\\})',
    // A number on its own or before a move: `1.`, `1)`, `1 f5`, `1.f5`.
    '(?<![a-z0-9])\\d{1,3}(?:[.):…]+|(?=[\\sa-h])|$)',
    '[\\s,;|>→*]+',
    '-+>?',
  ].join('|'),
  'iy',
);

interface Marked {
  readonly index: number;
  readonly mark?: MoveMark;
  readonly comment?: string;
}

export interface MoveText {
  readonly moves: readonly WrittenMove[];
  readonly marks: readonly Marked[];
  readonly result: string | undefined;
}

/** `0:10` is a time: as a score it would be all the discs. */
const isTime = (text: string): boolean => {
  const [minutes, seconds, more] = text.split(':').map(Number);
  return (
    minutes !== undefined && seconds !== undefined && more === undefined && minutes + seconds !== SQUARE_COUNT
  );
};

const isMark = (text: string): text is MoveMark => MOVE_MARKS.some(mark => mark === text);

/** A pass may be followed by the letter of the next move, as in `--f5`. */
const PASS = /--(?!-)|(?:pass|pa|ps|pp)(?=$|[^a-z]|[a-h][1-8])/iy;
/** Consecutive passes: dashes between moves without blanks. Other dashes are separators. */
const PASSES = /(?<=[a-h][1-8]|^)(?:--){2,}(?=[a-h][1-8]|\s*$)/iy;

interface WrittenPasses {
  readonly count: number;
  readonly length: number;
}

const passesAt = (text: string, at: number): WrittenPasses | undefined => {
  PASSES.lastIndex = at;
  const several = PASSES.exec(text)?.[0].length;
  if (several !== undefined) return { count: several / 2, length: several };
  PASS.lastIndex = at;
  const one = PASS.exec(text)?.[0].length;
  return one === undefined ? undefined : { count: 1, length: one };
};

/** Splits move text into tokens; an error has the place of the invalid one. */
export const splitMoves = (text: string, from = 0, to = text.length): Reading<MoveText> => {
  const part = text.slice(from, to);
  const moves: WrittenMove[] = [];
  const marks: Marked[] = [];
  let result: string | undefined;
  let at = 0;
  while (at < part.length) {
    const passes = passesAt(part, at);
    if (passes !== undefined) {
      for (let pass = 0; pass < passes.count; pass++) moves.push({ move: 'pass', at: from + at });
      at += passes.length;
      continue;
    }
    TOKEN.lastIndex = at;
    const { groups } = TOKEN.exec(part) ?? {};
    if (groups === undefined)
      return unreadable({ reason: 'strangeText', place: placeIn(text, from + at), found: shownAt(part, at) });
    const { square, mark, comment } = groups;
    const index = moves.length - 1;
    if (square !== undefined) moves.push({ move: parseSquare(square) as Move, at: from + at });
    if (mark !== undefined && isMark(mark)) marks.push({ index, mark });
    if (comment !== undefined)
      marks.push({ index, comment: comment.slice(1, -1).trim().slice(0, COMMENT_LENGTH) });
    if (groups.result !== undefined && !isTime(groups.result)) result = groups.result.replace(/\s/g, '');
    at = TOKEN.lastIndex;
  }
  return { type: 'read', value: { moves, marks, result } };
};

const REVERSI: Setup = { ...STANDARD_SETUP, game: 'reversi' };

/** A game that begins in the center begins on an empty board. */
const setupFor = (written: readonly WrittenMove[]): Setup => {
  const first = written.map(({ move }) => move).find(move => move !== 'pass');
  return first !== undefined && legalMoves(startOf(REVERSI)).has(first) ? REVERSI : STANDARD_SETUP;
};

const moveName = (move: Move): string => (move === 'pass' ? '--' : makeSquare(move));

interface Stuck {
  readonly reason: Failure['reason'];
  readonly index: number;
}

const stuckIn = (text: string, written: readonly WrittenMove[], { reason, index }: Stuck): Failure => {
  const { move, at } = written[index] as WrittenMove;
  return { reason, place: placeIn(text, at), found: moveName(move), move: index + 1 };
};

/** Parses the moves in `text` and plays them from this state. */
export const readMovesFrom = (stand: Stand, text: string): Reading<Transcript> => {
  const split = splitMoves(text);
  if (split.type === 'unreadable') return split;
  const played = playFrom(stand, split.value.moves);
  return played.type === 'played'
    ? { type: 'read', value: played.moves }
    : unreadable(stuckIn(text, split.value.moves, played));
};

/** The record of a game from the text of its moves. */
export const recordOfMoves = (
  text: string,
  { moves: written, marks, result }: MoveText,
  details: RecordDetails = {},
): Reading<GameRecord> => {
  const played = playWritten(setupFor(written), written);
  if (played.type === 'stuck') return unreadable(stuckIn(text, written, played));
  const { setup, moves } = played;
  const all = { ...(result !== undefined && { result }), ...details };
  if (marks.length === 0) return { type: 'read', value: recordOfGame(setup, moves, all) };
  // The tree has no forced passes, so indices of written moves are mapped to played ones.
  const tree = marks.reduce(
    (noted, { index, mark, comment }) => {
      const before = written.slice(0, index + 1);
      const part = playWritten(setup, before);
      const path = part.type === 'played' ? part.moves : [];
      return annotated(noted, path, { ...(mark && { mark }), ...(comment && { comment }) });
    },
    treeOf(setup, moves),
  );
  return { type: 'read', value: { ...clamped(all), tree } };
};

const readPart = (text: string, from: number, to: number): Reading<GameRecord> => {
  const split = splitMoves(text, from, to);
  if (split.type === 'unreadable') return split;
  if (split.value.moves.length === 0) return unreadable({ reason: 'noGame', place: placeIn(text, from) });
  return recordOfMoves(text, split.value);
};

const gathered = (readings: readonly Reading<GameRecord>[]) => ({
  records: readings.flatMap(reading => (reading.type === 'read' ? [reading.value] : [])),
  failures: readings.flatMap(reading => (reading.type === 'unreadable' ? [reading.failure] : [])),
});

interface Part {
  readonly from: number;
  readonly to: number;
}

/** Each line is a game of its own, unless it begins with a later move number and continues the line before. */
const partsIn = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  for (const { text: line, at } of linesOf(text)) {
    if (/^\s*[%#]/.test(line)) continue;
    const [, number = '1'] = /^\s*(\d{1,3})(?:[.):…]|\s)/.exec(line) ?? [];
    const before = Number(number) > 1 ? parts.pop() : undefined;
    parts.push({ from: before?.from ?? at, to: at + line.length });
  }
  return parts;
};

/** Reads one transcript per line, or one over several lines. */
export const readTranscripts = (written: string): Found => {
  const text = withDropsSpelled(narrowed(written));
  const parts = partsIn(text);
  const each = gathered(parts.map(({ from, to }) => readPart(text, from, to)));
  if (each.failures.length === 0 || parts.length < 2) return found('transcript', each.records, each.failures);
  const whole = gathered([readPart(text, 0, text.length)]);
  // The interpretation that reads more wins.
  const isOne = whole.failures.length === 0 || each.records.length === 0;
  const { records, failures } = isOne ? whole : each;
  return found('transcript', records, failures);
};

const CONNECT_FOUR: Setup = { ...STANDARD_SETUP, game: 'connect4', shape: CONNECT4_SHAPE };

export const isColumnText = (text: string): boolean => /^\s*\d[\d\s,]*$/.test(text);

/** A line of a text, with its offset. */
interface ColumnLine {
  readonly text: string;
  readonly line: string;
  readonly at: number;
}

const columnFailure = ({ text, line, at }: ColumnLine, digits: string): Failure => {
  let length = Math.min(digits.length, CONNECT4_SHAPE.squares.size);
  while (length > 0 && readMoves(startOf(CONNECT_FOUR), digits.slice(0, length)) === undefined) length--;
  // Maps the digit's index to its offset in the text, which has blanks.
  let seen = 0;
  const offset = [...line].findIndex(sign => /\d/.test(sign) && seen++ === length);
  return {
    reason: 'illegalMove',
    place: placeIn(text, at + Math.max(0, offset)),
    found: digits.charAt(length),
    move: length + 1,
  };
};

const readColumnLine = ({ text, line, at }: ColumnLine): Reading<GameRecord> => {
  const digits = line.replace(/[\s,]/g, '');
  const moves = readMoves(startOf(CONNECT_FOUR), digits);
  if (moves !== undefined) return { type: 'read', value: recordOfGame(CONNECT_FOUR, moves) };
  return unreadable(columnFailure({ text, line, at }, digits));
};

/** Reads the columns of Connect Four games, one game per line. */
export const readColumns = (text: string): Found => {
  const { records, failures } = gathered(
    linesOf(text).map(({ text: line, at }) => readColumnLine({ text, line, at })),
  );
  return found('columns', records, failures);
};
