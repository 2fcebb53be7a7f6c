import type { FoundEntry, FoundReport } from '../../formats/catalog.ts';
import { rulesOf } from '../../game/games.ts';
import { RULES } from '../../game/rules.ts';
import { parseShapeText, STANDARD_SHAPE } from '../../game/shape.ts';
import type { Words } from '../../i18n/words.ts';
import { colorWord, setupText } from './names.ts';

const gameOf = (words: Words, { game, shape }: FoundEntry): string =>
  setupText(words, {
    game,
    shape: parseShapeText(shape) ?? STANDARD_SHAPE,
    headStart: undefined,
    freePassing: false,
  });

/** `Anna against Ben`, one name alone, or the title; undefined if the file names nobody. */
const whoText = (words: Words, { players: { black, white }, title }: FoundEntry): string | undefined => {
  if (black !== undefined && white !== undefined) return words.t('imported.players', { black, white });
  return black ?? white ?? title;
};

/** A game's title in a list: its players, or else its content. */
export const entryTitle = (words: Words, entry: FoundEntry): string =>
  whoText(words, entry) ?? words.t('imported.number', { number: entry.index + 1 });

/** `Black to move`, or that the game is over, with disc counts if the game has them. */
const positionText = (words: Words, { turn, game, final }: FoundEntry): string => {
  if (final === undefined) return words.t('imported.toMove', { color: colorWord(words, turn, game) });
  return RULES[rulesOf(game)].hasPasses ? words.t('imported.overWith', final) : words.t('imported.over');
};

/** `Othello, 60 moves`, or `Othello, Black to move` for a position. */
const contentText = (words: Words, entry: FoundEntry): string => {
  const { plies, tried } = entry;
  const parts = [
    plies === 0 ? positionText(words, entry) : words.t('imported.moves', { count: plies }),
    ...(tried > 0 ? [words.t('imported.tried', { count: tried })] : []),
  ];
  return [gameOf(words, entry), ...parts].join(words.t('comma'));
};

/** The second line of a game: its content, and the file's remarks. */
export const entryAbout = (words: Words, entry: FoundEntry): string =>
  [contentText(words, entry), entry.event, entry.date?.slice(0, 10), entry.result]
    .filter(part => part !== undefined)
    .join(' · ');

/** `12 games, WTHOR 2024`, `A position: Othello, Black to move`. */
export const reportText = (words: Words, { format, count, first, date }: FoundReport): string => {
  const name = words.t(`formats.name.${format}`);
  if (first === undefined) return words.t('imported.nothing');
  if (count > 1) {
    const kind = first.plies === 0 ? 'imported.positions' : 'imported.games';
    const source = [name, date?.slice(0, 10)].filter(part => part !== undefined).join(' ');
    return words.t(kind, { count, source });
  }
  const who = whoText(words, first);
  const about = [contentText(words, first), ...(who === undefined ? [] : [who])].join(words.t('comma'));
  return words.t(first.plies === 0 ? 'imported.position' : 'imported.game', { about, source: name });
};
