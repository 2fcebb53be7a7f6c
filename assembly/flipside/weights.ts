import { SQUARE_COUNT } from '../board/bitboard';
import { WEIGHTS_IN_JOB } from '../threads/threadMemory';
import { CONFIGURATIONS, PATTERN_COUNT, lengths, mirroredConfiguration, powerOfThree } from './patterns';

/**
 * A weights file has a header: magic number, version, number of bytes that follow, their checksum (FNV-1a). Then come, for
 * each pattern and each phase, an i8 for each configuration that is not greater than its mirror image; then, for each phase,
 * the i16 tables of the counts. In memory each phase has one block: the i8 of all configurations of all patterns, then
 * the tables of the counts.
 */
export const PHASE_COUNT: i32 = 12;
const EMPTIES_PER_PHASE: i32 = 4;
/** Positions with fewer empties belong to the last phase. */
const LAST_PHASE_EMPTIES: i32 = 12;
/** Weights are eighths of a disc. */
export const EVALUATION_SHIFT: i32 = 3;
export const EVALUATION_UNIT: i32 = 1 << EVALUATION_SHIFT;
/** Own moves, the opponent's; own potential mobility, the opponent's; empties. */
export const COUNT_TABLES: i32 = 5;
export const COUNTS_PER_TABLE: i32 = SQUARE_COUNT;
export const COUNT_TABLE_BYTES: i32 = COUNTS_PER_TABLE * sizeof<i16>();

const MAGIC: u32 = 0x57504c46;
const VERSION: u32 = 2;
const HEADER_BYTES: i32 = 16;
const COUNTS_BYTES: i32 = COUNT_TABLES * COUNT_TABLE_BYTES;

export const COUNTS_OFFSET: i32 = (CONFIGURATIONS + 15) & ~15;
export const PHASE_BYTES: i32 = COUNTS_OFFSET + COUNTS_BYTES;

let room: usize = 0;
let roomBytes: i32 = 0;
/** The block of the first phase, or 0 until weights are loaded. */
export let weightBlocks: usize = 0;

/** The last phase is the longest, but the endgame search hardly uses it. */
@inline
export function phaseOf(empties: i32): i32 {
  const fromLast = max(empties - LAST_PHASE_EMPTIES + EMPTIES_PER_PHASE, 0) / EMPTIES_PER_PHASE;
  return PHASE_COUNT - 1 - min(fromLast, PHASE_COUNT - 1);
}

/** The address where the host writes an unpacked weights file of `bytes` bytes before it calls `useWeights`. */
export function weightsRoom(bytes: i32): usize {
  if (bytes > roomBytes) room = heap.alloc(bytes);
  roomBytes = bytes;
  return room;
}

/** Loads the weights written to `weightsRoom`. Returns false if they are damaged or of another version. */
export function useWeights(): bool {
  if (!isSound()) return false;
  const blocks = weightBlocks != 0 ? weightBlocks : heap.alloc(PHASE_COUNT * PHASE_BYTES);
  let source = room + HEADER_BYTES;
  let target = blocks;
  for (let pattern = 0; pattern < PATTERN_COUNT; pattern++) {
    source += expandPattern(pattern, source, target);
    target += powerOfThree(lengths[pattern]);
  }
  for (let phase = 0; phase < PHASE_COUNT; phase++) {
    memory.copy(blocks + phase * PHASE_BYTES + COUNTS_OFFSET, source + phase * COUNTS_BYTES, COUNTS_BYTES);
  }
  weightBlocks = blocks;
  return true;
}

/** Writes the address of the leader's weights to the job. */
export function shareWeights(job: usize): void {
  store<usize>(job, weightBlocks, WEIGHTS_IN_JOB);
}

/** Uses the leader's weights. */
export function adoptWeights(job: usize): void {
  weightBlocks = load<usize>(job, WEIGHTS_IN_JOB);
}

function isSound(): bool {
  if (roomBytes != weightsBytes() || load<u32>(room) != MAGIC || load<u32>(room, 4) != VERSION) return false;
  const bytes = roomBytes - HEADER_BYTES;
  return load<u32>(room, 8) == bytes && load<u32>(room, 12) == checksum(room + HEADER_BYTES, bytes);
}

function checksum(at: usize, bytes: i32): u32 {
  let hash: u32 = 0x811c9dc5;
  for (let i = 0; i < bytes; i++) hash = (hash ^ load<u8>(at + i)) * 0x01000193;
  return hash;
}

/** The size of a weights file. */
export function weightsBytes(): i32 {
  let bytes = HEADER_BYTES + PHASE_COUNT * COUNTS_BYTES;
  for (let pattern = 0; pattern < PATTERN_COUNT; pattern++) bytes += PHASE_COUNT * weightCount(pattern);
  return bytes;
}

/** The number of distinct weights of a pattern in a phase. */
export function weightCount(pattern: i32): i32 {
  const configurations = powerOfThree(lengths[pattern]);
  let weights = 0;
  for (let i = 0; i < configurations; i++) weights += <i32>(i <= mirroredConfiguration(pattern, i));
  return weights;
}

function expandPattern(pattern: i32, source: usize, target: usize): i32 {
  const configurations = powerOfThree(lengths[pattern]);
  const weights = weightCount(pattern);
  let next = source;
  for (let i = 0; i < configurations; i++) {
    const mirrored = mirroredConfiguration(pattern, i);
    if (i > mirrored) continue;
    for (let phase = 0; phase < PHASE_COUNT; phase++) {
      const weight = load<i8>(next + phase * weights);
      store<i8>(target + phase * PHASE_BYTES + i, weight);
      store<i8>(target + phase * PHASE_BYTES + mirrored, weight);
    }
    next++;
  }
  return weights * PHASE_COUNT;
}
