import type { Match } from '../../../game/match.ts';
import type { Square } from '../../../game/square.ts';
import type { Words } from '../../../i18n/words.ts';
import { languageOfName, nameIn, type OpeningName } from '../../../openings/names.ts';
import { selectOpening, selectOpeningAfter } from '../../../store/openingNames.ts';
import { selectLegalMoves } from '../../../store/selectors.ts';
import type { Stores } from '../../../store/stores.ts';
import { selectGameKind } from '../../../store/stores.ts';

/** An opening's name, and its language if that is not the page's. */
export interface OpeningWords {
  readonly text: string;
  readonly lang: string | undefined;
}

/** Openings whose English names are plain words, which other languages translate. */
const KNOWN = {
  'Perpendicular Opening': 'perpendicular',
  'Parallel Opening': 'parallel',
  'Diagonal Opening': 'diagonal',
  Tiger: 'tiger',
  Cat: 'cat',
  Italian: 'italian',
  Swallow: 'swallow',
  Horse: 'horse',
  Cow: 'cow',
  Rocket: 'rocket',
  'Raccoon Dog': 'raccoonDog',
} as const;

const isKnown = (text: string): text is keyof typeof KNOWN => Object.hasOwn(KNOWN, text);

/** The names of the French list begin in lower case. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Undefined for a position without a name in the page's language or in English. */
export const openingWords = (words: Words, name: OpeningName): OpeningWords | undefined => {
  const lang = languageOfName(name, words.language());
  const text = nameIn(name, words.language());
  if (text === undefined) return undefined;
  const english = name.en ?? '';
  if (lang !== words.language() && isKnown(english))
    return { text: words.t(`openings.known.${KNOWN[english]}`), lang: undefined };
  return {
    text: capitalized(text),
    lang: lang === words.language() ? undefined : lang,
  };
};

/** The opening of a match so far. */
export const openingOf = (
  words: Words,
  { openings }: Stores,
  match: Match | undefined,
): OpeningWords | undefined => {
  const name = selectOpening(openings.getState(), match, words.language());
  return name && openingWords(words, name);
};

/** The opening that a move leads to, shown in studies. */
export const openingAfter = (
  words: Words,
  stores: Stores,
  square: Square | undefined,
): OpeningWords | undefined => {
  const state = stores.match.getState();
  if (square === undefined || selectGameKind(stores) !== 'study') return undefined;
  if (!selectLegalMoves(state).has(square)) return undefined;
  const name = selectOpeningAfter(stores.openings.getState(), state, square);
  return name && openingWords(words, name);
};
