import { type Color, opposite } from '../../game/color.ts';
import { rulesOf, startOf } from '../../game/games.ts';
import type { Position } from '../../game/position.ts';
import { RULES } from '../../game/rules.ts';
import { positionAt, readMoves } from '../../game/transcript.ts';
import type { Words } from '../../i18n/words.ts';
import { readResult } from '../../net/contract/result.ts';
import { type LibraryEntry, ownColorIn, setupOfEntry } from '../../store/library/entry.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import type { Stores } from '../../store/stores.ts';
import { apart, localeOf } from './locale.ts';
import { colorWord, seatName } from './names.ts';
import { overText, withWay } from './results.ts';
import { type OpeningWords, openingWords } from './study/openingWords.ts';

export interface EntryReading {
  /** The last named opening of a game, in the page's language if it has a name there. */
  readonly openingOf: (entry: LibraryEntry) => OpeningWords | undefined;
  readonly nameOf: (entry: LibraryEntry) => string;
}

/** How the page describes library entries in its language. */
export const createEntryReading = (words: Words, { openings }: Stores): EntryReading => ({
  openingOf: entry => {
    const names = fetchedValue(openings.getState().names);
    const all = (entry.openings?.codes ?? []).flatMap(code => {
      const name = names?.withCode(code);
      return (name && openingWords(words, name)) ?? [];
    });
    return all.findLast(({ lang }) => lang === undefined) ?? all.at(-1);
  },
  nameOf: entry => opponentIn(words, entry),
});

/** A player's name, or a color for people without one. */
const nameIn = (words: Words, entry: LibraryEntry, color: Color): string => {
  const seat = entry.players?.[color];
  const isNameless = seat === undefined || (seat.type === 'remote' && seat.name === undefined);
  const isShared = seat?.type === 'human' && ownColorIn(entry) === undefined;
  return isNameless || isShared ? colorWord(words, color, entry.game) : seatName(words, seat);
};

/** `You – Flipside 3`, or the title given by the person; a copy that conflicts with another version is marked. */
export const entryTitle = (words: Words, entry: LibraryEntry): string =>
  entry.isCopy === true
    ? words.t('library.copy', { title: plainTitle(words, entry) })
    : plainTitle(words, entry);

const plainTitle = (words: Words, entry: LibraryEntry): string => {
  if (entry.title !== undefined) return apart(words, entry.title);
  if (entry.players === undefined)
    return entry.kind === 'study' ? words.t('library.study') : words.t(`menu.games.${entry.game}`);
  const first = ownColorIn(entry) ?? 'black';
  return words.t('replay.short', {
    one: nameIn(words, entry, first),
    other: nameIn(words, entry, opposite(first)),
  });
};

/** The name of the other player. */
const opponentIn = (words: Words, entry: LibraryEntry): string =>
  entry.players === undefined ? '' : nameIn(words, entry, opposite(ownColorIn(entry) ?? 'white'));

/** `You won 40–24`, `Ann won by resignation`. */
export const entryResult = (words: Words, entry: LibraryEntry): string => {
  if (entry.result === undefined) return words.t('library.open');
  const { game } = entry;
  const result = readResult(entry.result);
  const { counts } = entry.result;
  const own = ownColorIn(entry);
  const { winner, by } = result;
  if (own !== undefined && by !== 'play') return overText(words, { game, result, you: own });
  const first = own ?? (winner === 'draw' ? 'black' : winner);
  const hasScore = RULES[rulesOf(game)].aim !== 'fourInARow' && by === 'play';
  const score = hasScore ? `${counts[first]}–${counts[opposite(first)]}` : '';
  if (winner === 'draw') return withWay(words, words.t('library.drawn', { score }).trim(), by);
  if (own !== undefined) return words.t(winner === own ? 'library.won' : 'library.lost', { score }).trim();
  return withWay(words, words.t('library.winner', { name: nameIn(words, entry, winner), score }).trim(), by);
};

const DAY_LENGTH = 10;
const FORMATS: Readonly<Record<number, Intl.DateTimeFormatOptions>> = {
  4: { year: 'numeric' },
  7: { year: 'numeric', month: 'long' },
};

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format takes longer than rendering a row of the list. */
const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
};

/** `22 Nov 2026`, or as much of the date as is known. */
export const entryDate = (words: Words, { date }: Pick<LibraryEntry, 'date'>): string => {
  if (date === '') return words.t('library.noDate');
  const style = FORMATS[date.length] ?? { dateStyle: 'medium' };
  const isMoment = date.length > DAY_LENGTH;
  const options = { ...style, ...(!isMoment && { timeZone: 'UTC' }) };
  return dateFormat(localeOf(words), options).format(new Date(date));
};

const pictures = new WeakMap<LibraryEntry, Position>();

/** The position at the end of the main line; undefined if the game cannot be replayed any more. */
export const lastPosition = (entry: LibraryEntry): Position | undefined => {
  const known = pictures.get(entry);
  if (known !== undefined) return known;
  const setup = setupOfEntry(entry);
  const moves = setup && readMoves(startOf(setup), entry.line);
  const last = setup && moves && positionAt(setup, moves);
  if (last !== undefined) pictures.set(entry, last);
  return last;
};
