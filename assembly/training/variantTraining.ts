import { GOLDEN_RATIO, bitOf, count, firstOf, fromHalves, withoutFirst } from '../board/bitboard';
import { emptyOf, movesOf, openCentre, useBoard } from '../board/board';
import { flips } from '../board/moves';
import { limitDepth } from '../search/limits';
import { beginDeepening, deepen, foundSquare } from '../variants/deepening';
import { finalValue } from '../variants/end';
import { useEvaluation, writeTerms } from '../variants/evaluation';
import { DISC } from '../variants/parameters';
import { ANTI_WEIGHTS, OTHELLO_WEIGHTS, PHASES, TERMS } from '../variants/weights';

/**
 * Games of the search for other boards against itself, to fit its evaluation; compiled separately. Each player has its own
 * set of weights. A sample describes a position:
 *
 *     0  terms    i16 each, as `writeTerms` has them
 *    32  empties  i16   squares that are empty
 *    34  squares  i16   squares of the board
 *    36  color    i16   1 if Black is to move, else -1
 *    38  result   i16   discs at the end of its game, for the side to move
 */
export { PHASES, TERMS };
export const SAMPLE_BYTES: usize = 40;
const EMPTIES: usize = 32;
const SQUARES: usize = 34;
const COLOR: usize = 36;
const RESULT: usize = 38;

const SETS: i32 = 2;
const SET_BYTES: usize = <usize>(PHASES * TERMS) * 2;
const RANDOM_SHARE: f64 = 1000;
/** With at most this many empty squares, games are played perfectly. */
const SOLVED_EMPTIES: i32 = 8;

const sets: usize = heap.alloc(SET_BYTES * SETS);
const inUse = new StaticArray<i16>(PHASES * TERMS);
let samples: usize = 0;
let sampleCount: i32 = 0;
let room: i32 = 0;

let player: u64 = 0;
let opponent: u64 = 0;
let isBlack: bool = true;
let state: u64 = 1;

/** Allocates space for samples and returns its address. */
export function makeRoom(most: i32): usize {
  if (most > room) samples = heap.alloc(SAMPLE_BYTES * most);
  room = max(room, most);
  sampleCount = 0;
  return samples;
}

export function samplesTaken(): i32 {
  return sampleCount;
}

/** The address of a player's weights. */
export function weightsOf(set: i32): usize {
  return sets + <usize>set * SET_BYTES;
}

export function takeOwnWeights(set: i32, anti: bool): void {
  memory.copy(weightsOf(set), changetype<usize>(anti ? ANTI_WEIGHTS : OTHELLO_WEIGHTS), SET_BYTES);
}

export function setSeed(seed: i32): void {
  state = (<u64>seed + 1) * GOLDEN_RATIO;
  for (let round = 0; round < 8; round++) random();
}

/** A random number from 0 up to 1. */
function random(): f64 {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return <f64>((state * 0x2545f4914f6cdd1d) >> 11) / <f64>(<u64>1 << 53);
}

export function setStart(
  playerLo: i32,
  playerHi: i32,
  opponentLo: i32,
  opponentHi: i32,
  boardLo: i32,
  boardHi: i32,
  rules: i32,
): void {
  player = fromHalves(playerLo, playerHi);
  opponent = fromHalves(opponentLo, opponentHi);
  isBlack = true;
  useBoard(fromHalves(boardLo, boardHi), rules);
}

function randomSquare(moves: u64): i32 {
  for (let skipped = <i32>(random() * count(moves)); skipped > 0; skipped--) moves = withoutFirst(moves);
  return firstOf(moves);
}

function bestSquare(set: i32, depth: i32): i32 {
  limitDepth(depth, SOLVED_EMPTIES, Infinity);
  beginDeepening(player, opponent, 0);
  memory.copy(changetype<usize>(inUse), weightsOf(set), SET_BYTES);
  useEvaluation(inUse);
  while (deepen()) {}
  return foundSquare();
}

function swap(): void {
  const own = player;
  player = opponent;
  opponent = own;
  isBlack = !isBlack;
}

/** Plays a square; returns whether the game continues. */
function play(square: i32): bool {
  const flipped = flips(player, opponent, square);
  player ^= flipped ^ bitOf(square);
  opponent ^= flipped;
  swap();
  if (movesOf(player, opponent) == 0) swap();
  return movesOf(player, opponent) != 0;
}

function takeSample(moves: u64): void {
  if (sampleCount == room) return;
  const at = samples + <usize>(sampleCount++) * SAMPLE_BYTES;
  memory.copy(at, writeTerms(player, opponent, moves), <usize>TERMS * 2);
  store<i16>(at, count(emptyOf(player, opponent)), EMPTIES);
  store<i16>(at, count(emptyOf(0, 0)), SQUARES);
  store<i16>(at, isBlack ? 1 : -1, COLOR);
}

/**
 * Plays a game, each side with its weights, and returns the result for Black in discs. The first `randomPlies` are random,
 * and so are `thousandths` of the later ones. Positions where a search chose the move become samples while there is space.
 */
export function playGame(black: i32, white: i32, depth: i32, randomPlies: i32, thousandths: i32): i32 {
  const first = sampleCount;
  let isOver = false;
  for (let ply = 0; !isOver; ply++) {
    const moves = movesOf(player, opponent);
    const isRandom = ply < randomPlies || openCentre(player, opponent) != 0;
    if (isRandom || random() * RANDOM_SHARE < thousandths) {
      isOver = !play(randomSquare(moves));
    } else {
      const square = bestSquare(isBlack ? black : white, depth);
      takeSample(moves);
      isOver = !play(square);
    }
  }
  const result = (isBlack ? finalValue(player, opponent) : -finalValue(player, opponent)) / DISC;
  for (let index = first; index < sampleCount; index++) {
    const at = samples + <usize>index * SAMPLE_BYTES;
    store<i16>(at, result * load<i16>(at, COLOR), RESULT);
  }
  return result;
}
