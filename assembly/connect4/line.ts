import { isAbandoned } from '../search/time';
import { SQUARE_COUNT, columnBits, keyOf, landings, threats } from './board';
import { bestAt, placeOf } from './lookTable';
import { NO_COLUMN, listMoves, listOf, squareAt } from './ordering';
import { isProved, lowerOf, rootEmpties, rootOpponent, rootPlayer } from './root';
import { solve } from './solve';
import { safeMoves } from './threats';

/** The principal variation of a column: its proved line, or that of the depth-limited search. */
const squares = new StaticArray<u8>(SQUARE_COUNT);
let length: i32 = 0;

let player: u64 = 0;
let opponent: u64 = 0;
let empties: i32 = 0;

/** Finds the line that begins with a disc in `column`. Returns its length; `lineSquare` reads it. */
export function followLine(column: i32): i32 {
  player = rootPlayer();
  opponent = rootOpponent();
  empties = rootEmpties();
  length = 0;
  let value = lowerOf(column);
  const proved = isProved(column);
  let square = landings(player | opponent) & columnBits(column);
  while (square != 0 && !isAbandoned()) {
    const isWon = (threats(player, player | opponent) & square) != 0;
    play(square);
    if (isWon || empties == 0) break;
    value = -value;
    square = proved ? provedReply(value) : expectedReply();
  }
  return length;
}

/** The bit of a square of the line. */
export function lineSquare(index: i32): i32 {
  return unchecked(squares[index]);
}

function play(square: u64): void {
  unchecked((squares[length++] = <u8>ctz(square)));
  const own = player | square;
  player = opponent;
  opponent = own;
  empties--;
}

/** The square that completes a four, or 0. */
function winningSquare(): u64 {
  const taken = player | opponent;
  const wins = threats(player, taken) & landings(taken);
  return wins & (0 - wins);
}

/** A move by which the player reaches the proved `value`. */
function provedReply(value: i32): u64 {
  const win = winningSquare();
  if (win != 0) return win;
  const taken = player | opponent;
  const safe = safeMoves(taken, threats(opponent, taken));
  // The opponent wins with the next disc anyway; the player blocks at least one four.
  if (safe == 0) return firstOf(threats(opponent, taken) & landings(taken), landings(taken));
  const end = listMoves(player, opponent, safe, empties, NO_COLUMN);
  for (let place = listOf(empties); place < end; place++) {
    const square = squareAt(place);
    const own = player | square;
    if (-solve(opponent, own, threats(own, own | opponent), empties - 1, -value) >= value) return square;
  }
  return 0;
}

/** The lowest bit of the first set, or of the second if the first is empty. */
function firstOf(preferred: u64, others: u64): u64 {
  const squares = preferred != 0 ? preferred : others;
  return squares & (0 - squares);
}

/** The best move of the depth-limited search, or 0. */
function expectedReply(): u64 {
  const win = winningSquare();
  if (win != 0) return win;
  const taken = player | opponent;
  const key = keyOf(player, taken);
  const column = bestAt(placeOf(key), key);
  return column == NO_COLUMN ? 0 : landings(taken) & columnBits(column);
}
