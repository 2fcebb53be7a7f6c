import type { Color } from '../../../src/game/color.ts';
import { isOver, legalMovesFor } from '../../../src/game/othello/position.ts';
import { cornersOf } from '../../../src/game/shape.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { type Line, passes, takes } from '../deepLines.ts';
import {
  afterBest,
  afterMove,
  type Checks,
  type Claim,
  DELAY,
  FAR,
  type Fault,
  firstFault,
  NEXT_PLIES,
  safeChoices,
  sides,
  TO_THE_END,
  type Told,
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

const cornerTaken = (claim: Told & { readonly facts: Claim<'corner'>['facts'] }): Fault => {
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
};

/** Plies within which a corner falls late. */
const LATE = 30;

const cornerTakenLate = (claim: Told & { readonly facts: Claim<'xSquareLate'>['facts'] }): Fault => {
  const { color, other } = sides(claim);
  const corner = parseSquare(claim.facts.corner);
  return firstFault(
    unless(
      afterMove(claim, LATE).every(line => takes(line, other, corner)),
      'not taken',
    ),
    unless(!afterMove(claim, LATE).some(line => takes(line, color, corner)), 'taken oneself'),
    unless(!afterBest(claim, NEXT_PLIES).some(line => takes(line, other, corner)), 'taken all the same'),
  );
};

/** Reasons about events: a corner, a pass, running out of safe moves. */
export const EVENTS = {
  wipeout: claim => {
    const { color } = sides(claim);
    const isWiped = ({ positions }: Line): boolean => positions.at(-1)?.discs[color].isEmpty() === true;
    return firstFault(
      unless(afterMove(claim, TO_THE_END).every(isWiped), 'discs are left'),
      unless(!afterBest(claim, TO_THE_END).some(isWiped), 'none are left all the same'),
    );
  },
  xSquare: cornerTaken,
  cSquare: cornerTaken,
  xSquareLate: cornerTakenLate,
  cSquareLate: cornerTakenLate,
  corner: cornerTaken,
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
  edgeBroken: claim => {
    const { color, other } = sides(claim);
    const squares = claim.facts.discs.map(name => parseSquare(name));
    const lost = ({ positions }: Line): number =>
      squares.filter(square => positions.at(-1)?.discs[other].has(square)).length;
    return firstFault(
      unless(
        squares.every(square => claim.before.discs[color].has(square)),
        'not held',
      ),
      unless(
        afterMove(claim, FAR).every(line => lost(line) > 0),
        'not flipped',
      ),
      unless(!afterBest(claim, FAR).some(line => lost(line) > 0), 'flipped all the same'),
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
