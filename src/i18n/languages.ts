import { en } from './en/index.ts';
import { ja } from './ja/index.ts';
import type { Translation } from './translation.ts';

/** All languages, by code. A new one is a folder beside `en`, and a line here. */
export const TRANSLATIONS = { en, ja } satisfies Readonly<Record<string, Translation>>;
export type LanguageCode = keyof typeof TRANSLATIONS;
export const LANGUAGE_CODES = Object.keys(TRANSLATIONS) as readonly LanguageCode[];
