import { unzipSync } from 'fflate';
import type { Input } from '../../formats/read.ts';

/** What every zip file begins with. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Files in it that would become larger than this are left out: no games take so much. */
const LARGEST_BYTES = 64_000_000;

const filesIn = (bytes: Uint8Array): readonly Input[] => {
  if (ZIP.some((byte, index) => bytes[index] !== byte)) return [];
  try {
    const files = unzipSync(bytes, { filter: ({ originalSize }) => originalSize <= LARGEST_BYTES });
    return Object.entries(files).map(([name, content]) => ({ name, content }));
  } catch {
    return [];
  }
};

/** The files in a zip file instead of that itself; one that is broken stays as it is, to be told of. */
export const unpacked = (inputs: readonly Input[]): readonly Input[] =>
  inputs.flatMap(input => {
    const files = typeof input.content === 'string' ? [] : filesIn(input.content);
    return files.length > 0 ? files : [input];
  });
