import type { Color } from '../../game/color.ts';
import { type GameName, isShowable, type Setup, STANDARD_SETUP, startOf } from '../../game/games.ts';
import { makeShape, type Shape } from '../../game/shape.ts';
import { columnOf, parseSquare, rowOf, type Square, squareAt, squareFromIndex } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import type { Property } from './properties.ts';
import { sideOf } from './signs.ts';

const LETTER_A = 'a'.charCodeAt(0);

/** `f5`, or as in Go two letters for column and row: `fe`. */
export const pointOf = (text: string): Square | undefined => {
  const name = text.trim().toLowerCase();
  const square = parseSquare(name);
  if (square !== undefined || !/^[a-h][a-h]$/.test(name)) return square;
  return squareAt(name.charCodeAt(0) - LETTER_A, name.charCodeAt(1) - LETTER_A);
};

/** The squares of a value: a point, or the corners of a rectangle. */
const pointsOf = (text: string): readonly Square[] | undefined => {
  const [from, to = from] = text.split(':').map(pointOf);
  if (from === undefined || to === undefined) return undefined;
  const points: Square[] = [];
  for (let row = rowOf(from); row <= rowOf(to); row++)
    for (let column = columnOf(from); column <= columnOf(to); column++)
      points.push(squareFromIndex(row * 8 + column) as Square);
  return points;
};

const allPoints = (properties: readonly Property[], name: string): SquareSet | undefined => {
  const texts = properties.filter(property => property.name === name).flatMap(({ values }) => values);
  const points = texts.map(({ text }) => pointsOf(text));
  return points.includes(undefined) ? undefined : SquareSet.of(...points.flatMap(point => point ?? []));
};

const textOf = (properties: readonly Property[], name: string): string | undefined =>
  properties.find(property => property.name === name)?.values[0]?.text.trim();

const SETUP_NAMES = ['AB', 'AW', 'AE', 'PL'] as const;
export const isSetupName = (name: string): boolean => SETUP_NAMES.some(one => one === name);

/** `8`, or columns and rows: `6:5`. */
const sizeOf = (properties: readonly Property[]): Shape | undefined => {
  const [, width, height = width] = /^(\d+)(?::(\d+))?$/.exec(textOf(properties, 'SZ') ?? '8') ?? [];
  return makeShape(Number(width), Number(height));
};

/** The game named by `RU`, or else Othello. */
const gameOf = (properties: readonly Property[]): GameName => {
  const rules = textOf(properties, 'RU') ?? '';
  if (/anti/i.test(rules)) return 'anti';
  return /empty board/i.test(rules) ? 'reversi' : 'othello';
};

/** The setup of a root node; added discs replace those of the usual start. Undefined if it is not a valid position. */
export const setupOfRoot = (properties: readonly Property[]): Setup | undefined => {
  const shape = sizeOf(properties);
  if (shape === undefined) return undefined;
  const plain: Setup = { ...STANDARD_SETUP, shape, game: gameOf(properties) };
  if (!properties.some(({ name }) => isSetupName(name))) return plain;
  const [black, white, empty] = ['AB', 'AW', 'AE'].map(name => allPoints(properties, name));
  if (black === undefined || white === undefined || empty === undefined) return undefined;
  const usual = startOf(plain);
  const turn: Color = sideOf(textOf(properties, 'PL') ?? '') ?? usual.turn;
  const changed = black.union(white).union(empty);
  const discs = {
    black: usual.discs.black.diff(changed).union(black),
    white: usual.discs.white.diff(changed).union(white),
  };
  if (discs.black.isEmpty() && discs.white.isEmpty()) return { ...plain, game: 'reversi' };
  const isUsual = discs.black.equals(usual.discs.black) && discs.white.equals(usual.discs.white);
  const setup: Setup = isUsual && turn === usual.turn ? plain : { ...plain, start: { discs, turn } };
  return isShowable(setup) ? setup : undefined;
};
