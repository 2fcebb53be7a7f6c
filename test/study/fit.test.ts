import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DuelResult } from '../../src/game/duel.ts';
import { chance } from '../../src/game/random.ts';
import { FIRST_FIT } from '../../src/store/settings/fitFields.ts';
import { type Fit, nextFit, placeOfLoss } from '../../src/study/fit.ts';

const afterAll = (results: readonly DuelResult[], fit: Fit = FIRST_FIT): Fit =>
  results.reduce((one, result) => nextFit(one, result), fit);

const anyResult = fc.constantFrom<DuelResult>('won', 'drawn', 'lost');

test('the fitted opponent begins at the bottom and never leaves the scale', () => {
  expect(FIRST_FIT.at).toBeLessThan(1);
  fc.assert(
    fc.property(fc.array(anyResult, { maxLength: 60 }), results => {
      const { at, stride } = afterAll(results);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(12);
      expect(stride).toBeGreaterThan(0);
    }),
  );
});

test('it gets stronger after a win, weaker after a loss, and stays after a draw', () => {
  const fit = afterAll(['won', 'won', 'lost']);
  expect(nextFit(fit, 'won').at).toBeGreaterThan(fit.at);
  expect(nextFit(fit, 'lost').at).toBeLessThan(fit.at);
  expect(nextFit(fit, 'drawn').at).toBe(fit.at);
});

test('only wins count as wins', () => {
  expect(afterAll(['won', 'lost', 'drawn', 'won', 'lost']).wins).toBe(2);
});

test('a master meets full strength within seven games', () => {
  expect(afterAll(Array.from({ length: 7 }, () => 'won')).at).toBe(12);
});

test('the loss per move affects the step size, never the direction', () => {
  const won = nextFit(FIRST_FIT, 'won');
  expect(nextFit(FIRST_FIT, 'won', 0.5).at).toBeGreaterThan(won.at);
  expect(nextFit(FIRST_FIT, 'won', 20)).toEqual(won);
  const high: Fit = { ...FIRST_FIT, at: 9, settled: true, stride: 0.5 };
  expect(nextFit(high, 'lost', 6).at).toBeLessThan(nextFit(high, 'lost').at);
  expect(nextFit(high, 'lost', 0).at).toBe(nextFit(high, 'lost').at);
});

test('a smaller loss per move means a higher point on the scale', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 20, noNaN: true }), loss => {
      expect(placeOfLoss(loss)).toBeGreaterThanOrEqual(placeOfLoss(loss + 0.1));
      expect(placeOfLoss(loss)).toBeGreaterThanOrEqual(0);
      expect(placeOfLoss(loss)).toBeLessThanOrEqual(12);
    }),
  );
});

/** A person at this point on the scale, whose strength varies from game to game as the levels' does. */
const plays = (place: number, seed: number, game: number, at: number): DuelResult => {
  const day = place + 2 * chance(seed, game, 1) - 1;
  return chance(seed, game, 2) < 1 / (1 + 10 ** ((at - day) / 1.4)) ? 'won' : 'lost';
};

test.each([0.5, 2, 4, 6, 8, 10.5])('a person at %d wins about half of the games from the tenth on', place => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed * 104_729);
  const shares = seeds.map(seed => {
    let fit = FIRST_FIT;
    let won = 0;
    for (let game = 0; game < 30; game++) {
      const result = plays(place, seed, game, fit.at);
      if (game >= 10 && result === 'won') won += 1 / 20;
      fit = nextFit(fit, result);
    }
    return won;
  });
  const mean = shares.reduce((sum, share) => sum + share / shares.length, 0);
  expect(mean).toBeGreaterThan(0.44);
  expect(mean).toBeLessThan(0.56);
  const outside = shares.filter(share => share < 0.39 || share > 0.61);
  expect(outside.length).toBeLessThanOrEqual(seeds.length / 10);
});
