import { colorAt, discCounts } from '../game/board.ts';
import { type Color, opposite } from '../game/color.ts';
import { isMatchOver, lastTurn, type Match, outcomeOf, positionOf } from '../game/match.ts';
import { flippedBy, isOver, type Position } from '../game/position.ts';
import { isHuman, LEVELS, type Seat } from '../game/seat.ts';
import { makeSquare, type Square } from '../game/square.ts';
import type { Turn } from '../game/transcript.ts';
import type { Words } from '../i18n/words.ts';
import type { MatchState } from '../store/matchStore.ts';
import { ownColor } from '../store/selectors.ts';
import type { DiscSize } from '../store/settingsStore.ts';

/** `d3, empty, legal, flips 1` or `e4, black, last move`: all that a square has to say. */
export const cellName = (words: Words, position: Position, square: Square, last?: Square): string => {
  const name = makeSquare(square);
  const color = colorAt(position, square);
  if (color !== undefined)
    return words.t(square === last ? 'cell.last' : 'cell.disc', {
      square: name,
      disc: words.t(`disc.${color}`),
    });
  const count = flippedBy(position, square).size;
  return count === 0
    ? words.t('cell.empty', { square: name })
    : words.t('cell.legal', { square: name, count });
};

export const countText = (words: Words, color: Color, count: number): string =>
  words.t('count', { color: words.t(`color.${color}`), count });

/** `You`, `Minimax 5` or `Bitboard`. */
export const seatName = (words: Words, seat: Seat): string => {
  if (seat.type === 'human') return words.t('you');
  const name = words.t(`opponent.${seat.opponent}`);
  return LEVELS[seat.opponent] === undefined
    ? name
    : words.t('opponent.withLevel', { name, level: seat.level });
};

/** `Black wins 40-24` or `Draw 32-32`, with the discs that are on the board. */
export const resultText = (words: Words, match: Match): string => {
  const { winner, counts } = outcomeOf(match);
  const { black, white } = counts;
  if (winner === 'draw') return words.t('result.draw', { more: black, fewer: white });
  const [more, fewer] = winner === 'black' ? [black, white] : [white, black];
  return words.t('result.wins', { color: words.t(`color.${winner}`), more, fewer });
};

/** `You win by 16 discs.`: the result from the person's side. */
export const marginText = (words: Words, match: Match): string => {
  const { winner, counts } = outcomeOf(match);
  if (winner === 'draw') return words.t('result.even');
  const count = Math.abs(counts.black - counts.white);
  const seat = match.seats[winner];
  return isHuman(match.seats, winner) && !isHuman(match.seats, opposite(winner))
    ? words.t('result.byYou', { count })
    : words.t('result.byOther', {
        name: seat.type === 'human' ? words.t(`color.${winner}`) : seatName(words, seat),
        count,
      });
};

type ColoredKey = 'said.next' | 'said.pass' | 'status.toMove' | 'status.thinking' | 'status.pass';

/** A text about a side: `White has no move and passes.` */
const colored = (words: Words, key: ColoredKey, color: Color): string =>
  words.t(key, { color: words.t(`color.${color}`) });

const sentences = (words: Words, parts: readonly string[]): string => parts.join(words.t('gap'));

/** `Black f5, 1 disc flipped.` and the pass that it forced. */
const turnSentences = (words: Words, { color, square, flipped, forcesPass }: Turn): readonly string[] => [
  words.t('said.turn', {
    color: words.t(`color.${color}`),
    square: makeSquare(square),
    count: flipped.size,
  }),
  ...(forcesPass ? [colored(words, 'said.pass', opposite(color))] : []),
];

/** Whose move it is now, or how the game ended. */
const nextSentence = (words: Words, match: Match): string =>
  isMatchOver(match) ? resultText(words, match) : colored(words, 'said.next', positionOf(match).turn);

/** What `turns` did, the last ones of a match, and what comes now. */
export const turnsText = (words: Words, turns: readonly Turn[], after: Match): string =>
  sentences(words, [...turns.flatMap(turn => turnSentences(words, turn)), nextSentence(words, after)]);

/** A sentence, and what comes now: `New game. Black to move.` */
export const newsText = (
  words: Words,
  key: 'said.started' | 'said.continued' | 'said.undone',
  after: Match,
): string => sentences(words, [words.t(key), nextSentence(words, after)]);

/** The one line that says where the game stands. */
export const statusText = (words: Words, { match, thinking, passCard }: MatchState): string => {
  if (match === undefined) return words.t('status.noGame');
  const position = positionOf(match);
  if (isOver(position)) return resultText(words, match);
  if (thinking === 'failed') return words.t('status.failed');
  if (passCard !== undefined) return colored(words, 'status.pass', passCard);
  if (thinking === 'hint') return words.t('status.hint');
  if (thinking === 'reply') return colored(words, 'status.thinking', position.turn);
  return colored(words, 'status.toMove', position.turn);
};

/** All that a player's strip shows, as one label. */
export const stripLabel = (words: Words, match: Match, color: Color): string => {
  const position = positionOf(match);
  const toMove = !isOver(position) && position.turn === color;
  return words.t(toMove ? 'strip.toMove' : 'strip.waiting', {
    color: words.t(`color.${color}`),
    name: seatName(words, match.seats[color]),
    discs: words.t('strip.discs', { count: discCounts(position)[color] }),
  });
};

export const lastSquare = (match: Match | undefined): Square | undefined =>
  match === undefined ? undefined : lastTurn(match)?.square;

/** The side at the top of the screen. */
export const opponentColor = (match: Match | undefined): Color => opposite(ownColor(match));

/** `Disc size: Small`. */
export const discSizeText = (words: Words, size: DiscSize): string =>
  `${words.t('settings.discSize')}: ${words.t(`settings.discSizes.${size}`)}`;
