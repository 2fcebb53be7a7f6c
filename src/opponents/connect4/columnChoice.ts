import type { MoveScore, SearchResult } from '../../engine/searchRequest.ts';
import { discCounts } from '../../game/board.ts';
import { outlookOf } from '../../game/connect4/columns.ts';
import { COLUMNS, type Connect4Position } from '../../game/connect4/position.ts';
import { chance } from '../../game/random.ts';
import { columnOf, type Square } from '../../game/square.ts';
import { ROLLS } from '../rolls.ts';
import type { Connect4Level } from './levels.ts';

/** Estimates are equal if they differ by no more than this. */
const EQUAL = 0.01;

/** A turn of a level. `seed` is that of the match. */
interface Turn {
  readonly level: Connect4Level;
  readonly position: Connect4Position;
  readonly seed: number;
}

const plyOf = (position: Connect4Position): number => {
  const { black, white } = discCounts(position);
  return black + white;
};

const endsAtOnce = (
  position: Connect4Position,
  { score, exact }: MoveScore,
  result: 'win' | 'loss',
): boolean => {
  if (!exact) return false;
  const outlook = outlookOf(position, score);
  return outlook.result === result && outlook.moves === 1;
};

/** A weighted random choice; `roll` is from 0 to 1. */
const draw = (
  moves: readonly MoveScore[],
  weigh: (move: MoveScore) => number,
  roll: number,
): Square | undefined => {
  let left = roll * moves.reduce((sum, move) => sum + weigh(move), 0);
  return moves.find(move => {
    left -= weigh(move);
    return left <= 0;
  })?.square;
};

const CENTRE = (COLUMNS - 1) / 2;
/**
 * The share of turns with a search. A fitted computer searches less often the more it is ahead; an attention
 * of 0 stays 0.
 */
const attentionOf = ({ attention, yields = false }: Connect4Level, score: number): number =>
  yields ? attention ** (2 ** Math.max(-1, Math.min(1, score))) : attention;

/** Central columns look more attractive. */
const temptationOf = ({ square }: MoveScore): number => CENTRE + 1 - Math.abs(columnOf(square) - CENTRE);

/**
 * The square that a level plays, given the scores of all columns: the best one, or the most attractive at a
 * glance. Depends only on the position, seed and scores.
 */
export const chooseColumn = (turn: Turn, { square, moves = [] }: SearchResult): Square => {
  const { level, position, seed } = turn;
  const happens = (share: number, roll: number): boolean => chance(seed, plyOf(position), roll) < share;
  const roll = chance(seed, plyOf(position), ROLLS.connect4.move);
  const win = moves.find(move => endsAtOnce(position, move, 'win'));
  if (win !== undefined && happens(level.seesWin, ROLLS.connect4.win)) return win.square;
  const best = Math.max(...moves.map(({ score }) => score));
  if (happens(attentionOf(level, best), ROLLS.connect4.attention)) {
    return (
      draw(
        moves.filter(({ score }) => score >= best - EQUAL),
        () => 1,
        roll,
      ) ?? square
    );
  }
  const safe = moves.filter(move => !endsAtOnce(position, move, 'loss'));
  const seen = safe.length > 0 && happens(level.seesThreat, ROLLS.connect4.threat) ? safe : moves;
  return draw(seen, temptationOf, roll) ?? square;
};
