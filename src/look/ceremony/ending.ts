import { type Color, opposite } from '../../game/color.ts';
import { extraDiscs } from '../../game/games.ts';
import { isMatchOver, type Match, outcomeOf, positionOf } from '../../game/match.ts';
import { type GameRules, rulesFor } from '../../game/rules.ts';
import { MOTION } from '../motion.ts';
import type { BoardTurn } from '../turning.ts';
import { type Finale, type RowsPlan, rowsPlan } from './rows.ts';

/** The discs of a row of four light up, one after the other. */
interface FourPlan {
  /** In milliseconds. */
  readonly total: number;
}

/** How a finished game is shown before its result. */
export type Ending =
  | { readonly type: 'rows'; readonly plan: RowsPlan }
  | { readonly type: 'four'; readonly plan: FourPlan };

interface EndingStyle {
  /** The color whose row is at the bottom. */
  readonly bottom: Color;
  /** Whether the person has beaten this opponent for the first time. */
  readonly isFirstWin: boolean;
  /** Whether special wins are celebrated; default true. */
  readonly celebrates?: boolean;
  readonly stretch: number;
  /** The board's rotation; default: none. */
  readonly turn?: BoardTurn;
}

const finaleOf = (match: Match, isFirstWin: boolean, celebrates: boolean): Finale => {
  const { winner } = outcomeOf(match);
  if (winner === 'draw') return 'draw';
  if (!celebrates) return 'win';
  const { black, white } = positionOf(match).discs;
  if (black.isEmpty() || white.isEmpty()) return 'wipeout';
  return isFirstWin ? 'firstWin' : 'win';
};

const rowsOf = (match: Match, { isFirstWin, celebrates = true, ...style }: EndingStyle): Ending => {
  const { shape, discs } = positionOf(match);
  const { winner } = outcomeOf(match);
  const plan = rowsPlan({
    shape,
    discs,
    extra: extraDiscs(match.setup),
    loser: winner === 'draw' ? undefined : opposite(winner),
    finale: finaleOf(match, isFirstWin, celebrates),
    ...style,
  });
  return { type: 'rows', plan };
};

const fourOf = (match: Match, { stretch }: EndingStyle): Ending | undefined => {
  const position = positionOf(match);
  const { size } = rulesFor(position).winningSquares(position);
  if (size === 0) return undefined;
  const { fourStep, fourLight, fourRest } = MOTION;
  return { type: 'four', plan: { total: ((size - 1) * fourStep + fourLight + fourRest) * stretch } };
};

const ENDINGS: Readonly<Record<GameRules['aim'], (match: Match, style: EndingStyle) => Ending | undefined>> =
  { mostDiscs: rowsOf, fewestDiscs: rowsOf, fourInARow: fourOf };

/**
 * The ceremony for a match that ended by its rules; none after a resignation, an abandonment or a draw by agreement.
 */
export const endingOf = (match: Match, style: EndingStyle): Ending | undefined =>
  isMatchOver(match) && (match.ending?.by ?? 'play') === 'play'
    ? ENDINGS[rulesFor(positionOf(match)).aim](match, style)
    : undefined;
