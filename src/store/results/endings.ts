import { duelOf, resultFor } from '../../game/duel.ts';
import type { Match } from '../../game/match.ts';
import { canFit } from '../../game/seat.ts';
import { type Ending, endingOf } from '../../look/ceremony/ending.ts';
import { remember } from '../following.ts';
import type { MatchState } from '../matchStore.ts';
import { FIT_SETTINGS } from '../seating.ts';
import { ownColor, selectStretch } from '../selectors.ts';
import type { Settings } from '../settingsStore.ts';
import type { Stores } from '../stores.ts';
import { selectTally } from './tallies.ts';

type Results = Pick<Stores, 'records' | 'settings'>;

/** Whether the person has just beaten this opponent for the first time. */
export const isFirstWin = (match: Match, { records, settings }: Results): boolean => {
  const duel = duelOf(match);
  if (duel === undefined || resultFor(match, duel.own) !== 'won') return false;
  const { opponent } = duel.rival;
  const { fitLearned, ...chosen } = settings.getState();
  if (duel.rival.fits && canFit(opponent))
    return (
      (fitLearned?.match === match.id ? fitLearned.before : chosen[FIT_SETTINGS[opponent].fit]).wins === 0
    );
  return selectTally(records.getState(), duel.rival).won === 1;
};

const ending = remember(
  (match: Match, firstWin: boolean, stretch: number, { boardTurn, ceremonies }: Settings) =>
    endingOf(match, {
      bottom: ownColor(match),
      isFirstWin: firstWin,
      celebrates: ceremonies,
      stretch,
      turn: boardTurn,
    }),
);

/** How the end of the match is shown. Undefined if animation is off. */
export const endingFor = (match: Match, { records, settings, app }: Stores): Ending | undefined =>
  settings.getState().animation === 'off'
    ? undefined
    : ending(
        match,
        isFirstWin(match, { records, settings }),
        selectStretch(app.getState(), settings.getState()),
        settings.getState(),
      );

/** The visible ending: while the result is coming, and beside it. */
export const shownEnding = ({ match, result }: MatchState, stores: Stores): Ending | undefined =>
  match !== undefined && (result === 'coming' || result === 'shown') ? endingFor(match, stores) : undefined;
