import { discCounts } from '../../game/board.ts';
import { type Color, opposite } from '../../game/color.ts';
import { rulesOf } from '../../game/games.ts';
import { isMatchOver, latestTurns, type Match, positionOf } from '../../game/match.ts';
import { dropsDiscs, legalMoves, type Position } from '../../game/position.ts';
import { makeSquare, type Square } from '../../game/square.ts';
import type { SquareSet } from '../../game/squareSet.ts';
import type { Turn } from '../../game/transcript.ts';
import type { Words } from '../../i18n/words.ts';
import type { MatchState } from '../../store/matchStore.ts';
import { selectIsPersonsTurn, selectPosition } from '../../store/selectors.ts';
import type { AnnouncementLength } from '../../store/settingsStore.ts';
import { listText } from './locale.ts';
import { colorOf, sideName } from './names.ts';
import { resultText } from './results.ts';
import { RULES_WORDS } from './rulesWords.ts';
import { cellName } from './squares.ts';
import { againText, cannotMoveText, isReadersTurn, passedText } from './status.ts';

/** The spot to press for a move: a square, or the number of a column. */
export const pressedName = (position: Position, square: Square): string =>
  RULES_WORDS[position.rules].move(square);

/** The move awaiting confirmation, or that none does any more. */
export const intentionText = (words: Words, state: MatchState): string => {
  const { intended } = state;
  if (intended === undefined) return words.t('confirm.dropped');
  const position = selectPosition(state);
  if (!selectIsPersonsTurn(state))
    return words.t('premove.chosen', { square: pressedName(position, intended) });
  const square = dropsDiscs(position)
    ? pressedName(position, intended)
    : cellName(words, position, intended, []);
  return words.t('confirm.asked', { square });
};

export const sentences = (words: Words, parts: readonly string[]): string => parts.join(words.t('gap'));

const list = (words: Words, squares: SquareSet): string => listText(words, [...squares].map(makeSquare));

const wordsFor = (match: Match) => RULES_WORDS[rulesOf(match.setup.game)];

/** A disc on its square by color, as squares name it too; `count` discs flipped. */
const discText = (words: Words, match: Match, { color: side, square, count }: Placed): string =>
  wordsFor(match).turn(words, { color: colorOf(words, match, side), square, count });

interface Placed {
  readonly color: Color;
  readonly square: NonNullable<Turn['square']>;
  readonly count: number;
}

/** The level of detail for a move and for what follows it. */
interface Telling {
  readonly move: (words: Words, match: Match, turn: Turn & { readonly square: Placed['square'] }) => string;
  /** Between the move and the next turn. */
  readonly state: (words: Words, match: Match) => readonly string[];
  /** The next turn; nothing if the move already implies it. */
  readonly next: (words: Words, match: Match) => readonly string[];
}

/** `Black f5, 1 disc flipped.`, `Black d4.` if a disc is only placed, or `Red column 4, row 2.` */
const moveText: Telling['move'] = (words, match, turn) =>
  discText(words, match, { ...turn, count: turn.flipped.size });

const whoMoves = (words: Words, match: Match): string =>
  isReadersTurn(match)
    ? words.t('said.yourTurn')
    : words.t('said.toMove', { name: sideName(words, match, positionOf(match).turn) });

/** `Black 4, White 1.` */
export const countsText = (words: Words, match: Match): string => {
  const { black, white } = discCounts(positionOf(match));
  return words.t('said.counts', {
    black: colorOf(words, match, 'black'),
    blackDiscs: black,
    white: colorOf(words, match, 'white'),
    whiteDiscs: white,
  });
};

const legalText = (words: Words, match: Match): readonly string[] => {
  const position = positionOf(match);
  return wordsFor(match).countsDiscs && isReadersTurn(match)
    ? [words.t('said.moves', { squares: list(words, legalMoves(position)) })]
    : [];
};

const TELLINGS: Readonly<Record<AnnouncementLength, Telling>> = {
  short: {
    move: (words, match, turn) => discText(words, match, { ...turn, count: 0 }),
    state: () => [],
    next: () => [],
  },
  normal: { move: moveText, state: () => [], next: (words, match) => [whoMoves(words, match)] },
  full: {
    move: (words, match, turn) =>
      sentences(words, [
        moveText(words, match, turn),
        ...(turn.flipped.isEmpty()
          ? []
          : [words.t('said.flippedAt', { squares: list(words, turn.flipped) })]),
      ]),
    state: (words, match) => (wordsFor(match).countsDiscs ? [countsText(words, match)] : []),
    next: (words, match) => [whoMoves(words, match), ...legalText(words, match)],
  },
};

/** One turn, and the other side's forced pass after it. */
export const turnSentences = (
  words: Words,
  match: Match,
  turn: Turn,
  length: AnnouncementLength = 'normal',
): readonly string[] => {
  const { color, square } = turn;
  return [
    square === undefined
      ? passedText(words, match, color)
      : TELLINGS[length].move(words, match, { ...turn, square }),
    ...(turn.forcesPass ? [cannotMoveText(words, match, opposite(color))] : []),
  ];
};

/** The side to move, or the game's result. */
export const nextSentence = (words: Words, match: Match): string =>
  isMatchOver(match) ? resultText(words, match) : whoMoves(words, match);

/** The side to move after these turns; a side may move twice in a row. */
const followingSentences = (
  words: Words,
  turns: readonly Turn[],
  match: Match,
  length: AnnouncementLength,
): readonly string[] => {
  if (isMatchOver(match)) return [resultText(words, match)];
  const { state, next } = TELLINGS[length];
  const last = turns.at(-1);
  return last?.forcesPass === true
    ? [...state(words, match), againText(words, match, last.color)]
    : [...state(words, match), ...next(words, match)];
};

/** The latest moves not in `turns`, for a person who has to answer them: `Also just played: a8.` */
const alsoSentence = (words: Words, turns: readonly Turn[], after: Match): readonly string[] => {
  const latest = latestTurns(after);
  const announced = turns.map(({ ply }) => ply);
  const earlier = latest.filter(({ ply }) => !announced.includes(ply));
  if (latest[0]?.ply !== announced.at(-1) || earlier.length === 0 || isMatchOver(after)) return [];
  const squares = listText(
    words,
    earlier.map(({ square }) => makeSquare(square)),
  );
  return [words.t('said.also', { squares })];
};

/** The match's last `turns` and what follows, at the chosen level of detail. */
export const turnsText = (
  words: Words,
  turns: readonly Turn[],
  after: Match,
  length: AnnouncementLength = 'normal',
): string =>
  sentences(words, [
    ...turns.flatMap(turn => turnSentences(words, after, turn, length)),
    ...alsoSentence(words, turns, after),
    ...followingSentences(words, turns, after, length),
  ]);
