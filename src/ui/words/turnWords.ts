import { COLORS, type Color, opposite } from '../../game/color.ts';
import { isMatchOver, isRemote, latestTurns, type Match, positionOf } from '../../game/match.ts';
import { isHuman } from '../../game/seat.ts';
import { makeSquare } from '../../game/square.ts';
import type { Turn } from '../../game/transcript.ts';
import type { Words } from '../../i18n/words.ts';
import { columnNumber, rowNumber } from './cellNames.ts';
import { marginText, resultText } from './resultWords.ts';
import { colorOf, playerName } from './seatNames.ts';
import { isOwnTurn, turnOfWhom } from './tableWords.ts';

type ColoredKey = 'said.next' | 'said.pass' | 'passing.passesSaid';

/** A text about a side: `White has no move and passes.` */
const colored = (words: Words, key: ColoredKey, match: Match, color: Color): string =>
  words.t(key, { color: colorOf(words, match, color) });

export const sentences = (words: Words, parts: readonly string[]): string => parts.join(words.t('gap'));

/** `Black f5, 1 disc flipped.`, `Black d4.` where a disc is only placed, `Black passes.`, or `Red column 4, row 2.` */
const playText = (words: Words, match: Match, { color: side, square, flipped }: Turn): string => {
  if (square === undefined) return colored(words, 'passing.passesSaid', match, side);
  const color = colorOf(words, match, side);
  if (match.setup.game === 'connect4')
    return words.t('four.turn', { color, column: columnNumber(square), row: rowNumber(square) });
  const played = { color, square: makeSquare(square) };
  return flipped.isEmpty()
    ? words.t('table.placed', played)
    : words.t('said.turn', { ...played, count: flipped.size });
};

const turnSentences = (words: Words, match: Match, turn: Turn): readonly string[] => [
  playText(words, match, turn),
  ...(turn.forcesPass ? [colored(words, 'said.pass', match, opposite(turn.color))] : []),
];

/** Who moves now, or how the game ended. */
const nextSentence = (words: Words, match: Match): string => {
  if (isMatchOver(match)) return resultText(words, match);
  if (!isRemote(match)) return colored(words, 'said.next', match, positionOf(match).turn);
  return isOwnTurn(match)
    ? words.t('online.yourTurnSaid')
    : words.t('online.toMoveSaid', { name: turnOfWhom(words, match) });
};

/** The text for an ending other than by the rules: `You lose by resignation. You resigned.` */
export const endedText = (words: Words, match: Match): string =>
  sentences(words, [resultText(words, match), marginText(words, match)]);

/** The latest moves that `turns` does not include, for the person who answers them: `Also just played: a8.` */
const alsoSentence = (words: Words, turns: readonly Turn[], after: Match): readonly string[] => {
  const latest = latestTurns(after);
  const told = turns.map(({ ply }) => ply);
  const earlier = latest.filter(({ ply }) => !told.includes(ply));
  if (latest[0]?.ply !== told.at(-1) || earlier.length === 0 || isMatchOver(after)) return [];
  const squares = earlier.map(({ square }) => makeSquare(square)).join(words.t('table.comma'));
  return [words.t('said.also', { squares })];
};

/** What `turns`, the last ones of a match, did, and what comes now. */
export const turnsText = (words: Words, turns: readonly Turn[], after: Match): string =>
  sentences(words, [
    ...turns.flatMap(turn => turnSentences(words, after, turn)),
    ...alsoSentence(words, turns, after),
    nextSentence(words, after),
  ]);

/** Which color a person plays against a remote player. */
const seatSentence = (words: Words, match: Match): readonly string[] => {
  const own = COLORS.find(color => isHuman(match.seats, color));
  if (!isRemote(match) || own === undefined) return [];
  return [words.t('online.youPlaySaid', { color: colorOf(words, match, own) })];
};

/** A match that appears on the board: `New game. You play Black. Your turn.` */
export const arrivalText = (words: Words, match: Match): string =>
  sentences(words, [
    words.t(match.transcript.length > match.given ? 'said.continued' : 'said.started'),
    ...(match.setup.freePassing ? [words.t('passing.ruleSaid')] : []),
    ...seatSentence(words, match),
    nextSentence(words, match),
  ]);

/** A sentence, and what comes now: `Taken back. Black to move.` */
export const undoneText = (words: Words, after: Match): string =>
  sentences(words, [words.t('said.undone'), nextSentence(words, after)]);

/** The players after a change: `Black: You. White: Minimax 5. Black to move.` */
export const seatsText = (words: Words, after: Match): string =>
  sentences(words, [
    ...COLORS.map(color =>
      words.t('table.seat', { color: colorOf(words, after, color), name: playerName(words, after, color) }),
    ),
    nextSentence(words, after),
  ]);
