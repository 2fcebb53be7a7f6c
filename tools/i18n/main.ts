import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type LanguageCode, loadOwnTexts } from '../../src/i18n/languages.ts';
import type { Texts } from '../../src/i18n/plurals.ts';
import { BUILT_TRANSLATIONS, TRANSLATIONS } from '../paths.ts';
import { inEnglishOrder } from './inEnglishOrder.ts';

/** Writes English as a file for translators' programs, and puts what they have written into its order. */
const write = (folder: string, code: LanguageCode, texts: Texts): void =>
  writeFileSync(join(folder, `${code}.json`), `${JSON.stringify(texts, null, 2)}\n`);

const english = await loadOwnTexts('en');
mkdirSync(BUILT_TRANSLATIONS, { recursive: true });
write(BUILT_TRANSLATIONS, 'en', english);
for (const code of LANGUAGE_CODES)
  if (code !== 'en') write(TRANSLATIONS, code, inEnglishOrder(await loadOwnTexts(code), english));
