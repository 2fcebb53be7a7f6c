import { test } from 'vitest';
import { tournamentGames } from '../../testkit/study/games.ts';
import { isReviewedRightly } from '../../testkit/study/solvedReviews.ts';

const MINUTES = 60_000;

/** A game takes half a minute; `wholeReviews.slow.ts` covers all of them. */
const SOME = tournamentGames.map((game, index) => ({ game, index })).filter((_, index) => index % 5 === 0);

test.each(SOME)(
  'tournament game $index: the losses of its last moves agree with solving each alone',
  ({ game }) => isReviewedRightly(game),
  5 * MINUTES,
);
