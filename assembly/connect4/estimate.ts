import { BOARD, BOTTOM, ODD_ROWS } from './board';
import {
  CENTRE_VALUE,
  INNER_ROW_VALUE,
  LARGEST_ESTIMATE,
  MIDDLE_VALUE,
  RIGHT_THREAT_VALUE,
  WRONG_THREAT_VALUE,
} from './parameters';

/** Columns c to e, column d and rows 2 to 5: most lines run through them. */
const MIDDLE: u64 = BOARD & ((<u64>0x7f << 14) | (<u64>0x7f << 21) | (<u64>0x7f << 28));
const CENTRE: u64 = BOARD & (<u64>0x7f << 21);
const INNER_ROWS: u64 = BOTTOM * 0x1e;

/**
 * The estimate of a position without an immediate win. Late in the game the columns fill up in pairs, and the first player
 * gets the odd rows, the second the even ones. A threat on a row that its owner gets wins there; any other threat only keeps
 * the opponent away.
 */
export function estimate(
  player: u64,
  opponent: u64,
  playerThreats: u64,
  opponentThreats: u64,
  empties: i32,
): i32 {
  const isFirst = (empties & 1) == 0;
  const playerRows = isFirst ? ODD_ROWS : ~ODD_ROWS;
  const sum =
    worthOf(playerThreats, playerRows) -
    worthOf(opponentThreats, ~playerRows) +
    placesOf(player) -
    placesOf(opponent);
  return max(-LARGEST_ESTIMATE, min(LARGEST_ESTIMATE, sum));
}

@inline
function worthOf(threats: u64, rightRows: u64): i32 {
  return (
    RIGHT_THREAT_VALUE * <i32>popcnt(threats & rightRows) +
    WRONG_THREAT_VALUE * <i32>popcnt(threats & ~rightRows)
  );
}

@inline
function placesOf(discs: u64): i32 {
  return (
    MIDDLE_VALUE * <i32>popcnt(discs & MIDDLE) +
    CENTRE_VALUE * <i32>popcnt(discs & CENTRE) +
    INNER_ROW_VALUE * <i32>popcnt(discs & INNER_ROWS)
  );
}
