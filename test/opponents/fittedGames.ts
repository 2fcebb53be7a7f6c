import { expect } from 'vitest';
import type { DuelResult } from '../../src/game/duel.ts';
import { isOver, type Position, play, winnerOf } from '../../src/game/position.ts';
import type { Square } from '../../src/game/square.ts';
import { FIRST_FIT } from '../../src/store/settings/fitFields.ts';
import { nextFit } from '../../src/study/fit.ts';

/** A player: the move in a position of the game with this seed. */
export type Mover<P extends Position> = (position: P, seed: number) => Square;

const LEARNED_AFTER = 10;
const GAMES = 30;
const POINTS: Readonly<Record<DuelResult, number>> = { won: 1, drawn: 0.5, lost: 0 };

const resultOf = <P extends Position>(
  start: P,
  person: Mover<P>,
  partner: Mover<P>,
  number: number,
): DuelResult => {
  const seed = number * 7919 + 1;
  const own = number % 2 === 0 ? 'black' : 'white';
  let position = start;
  while (!isOver(position)) {
    const move = position.turn === own ? person : partner;
    position = play(position, move(position, seed)) as P;
  }
  const winner = winnerOf(position);
  if (winner === 'draw') return 'drawn';
  return winner === own ? 'won' : 'lost';
};

/** Expects that after ten games the person scores 40 to 60 % of the next twenty against a computer fitted to them. */
export const expectHalf = <P extends Position>(
  start: P,
  person: Mover<P>,
  partnerAt: (place: number) => Mover<P>,
): void => {
  let fit = FIRST_FIT;
  let points = 0;
  for (let number = 0; number < GAMES; number++) {
    const result = resultOf(start, person, partnerAt(fit.at), number);
    if (number >= LEARNED_AFTER) points += POINTS[result];
    fit = nextFit(fit, result);
  }
  expect(points).toBeGreaterThanOrEqual(8);
  expect(points).toBeLessThanOrEqual(12);
};
