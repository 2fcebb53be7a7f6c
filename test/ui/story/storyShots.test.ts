import { expect, test, vi } from 'vitest';
import { MOTION } from '../../../src/look/motion.ts';
import { createStoryFilm, shotAt } from '../../../src/ui/story/storyShots.ts';

const GAME = { plies: 60, turned: 40 };
const DRAWN = MOTION.storyCurve * (40 / 60);

test.each([
  [0, 'drawing', 0],
  [DRAWN / 2, 'drawing', 20],
  [DRAWN, 'move', 40],
  [DRAWN + MOTION.storyGlow, 'better', 39],
  [DRAWN + MOTION.storyGlow + MOTION.storyBetter, 'told', 39],
  [Number.POSITIVE_INFINITY, 'told', 39],
] as const)('after %d ms the film is at `%s`, ply %i', (milliseconds, stage, ply) => {
  expect(shotAt(milliseconds, GAME)).toMatchObject({ stage, ply });
});

test('the curve stops at the turning point', () => {
  expect(shotAt(DRAWN, GAME).share).toBeCloseTo(40 / 60);
});

test('without a turning point the curve is drawn to its end', () => {
  const game = { plies: 60, turned: undefined };
  expect(shotAt(MOTION.storyCurve - 1, game).stage).toBe('drawing');
  expect(shotAt(MOTION.storyCurve, game)).toEqual({ stage: 'told', ply: 60, share: 1 });
});

test('a film starts when the board is half turned, follows the animation speed, and can be stopped', () => {
  vi.useFakeTimers();
  const redraw = vi.fn();
  const [film, still] = [createStoryFilm(2, redraw), createStoryFilm(0, redraw)];
  expect([film.shot(GAME).ply, still.shot(GAME).stage]).toEqual([0, 'told']);
  vi.advanceTimersByTime(MOTION.boardTurn);
  expect([redraw.mock.calls.length, film.shot(GAME).ply]).toEqual([1, 0]);
  vi.advanceTimersByTime(MOTION.storyCurve / 2);
  expect(film.shot(GAME).ply).toBe(15);
  film.stop();
  redraw.mockClear();
  vi.advanceTimersByTime(1000);
  expect(redraw).not.toHaveBeenCalled();
  vi.useRealTimers();
});
