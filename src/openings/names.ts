import * as v from 'valibot';
import type { Position } from '../game/position.ts';
import { makeTranscript, parseTranscript, type Transcript } from '../game/transcript.ts';
import { plainText } from '../i18n/text.ts';
import { codeFrom, codeText, isStandard } from './code.ts';

/** The languages in which openings have names. */
export const NAME_LANGUAGES = ['en', 'ja', 'fr'] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** The names of a position, several in one language joined by ` / `. */
export type OpeningName = Readonly<Partial<Record<NameLanguage, string>>>;

export interface NamedOpening {
  /** One way to the position, which begins with f5. */
  readonly transcript: Transcript;
  /** The code of the position after it. */
  readonly code: number;
  readonly name: OpeningName;
}

/** The asset: where the names are from, and and rows of a transcript, the code of the position after it,
 * and its names, empty where there are none. */
const FILE = v.object({
  version: v.literal(1),
  sources: v.array(v.string()),
  openings: v.array(v.tuple([v.string(), v.string(), v.string(), v.string(), v.string()])),
});
export type NamesFile = v.InferOutput<typeof FILE>;

const nameOf = (en: string, ja: string, fr: string): OpeningName => ({
  ...(en !== '' && { en }),
  ...(ja !== '' && { ja }),
  ...(fr !== '' && { fr }),
});

const markOf = (codes: readonly string[]): string => {
  let hash = 0x811c9dc5;
  for (const code of codes)
    for (let at = 0; at < code.length; at++) hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193);
  return `${codes.length}-${(hash >>> 0).toString(36)}`;
};

/** The one of these languages that readers of a language are given: English for most. */
const readIn = (language: string): NameLanguage => NAME_LANGUAGES.find(code => code === language) ?? 'en';

/** The language in which readers are given a name: their own, else English, never a third. */
export const languageOfName = (name: OpeningName, language: string): NameLanguage | undefined =>
  [readIn(language), 'en' as const].find(code => name[code] !== undefined);

/** The name in a language, else in English; undefined where it has neither. */
export const nameIn = (name: OpeningName, language: string): string | undefined => {
  const code = languageOfName(name, language);
  return code && name[code];
};

/** The names of openings, found by position: by whatever moves it was reached, and however the board is turned. */
export class OpeningNames {
  readonly all: readonly NamedOpening[];
  /** Equal for files that name the same positions: what was found by their codes need not be looked for again. */
  readonly mark: string;
  readonly #byCode: ReadonlyMap<string, OpeningName>;
  readonly #mostPlies: number;

  private constructor(openings: NamesFile['openings']) {
    const named = openings.map(([text, code, en, ja, fr]) => ({ text, code, name: nameOf(en, ja, fr) }));
    this.all = named.map(({ text, code, name }) => ({
      transcript: parseTranscript(text) ?? [],
      code: codeFrom(code),
      name,
    }));
    this.#byCode = new Map(named.map(({ code, name }) => [code, name]));
    this.mark = markOf(named.map(({ code }) => code));
    this.#mostPlies = Math.max(...this.all.map(({ transcript }) => transcript.length));
  }

  /** Reads the asset; undefined if it is none. */
  static read(data: unknown): OpeningNames | undefined {
    const file = v.safeParse(FILE, data);
    return file.success ? new OpeningNames(file.output.openings) : undefined;
  }

  at(position: Position): OpeningName | undefined {
    return isStandard(position) ? this.#byCode.get(codeText(position)) : undefined;
  }

  /** The codes of those positions of a game that have a name, from its start on. */
  codesIn(positions: readonly Position[]): readonly string[] {
    return positions
      .slice(0, this.#mostPlies + 1)
      .filter(isStandard)
      .map(codeText)
      .filter(code => this.#byCode.has(code));
  }

  /** The name of a position by its code. */
  withCode(code: string): OpeningName | undefined {
    return this.#byCode.get(code);
  }

  /**
   * The name of a game by the positions it went through, from its start on: that of the last position with a name in
   * the language, else of the last one with a name in English.
   */
  reached(positions: readonly Position[], language: string): OpeningName | undefined {
    let english: OpeningName | undefined;
    for (const position of positions.slice(0, this.#mostPlies + 1).reverse()) {
      const name = this.at(position);
      const found = name && languageOfName(name, language);
      if (found === readIn(language)) return name;
      if (found !== undefined) english ??= name;
    }
    return english;
  }
}

const textOf = ({ transcript, name }: NamedOpening): string =>
  plainText([makeTranscript(transcript), ...Object.values(name)].join(' / '));

/** The openings with a name in the language or in English, whose names or moves contain all words of the text. */
export const searchOpenings = (
  { all }: OpeningNames,
  text: string,
  language: string,
): readonly NamedOpening[] => {
  const words = plainText(text).split(/\s+/).filter(Boolean);
  return all.filter(opening => {
    const known = textOf(opening);
    return nameIn(opening.name, language) !== undefined && words.every(word => known.includes(word));
  });
};
