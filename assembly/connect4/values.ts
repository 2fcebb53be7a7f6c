/**
 * A proved value: 0 is a draw, s > 0 says that the player wins with s - 1 discs of the 21 of a side unplayed, s < 0 that
 * the opponent does. The sooner, the further from 0.
 */

/** The value where the player completes a four with the next disc. */
@inline
export function winNow(empties: i32): i32 {
  return (empties + 1) >> 1;
}

/** ... where the opponent does so with the disc after it. */
@inline
export function lossNext(empties: i32): i32 {
  return -(empties >> 1);
}

/** How many discs from here on, of both sides, decide a game with this proved value, which is no draw. */
export function pliesOf(value: i32, empties: i32): i32 {
  return value > 0 ? 2 * (winNow(empties) - value) + 1 : 2 * (value - lossNext(empties)) + 2;
}
