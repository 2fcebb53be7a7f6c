import { BOARD_SIZE } from '../board/bitboard';

/**
 * A pattern is a list of squares. It has an instance for each of the four rotations of the board; two if half a turn maps it
 * to itself, eight if no reflection does. An instance has a lane in the feature vector, which holds its configuration: a
 * number in base three with a digit for each square, the first square being the highest digit.
 */
export const PATTERN_COUNT: i32 = 13;
const INSTANCE_COUNT: i32 = 56;
const LANES_PER_VECTOR: i32 = 8;
export const LANE_COUNT: i32 = (INSTANCE_COUNT + LANES_PER_VECTOR - 1) & -LANES_PER_VECTOR;
const MAX_SQUARES: i32 = 10;
const SYMMETRY_COUNT: i32 = 8;

const NAMES: StaticArray<string> = [
  'a1b1c1d1e1f1g1h1b2g2',
  'a1b1c1d1e1a2b2c2d2e2',
  'a1b1c1a2b2c2a3b3c3d4',
  'a1b1c1d1a2b2c2a3b3a4',
  'a1a2b2c2d2e2f2g2h2h1',
  'b2a3b3c3d3e3f3g3h3g2',
  'a3a4b4c4d4e4f4g4h4h3',
  'a1b2c3d4e5f6g7h8a2b1',
  'a1b1c2d3e4f5g6h7h8',
  'b1b2c1d2e3f4g5h6g7h7',
  'c1c2d1e2f3g4h5g6h6',
  'a1c1d1e1f1h1c2d2e2f2',
  'a1b1a2b2c2b3c3d3c4d4',
];

/** How many configurations a pattern of 5 to 10 squares has. */
export const OF_5: i32 = 243;
export const OF_6: i32 = 3 * OF_5;
export const OF_7: i32 = 3 * OF_6;
export const OF_8: i32 = 3 * OF_7;
export const OF_9: i32 = 3 * OF_8;
export const OF_10: i32 = 3 * OF_9;

/** The first configuration of each pattern in a common numbering. These are constants, since tables would slow evaluation. */
export const FIRST_0: i32 = 0;
export const FIRST_1: i32 = FIRST_0 + OF_10;
export const FIRST_2: i32 = FIRST_1 + OF_10;
export const FIRST_3: i32 = FIRST_2 + OF_10;
export const FIRST_4: i32 = FIRST_3 + OF_10;
export const FIRST_5: i32 = FIRST_4 + OF_10;
export const FIRST_6: i32 = FIRST_5 + OF_10;
export const FIRST_7: i32 = FIRST_6 + OF_10;
export const FIRST_8: i32 = FIRST_7 + OF_10;
export const FIRST_9: i32 = FIRST_8 + OF_9;
export const FIRST_10: i32 = FIRST_9 + OF_10;
export const FIRST_11: i32 = FIRST_10 + OF_9;
export const FIRST_12: i32 = FIRST_11 + OF_10;
export const CONFIGURATIONS: i32 = FIRST_12 + OF_10;

/** The number of squares of each pattern, its first lane and its number of instances. */
export const lengths: StaticArray<i32> = new StaticArray<i32>(PATTERN_COUNT);
export const firstLanes: StaticArray<i32> = new StaticArray<i32>(PATTERN_COUNT);
export const instances: StaticArray<i32> = new StaticArray<i32>(PATTERN_COUNT);
/** For each pattern the squares' indices in its mirror image; -1 if no reflection maps the pattern to itself. */
const mirrors: StaticArray<i32> = new StaticArray<i32>(PATTERN_COUNT * MAX_SQUARES);
/** For each lane the squares of its instance. */
const laneSquares: StaticArray<i32> = new StaticArray<i32>(LANE_COUNT * MAX_SQUARES);
export const laneLengths: StaticArray<i32> = new StaticArray<i32>(LANE_COUNT);

export function squareOfLane(lane: i32, place: i32): i32 {
  return laneSquares[lane * MAX_SQUARES + place];
}

