import { unzipSync } from 'fflate';
import type { Input } from '../../formats/read.ts';

/** What every zip file begins with. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Files are left out once all of them together would become larger than this, which no games are. */
const LARGEST_BYTES = 64_000_000;

const filesIn = (bytes: Uint8Array): readonly Input[] => {
  if (ZIP.some((byte, index) => bytes[index] !== byte)) return [];
  let left = LARGEST_BYTES;
  const fits = ({ originalSize }: { readonly originalSize: number }): boolean => {
    if (originalSize > left) return false;
    left -= originalSize;
    return true;
  };
  try {
    const files = unzipSync(bytes, { filter: fits });
    return Object.entries(files).map(([name, content]) => ({ name, content }));
  } catch {
    return [];
  }
};

/** Replaces a zip file by the files in it. A broken one stays as it is, so that reading it reports the fault. */
export const unpacked = (inputs: readonly Input[]): readonly Input[] =>
  inputs.flatMap(input => {
    const files = typeof input.content === 'string' ? [] : filesIn(input.content);
    return files.length > 0 ? files : [input];
  });
