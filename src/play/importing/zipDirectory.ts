import { ZIP_SIGNATURE } from '../../formats/binary/zip.ts';

/** A file as described by the zip directory, which may be wrong. */
export interface Packed {
  readonly name: string;
  /** `unknown`: another method, encrypted or truncated. */
  readonly method: 'stored' | 'deflated' | 'unknown';
  readonly bytes: Uint8Array;
  /** Its unpacked size in bytes, according to the directory. */
  readonly size: number;
  /** The local header before its data. */
  readonly header: Uint8Array;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const [END_LENGTH, ENTRY_LENGTH, HEADER_LENGTH] = [22, 46, 30];
/** Maximum length of the comment after the end of the directory. */
const LONGEST_COMMENT = 0xffff;
const METHODS: Readonly<Record<number, Packed['method']>> = { 0: 'stored', 8: 'deflated' };
const ENCRYPTED = 1;
const utf8 = new TextDecoder();

type View = DataView<ArrayBufferLike>;

/** Offset of the end-of-directory record; undefined if there is none. */
const endIn = (view: View): number | undefined => {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
};

/** Undefined if the entry points outside the file. */
const packedAt = (bytes: Uint8Array, view: View, at: number, name: string): Packed | undefined => {
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  const [length, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
  const start = view.getUint32(at + 42, true);
  if (start + HEADER_LENGTH > bytes.length || view.getUint32(start, true) !== ZIP_SIGNATURE) return undefined;
  const from = start + HEADER_LENGTH + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const isOpen = (flags & ENCRYPTED) === 0 && from + length <= bytes.length;
  return {
    name,
    method: isOpen ? (METHODS[method] ?? 'unknown') : 'unknown',
    bytes: bytes.subarray(from, from + length),
    size,
    header: bytes.slice(start, start + HEADER_LENGTH),
  };
};

/** The files of a zip file, without its folders; empty if the directory cannot be read. */
export const directoryOf = (bytes: Uint8Array): readonly Packed[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = endIn(view);
  if (end === undefined) return [];
  const files: Packed[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) break;
    const nameEnd = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
    const name = utf8.decode(bytes.subarray(at + ENTRY_LENGTH, nameEnd));
    const file = name.endsWith('/') ? undefined : packedAt(bytes, view, at, name);
    if (file !== undefined) files.push(file);
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
};
