import { STANDARD_SETUP, startOf } from '../../game/games.ts';
import type { OthelloPosition } from '../../game/othello/position.ts';
import { flipsDiscs } from '../../game/position.ts';
import { makeSquare, parseSquare, type Square } from '../../game/square.ts';
import { makeTranscript, positionAt, readMoves, type Transcript } from '../../game/transcript.ts';
import { UNITS, type UnitName } from './units.ts';

/** A move with its value for the side to move, in discs. */
export interface ValuedMove {
  readonly square: Square;
  readonly score: number;
  /** For swindles: the number of the other side's replies that win. */
  readonly refutations?: number;
}

/** A position of a tournament game in which the idea of a unit is decisive. */
export interface Screen {
  readonly unit: UnitName;
  readonly given: Transcript;
  /** All legal moves, best first. */
  readonly scores: readonly ValuedMove[];
}

/** Moves whose values differ by no more than a disc count as equal. */
const SAME = 1;

const writeScore = ({ square, score, refutations }: ValuedMove): string =>
  `${makeSquare(square)}${score}${refutations === undefined ? '' : `/${refutations}`}`;

/** A line of the file: the unit, the moves leading to the position, and the value of each move, for swindles with its refutations. */
export const writeScreen = ({ unit, given, scores }: Screen): string =>
  [unit, makeTranscript(given), ...scores.map(writeScore)].join(' ');

const readScore = (text: string): ValuedMove | undefined => {
  const square = parseSquare(text.slice(0, 2));
  const [score, refutations] = text.slice(2).split('/').map(Number);
  if (square === undefined || !Number.isInteger(score)) return undefined;
  if (refutations === undefined) return { square, score: score as number };
  return Number.isInteger(refutations) ? { square, score: score as number, refutations } : undefined;
};

/** The position of a screen; undefined if the moves are illegal. */
export const positionOnScreen = ({ given }: Pick<Screen, 'given'>): OthelloPosition | undefined => {
  const position = positionAt(STANDARD_SETUP, given);
  return position !== undefined && flipsDiscs(position) ? position : undefined;
};

const readScreen = (line: string): Screen | undefined => {
  const [name, moves = '', ...values] = line.split(' ');
  const unit = UNITS.find(one => one === name);
  const given = readMoves(startOf(STANDARD_SETUP), moves);
  const scores = values.map(readScore).filter(score => score !== undefined);
  if (unit === undefined || given === undefined || scores.length === 0 || scores.length < values.length)
    return undefined;
  return { unit, given, scores };
};

/** Reads the file of the course; invalid lines are skipped. */
export const readScreens = (text: string): readonly Screen[] =>
  text.split('\n').flatMap(line => readScreen(line) ?? []);

/** The accepted moves: all within a disc of the best; of swindles, those that only one reply refutes. */
export const rightMoves = ({ unit, scores }: Screen): readonly Square[] => {
  const best = scores[0]?.score ?? 0;
  const isRight = ({ score, refutations }: ValuedMove): boolean =>
    unit === 'swindles' ? refutations === 1 : best - score <= SAME;
  return scores.filter(isRight).map(({ square }) => square);
};
