import { COLORS } from '../../game/color.ts';
import { GAMES } from '../../game/games.ts';
import { fromEntries, recordOf } from '../../game/record.ts';
import { FITTING_OPPONENTS, fittedSeat, levelsOf, OPPONENTS } from '../../game/seat.ts';
import type { Words } from '../../i18n/words.ts';
import type { OpeningNames } from '../../openings/names.ts';
import { computerKey, type Vocabulary } from '../../store/library/vocabulary.ts';
import { localeOf } from './locale.ts';
import { colorWord, seatName } from './names.ts';
import { openingWords } from './study/openingWords.ts';

const RADIX = 36;

const computersIn = (words: Words): Vocabulary['computers'] => {
  const seats = [
    ...FITTING_OPPONENTS.map(opponent => fittedSeat(opponent, 1)),
    ...OPPONENTS.flatMap(levelsOf).map(contender => ({ type: 'computer', ...contender }) as const),
  ];
  return fromEntries(seats.map(seat => [computerKey(seat), seatName(words, seat)] as const));
};

/** The page's terms by which library entries are searched and sorted, including the opening names loaded so far. */
export const vocabularyOf = (words: Words, names: OpeningNames | undefined): Vocabulary => ({
  locale: localeOf(words),
  you: words.t('you'),
  study: words.t('library.study'),
  games: recordOf(GAMES, game => words.t(`menu.games.${game}`)),
  colors: recordOf(GAMES, game => recordOf(COLORS, color => colorWord(words, color, game))),
  computers: computersIn(words),
  openings: fromEntries(
    (names?.all ?? []).flatMap(({ code, name }) => {
      const found = openingWords(words, name);
      return found === undefined ? [] : [[code.toString(RADIX), found.text] as const];
    }),
  ),
});
