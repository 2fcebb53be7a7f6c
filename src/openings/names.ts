import * as v from 'valibot';
import type { Position } from '../game/position.ts';
import { makeTranscript, parseTranscript, type Transcript } from '../game/transcript.ts';
import { plainText } from '../i18n/text.ts';
import { codeFrom, codeText, isStandard } from './code.ts';

/** The languages in which openings have names. */
export const NAME_LANGUAGES = ['en', 'ja', 'fr'] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** The names of a position; several in one language are joined by ` / `. */
export type OpeningName = Readonly<Partial<Record<NameLanguage, string>>>;

export interface NamedOpening {
  /** One way to reach the position, beginning with f5. */
  readonly transcript: Transcript;
  readonly code: number;
  readonly name: OpeningName;
}

/**
 * The asset: its sources, and for each opening a transcript, the code of the position it reaches, and its
 * names (empty if it has none).
 */
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

/** The language of names for readers of a language: English for most. */
const readIn = (language: string): NameLanguage => NAME_LANGUAGES.find(code => code === language) ?? 'en';

/** The language of the name that is shown: the reader's, or else English, never a third one. */
export const languageOfName = (name: OpeningName, language: string): NameLanguage | undefined =>
  [readIn(language), 'en' as const].find(code => name[code] !== undefined);

/** The name in the language, or else in English; undefined if it has neither. */
export const nameIn = (name: OpeningName, language: string): string | undefined => {
  const code = languageOfName(name, language);
  return code && name[code];
};

/** The names of openings, looked up by position: independent of the order of moves and the orientation of the board. */
export class OpeningNames {
  readonly all: readonly NamedOpening[];
  /** A fingerprint of the named positions: codes cached with the same mark are still valid. */
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

  /** Reads the asset; undefined if it is invalid. */
  static read(data: unknown): OpeningNames | undefined {
    const file = v.safeParse(FILE, data);
    return file.success ? new OpeningNames(file.output.openings) : undefined;
  }

  at(position: Position): OpeningName | undefined {
    return isStandard(position) ? this.#byCode.get(codeText(position)) : undefined;
  }

  /** The codes of the named positions of a game, in order. */
  codesIn(positions: readonly Position[]): readonly string[] {
    return positions
      .slice(0, this.#mostPlies + 1)
      .filter(isStandard)
      .map(codeText)
      .filter(code => this.#byCode.has(code));
  }

  withCode(code: string): OpeningName | undefined {
    return this.#byCode.get(code);
  }

  /**
   * The name of a game's opening: that of the last position with a name in the language, or else of the last
   * one with an English name.
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

/**
 * The openings with a name in the language or in English whose names or moves contain all words of the text.
 */
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
