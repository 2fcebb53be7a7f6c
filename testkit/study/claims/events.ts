import type { Color } from '../../../src/game/color.ts';
import { isOver, legalMovesFor } from '../../../src/game/othello/position.ts';
import { cornersOf } from '../../../src/game/shape.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { type Line, passes, takes } from '../deepLines.ts';
import {
  afterBest,
  afterMove,
  type Checks,
  DELAY,
  type Fault,
  firstFault,
  safeChoices,
  sides,
  TO_THE_END,
  unless,
} from './claim.ts';

const pliesWithin = (within: number | null): number => (within === null ? TO_THE_END : 1 + 2 * within);

/** Whether a side gets into a position where each of its moves opens a corner. */
const isShortIn = ({ positions }: Line, by: Color, against: Color): boolean =>
  positions
    .slice(2)
    .some(
      position =>
        position.turn === by &&
        !isOver(position) &&
        safeChoices(position) === 0 &&
        !legalMovesFor(position, against).intersects(cornersOf(position.shape)),
    );

const shortage = (
  { lines, by, against }: { readonly lines: readonly Line[]; readonly by: Color; readonly against: Color },
  free: readonly Line[],
): Fault =>
  firstFault(
    unless(
      lines.every(line => isShortIn(line, by, against)),
      'a safe move is left',
    ),
    unless(!free.some(line => isShortIn(line, by, against)), 'none is left all the same'),
  );

/** Reasons about events: a corner, a pass, running out of safe moves. */
export const EVENTS = {
  corner: claim => {
    const { other } = sides(claim);
    const corner = parseSquare(claim.facts.corner);
    return firstFault(
      unless(
        afterMove(claim, claim.facts.plies + DELAY).every(line => takes(line, other, corner)),
        'not taken',
      ),
      unless(
        !afterBest(claim, pliesWithin(claim.facts.within)).some(line => takes(line, other, corner)),
        'taken all the same',
      ),
    );
  },
  cornerLost: claim => {
    const { color, other } = sides(claim);
    const corner = parseSquare(claim.facts.corner);
    return firstFault(
      unless(
        afterMove(claim, claim.facts.plies + DELAY).every(line => takes(line, other, corner)),
        'not taken',
      ),
      unless(
        afterBest(claim, TO_THE_END).every(line => takes(line, color, corner)),
        'not taken oneself',
      ),
    );
  },
  cornerMissed: claim => {
    const { color } = sides(claim);
    const corner = parseSquare(claim.facts.corner);
    return firstFault(
      unless(
        afterBest(claim, claim.facts.plies + DELAY).every(line => takes(line, color, corner)),
        'not won',
      ),
      unless(
        !afterMove(claim, pliesWithin(claim.facts.within)).some(line => takes(line, color, corner)),
        'won all the same',
      ),
    );
  },
  passGiven: claim => {
    const { color } = sides(claim);
    return firstFault(
      unless(
        afterMove(claim, claim.facts.plies + DELAY).every(line => passes(line, color)),
        'no pass',
      ),
      unless(
        !afterBest(claim, pliesWithin(claim.facts.within)).some(line => passes(line, color)),
        'a pass all the same',
      ),
    );
  },
  passMissed: claim => {
    const { other } = sides(claim);
    return firstFault(
      unless(
        afterBest(claim, claim.facts.plies + DELAY).every(line => passes(line, other)),
        'no pass',
      ),
      unless(
        !afterMove(claim, pliesWithin(claim.facts.within)).some(line => passes(line, other)),
        'a pass all the same',
      ),
    );
  },
  noSafeMove: claim => {
    const { color, other } = sides(claim);
    return shortage(
      { lines: afterMove(claim, claim.facts.plies + DELAY), by: color, against: other },
      afterBest(claim, pliesWithin(claim.facts.within)),
    );
  },
  shortageMissed: claim => {
    const { color, other } = sides(claim);
    return shortage(
      { lines: afterBest(claim, claim.facts.plies + DELAY), by: other, against: color },
      afterMove(claim, pliesWithin(claim.facts.within)),
    );
  },
} satisfies Partial<Checks>;
