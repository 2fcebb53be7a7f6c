import fc from 'fast-check';
import {
  COLUMNS,
  CONNECT4_START,
  type Connect4Position,
  landingSquare,
} from '../../src/game/connect4/position.ts';
import { isOver, play } from '../../src/game/position.ts';
import { readMoves, replay } from '../../src/game/transcript.ts';
import { readTable } from './positions.ts';

/** The position after a transcript of columns, `4435…`. */
export const afterColumns = (columns: string): Connect4Position => {
  const replayed = replay(CONNECT4_START, readMoves(CONNECT4_START, columns) ?? []);
  const position = replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
  if (position === undefined) throw new Error(`Not a game: ${columns}`);
  return position;
};

/** Positions with 12 to 20 discs from the engine's games, with the scores it proved. */
export const solvedConnect4 = readTable('connect4.tsv').map(([columns = '', score]) => ({
  columns,
  position: afterColumns(columns),
  score: Number(score),
}));

/** Drops a disc into the first column from `choice` on where it does not end the game; `undefined` if there is none. */
const goOn = (position: Connect4Position, choice: number): Connect4Position | undefined => {
  for (let index = 0; index < COLUMNS; index++) {
    const square = landingSquare(position, (choice + index) % COLUMNS);
    const next = square === undefined ? undefined : play(position, square);
    if (next !== undefined && !isOver(next)) return next;
  }
  return undefined;
};

const wander = (choices: readonly number[]): Connect4Position =>
  choices.reduce((position, choice) => goOn(position, choice) ?? position, CONNECT4_START);

/** Positions of unfinished games with `fewest` to `most` discs, or fewer if the game ends earlier. */
export const anyConnect4 = (fewest: number, most: number): fc.Arbitrary<Connect4Position> =>
  fc.array(fc.nat({ max: COLUMNS - 1 }), { minLength: fewest, maxLength: most }).map(wander);
