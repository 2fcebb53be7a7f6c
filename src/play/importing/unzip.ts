import { isZip } from '../../formats/binary/zip.ts';
import type { Input } from '../../formats/read.ts';
import { inflated, MOST_IN_VAIN } from '../links/inflated.ts';
import { directoryOf, type Packed } from './zipDirectory.ts';

/** All files of a zip file together are unpacked to at most this much, which no games are. */
const LARGEST_BYTES = 64_000_000;

/** What may still be read of a zip file and made of it, in bytes: entries may lie, overlap and be the same bytes again. */
interface Budget {
  packed: number;
  unpacked: number;
}

/** As large as its directory says; undefined if it is of another size or damaged. */
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

/** Replaces a zip file by the files in it. What cannot be unpacked stays as it is, so that reading it reports the fault. */
export const unpacked = (inputs: readonly Input[]): readonly Input[] =>
  inputs.flatMap(input => {
    const { content } = input;
    const files = typeof content !== 'string' && isZip(content) ? filesIn(content) : [];
    return files.length > 0 ? files : [input];
  });
