const UNITS_PER_DISC = 8;
const I8_LIMIT = 127;
const I16_LIMIT = 32767;

const quantised = (weight: number, limit: number): number =>
  Math.max(-limit, Math.min(limit, Math.round(weight * UNITS_PER_DISC)));

/** The bytes of a weights file: `groups` of weights, pattern by pattern, all phases of one together; counts last. */
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
