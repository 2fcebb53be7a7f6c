import { centreSquares, STANDARD_SHAPE } from '../../game/shape.ts';
import { BOARD_SIZE, squareAt } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import { likelyTurn, setupOfCells } from '../text/setups.ts';
import type { Cell } from '../text/signs.ts';
import { turnBeside } from '../text/turns.ts';
import type { FoundBoard } from './boardIn.ts';
import { namedSides } from './bySide.ts';
import type { Named } from './longestLine.ts';

/** The squares of a list of moves are never these four. */
const CENTER = centreSquares(STANDARD_SHAPE);

const setOf = (named: readonly Named[]): SquareSet => SquareSet.of(...named.map(({ square }) => square));

/** A position whose discs are listed by side: `Black: c3 d4 e4 e5; White: d5 d6`. */
export const listedBoard = (text: string, named: readonly Named[]): FoundBoard | undefined => {
  if (named.length > BOARD_SIZE * BOARD_SIZE) return undefined;
  const sides = namedSides(text, named);
  const [black, white] = [setOf(sides.black), setOf(sides.white)];
  const isSet =
    black.size + white.size === named.length && CENTER.every(one => black.has(one) || white.has(one));
  const [first, last] = [named[0], named.at(-1)];
  if (!isSet || first === undefined || last === undefined || black.size === 0 || white.size === 0)
    return undefined;
  const cells = Array.from({ length: BOARD_SIZE * BOARD_SIZE }, (_, index): Cell => {
    const square = squareAt(index % BOARD_SIZE, Math.floor(index / BOARD_SIZE));
    return black.has(square) ? 'black' : white.has(square) ? 'white' : 'empty';
  });
  const span = { from: first.from, to: last.to };
  const turn = turnBeside(text, span, false);
  const setup = setupOfCells(STANDARD_SHAPE, cells, turn?.side ?? likelyTurn(cells));
  return setup && { setup, turned: undefined, span, ...(turn && { turnSpan: turn.span }) };
};