export function powerOfThree(exponent: i32): i32 {
  let power = 1;
  for (let i = 0; i < exponent; i++) power *= 3;
  return power;
}

function namedSquare(pattern: i32, place: i32): i32 {
  const name = NAMES[pattern];
  return (name.charCodeAt(2 * place + 1) - 49) * BOARD_SIZE + name.charCodeAt(2 * place) - 97;
}

/** Symmetries 0 to 3 are rotations, 4 to 7 the same after a reflection in the main diagonal. */
function mapped(square: i32, symmetry: i32): i32 {
  let column = square % BOARD_SIZE;
  let row = square / BOARD_SIZE;
  if (symmetry >= 4) {
    const swapped = column;
    column = row;
    row = swapped;
  }
  for (let turn = symmetry & 3; turn > 0; turn--) {
    const turned = BOARD_SIZE - 1 - row;
    row = column;
    column = turned;
  }
  return row * BOARD_SIZE + column;
}

function placeOf(pattern: i32, square: i32): i32 {
  for (let place = 0; place < lengths[pattern]; place++) {
    if (namedSquare(pattern, place) == square) return place;
  }
  return -1;
}

function keepsSquares(pattern: i32, symmetry: i32): bool {
  for (let place = 0; place < lengths[pattern]; place++) {
    if (placeOf(pattern, mapped(namedSquare(pattern, place), symmetry)) < 0) return false;
  }
  return true;
}

function movesSquares(pattern: i32, symmetry: i32): bool {
  for (let place = 0; place < lengths[pattern]; place++) {
    const square = namedSquare(pattern, place);
    if (mapped(square, symmetry) != square) return true;
  }
  return false;
}

/** The reflection that maps the pattern to itself but moves some of its squares, or -1. */
function reflectionOf(pattern: i32): i32 {
  for (let symmetry = 4; symmetry < SYMMETRY_COUNT; symmetry++) {
    if (keepsSquares(pattern, symmetry) && movesSquares(pattern, symmetry)) return symmetry;
  }
  return -1;
}

function storeMirror(pattern: i32, reflection: i32): void {
  for (let place = 0; place < lengths[pattern]; place++) {
    const mirrored = reflection < 0 ? -1 : placeOf(pattern, mapped(namedSquare(pattern, place), reflection));
    mirrors[pattern * MAX_SQUARES + place] = mirrored;
  }
}

function storeInstance(pattern: i32, symmetry: i32, lane: i32): void {
  laneLengths[lane] = lengths[pattern];
  for (let place = 0; place < lengths[pattern]; place++) {
    laneSquares[lane * MAX_SQUARES + place] = mapped(namedSquare(pattern, place), symmetry);
  }
}

function storePattern(pattern: i32, lane: i32): i32 {
  lengths[pattern] = NAMES[pattern].length / 2;
  const reflection = reflectionOf(pattern);
  storeMirror(pattern, reflection);
  firstLanes[pattern] = lane;
  instances[pattern] = keepsSquares(pattern, 2) ? 2 : reflection < 0 ? SYMMETRY_COUNT : 4;
  for (let i = 0; i < instances[pattern]; i++) storeInstance(pattern, i, lane + i);
  return lane + instances[pattern];
}

let nextLane: i32 = 0;
let configurationCount: i32 = 0;
for (let pattern = 0; pattern < PATTERN_COUNT; pattern++) {
  nextLane = storePattern(pattern, nextLane);
  configurationCount += powerOfThree(lengths[pattern]);
}
if (nextLane != INSTANCE_COUNT || configurationCount != CONFIGURATIONS) unreachable();

/** The configuration of the mirror image, or the same one if no reflection maps the pattern to itself. */
export function mirroredConfiguration(pattern: i32, configuration: i32): i32 {
  const length = lengths[pattern];
  if (mirrors[pattern * MAX_SQUARES] < 0) return configuration;
  let result = 0;
  let rest = configuration;
  for (let place = length - 1; place >= 0; place--) {
    result += (rest % 3) * powerOfThree(length - 1 - mirrors[pattern * MAX_SQUARES + place]);
    rest /= 3;
  }
  return result;
}
