import { COLUMN_COUNT, SQUARE_COUNT, columnOf, threats } from './board';
import { THREAT_RANK } from './parameters';

/** Marks a missing column. */
export const NO_COLUMN: i32 = COLUMN_COUNT;

const CENTRE_COLUMN: i32 = 3;
const FAVOURITE_RANK: i32 = 1 << 20;

/** For each number of empty squares a list of moves: the square, the threats after it, the rank. */
const LIST_COUNT: i32 = SQUARE_COUNT + 1;
const squares = new StaticArray<u64>(LIST_COUNT * COLUMN_COUNT);
const threatsMade = new StaticArray<u64>(LIST_COUNT * COLUMN_COUNT);
const ranks = new StaticArray<i32>(LIST_COUNT * COLUMN_COUNT);

/** Where the list of a position with `empties` empty squares begins. */
@inline
export function listOf(empties: i32): i32 {
  return empties * COLUMN_COUNT;
}

/** The square of the move at `place`, as a bit. */
@inline
export function squareAt(place: i32): u64 {
  // Places come from `listMoves`.
  return unchecked(squares[place]);
}

/** The player's threats after the move at `place`. */
@inline
export function threatsAfter(place: i32): u64 {
  return unchecked(threatsMade[place]);
}

/** Lists the moves and returns the end: the preferred column, then those creating the most threats, then the most central. */
export function listMoves(player: u64, opponent: u64, moves: u64, empties: i32, favourite: i32): i32 {
  const start = listOf(empties);
  let end = start;
  for (let rest = moves; rest != 0; rest &= rest - 1) {
    const square = rest & (0 - rest);
    const made = threats(player | square, player | opponent | square);
    insert(start, end++, square, made, rankOf(columnOf(square), made, favourite));
  }
  return end;
}

@inline
function rankOf(column: i32, made: u64, favourite: i32): i32 {
  if (column == favourite) return FAVOURITE_RANK;
  return <i32>popcnt(made) * THREAT_RANK - abs(column - CENTRE_COLUMN);
}

/** Inserts a move into the list from `start` to `end`, after those of equal or higher rank. */
@inline
function insert(start: i32, end: i32, square: u64, made: u64, rank: i32): void {
  // A list has space for every column.
  let place = end;
  for (; place > start && unchecked(ranks[place - 1]) < rank; place--) {
    unchecked((squares[place] = squares[place - 1]));
    unchecked((threatsMade[place] = threatsMade[place - 1]));
    unchecked((ranks[place] = ranks[place - 1]));
  }
  unchecked((squares[place] = square));
  unchecked((threatsMade[place] = made));
  unchecked((ranks[place] = rank));
}
