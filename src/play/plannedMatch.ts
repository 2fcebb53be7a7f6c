import type { Match } from '../game/match.ts';
import { makeSize } from '../game/shape.ts';
import { boardOnScreen } from '../store/selectors.ts';
import type { Attract } from './attract.ts';
import type { PlayContext } from './context.ts';
import { newMatch, newMatchId, planOf } from './local/matchPlan.ts';

/** The next match, shown on the menu's board. */
export interface PlannedMatch {
  /** Shows it, with the demonstration, and follows the settings; if only the players change, the random setup is kept. */
  show(attract: Attract): void;
  /** Draws a new one. */
  renew(): void;
  /** Returns it, to begin it. */
  take(): Match;
}

const isSameBoard = (a: Match, b: Match): boolean =>
  a.setup.game === b.setup.game && makeSize(a.setup.shape) === makeSize(b.setup.shape);

export const createPlannedMatch = ({ stores, random }: PlayContext): PlannedMatch => {
  const { app, settings } = stores;
  const planned = (): Match => newMatch(planOf(settings.getState(), random), random);
  const lay = (match: Match): void =>
    app.setState({ planned: match, ...boardOnScreen(match.setup), attract: undefined });
  const follow = () => {
    const [before, match] = [app.getState().planned, planned()];
    if (before === undefined || !isSameBoard(before, match)) return lay(match);
    const { seed, setup } = before;
    lay({ ...match, seed, setup: { ...match.setup, shape: setup.shape } });
  };
  return {
    show: attract => {
      const layOut = (): void => {
        follow();
        attract.consider();
      };
      layOut();
      settings.subscribe(() => {
        if (app.getState().screen === 'menu') layOut();
      });
    },
    renew: () => lay(planned()),
    take: () => {
      const { screen, planned: laidOut } = app.getState();
      return screen === 'menu' && laidOut !== undefined ? { ...laidOut, id: newMatchId(random) } : planned();
    },
  };
};
