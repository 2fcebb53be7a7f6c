import { type RatingBar, ratingBar } from '../game/games.ts';
import { headStartOf, seatsOf } from './seating.ts';
import { selectSetup } from './selectors.ts';
import type { Company, Settings } from './settingsStore.ts';

/** Why a game with this company can only be casual; undefined if it can be rated. There are no head starts in the lobby. */
export const selectRatingBar = (settings: Settings, company: Company): RatingBar | undefined => {
  const setup = selectSetup(settings);
  if (company === 'anybody') return ratingBar(setup);
  return ratingBar({ ...setup, headStart: headStartOf(settings, setup.shape, seatsOf(settings, 'black')) });
};

/** Whether the next game with this company is rated: chosen, and possible on its board. */
export const selectIsRated = (settings: Settings, company: Company): boolean =>
  settings.rated[company] && selectRatingBar(settings, company) === undefined;
