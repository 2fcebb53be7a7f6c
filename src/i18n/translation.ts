import type { en } from './en/index.ts';

type English = typeof en;

type Complete<T> = { readonly [K in keyof T]: T[K] extends string ? string : Complete<T[K]> };
/** Every English text, in some language. */
export type CompleteTranslation = Complete<English>;

type Bare<K> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;
type Leaf<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${Bare<K>}` : Leaf<T[K], `${Path}${K}.`>;
}[keyof T & string];
export type WordKey = Leaf<English>;

type TextAt<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : `${P}_other` extends keyof T
      ? T[`${P}_other`]
      : never;
type Blank<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Blank<Rest> : never;
type Blanks<K extends WordKey> = Blank<TextAt<English, K>>;
type Filling<K extends WordKey> = { readonly [B in Blanks<K>]: B extends 'count' ? number : string | number };
/**
 * Only a key, or also the values for its text's blanks. For an unknown key the type falls back to all keys at once,
 * which requires no values, so that the compiler's error names the key.
 */
export type Arguments<K extends WordKey> = WordKey extends K
  ? []
  : [Blanks<K>] extends [never]
    ? []
    : [filling: Filling<K>];
