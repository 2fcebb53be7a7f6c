import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptySquares } from '../../src/game/board.ts';
import {
  isOver,
  legalMoves,
  legalMovesFor,
  type OthelloPosition,
  play,
} from '../../src/game/othello/position.ts';
import { cornersOf } from '../../src/game/shape.ts';
import { columnOf, parseSquare, rowOf, type Square, type SquareName } from '../../src/game/square.ts';
import type { SquareSet } from '../../src/game/squareSet.ts';
import { type ReasonName, reasonFor } from '../../src/study/reasons.ts';
import { regionOf } from '../../src/study/regions.ts';
import { type Setting, settingOf } from '../../src/study/setting.ts';
import { stableDiscs } from '../../src/study/stability.ts';
import { anyPlayed } from '../../testkit/game/positions.ts';

/** Any move of any position, and another one taken for the best. */
const anySetting: fc.Arbitrary<Setting> = fc
  .tuple(anyPlayed, fc.nat(), fc.nat())
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

const replyTo = ({ other }: Setting, position: OthelloPosition, square: Square): OthelloPosition =>
  play({ ...position, turn: other }, square) as OthelloPosition;

const wipes = (setting: Setting, position: OthelloPosition): boolean =>
  [...others(setting, position)].some(square =>
    replyTo(setting, position, square).discs[setting.color].isEmpty(),
  );

const isNextTo = (one: Square, other: Square): boolean =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1;

/** What the sentence of each reason says, computed by other means. */
const HOLDS: Readonly<Partial<Record<ReasonName, (setting: Setting, facts: never) => boolean>>> = {
  wipeout: (setting, { reply }: { reply: SquareName }) =>
    replyTo(setting, setting.after, parseSquare(reply)).discs[setting.color].isEmpty() &&
    !wipes(setting, setting.afterBest),
  corner: (setting, { reply }: { reply: SquareName }) =>
    cornersOf(setting.before.shape).has(parseSquare(reply)) && isOpened(setting, parseSquare(reply)),
  edge: (setting, { reply }: { reply: SquareName }) =>
    isOpened(setting, parseSquare(reply)) &&
    stableDiscs(replyTo(setting, setting.after, parseSquare(reply)), setting.other).has(parseSquare(reply)),
  wedge: (setting, { reply, between }: { reply: SquareName; between: readonly SquareName[] }) =>
    isOpened(setting, parseSquare(reply)) &&
    between.every(name => {
      const square = parseSquare(name);
      const after = replyTo(setting, setting.after, parseSquare(reply));
      return isNextTo(square, parseSquare(reply)) && after.discs[setting.color].has(square);
    }),
  mobilityGiven: (setting, facts: { others: number; othersAfterBest: number }) =>
    facts.others === others(setting, setting.after).size &&
    facts.othersAfterBest === others(setting, setting.afterBest).size &&
    facts.others >= facts.othersAfterBest + 3,
  mobilityLost: (setting, facts: { own: number; ownAfterBest: number }) =>
    facts.own === legalMovesFor(setting.after, setting.color).size &&
    facts.ownAfterBest === legalMovesFor(setting.afterBest, setting.color).size &&
    facts.ownAfterBest >= facts.own + 3,
  parity: (setting, facts: { region: number; bestRegion: number }) =>
    facts.region % 2 === 0 &&
    facts.bestRegion % 2 === 1 &&
    facts.region === regionOf(setting.before, setting.move).size &&
    !regionOf(setting.before, setting.move).has(setting.best),
  stability: (setting, facts: { stable: number; stableAfterBest: number }) =>
    facts.stableAfterBest > facts.stable &&
    facts.stableAfterBest === stableDiscs(setting.afterBest, setting.color).size,
  tempo: setting =>
    legalMovesFor(setting.afterBest, setting.color).has(setting.move) &&
    !others(setting, setting.before).has(setting.move),
  worse: () => true,
};

test('the facts of a reason are true on the board', () => {
  const seen = new Set<ReasonName>();
  fc.assert(
    fc.property(anySetting, setting => {
      const { name, facts } = reasonFor(setting);
      seen.add(name);
      expect([name, HOLDS[name]?.(setting, facts as never)]).toEqual([name, true]);
    }),
    { numRuns: 3000, seed: 7 },
  );
  for (const name of ['corner', 'wedge', 'edge', 'mobilityGiven', 'parity', 'stability', 'tempo'] as const)
    expect(seen).toContain(name);
});

test('no reason is kept back for a weaker one', () => {
  fc.assert(
    fc.property(anySetting, setting => {
      const { name } = reasonFor(setting);
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
    fc.property(anySetting, setting => {
      const anti = settingOf({ ...setting.before, rules: 'anti' }, setting.move, setting.best);
      expect(['mobilityGiven', 'mobilityLost', 'worse']).toContain(anti && reasonFor(anti).name);
    }),
    { numRuns: 300 },
  );
});
