import { BOARD_SIZE, SQUARE_COUNT, firstOf, withoutFirst } from '../board/bitboard';

/**
 * The choice among equally good moves. `Minimax` examines them column by column from a1 to h8 and takes the first as White,
 * the last as Black. All others take the first one row by row.
 */
export const ROW_BY_ROW: i32 = 0;
export const COLUMN_BY_COLUMN: i32 = 1;
export const COLUMNS_FROM_LAST: i32 = 2;

let order: i32 = ROW_BY_ROW;

/** Sets the order for following searches. */
export function breakTies(name: i32): void {
  order = name;
}

function placeOf(square: i32): i32 {
  if (order == ROW_BY_ROW) return square;
  const place = (square % BOARD_SIZE) * BOARD_SIZE + square / BOARD_SIZE;
  return order == COLUMN_BY_COLUMN ? place : SQUARE_COUNT - 1 - place;
}

/** The first of several squares. */
export function firstByTies(squares: u64): i32 {
  let first = firstOf(squares);
  for (let rest = withoutFirst(squares); rest != 0; rest = withoutFirst(rest)) {
    const square = firstOf(rest);
    if (placeOf(square) < placeOf(first)) first = square;
  }
  return first;
}

/** Whether `square` comes before all of `squares`. */
export function comesBefore(square: i32, squares: u64): bool {
  return squares == 0 || placeOf(square) < placeOf(firstByTies(squares));
}
