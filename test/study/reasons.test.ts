import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptySquares } from '../../src/game/board.ts';
import { isOver, legalMoves, legalMovesFor, type OthelloPosition } from '../../src/game/othello/position.ts';
import { cornersOf } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import type { SquareSet } from '../../src/game/squareSet.ts';
import { type ReasonName, reasonFor } from '../../src/study/reasons.ts';
import { type Setting, settingOf } from '../../src/study/setting.ts';
import { engineSearch } from '../../testkit/engine/engine.ts';
import { anyAlmostOver, anyPlayed, anyWithEmpties } from '../../testkit/game/positions.ts';
import { isTrue } from './reasonFacts.ts';

/** Any move of any position, and another one taken for the best. */
const settingOn = (positions: fc.Arbitrary<OthelloPosition>): fc.Arbitrary<Setting> =>
  fc
    .tuple(positions, fc.nat(), fc.nat())
    .filter(([position]) => !isOver(position) && legalMoves(position).size > 1)
    .map(([position, one, other]) => {
      const moves = [...legalMoves(position)];
      const move = moves[one % moves.length] as Square;
      const others = moves.filter(square => square !== move);
      return settingOf(position, move, others[other % others.length] as Square) as Setting;
    });

const others = ({ other }: Setting, position: OthelloPosition): SquareSet => legalMovesFor(position, other);

/** Whether the other side can play there after the move, but could neither before it nor after the best one. */
const isOpened = (setting: Setting, square: Square): boolean =>
  others(setting, setting.after).has(square) &&
  !others(setting, setting.before).has(square) &&
  !others(setting, setting.afterBest).has(square);

/** A small loss, for which every reason may be said. */
const LOSS = 2;

test('the facts of a reason are true on the board', () => {
  const seen = new Set<ReasonName>();
  fc.assert(
    fc.property(settingOn(anyPlayed), setting => {
      const reason = reasonFor(setting, LOSS);
      seen.add(reason.name);
      expect([reason.name, isTrue(setting, reason, LOSS)]).toEqual([reason.name, true]);
    }),
    { numRuns: 2000, seed: 7 },
  );
  for (const name of ['corner', 'wedge', 'edge', 'mobilityGiven', 'parity', 'stability', 'tempo'] as const)
    expect(seen).toContain(name);
});

test('near the end they are what all games that can follow show', () => {
  const seen = new Set<ReasonName>();
  fc.assert(
    fc.property(settingOn(anyAlmostOver), setting => {
      const reason = reasonFor(setting, LOSS);
      seen.add(reason.name);
      expect([reason.name, isTrue(setting, reason, LOSS)]).toEqual([reason.name, true]);
    }),
    { numRuns: 400, seed: 9 },
  );
  for (const name of ['edge', 'stability'] as const) expect(seen).toContain(name);
});

test('they are true of the moves that an engine finds worse', () => {
  let reviewed = 0;
  fc.assert(
    fc.property(settingOn(anyWithEmpties(1, 50)), ({ before, move }) => {
      const limit = { type: 'depth', depth: 5, endgame: 10 } as const;
      const { moves = [] } = engineSearch(before, { by: 'flipside', limit, every: true });
      const loss = (moves[0]?.score ?? 0) - (moves.find(({ square }) => square === move)?.score ?? 0);
      const setting = settingOf(before, move, moves[0]?.square ?? move);
      if (setting === undefined || loss < 1) return;
      const reason = reasonFor(setting, loss);
      reviewed++;
      expect([reason.name, isTrue(setting, reason, loss)]).toEqual([reason.name, true]);
    }),
    { numRuns: 200, seed: 10 },
  );
  expect(reviewed).toBeGreaterThan(100);
});

test('a tempo is the last reason, and never that of a great loss', () => {
  let tempos = 0;
  fc.assert(
    fc.property(settingOn(anyPlayed), setting => {
      const [small, great] = [reasonFor(setting, LOSS), reasonFor(setting, 6)];
      if (small.name === 'tempo') tempos++;
      expect(great).toEqual(small.name === 'tempo' ? { name: 'worse', facts: {} } : small);
    }),
    { numRuns: 500, seed: 11 },
  );
  expect(tempos).toBeGreaterThan(10);
});

test('no reason is kept back for a weaker one', () => {
  fc.assert(
    fc.property(settingOn(anyPlayed), setting => {
      const { name } = reasonFor(setting, LOSS);
      const corners = [...cornersOf(setting.before.shape)].filter(square => isOpened(setting, square));
      if (name !== 'wipeout' && corners.length > 0) expect(name).toBe('corner');
      if (name === 'worse') {
        const isLate = emptySquares(setting.before).size <= 16;
        const more = others(setting, setting.after).size - others(setting, setting.afterBest).size;
        if (!isLate) expect(more).toBeLessThan(3);
      }
    }),
    { numRuns: 1000, seed: 8 },
  );
});

test('where fewer discs win, a corner is no loss', () => {
  fc.assert(
    fc.property(settingOn(anyPlayed), setting => {
      const anti = settingOf({ ...setting.before, rules: 'anti' }, setting.move, setting.best);
      expect(['mobilityGiven', 'mobilityLost', 'worse']).toContain(anti && reasonFor(anti, LOSS).name);
    }),
    { numRuns: 300 },
  );
});
