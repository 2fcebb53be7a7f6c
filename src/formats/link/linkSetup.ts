import { COLORS, type Color } from '../../game/color.ts';
import { type GameName, HEAD_STARTS, isShowable, onlyShapeOf, type Setup } from '../../game/games.ts';
import { makeShape, makeShapeText, type Shape, STANDARD_SHAPE, withBlocked } from '../../game/shape.ts';
import { SquareSet } from '../../game/squareSet.ts';
import type { BitReader, BitWriter } from './bits.ts';

/** Codes of games in links. Never change them, since old links depend on them. */
const CODES: Readonly<Record<GameName, number>> = {
  othello: 0,
  reversi: 1,
  anti: 2,
  xot: 3,
  octagon: 4,
  blocked: 5,
  connect4: 6,
};
const BITS = { game: 4, side: 3, count: 6 } as const;

const gameOf = (code: number): GameName | undefined =>
  (Object.keys(CODES) as GameName[]).find(game => CODES[game] === code);

const usualShape = (game: GameName): Shape => onlyShapeOf(game) ?? STANDARD_SHAPE;

const writeShape = (to: BitWriter, { game, shape }: Setup): void => {
  const isUsual = makeShapeText(shape) === makeShapeText(usualShape(game));
  to.flag(isUsual);
  if (isUsual) return;
  to.write(shape.width - 1, BITS.side);
  to.write(shape.height - 1, BITS.side);
  for (const square of SquareSet.rectangle(shape.width, shape.height)) to.flag(!shape.squares.has(square));
};

const readShape = (from: BitReader, game: GameName): Shape | undefined => {
  if (from.flag()) return usualShape(game);
  const shape = makeShape(from.read(BITS.side) + 1, from.read(BITS.side) + 1);
  return shape && withBlocked(shape, SquareSet.of(...[...shape.squares].filter(() => from.flag())));
};

const writeHeadStart = (to: BitWriter, { headStart }: Setup): void => {
  to.flag(headStart !== undefined);
  if (headStart === undefined) return;
  to.write(COLORS.indexOf(headStart.color), 1);
  to.write(HEAD_STARTS.indexOf(headStart.kind), 1);
  to.write(headStart.count, BITS.count);
};

const readHeadStart = (from: BitReader): Setup['headStart'] => {
  if (!from.flag()) return undefined;
  const [color = 'black', kind = 'discs'] = [COLORS[from.read(1)], HEAD_STARTS[from.read(1)]];
  return { color, kind, count: from.read(BITS.count) };
};

/** Two bits per square: whether it has a disc, and its color. */
const writeStart = (to: BitWriter, { shape, start }: Setup): void => {
  to.flag(start !== undefined);
  if (start === undefined) return;
  to.write(COLORS.indexOf(start.turn), 1);
  for (const square of shape.squares) {
    const color = COLORS.findIndex(one => start.discs[one].has(square));
    to.flag(color >= 0);
    if (color >= 0) to.write(color, 1);
  }
};

const readStart = (from: BitReader, shape: Shape): Setup['start'] => {
  if (!from.flag()) return undefined;
  const turn = COLORS[from.read(1)] ?? 'black';
  const cells = [...shape.squares].map(square => ({
    square,
    color: from.flag() ? COLORS[from.read(1)] : undefined,
  }));
  const of = (color: Color): SquareSet =>
    SquareSet.of(...cells.flatMap(cell => (cell.color === color ? [cell.square] : [])));
  return { discs: { black: of('black'), white: of('white') }, turn };
};

export const writeSetup = (to: BitWriter, setup: Setup): void => {
  to.write(CODES[setup.game], BITS.game);
  writeShape(to, setup);
  writeHeadStart(to, setup);
  to.flag(setup.freePassing);
  writeStart(to, setup);
};

/** Undefined if the setup is not playable. */
export const readSetup = (from: BitReader): Setup | undefined => {
  const game = gameOf(from.read(BITS.game));
  const shape = game && readShape(from, game);
  if (game === undefined || shape === undefined) return undefined;
  const usual: Setup = { game, shape, headStart: readHeadStart(from), freePassing: from.flag() };
  const start = readStart(from, shape);
  const setup = start === undefined ? usual : { ...usual, start };
  return isShowable(setup) ? setup : undefined;
};
