export const UNITS_PER_DISC = 8;
const I8_LIMIT = 127;
const I16_LIMIT = 32767;

const quantised = (weight: number, limit: number): number =>
  Math.max(-limit, Math.min(limit, Math.round(weight * UNITS_PER_DISC)));

/** The bytes of a weights file: `groups` of weights, pattern by pattern with all phases of each, counts last. */
export const packWeights = (phases: readonly Float32Array[], groups: readonly number[]): Uint8Array => {
  const parts: Uint8Array[] = [];
  let begin = 0;
  groups.forEach((size, group) => {
    for (const phase of phases) {
      const weights = phase.subarray(begin, begin + size);
      parts.push(
        group < groups.length - 1
          ? new Uint8Array(Int8Array.from(weights, weight => quantised(weight, I8_LIMIT)).buffer)
          : new Uint8Array(Int16Array.from(weights, weight => quantised(weight, I16_LIMIT)).buffer),
      );
    }
    begin += size;
  });
  return new Uint8Array(Buffer.concat(parts));
};

/** The weights of all phases from what `packWeights` made. */
export const unpackWeights = (
  bytes: Uint8Array,
  phaseCount: number,
  groups: readonly number[],
): readonly Float32Array[] => {
  const total = groups.reduce((sum, size) => sum + size, 0);
  const phases = Array.from({ length: phaseCount }, () => new Float32Array(total));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  let begin = 0;
  groups.forEach((size, group) => {
    const isCounts = group === groups.length - 1;
    for (const weights of phases) {
      for (let index = 0; index < size; index++) {
        const units = isCounts ? view.getInt16(at + 2 * index, true) : view.getInt8(at + index);
        weights[begin + index] = units / UNITS_PER_DISC;
      }
      at += isCounts ? 2 * size : size;
    }
    begin += size;
  });
  return phases;
};
