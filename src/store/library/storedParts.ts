/** A game as text, with its variations. */
export interface StoredText {
  readonly id: string;
  readonly text: string;
}
export interface StoredKeys {
  readonly id: string;
  readonly keys: Uint32Array;
}

export const isText = (stored: unknown): stored is StoredText =>
  typeof (stored as StoredText | null)?.text === 'string';
export const isKeys = (stored: unknown): stored is StoredKeys =>
  (stored as StoredKeys | null)?.keys instanceof Uint32Array;
