import { test } from 'vitest';
import { tournamentGames } from '../../testkit/study/games.ts';
import { isReviewedRightly } from '../../testkit/study/solvedReviews.ts';

const MINUTES = 60_000;

test.each(tournamentGames.map((game, index) => ({ game, index })))(
  'tournament game $index: the losses of its last moves agree with solving each alone',
  ({ game }) => isReviewedRightly(game),
  5 * MINUTES,
);
