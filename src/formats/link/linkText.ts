/** The URL-safe base64 alphabet. */
const SIGN = /^[A-Za-z0-9_-]$/;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const CHECK_BYTES = 3;

/** FNV-1a checksum, to detect truncated or mistyped links. */
const checkOf = (bytes: Uint8Array): readonly number[] => {
  const hash = bytes.reduce((now, byte) => Math.imul(now ^ byte, FNV_PRIME), FNV_OFFSET);
  return Array.from({ length: CHECK_BYTES }, (_, index) => (hash >>> (8 * index)) & 0xff);
};

/** The bytes and their checksum in URL-safe base64. */
export const toSigns = (bytes: Uint8Array): string => {
  const checked = [...checkOf(bytes), ...bytes];
  const base64 = btoa(checked.map(byte => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** The index of the first invalid letter, from 0; undefined if there is none. */
export const strangeSign = (signs: string): number | undefined => {
  const index = [...signs].findIndex(sign => !SIGN.test(sign));
  return index < 0 ? undefined : index;
};

/** Decodes valid letters; undefined if the checksum is wrong. */
export const fromSigns = (signs: string): Uint8Array | undefined => {
  if (signs.length % 4 === 1) return undefined;
  const binary = atob(signs.replaceAll('-', '+').replaceAll('_', '/'));
  const checked = Uint8Array.from(binary, letter => letter.charCodeAt(0));
  const bytes = checked.subarray(CHECK_BYTES);
  const isWhole = checked.length >= CHECK_BYTES && checkOf(bytes).every((byte, at) => byte === checked[at]);
  return isWhole ? bytes : undefined;
};
