/** Signature of zip files and of each entry. */
export const ZIP_SIGNATURE = 0x04034b50;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 &&
  new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(0, true) === ZIP_SIGNATURE;
