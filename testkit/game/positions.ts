import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { emptySquares } from '../../src/game/board.ts';
import type { ByColor, Color } from '../../src/game/color.ts';
import {
  crossStart,
  isOver,
  legalMoves,
  OTHELLO_RULES,
  type OthelloPosition,
  openStart,
  play,
  STANDARD_START,
  settleTurn,
} from '../../src/game/othello/position.ts';
import { centreSquares, makeShape, type Shape, STANDARD_SHAPE, withBlocked } from '../../src/game/shape.ts';
import { columnOf, rowOf, type Square, squareAt } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { parseTranscript, replay } from '../../src/game/transcript.ts';
import { fromRoot } from '../../tools/paths.ts';

export const readTable = (name: string): string[][] =>
  readFileSync(fromRoot('data', name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(line => line.split('\t'));

export const shapeOf = (width: number, height: number): Shape => {
  const shape = makeShape(width, height);
  if (shape === undefined) throw new Error(`No board is ${width} x ${height}.`);
  return shape;
};

const DISCS = { X: 'black', O: 'white' } as const;

/** Reads rows of `X` (black), `O` (white) and `-` (empty), from the top; spaces separate them. */
export const drawn = (rows: string, turn: Color): OthelloPosition => {
  const lines = rows.trim().split(/\s+/);
  const shape = shapeOf(lines[0]?.length ?? 0, lines.length);
  const discs: Record<Color, SquareSet> = { black: SquareSet.empty, white: SquareSet.empty };
  for (const square of shape.squares) {
    const color = DISCS[lines[rowOf(square)]?.[columnOf(square)] as keyof typeof DISCS];
    if (color !== undefined) discs[color] = discs[color].with(square);
  }
  return settleTurn(shape, discs, turn);
};

const nth = (squares: SquareSet, n: number): Square => [...squares][n % squares.size] as Square;

/** Plays the legal moves that `choices` point at, until they or the game end. */
const wander = (start: OthelloPosition, choices: readonly number[]): OthelloPosition =>
  choices.reduce(
    (position, choice) =>
      isOver(position) ? position : (play(position, nth(legalMoves(position), choice)) ?? position),
    start,
  );

const anyChoices = (length: number) => fc.array(fc.nat(), { minLength: 0, maxLength: length });

const anyRectangle = fc
  .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 8 }))
  .map(([width, height]) => shapeOf(width, height));

/** Boards of every size, half of them with blocked squares, but never with a whole side blocked. */
const anyShape = anyRectangle.chain(shape => {
  const { width, height, squares } = shape;
  const outside = [...squares.diff(SquareSet.of(...centreSquares(shape)))];
  const reachesEdges = (blocked: readonly Square[]): boolean => {
    const left = [...squares.diff(SquareSet.of(...blocked))];
    return (
      left.some(square => columnOf(square) === width - 1) && left.some(square => rowOf(square) === height - 1)
    );
  };
  const anyBlocked = fc.subarray(outside, { maxLength: Math.min(8, outside.length) }).filter(reachesEdges);
  return fc.oneof(fc.constant([]), anyBlocked).map(blocked => withBlocked(shape, SquareSet.of(...blocked)));
});

/** Discs anywhere on a board of any size, including positions no game can reach. */
export const anyDiscs: fc.Arbitrary<OthelloPosition> = fc
  .tuple(anyShape, fc.array(fc.constantFrom('X', 'O', '-'), { minLength: 64, maxLength: 64 }))
  .map(([shape, cells]) => {
    const colored = (sign: string) =>
      SquareSet.of(...[...shape.squares].filter(square => cells[square] === sign));
    return settleTurn(shape, { black: colored('X'), white: colored('O') }, 'black');
  });

/** Positions of games on boards of every size. */
export const anyPlayed: fc.Arbitrary<OthelloPosition> = fc
  .tuple(anyShape, anyChoices(60))
  .map(([shape, choices]) => wander(crossStart(shape), choices));

