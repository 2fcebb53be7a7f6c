import { COLORS, type Color, opposite } from '../../src/game/color.ts';
import { rulesOf } from '../../src/game/games.ts';
import { isMatchOver, type Match, positionOf, type Refusal } from '../../src/game/match.ts';
import { RULES } from '../../src/game/rules.ts';
import { isHuman } from '../../src/game/seat.ts';
import { makeSize } from '../../src/game/shape.ts';
import { columnOf, makeSquare } from '../../src/game/square.ts';
import type { Turn } from '../../src/game/transcript.ts';
import { loadWords } from '../../src/i18n/words.ts';
import type { Hint } from '../../src/store/matchStore.ts';
import { colorOf, isShared, playerName } from '../../src/ui/words/names.ts';
import { resultText } from '../../src/ui/words/results.ts';
import { hintText } from '../../src/ui/words/squares.ts';

/** The page's texts, so that names, results and hints read the same. */
const words = await loadWords('en');

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const colorName = (match: Match, color: Color): string => colorOf(words, match, color);

const seatsText = (match: Match): string => {
  const own = COLORS.find(color => isHuman(match.seats, color));
  if (isShared(match)) return 'Two people play.';
  if (own === undefined)
    return `${playerName(words, match, 'black')} plays ${playerName(words, match, 'white')}.`;
  return `You play ${colorName(match, own)} against ${playerName(words, match, opposite(own))}.`;
};

/** The game and its players, printed when it starts. */
export const titleText = (match: Match): string => {
  const { game, shape, freePassing, start } = match.setup;
  const passing = freePassing ? ', with free passing' : '';
  const byHand = start === undefined ? '' : ', from a set-up position';
  return `${words.t(`menu.games.${game}`)}, ${makeSize(shape)}${passing}${byHand}. ${seatsText(match)}`;
};

/** `White plays f4 and flips 1.` */
export const turnText = (match: Match, { color, square, flipped }: Turn): string => {
  const side = colorName(match, color);
  if (square === undefined) return `${side} passes.`;
  if (RULES[rulesOf(match.setup.game)].picks === 'column')
    return `${side} plays column ${columnOf(square) + 1}.`;
  const flips = flipped.isEmpty() ? '' : ` and flips ${flipped.size}`;
  return `${side} plays ${makeSquare(square)}${flips}.`;
};

const isSoleHuman = (match: Match, color: Color): boolean => isHuman(match.seats, color) && !isShared(match);

/** The passing side, and that it is the other side's turn again. */
export const passedText = (match: Match, passer: Color): string =>
  isSoleHuman(match, opposite(passer))
    ? `${colorName(match, passer)} can't move. Your turn again.`
    : `${colorName(match, passer)} can't move and passes.`;

export const mustPassText = (match: Match, passer: Color): string =>
  isSoleHuman(match, passer)
    ? "You can't move: type pass."
    : `${colorName(match, passer)} can't move: type pass.`;

/** The side to move, or the result. */
export const stateText = (match: Match): string => {
  if (isMatchOver(match))
    return `${asSentence(resultText(words, match))} Type new for another game, or quit.`;
  const { turn } = positionOf(match);
  return isSoleHuman(match, turn) ? 'Your turn.' : `${colorName(match, turn)} to move.`;
};

export const refusalText: Readonly<Record<Refusal, string>> = {
  flipsNothing: 'Nothing to flip there. The marked squares are legal.',
  blockedSquare: 'That square is blocked.',
  occupied: 'There is a disc on that square.',
  notCentre: 'The first four discs go on the four squares in the middle.',
  columnFull: 'That column is full.',
  floats: 'A disc falls to the lowest free square of its column.',
  gameOver: 'The game is over. Type new for another one, or quit.',
  notYourTurn: 'It is not your turn.',
  stale: 'The board has moved on.',
  passNotFree: 'You can move, so you cannot pass.',
  passComesBack: 'You cannot pass: the other side has no move.',
  tooManyPasses: 'This game has had all the free passes it may have.',
};

/** The good moves, then the best one. */
export const adviceText = (match: Match, hint: Hint): string =>
  `${asSentence(hintText(words, match, { ...hint, best: undefined }))} ${asSentence(hintText(words, match, hint))}`;

export const HELP = `A square such as d3 plays there; in Connect Four the number or letter of a column.
undo       take your last move back
redo       play it again
hint       good moves, and the best one
pass       when you have no move
new        begin another game
save FILE  write the moves to a file
help       this list
quit       leave`;
