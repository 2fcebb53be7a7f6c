import { discCounts } from '../game/board.ts';
import { isOver } from '../game/position.ts';
import { RULES } from '../game/rules.ts';
import type { Words } from '../i18n/words.ts';
import { RULES_WORDS } from '../ui/words/rulesWords.ts';
import type { Shown } from './readView.ts';

/** The move that led to the position: `Black f5, 1 disc flipped.` */
const turnText = (words: Words, { course, ply }: Shown): string => {
  const turn = course.turns[ply - 1];
  const position = course.positions[ply];
  if (turn === undefined || position === undefined) return words.t('embed.start');
  const { color: colorOf, turn: turnOf } = RULES_WORDS[position.rules];
  const color = colorOf(words, turn.color);
  if (turn.square === undefined) return words.t('said.passed', { name: color });
  const played = turnOf(words, { color, square: turn.square, count: turn.flipped.size });
  return !RULES[position.rules].hasPasses || !turn.forcesPass
    ? played
    : [played, words.t('embed.passes')].join(words.t('gap'));
};

/** The number of discs of each side, and whose turn it is. */
const stateText = (words: Words, { course, ply }: Shown): string => {
  const position = course.positions[ply];
  if (position === undefined) return '';
  const { color, countsDiscs } = RULES_WORDS[position.rules];
  const [black, white] = [color(words, 'black'), color(words, 'white')];
  const counts = discCounts(position);
  const next = isOver(position)
    ? words.t('embed.over')
    : words.t('said.toMove', { name: color(words, position.turn) });
  const discs = words.t('embed.counts', { black, white, blacks: counts.black, whites: counts.white });
  return (countsDiscs ? [discs, next] : [next]).join(words.t('gap'));
};

/** The caption below the board: the last move, the score and the side to move. */
export const captionOf = (words: Words, shown: Shown): string =>
  [turnText(words, shown), stateText(words, shown)].join(words.t('gap'));

/** The slider's text: `Move 12 of 60`. */
export const plyText = (words: Words, { course, ply }: Shown): string =>
  words.t('embed.ply', { ply, total: course.turns.length });
