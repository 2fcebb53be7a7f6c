import { type Color, opposite } from '../../game/color.ts';
import {
  COLUMNS,
  type Connect4Position,
  columnNumber,
  landingSquare,
  legalMoves,
  play,
  winsAt,
} from '../../game/connect4/position.ts';
import { columnOf, type Square } from '../../game/square.ts';
import type { Evaluation } from '../review/evaluate.ts';
import type { Reason } from './reason.ts';

/** Threats that arise later are not mentioned. */
const FAR = 9;

const columnText = (square: Square): string => String(columnNumber(square));

/** The squares on which a disc of a side would make four now. */
const winsNow = (position: Connect4Position, color: Color): readonly Square[] =>
  Array.from({ length: COLUMNS }, (_, column) => landingSquare(position, column) ?? [])
    .flat()
    .filter(square => winsAt(position, color, square));

/** The positions along a line, from the one before it. */
const positionsOf = (before: Connect4Position, line: readonly Square[]): readonly Connect4Position[] => {
  const positions = [before];
  for (const square of line) {
    const next = play(positions.at(-1) as Connect4Position, square);
    if (next === undefined) break;
    positions.push(next);
  }
  return positions;
};

/** Two threats that cannot both be stopped: in two columns, or one above the other. */
const doubleThreat = (
  position: Connect4Position,
  color: Color,
): readonly [one: Square, other: Square] | undefined => {
  const [one, another] = winsNow(position, color);
  if (one === undefined) return undefined;
  if (another !== undefined) return [one, another];
  const blocked = play({ ...position, turn: opposite(color) }, one);
  const above = blocked && landingSquare(blocked, columnOf(one));
  return blocked !== undefined && above !== undefined && winsAt(blocked, color, above)
    ? [one, above]
    : undefined;
};

/** The first position of a line in which a side has two threats that the other side, to move, cannot escape. */
const doubleIn = (line: readonly Square[], before: Connect4Position, color: Color): Reason | undefined => {
  for (const [plies, position] of positionsOf(before, line)
    .slice(0, FAR + 1)
    .entries()) {
    if (plies === 0 || position.turn === color || winsNow(position, position.turn).length > 0) continue;
    const found = doubleThreat(position, color);
    if (found === undefined) continue;
    const [one, two] = found.map(columnText) as [string, string];
    const isOwn = color === before.turn;
    return {
      name: isOwn ? 'doubleMissed' : 'doubleThreat',
      facts: { plies: plies - 1, columns: [one, two] },
    };
  }
  return undefined;
};

/** Whether the side to move has to give the other side four, though none is threatened: it has run out of moves. */
const isZugzwang = (position: Connect4Position, color: Color): boolean =>
  winsNow(position, color).length === 0 &&
  [...legalMoves(position)].every(square => {
    const next = play(position, square);
    return next !== undefined && winsNow(next, color).length > 0;
  });

/** A line that ends with four above a disc that the other side had to play just before. */
const zugzwangIn = (line: readonly Square[], before: Connect4Position, color: Color): Reason | undefined => {
  const [below, last] = line.slice(-2);
  const positions = positionsOf(before, line);
  const forced = positions[line.length - 2];
  if (below === undefined || last === undefined || positions.length !== line.length + 1) return undefined;
  if (forced === undefined || forced.turn === color || columnOf(below) !== columnOf(last)) return undefined;
  if (!isZugzwang(forced, color)) return undefined;
  const name = color === before.turn ? 'zugzwangMissed' : 'zugzwang';
  return { name, facts: { column: columnText(last) } };
};

/**
 * What decides a game of Connect Four after a move that provably loses, or the best one that wins: four at once, two threats,
 * or a threat under which the other side has to play in the end.
 */
export const threatReason = (
  before: Connect4Position,
  { best, line, playedLine }: Pick<Evaluation, 'best' | 'line' | 'playedLine'>,
): Reason | undefined => {
  const [color, other] = [before.turn, opposite(before.turn)];
  const [move] = playedLine;
  const after = move === undefined ? undefined : play(before, move);
  if (winsAt(before, color, best)) return { name: 'winMissed', facts: {} };
  const [four] = after === undefined ? [] : winsNow(after, other);
  if (four !== undefined) return { name: 'fourAtOnce', facts: { column: columnText(four) } };
  return (
    doubleIn(playedLine, before, other) ??
    doubleIn(line, before, color) ??
    zugzwangIn(playedLine, before, other) ??
    zugzwangIn(line, before, color)
  );
};