/** The starts of all games on boards of every size. */
export const anyStart: fc.Arbitrary<OthelloPosition> = fc
  .tuple(anyShape, fc.constantFrom(...OTHELLO_RULES))
  .map(([shape, rules]) => (rules === 'reversi' ? openStart(shape) : crossStart(shape, rules)));

/** Positions of all games on boards of every size, with up to `most` empty squares. */
export const anyEnding = (most: number): fc.Arbitrary<OthelloPosition> =>
  fc
    .tuple(anyStart, fc.array(fc.nat(), { minLength: 64, maxLength: 64 }), fc.integer({ min: 1, max: most }))
    .map(([start, choices, empties]) =>
      wander(start, choices.slice(0, Math.max(0, emptySquares(start).size - empties))),
    )
    .filter(position => !isOver(position) && emptySquares(position).size <= most);

/** Positions of games with seven empty squares or fewer to go, on boards of every size. */
export const anyAlmostOver: fc.Arbitrary<OthelloPosition> = fc
  .tuple(anyShape, fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), fc.integer({ min: 1, max: 7 }))
  .map(([shape, choices, empties]) =>
    wander(crossStart(shape), choices.slice(0, Math.max(0, shape.squares.size - 4 - empties))),
  )
  .filter(position => !isOver(position));

/** Positions of the 8 x 8 game. */
export const anyStandard: fc.Arbitrary<OthelloPosition> = anyChoices(58).map(choices =>
  wander(STANDARD_START, choices),
);

/** Positions of the 8 x 8 game with `fewest` to `most` empty squares, if it lasts that long. */
export const anyWithEmpties = (fewest: number, most: number): fc.Arbitrary<OthelloPosition> =>
  fc
    .tuple(fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), fc.integer({ min: fewest, max: most }))
    .map(([choices, empties]) => wander(STANDARD_START, choices.slice(empties)));

/** Discs anywhere on the 8x8 board, with up to `most` empty squares. */
export const anyFull = (most: number): fc.Arbitrary<OthelloPosition> =>
  fc
    .tuple(
      fc.array(fc.constantFrom('X', 'O'), { minLength: 64, maxLength: 64 }),
      fc.subarray([...STANDARD_SHAPE.squares], { maxLength: most }),
    )
    .map(([discs, empties]) => {
      const cells = discs.map((disc, index) => (empties.some(empty => empty === index) ? '-' : disc));
      return drawn((cells.join('').match(/.{8}/g) ?? []).join(' '), 'black');
    });

type Symmetry = (column: number, row: number) => Square;

const LAST = 7;
export const SYMMETRIES: readonly Symmetry[] = [
  (column, row) => squareAt(column, row),
  (column, row) => squareAt(LAST - column, row),
  (column, row) => squareAt(column, LAST - row),
  (column, row) => squareAt(LAST - column, LAST - row),
  (column, row) => squareAt(row, column),
  (column, row) => squareAt(LAST - row, column),
  (column, row) => squareAt(row, LAST - column),
  (column, row) => squareAt(LAST - row, LAST - column),
];

const mapSquares = (squares: SquareSet, symmetry: Symmetry): SquareSet =>
  SquareSet.of(...[...squares].map(square => symmetry(columnOf(square), rowOf(square))));

/** An 8x8 position under a symmetry. */
export const mapped = ({ rules, discs, turn }: OthelloPosition, symmetry: Symmetry): OthelloPosition => {
  const mappedDiscs: ByColor<SquareSet> = {
    black: mapSquares(discs.black, symmetry),
    white: mapSquares(discs.white, symmetry),
  };
  return { rules, shape: STANDARD_SHAPE, discs: mappedDiscs, turn };
};

/** The position after the first `plies` of a transcript of the 8 x 8 game. */
export const positionAfter = (transcript: string, plies: number): OthelloPosition => {
  const replayed = replay(STANDARD_START, (parseTranscript(transcript) ?? []).slice(0, plies));
  const position = replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
  if (position === undefined) throw new Error(`Not a game: ${transcript}`);
  return position;
};
