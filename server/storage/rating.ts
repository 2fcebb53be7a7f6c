import glicko2 from 'glicko2';
import type { ByColor } from '../../src/game/color.ts';
import type { Winner } from '../../src/game/position.ts';
import type { RatingChange, Rating as ShownRating } from '../../src/net/contract/tableState.ts';

/** Glicko-2: the rating, its deviation and its volatility. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
}

/** The initial rating, as Glickman suggests in http://glicko.net/glicko/glicko2.pdf. */
export const FIRST_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06, games: 0 };
const SYSTEM = {
  tau: 0.5,
  rating: FIRST_RATING.rating,
  rd: FIRST_RATING.deviation,
  vol: FIRST_RATING.volatility,
};

const SCORE_OF_BLACK: Readonly<Record<Winner, number>> = { black: 1, draw: 0.5, white: 0 };

/** The ratings after one match, which is a rating period of its own. */
export const rate = ({ black, white }: ByColor<Rating>, winner: Winner): ByColor<Rating> => {
  const system = new glicko2.Glicko2(SYSTEM);
  const playerOf = (rating: Rating) => system.makePlayer(rating.rating, rating.deviation, rating.volatility);
  const players = { black: playerOf(black), white: playerOf(white) };
  system.updateRatings([[players.black, players.white, SCORE_OF_BLACK[winner]]]);
  const after = (player: ReturnType<typeof playerOf>, { games }: Rating): Rating => ({
    rating: player.getRating(),
    deviation: player.getRd(),
    volatility: player.getVol(),
    games: games + 1,
  });
  return { black: after(players.black, black), white: after(players.white, white) };
};

/** Above this deviation a rating is provisional, as on many sites that use Glicko. */
const PROVISIONAL_DEVIATION = 110;

/** A rating as the page shows it. */
export const shownRating = ({ rating, deviation }: Rating): ShownRating => ({
  value: Math.round(rating),
  isProvisional: deviation > PROVISIONAL_DEVIATION,
});

/** The rating changes of a match as the page shows them. */
export const shownChanges = ({ black, white }: ByColor<RatingChange>): ByColor<RatingChange> => {
  const shown = ({ before, after }: RatingChange): RatingChange => ({
    before: Math.round(before),
    after: Math.round(after),
  });
  return { black: shown(black), white: shown(white) };
};
