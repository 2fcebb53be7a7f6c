import type { RandomBytes } from './code.ts';

/** Iterations of the key derivation, which make each guess slow. */
const ROUNDS = 200_000;
const SALT = new TextEncoder().encode('flipside handover 1');
const ID_BYTES = 16;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const BITS_IN_A_BYTE = 8;

type Bytes = Uint8Array<ArrayBuffer>;

/** An encrypted box that only the code opens, and its name on the server. */
export interface Sealed {
  readonly id: string;
  readonly box: Bytes;
}

/** Whether the browser can encrypt: only on secure pages. */
export const canSeal = (): boolean =>
  globalThis.crypto?.subtle !== undefined && globalThis.CompressionStream !== undefined;

/** Maximum number of arguments in one call. */
const BYTES_AT_A_TIME = 8192;

export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += BYTES_AT_A_TIME)
    text += String.fromCharCode(...bytes.subarray(at, at + BYTES_AT_A_TIME));
  return btoa(text);
};
const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
const base64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Name and key are both derived from the code, but neither reveals the other. */
const unlocked = async (code: string): Promise<{ readonly id: string; readonly key: CryptoKey }> => {
  const { subtle } = crypto;
  const secret = await subtle.importKey('raw', new TextEncoder().encode(code), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: SALT, iterations: ROUNDS },
    secret,
    (ID_BYTES + KEY_BYTES) * BITS_IN_A_BYTE,
  );
  const bytes = new Uint8Array(bits);
  const key = await subtle.importKey('raw', bytes.slice(ID_BYTES), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { id: base64Url(bytes.slice(0, ID_BYTES)), key };
};

export const handoverId = async (code: string): Promise<string> => (await unlocked(code)).id;

const through = (blob: Blob, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  blob.stream().pipeThrough(stream as unknown as ReadableWritablePair<Uint8Array, Uint8Array>);

/** Compresses and encrypts. */
export const sealed = async (content: Blob, code: string, random: RandomBytes): Promise<Sealed> => {
  const packed = await new Response(through(content, new CompressionStream('gzip'))).arrayBuffer();
  const { id, key } = await unlocked(code);
  const nonce = random(new Uint8Array(NONCE_BYTES));
  const secret = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, packed);
  const box = new Uint8Array(NONCE_BYTES + secret.byteLength);
  box.set(nonce);
  box.set(new Uint8Array(secret), NONCE_BYTES);
  return { id, box };
};

/** Guards against decompression bombs. */
const readAtMost = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Blob | undefined> => {
  const parts: Bytes[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value as Bytes);
  }
};

/** Decrypts a box of up to `most` bytes; undefined if it was changed or the code is wrong. */
export const unsealed = async (box: string, code: string, most: number): Promise<Blob | undefined> => {
  try {
    const bytes = fromBase64(box);
    const { key } = await unlocked(code);
    const iv = bytes.slice(0, NONCE_BYTES);
    const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(NONCE_BYTES));
    return await readAtMost(through(new Blob([packed]), new DecompressionStream('gzip')), most);
  } catch {
    return undefined;
  }
};
