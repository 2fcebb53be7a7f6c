const UNITS_PER_DISC = 8;
const I8_LIMIT = 127;
const I16_LIMIT = 32767;

/** Weights of up to this many units are left out: mostly noise, but a sixth of the compressed file. */
const NEGLIGIBLE_UNITS = 2;

const quantised = (weight: number, limit: number): number =>
  Math.max(-limit, Math.min(limit, Math.round(weight * UNITS_PER_DISC)));

const quantisedPattern = (weight: number): number => {
  const units = quantised(weight, I8_LIMIT);
  return Math.abs(units) <= NEGLIGIBLE_UNITS ? 0 : units;
};

/** The bytes of a weights file: `groups` of weights, pattern by pattern, all phases of one together; counts last. */
export const packWeights = (phases: readonly Float32Array[], groups: readonly number[]): Uint8Array => {
  const parts: Uint8Array[] = [];
  let begin = 0;
  groups.forEach((size, group) => {
    for (const phase of phases) {
      const weights = phase.subarray(begin, begin + size);
      parts.push(
        group < groups.length - 1
          ? new Uint8Array(Int8Array.from(weights, quantisedPattern).buffer)
          : new Uint8Array(Int16Array.from(weights, weight => quantised(weight, I16_LIMIT)).buffer),
      );
    }
    begin += size;
  });
  return new Uint8Array(Buffer.concat(parts));
};
