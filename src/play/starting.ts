import { type GameName, rulesOf } from '../game/games.ts';
import type { Match } from '../game/match.ts';
import type { Square } from '../game/square.ts';
import { selectIsPersonsTurn, selectLegalMoves } from '../store/selectors.ts';
import type { PlayContext } from './context.ts';
import type { PlannedMatch } from './plannedMatch.ts';

interface StartingParts {
  readonly context: PlayContext;
  readonly planned: PlannedMatch;
  readonly online: { end(): void };
  readonly local: { begin(match: Match): void };
  readonly moves: { playSquare(square: Square): void };
}

/** Starting a match on this machine. */
export const createStarting = ({ context, planned, online, local, moves }: StartingParts) => {
  const { app, match, settings } = context.stores;
  /** Begins a match without moves. */
  const begin = (next: Match): void => {
    online.end();
    local.begin(next);
  };
  /** Starts a match with the settings of the menu. */
  const startMatch = (): void => begin(planned.take());
  return {
    begin,
    startMatch,
    /** Starts a match with the settings of the menu, but with the rules of this game. */
    startGame: (game: GameName): void => {
      if (rulesOf(settings.getState().game) !== rulesOf(game)) settings.setState({ game });
      startMatch();
    },
    /** Starts a match by pressing the menu's board; if the person moves first, the pressed square is played. */
    startWith: (square: Square): void => {
      startMatch();
      const isBegun = app.getState().screen === 'board' && selectIsPersonsTurn(match.getState());
      if (isBegun && selectLegalMoves(match.getState()).has(square)) moves.playSquare(square);
    },
  };
};
