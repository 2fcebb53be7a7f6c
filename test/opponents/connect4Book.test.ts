import { describe, expect, test } from 'vitest';
import type { SearchResult } from '../../src/engine/searchRequest.ts';
import { CONNECT4_START, type Connect4Position } from '../../src/game/connect4/position.ts';
import { isOver, legalMoves } from '../../src/game/position.ts';
import { columnOf, parseSquare } from '../../src/game/square.ts';
import { bookColumns } from '../../src/opponents/connect4/book.ts';
import { PERFECT_LEVEL } from '../../src/opponents/connect4/levels.ts';
import { planConnect4Reply } from '../../src/opponents/connect4/reply.ts';
import { afterColumns } from '../../testkit/game/connect4.ts';
import { allAfter, bookPositions, repliesTo } from '../game/connect4/book.ts';

const columnsToPlay = (position: Connect4Position): readonly number[] =>
  [...legalMoves(position)].map(columnOf);

describe('the book of Connect Four', () => {
  test('begins in the centre', () => {
    expect(bookColumns(CONNECT4_START)).toEqual([3]);
  });

  test('knows the first two moves of both colors, whatever the other side plays', () => {
    const firstTurns = [CONNECT4_START, ...allAfter(CONNECT4_START)];
    for (const position of [...firstTurns, ...firstTurns.flatMap(repliesTo)])
      expect(bookColumns(position)).not.toEqual([]);
  });

  test('plays only legal moves, in unfinished games', () => {
    for (const position of bookPositions) {
      expect(isOver(position)).toBe(false);
      expect(columnsToPlay(position)).toEqual(expect.arrayContaining([...bookColumns(position)]));
    }
  });

  test('answers mirrored positions with mirrored moves', () => {
    expect(bookColumns(afterColumns('2')).map(column => 6 - column)).toEqual(bookColumns(afterColumns('6')));
    expect(bookColumns(afterColumns('4235')).map(column => 6 - column)).toEqual(
      bookColumns(afterColumns('4653')),
    );
  });

  test('has no moves for positions that are searched', () => {
    expect(bookColumns(afterColumns('112233'))).toEqual([]);
  });

  test('is used by the perfect level, which solves other positions; lower levels search to a depth', () => {
    const planned = (columns: string, level: number) =>
      planConnect4Reply({ level }, afterColumns(columns), 1);
    const result = { square: parseSquare('a6') } as SearchResult;
    expect(columnOf(planned('', PERFECT_LEVEL).choose(result))).toBe(3);
    expect(planned('112233', PERFECT_LEVEL).choose(result)).toBe(result.square);
    expect(planned('112233', PERFECT_LEVEL).method).toMatchObject({ limit: { type: 'time' } });
    expect(planned('112233', 3).method).toMatchObject({ limit: { type: 'depth', depth: 3 }, every: true });
  });
});
