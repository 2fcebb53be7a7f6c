import type { Color } from '../../game/color.ts';
import { isShowable, type Setup, STANDARD_SETUP } from '../../game/games.ts';
import { mapRecord } from '../../game/record.ts';
import { makeShape } from '../../game/shape.ts';
import { parseSquare } from '../../game/square.ts';
import type { Move } from '../../game/transcript.ts';
import { type Failure, placeIn, type Reading, shownAt, unreadable } from '../failure.ts';
import { type Found, found } from '../found.ts';
import { playWritten, type WrittenMove } from '../playWritten.ts';
import {
  DETAIL_LENGTH,
  type GameRecord,
  type GgfFacts,
  type RecordDetails,
  recordOfGame,
} from '../record.ts';
import { ggfDate } from './dates.ts';
import { type Property, PropertyScanner } from './properties.ts';
import { setupOfCells } from './setups.ts';
import { cellsOf, sideOf } from './signs.ts';

/** A written move with the seconds it took. */
export interface GgfMove extends WrittenMove {
  readonly color: Color;
  readonly seconds: number;
}

/** A game with its moves as written, including forced passes, which a record leaves out. */
export interface GgfGame {
  readonly record: GameRecord;
  readonly moves: readonly GgfMove[];
}

const first = (properties: readonly Property[], name: string): string | undefined => {
  const text = properties.find(property => property.name === name)?.values[0]?.text.trim();
  return text === '' ? undefined : text;
};

const given = <Name extends string>(name: Name, text: string | undefined) =>
  (text === undefined ? {} : { [name]: text }) as Partial<Record<Name, string>>;

const known = (text: string | undefined): string | undefined => (text === '?' ? undefined : text);

const clockOf = (properties: readonly Property[]): string | undefined => {
  const [both, black, white] = ['TI', 'TB', 'TW'].map(name => first(properties, name));
  return both ?? (black === undefined || white === undefined ? undefined : `${black} ${white}`);
};

const detailsOf = (properties: readonly Property[]): RecordDetails => {
  const players = { ...given('black', first(properties, 'PB')), ...given('white', first(properties, 'PW')) };
  const date = first(properties, 'DT');
  return {
    ...(Object.keys(players).length > 0 && { players }),
    ...given('place', first(properties, 'PC')),
    ...given('date', date && (ggfDate(date) ?? date)),
    ...given('result', known(first(properties, 'RE'))),
    ...given('clock', clockOf(properties)),
  };
};

/** Parses `8`, the signs of the squares (blanks allowed), and the sign of the side to move. */
const boardSetup = (text: string): Setup | undefined => {
  const [, size, rest = ''] = /^(\d{1,2})\s+([\s\S]*)$/.exec(text.trim()) ?? [];
  const signs = [...rest.replace(/\s+/g, '')];
  const side = sideOf(signs.at(-1) ?? '');
  const cells = cellsOf(signs.slice(0, -1).join(''));
  const shape = makeShape(Number(size), Number(size));
  if (shape === undefined || side === undefined || cells?.length !== shape.squares.size) return undefined;
  return setupOfCells(shape, cells, side);
};

const setupOf = (properties: readonly Property[]): Setup | undefined => {
  const type = first(properties, 'TY') ?? '8';
  const board = first(properties, 'BO');
  const size = Number(/\d+/.exec(type)?.[0] ?? 8);
  const shape = makeShape(size, size);
  const plain = board === undefined ? shape && { ...STANDARD_SETUP, shape } : boardSetup(board);
  // Anti games have an `a` after the size.
  const setup: Setup | undefined = plain && { ...plain, game: /a/i.test(type) ? 'anti' : 'othello' };
  return setup !== undefined && isShowable(setup) ? setup : undefined;
};

/** `F5`, `pa`, and after slashes the evaluation and the seconds: `F5/1.00/0.5`. Invalid seconds count as 0. */
export const readGgfMove = (text: string): { readonly move: Move; readonly seconds: number } | undefined => {
  const [name = '', , time = ''] = text.trim().split(/\s*\/\s*/);
  const move = /^(pa(ss)?|--)$/i.test(name) ? 'pass' : parseSquare(name);
  if (move === undefined) return undefined;
  const seconds = Number(time);
  return { move, seconds: seconds > 0 && Number.isFinite(seconds) ? seconds : 0 };
};

const COLORS: ReadonlyMap<string, Color> = new Map([
  ['B', 'black'],
  ['W', 'white'],
]);

