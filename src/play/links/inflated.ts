import { Inflate, type InflateStreamOptions } from 'fflate';

/** Compressed bytes per step. */
const AT_ONCE = 1_024;
/** Maximum size of one inflated step: how far the output can exceed the limit before it is noticed. */
export const MOST_IN_VAIN = AT_ONCE * 1_032;

/** Inflates untrusted data; undefined if it is damaged or exceeds `most` bytes. */
export const inflated = (
  bytes: Uint8Array,
  most: number,
  options: InflateStreamOptions = {},
): Uint8Array | undefined => {
  const parts: Uint8Array[] = [];
  let [size, isWhole] = [0, false];
  const inflate = new Inflate(options, (part, isLast) => {
    size += part.length;
    parts.push(part);
    isWhole = isLast;
  });
  try {
    for (let from = 0; from < bytes.length && !isWhole; from += AT_ONCE) {
      inflate.push(bytes.subarray(from, from + AT_ONCE), from + AT_ONCE >= bytes.length);
      if (size > most) return undefined;
    }
  } catch {
    return undefined;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
