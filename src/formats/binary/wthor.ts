import { STANDARD_SETUP } from '../../game/games.ts';
import {
  blackScoreEmptiesToWinner,
  type OthelloPosition,
  STANDARD_START,
} from '../../game/othello/position.ts';
import { isOver, type Position, play } from '../../game/position.ts';
import { SQUARE_COUNT, type Square, squareAt } from '../../game/square.ts';
import type { Failure } from '../failure.ts';
import { type Found, failed, found } from '../found.ts';
import { type GameRecord, recordOfGame, type WthorFacts } from '../record.ts';

/** Sizes in bytes. */
export const WTHOR = { header: 16, game: 68, movesAt: 8, player: 20, tournament: 26 } as const;
/** Byte offsets in the header. */
export const HEADER = { games: 4, names: 8, year: 10, size: 12, type: 13, depth: 14 } as const;

export type WthorKind = 'games' | 'players' | 'tournaments';

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const KINDS: Readonly<
  Record<WthorKind, { readonly size: number; readonly count: (view: DataView) => number }>
> = {
  games: { size: WTHOR.game, count: view => view.getUint32(HEADER.games, true) },
  players: { size: WTHOR.player, count: view => view.getUint16(HEADER.names, true) },
  tournaments: { size: WTHOR.tournament, count: view => view.getUint16(HEADER.names, true) },
};

/** The kind of WTHOR file, judged by its length. */
export const wthorKind = (bytes: Uint8Array): WthorKind | undefined => {
  if (bytes.length < WTHOR.header) return undefined;
  const view = viewOf(bytes);
  return (Object.keys(KINDS) as WthorKind[]).find(kind => {
    const { size, count } = KINDS[kind];
    const entries = count(view);
    return entries > 0 && bytes.length === WTHOR.header + entries * size;
  });
};

/** The names in a player or tournament file, by number. */
export const readNames = (bytes: Uint8Array, kind: 'players' | 'tournaments'): readonly string[] => {
  const { size } = KINDS[kind];
  const decoder = new TextDecoder('latin1');
  const names: string[] = [];
  for (let at = WTHOR.header; at + size <= bytes.length; at += size) {
    const entry = bytes.subarray(at, at + size);
    const end = entry.indexOf(0);
    names.push(decoder.decode(end < 0 ? entry : entry.subarray(0, end)).trim());
  }
  return names;
};

/** The tens digit of a move is the row, the ones digit the column; undefined for anything else. */
const squareOf = (move: number): Square | undefined => {
  const [column, row] = [(move % 10) - 1, Math.floor(move / 10) - 1];
  const isOn = column >= 0 && column < 8 && row >= 0 && row < 8;
  return isOn ? squareAt(column, row) : undefined;
};

interface Played {
  readonly moves: readonly Square[];
  readonly end: Position;
}
type Moves = Played | { readonly failure: Failure };

const movesFrom = (bytes: Uint8Array, at: number): Moves => {
  const moves: Square[] = [];
  let position: Position = STANDARD_START;
  for (let index = at + WTHOR.movesAt; index < at + WTHOR.game; index++) {
    const byte = bytes[index] ?? 0;
    if (byte === 0) break;
    const square = squareOf(byte);
    const place = { unit: 'byte', byte: index + 1 } as const;
    if (square === undefined) return { failure: { reason: 'wthorMove', place, found: `${byte}` } };
    const next: Position | undefined = play(position, square);
    if (next === undefined)
      return { failure: { reason: 'illegalMove', place, found: `${byte}`, move: moves.length + 1 } };
    moves.push(square);
    position = next;
  }
  const gap = bytes
    .subarray(at + WTHOR.movesAt + moves.length, at + WTHOR.game)
    .findIndex(byte => byte !== 0);
  if (gap < 0) return { moves, end: position };
  const byte = at + WTHOR.movesAt + moves.length + gap + 1;
  return { failure: { reason: 'wthorGap', place: { unit: 'byte', byte } } };
};

/** The names for the numbers in a game file. */
export interface WthorNames {
  readonly players?: readonly string[] | undefined;
  readonly tournaments?: readonly string[] | undefined;
}

/** No player or no tournament. */
const NOBODY = 0;

const named = (names: readonly string[] | undefined, number: number): string | undefined => {
  const name = number === NOBODY ? undefined : names?.[number];
  return name === '' ? undefined : name;
};

const playerName = (names: WthorNames, number: number): string | undefined =>
  named(names.players, number) ?? (number === NOBODY ? undefined : `#${number}`);

/** The score of a game that did not end on the board. */
const decidedScore = (score: number, end: Position): string | undefined =>
  isOver(end) || score === blackScoreEmptiesToWinner(end as OthelloPosition)
    ? undefined
    : `${score}-${SQUARE_COUNT - score}`;

interface FileFacts {
  readonly year: number;
  readonly names: WthorNames;
}

const recordAt = (
  view: DataView,
  at: number,
  { moves, end }: Played,
  { year, names }: FileFacts,
): GameRecord => {
  const wthor: WthorFacts = {
    tournament: view.getUint16(at, true),
    black: view.getUint16(at + 2, true),
    white: view.getUint16(at + 4, true),
    score: view.getUint8(at + 6),
    best: view.getUint8(at + 7),
  };
  const event = named(names.tournaments, wthor.tournament);
  const [black, white] = [playerName(names, wthor.black), playerName(names, wthor.white)];
  const players = { ...(black && { black }), ...(white && { white }) };
  const result = decidedScore(wthor.score, end);
  return recordOfGame(STANDARD_SETUP, moves, {
    ...((black ?? white) && { players }),
    ...(event && { event }),
    date: `${year}`,
    ...(result && { result }),
    wthor,
  });
};

/** Reads a game file of the WTHOR database; without name files, players are shown as numbers. */
export const readWthor = (bytes: Uint8Array, names: WthorNames = {}): Found => {
  const view = viewOf(bytes);
  const size = bytes[HEADER.size] ?? 0;
  if (size !== 0 && size !== 8)
    return failed('wthor', {
      reason: 'otherSize',
      found: `${size}`,
      place: { unit: 'byte', byte: HEADER.size + 1 },
    });
  const year = view.getUint16(HEADER.year, true);
  const records: GameRecord[] = [];
  const failures: Failure[] = [];
  for (let at: number = WTHOR.header; at + WTHOR.game <= bytes.length; at += WTHOR.game) {
    const read = movesFrom(bytes, at);
    if ('moves' in read) records.push(recordAt(view, at, read, { year, names }));
    else failures.push(read.failure);
  }
  return found('wthor', records, failures);
};