const written = (text: string, properties: readonly Property[]): readonly GgfMove[] | Failure => {
  const moves: GgfMove[] = [];
  for (const { name, values } of properties) {
    const color = COLORS.get(name);
    const [value] = values;
    if (color === undefined || value === undefined) continue;
    const read = readGgfMove(value.text);
    if (read === undefined)
      return { reason: 'strangeText', place: placeIn(text, value.at), found: shownAt(value.text, 0) };
    moves.push({ ...read, color, at: value.at });
  }
  return moves;
};

/** The ratings, and the moves if any of them has more than its name. */
const factsOf = (properties: readonly Property[]): GgfFacts | undefined => {
  const ratings = { ...given('black', first(properties, 'RB')), ...given('white', first(properties, 'RW')) };
  const moves = properties
    .filter(({ name }) => COLORS.has(name))
    .map(({ values }) => (values[0]?.text ?? '').trim().slice(0, DETAIL_LENGTH));
  const facts = {
    ...(Object.keys(ratings).length > 0 && {
      ratings: mapRecord(ratings, text => text.slice(0, DETAIL_LENGTH)),
    }),
    ...(moves.some(move => move.includes('/')) && { moves }),
  };
  return Object.keys(facts).length === 0 ? undefined : facts;
};

const gameOf = (text: string, properties: readonly Property[], at: number): Reading<GgfGame> => {
  const game = first(properties, 'GM');
  if (game !== undefined && !/^(othello|reversi)$/i.test(game))
    return unreadable({ reason: 'otherGame', place: placeIn(text, at), found: game.slice(0, 20) });
  const setup = setupOf(properties);
  const board = properties.find(({ name }) => name === 'BO');
  if (setup === undefined)
    return unreadable({ reason: 'boardSign', place: placeIn(text, board?.at ?? at), found: 'BO' });
  const moves = written(text, properties);
  if ('reason' in moves) return unreadable(moves);
  const played = playWritten(setup, moves);
  const ggf = factsOf(properties);
  if (played.type === 'played') {
    const details = { ...detailsOf(properties), ...(ggf && { ggf }) };
    return { type: 'read', value: { record: recordOfGame(played.setup, played.moves, details), moves } };
  }
  const { at: place = at } = moves[played.index] ?? {};
  return unreadable({
    reason: played.reason,
    place: placeIn(text, place),
    found: shownAt(text, place).replace(/[\]/].*$/, ''),
    move: played.index + 1,
  });
};

/** The properties of a game up to its `;)`; undefined if the end is missing, which the scanner reports. */
const propertiesIn = (scanner: PropertyScanner): readonly Property[] | undefined => {
  const properties: Property[] = [];
  for (;;) {
    scanner.skipSpace();
    if (scanner.take(';')) {
      scanner.skipSpace();
      if (scanner.take(')')) return properties;
    }
    if (scanner.isAtEnd) return scanner.fail({ reason: 'unclosed', found: '(;' });
    const property = scanner.property();
    if (property === undefined) return undefined;
    properties.push(property);
  }
};

interface WrittenGame {
  readonly at: number;
  readonly properties: readonly Property[];
}

/** The next game of a text (numbers between games are counts); undefined at the end or after an error. */
const nextGame = (scanner: PropertyScanner): WrittenGame | undefined => {
  while (!scanner.isAtEnd && /[\s\d]/.test(scanner.next)) scanner.at++;
  if (scanner.isAtEnd) return undefined;
  const { at } = scanner;
  if (!scanner.text.startsWith('(;', at)) return scanner.unexpected();
  scanner.at += 2;
  const properties = propertiesIn(scanner);
  return properties && { at, properties };
};

export const readGgfGame = (text: string): Reading<GgfGame> => {
  const scanner = new PropertyScanner(text);
  const game = nextGame(scanner);
  return game === undefined
    ? unreadable(scanner.failure ?? { reason: 'empty' })
    : gameOf(text, game.properties, game.at);
};

/** Reads a file of one or more GGF games. */
export const readGgf = (text: string): Found => {
  const scanner = new PropertyScanner(text);
  const records: GameRecord[] = [];
  const failures: Failure[] = [];
  for (let game = nextGame(scanner); game !== undefined; game = nextGame(scanner)) {
    const reading = gameOf(text, game.properties, game.at);
    if (reading.type === 'read') records.push(reading.value.record);
    else failures.push(reading.failure);
  }
  const { failure } = scanner;
  return found('ggf', records, failure === undefined ? failures : [...failures, failure]);
};
