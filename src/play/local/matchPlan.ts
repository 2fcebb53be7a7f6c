import { drawColor, opposite } from '../../game/color.ts';
import { duelOf, type Rival } from '../../game/duel.ts';
import { drawnFor, type Setup } from '../../game/games.ts';
import { drawSeed, type Match } from '../../game/match.ts';
import type { Seats } from '../../game/seat.ts';
import { type Step, steppedSeat } from '../../opponents/strength.ts';
import { headStartOf, seatsOf, selectFitsMe } from '../../store/seating.ts';
import { selectSetup } from '../../store/selectors.ts';
import type { Settings } from '../../store/settingsStore.ts';

export const newMatchId = (random: () => number): string =>
  `${Date.now().toString(36)}${drawSeed(random).toString(36)}`;

export interface MatchPlan {
  readonly setup: Setup;
  readonly seats: Seats;
}

export const newMatch = ({ setup, seats }: MatchPlan, random: () => number): Match => {
  const id = newMatchId(random);
  const seed = drawSeed(random);
  return { id, setup: drawnFor(setup, seed), seats, transcript: [], given: 0, undone: [], seed };
};

/** The match for the settings; a random side is drawn. */
export const planOf = (settings: Settings, random: () => number): MatchPlan => {
  const seats = seatsOf(settings, settings.side === 'random' ? drawColor(random) : settings.side);
  const setup = selectSetup(settings);
  return { setup: { ...setup, headStart: headStartOf(settings, setup.shape, seats) }, seats };
};

/** A game of the same players with sides swapped; a head start stays with its player. */
export const rematchOf = ({ setup, seats }: Match): MatchPlan => {
  const { headStart } = setup;
  const moved = headStart && { ...headStart, color: opposite(headStart.color) };
  return { setup: { ...setup, headStart: moved }, seats: { black: seats.white, white: seats.black } };
};

/** A match against an opponent one step stronger or weaker; undefined if there is none, or the opponent is the adaptive one. */
export const steppedPlan = (match: Match, step: Step): MatchPlan | undefined => {
  const { setup, seats } = match;
  const duel = duelOf(match);
  const seat = duel === undefined || duel.rival.fits ? undefined : steppedSeat(duel.rival, step);
  return duel && seat && { setup, seats: { ...seats, [opposite(duel.own)]: seat } };
};

/** The settings to change after such a step: none unless they have that opponent. */
export const steppedSettings = (settings: Settings, rival: Rival, step: Step): Partial<Settings> => {
  const { opponent, levels, fitsMe } = settings;
  const seat = steppedSeat(rival, step);
  const isLeft = selectFitsMe(settings) || levels[rival.opponent] !== rival.level;
  if (seat === undefined || isLeft) return {};
  const stepped = { levels: { ...levels, [seat.opponent]: seat.level } };
  if (seat.opponent === rival.opponent) return stepped;
  if (opponent !== rival.opponent) return {};
  return { ...stepped, opponent: seat.opponent, fitsMe: seat.opponent !== 'flipside' && fitsMe };
};
