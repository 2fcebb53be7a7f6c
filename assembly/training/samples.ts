import { bitOf, count, firstOf, withoutFirst } from '../board/bitboard';
import { SAMPLE_BYTES } from './fit';
import { evaluateScratch } from './labels';
import { flips, mobility } from '../board/moves';

/** Training positions: from transcripts, from self-play, and from a few random plies after either. */
const START_PLAYER: u64 = 0x0000000810000000;
const START_OPPONENT: u64 = 0x0000001008000000;
const MAX_PLIES: i32 = 60;
/** The maximum loss, in discs, of a self-play move. */
const PLAY_NOISE: u32 = 3;

let player: u64 = 0;
let opponent: u64 = 0;
let randomState: u32 = 1;

export function setSeed(seed: i32): void {
  randomState = (<u32>seed * 0x9e3779b1) | 1;
}

function random(below: u32): u32 {
  randomState ^= randomState << 13;
  randomState ^= randomState >> 17;
  randomState ^= randomState << 5;
  return <u32>((<u64>randomState * <u64>below) >> 32);
}

function start(): void {
  player = START_PLAYER;
  opponent = START_OPPONENT;
}

function changeSides(): void {
  const passing = player;
  player = opponent;
  opponent = passing;
}

/** The legal moves, after a forced pass if necessary; none if the game is over. */
function movesAfterPass(): u64 {
  const empty = ~(player | opponent);
  const moves = mobility(player, opponent, empty);
  if (moves != 0) return moves;
  changeSides();
  return mobility(player, opponent, empty);
}

function play(square: i32): bool {
  const flipped = flips(player, opponent, square);
  const played = player ^ flipped ^ bitOf(square);
  player = opponent ^ flipped;
  opponent = played;
  return flipped != 0;
}

function writeSample(sample: usize): void {
  store<u64>(sample, player);
  store<u64>(sample, opponent, 8);
}

function anyOf(moves: u64): i32 {
  for (let skipped = random(count(moves)); skipped > 0; skipped--) moves = withoutFirst(moves);
  return firstOf(moves);
}

/**
 * Plays a transcript of `plies` squares, a byte each, and writes a sample with player and opponent for every position before
 * a move. Returns the number of samples, which is less than `plies` if a move is illegal.
 */
export function replay(squares: usize, plies: i32, samples: usize): i32 {
  start();
  for (let ply = 0; ply < plies; ply++) {
    movesAfterPass();
    writeSample(samples + ply * SAMPLE_BYTES);
    if (!play(load<u8>(squares + ply))) return ply;
  }
  return plies;
}

/** Replaces a sample by the position after some random moves; returns false if they end the game. */
export function goAstray(sample: usize, plies: i32): bool {
  player = load<u64>(sample);
  opponent = load<u64>(sample, 8);
  for (let ply = 0; ply < plies; ply++) {
    const moves = movesAfterPass();
    if (moves == 0) return false;
    play(anyOf(moves));
  }
  if (movesAfterPass() == 0) return false;
  writeSample(sample);
  return true;
}

/** Plays a game, starting with random moves and continuing with good ones, and writes samples like `replay`. */
export function playGame(randomPlies: i32, samples: usize): i32 {
  start();
  for (let ply = 0; ply < MAX_PLIES; ply++) {
    const moves = movesAfterPass();
    if (moves == 0) return ply;
    writeSample(samples + ply * SAMPLE_BYTES);
    play(ply < randomPlies ? anyOf(moves) : promising(moves));
  }
  return MAX_PLIES;
}

function promising(moves: u64): i32 {
  let best = firstOf(moves);
  let least = i32.MAX_VALUE;
  for (; moves != 0; moves = withoutFirst(moves)) {
    const square = firstOf(moves);
    const flipped = flips(player, opponent, square);
    const value = evaluateScratch(opponent ^ flipped, player ^ flipped ^ bitOf(square)) + random(PLAY_NOISE + 1);
    if (value >= least) continue;
    least = value;
    best = square;
  }
  return best;
}
