import type { ByColor, Color } from '../../game/color.ts';
import { columnNumber, rowNumber } from '../../game/connect4/position.ts';
import { type GameName, rulesOf } from '../../game/games.ts';
import type { Rules } from '../../game/position.ts';
import { makeSquare, type Square } from '../../game/square.ts';
import type { WordKey } from '../../i18n/translation.ts';
import type { Words } from '../../i18n/words.ts';
import type { Settings } from '../../store/settingsStore.ts';

/** The point of view of a result's text: the winner's, the loser's, or a third person's. */
export type Perspective = 'youWin' | 'youLose' | 'wins';

/** A win for its reader: the winner's name, and the discs of the reader's side and of the other. */
interface Win {
  readonly perspective: Perspective;
  readonly name: string;
  readonly own: number;
  readonly other: number;
}

/** The margin, or the time of the win; without a name if the reader won. */
interface Margin {
  readonly name: string | undefined;
  readonly discs: number;
  readonly plies: number;
}

/** A turn: the side's name, its square, and the number of flipped discs. */
interface Played {
  readonly color: string;
  readonly square: Square;
  readonly count: number;
}

/** The texts that depend on the set of rules. */
interface RulesWords {
  /** `Black`, `Blue` in a theme with such discs, or `Red` in Connect Four. */
  readonly color: (words: Words, color: Color) => string;
  /** The color of a disc, within a sentence: `black`, `red`. */
  readonly disc: (words: Words, color: Color) => string;
  /** `f5`, or the number of a column. */
  readonly move: (square: Square) => string;
  /** `Black f5, 1 disc flipped.` */
  readonly turn: (words: Words, played: Played) => string;
  readonly goodMoves: (words: Words, list: string) => string;
  readonly win: (words: Words, win: Win) => string;
  readonly draw: (words: Words, counts: ByColor<number>) => string;
  /** The detail below a win, and below a draw. */
  readonly margin: (words: Words, margin: Margin) => string;
  /** The text if one side has every disc on the board. */
  readonly wipeout: 'result.wipeout' | 'result.tookAll' | undefined;
  readonly even: WordKey & ('connect4.even' | 'result.even');
  /** How a match ended by its rules, for lists; `undefined` for the usual way. */
  readonly way: (of: 'won' | 'lost' | 'drawn') => 'four' | 'fourAgainst' | 'full' | undefined;
  /** How to move by pointer, and by keyboard. */
  readonly byPointer: 'board.how.dots' | 'board.how.centre' | 'board.how.columns';
  readonly byEnter: 'keys.play' | 'keys.drop';
  /** The goal of the game. */
  readonly goal: WordKey & ('board.how.most' | 'menu.gamesAbout.anti' | 'menu.gamesAbout.connect4');
  /** A reminder of the goal that replaces the status of the first plies. */
  readonly reminder: 'status.fewest' | undefined;
  /** The text about an opponent that was made for the ordinary game. */
  readonly ofOpponent: 'opponent.turnedRound' | undefined;
  /** Whether a side's discs are counted. */
  readonly countsDiscs: boolean;
}

const OTHELLO: RulesWords = {
  color: (words, color) => words.t(`color.${words.sideNames()[color]}`),
  disc: (words, color) => words.t(`disc.${words.sideNames()[color]}`),
  move: makeSquare,
  turn: (words, { color, square, count }) => {
    const played = { color, square: makeSquare(square) };
    return count === 0 ? words.t('said.placed', played) : words.t('said.turn', { ...played, count });
  },
  goodMoves: (words, squares) => words.t('said.goodSquares', { squares }),
  win: (words, { perspective, ...filling }) => words.t(`result.${perspective}`, filling),
  draw: (words, { black, white }) => words.t('result.draw', { more: black, fewer: white }),
  margin: (words, { name, discs: count }) =>
    name === undefined ? words.t('result.byYou', { count }) : words.t('result.byOther', { name, count }),
  wipeout: 'result.wipeout',
  even: 'result.even',
  way: () => undefined,
  byPointer: 'board.how.dots',
  byEnter: 'keys.play',
  goal: 'board.how.most',
  reminder: undefined,
  ofOpponent: undefined,
  countsDiscs: true,
};

export const RULES_WORDS: Readonly<Record<Rules, RulesWords>> = {
  othello: OTHELLO,
  reversi: { ...OTHELLO, byPointer: 'board.how.centre' },
  anti: {
    ...OTHELLO,
    win: (words, { perspective, own, name, other }) =>
      words.t(`result.fewest.${perspective}`, { name, other, count: own }),
    margin: (words, { name, discs: count }) =>
      name === undefined
        ? words.t('result.fewerYou', { count })
        : words.t('result.fewerOther', { name, count }),
    wipeout: 'result.tookAll',
    goal: 'menu.gamesAbout.anti',
    reminder: 'status.fewest',
    ofOpponent: 'opponent.turnedRound',
  },
  connect4: {
    color: (words, color) => words.t(`connect4.color.${color}`),
    disc: (words, color) => words.t(`connect4.disc.${color}`),
    move: square => String(columnNumber(square)),
    turn: (words, { color, square }) =>
      words.t('connect4.turn', { color, column: columnNumber(square), row: rowNumber(square) }),
    goodMoves: (words, columns) => words.t('connect4.goodColumns', { columns }),
    win: (words, { perspective, name }) =>
      words.t(perspective === 'youWin' ? 'connect4.youWin' : 'connect4.wins', { name }),
    draw: words => words.t('connect4.draw'),
    margin: (words, { plies: count }) => words.t('connect4.after', { count }),
    wipeout: undefined,
    even: 'connect4.even',
    way: of => (of === 'drawn' ? 'full' : of === 'won' ? 'four' : 'fourAgainst'),
    byPointer: 'board.how.columns',
    byEnter: 'keys.drop',
    goal: 'menu.gamesAbout.connect4',
    reminder: undefined,
    ofOpponent: undefined,
    countsDiscs: false,
  },
};

/** The marks and controls that the person uses. */
interface Means extends Pick<Settings, 'legalMarks' | 'marks'> {
  readonly isTouched: boolean;
}

/** How to move by pointer: mentions the marks shown on the board, and on touch screens tapping. */
export const howToMoveText = (words: Words, game: GameName, means: Means): string => {
  const { byPointer } = RULES_WORDS[rulesOf(game)];
  if (byPointer !== 'board.how.dots') return words.t(byPointer);
  if (!means.legalMarks) return words.t('board.how.lines');
  return words.t(means.isTouched && means.marks === 'dots' ? byPointer : 'board.how.marks');
};

export const goalText = (words: Words, game: GameName): string => words.t(RULES_WORDS[rulesOf(game)].goal);

/** What is special about a game, or else its goal. */
export const aboutText = (words: Words, game: GameName): string =>
  game === 'othello' ? goalText(words, game) : words.t(`menu.gamesAbout.${game}`);
