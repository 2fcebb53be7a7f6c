import { isZip } from '../../formats/binary/zip.ts';
import type { Input } from '../../formats/read.ts';
import { inflated, MOST_IN_VAIN } from '../links/inflated.ts';
import { directoryOf, type Packed } from './zipDirectory.ts';

/** Maximum total size of the unpacked files; no collection of games is as large. */
const LARGEST_BYTES = 64_000_000;

/** Bytes that may still be read and unpacked. Guards against zip bombs: entries may lie about their size, overlap or repeat. */
interface Budget {
  packed: number;
  unpacked: number;
}

/** Unpacks an entry to the size in its directory; undefined if it is damaged or of another size. */
const inflatedOf = ({ bytes, size }: Packed, budget: Budget): Uint8Array | undefined => {
  const content = inflated(bytes, size);
  if (content?.length === size) return content;
  budget.unpacked -= MOST_IN_VAIN;
  return undefined;
};

const contentOf = (packed: Packed, budget: Budget): Uint8Array | undefined => {
  const { bytes, method, size } = packed;
  const fits = bytes.length <= budget.packed && size <= budget.unpacked;
  if (!fits || method === 'unknown') return undefined;
  budget.packed -= bytes.length;
  budget.unpacked -= size;
  if (method === 'deflated') return inflatedOf(packed, budget);
  return bytes.length === size ? bytes.slice() : undefined;
};

const filesIn = (bytes: Uint8Array): readonly Input[] => {
  const budget = { packed: bytes.length, unpacked: LARGEST_BYTES };
  return directoryOf(bytes).map(entry => ({
    name: entry.name,
    content: contentOf(entry, budget) ?? entry.header,
  }));
};

/**
 * Replaces a zip file by the files in it. Entries that cannot be unpacked are left packed, so that reading them reports the
 * error.
 */
export const unpacked = (inputs: readonly Input[]): readonly Input[] =>
  inputs.flatMap(input => {
    const { content } = input;
    const files = typeof content !== 'string' && isZip(content) ? filesIn(content) : [];
    return files.length > 0 ? files : [input];
  });
