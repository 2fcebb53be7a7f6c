import { colorAt } from '../game/board.ts';
import { positionOf } from '../game/match.ts';
import { isLegal } from '../game/position.ts';
import { rulesFor } from '../game/rules.ts';
import type { Square } from '../game/square.ts';
import { selectHasPerson, selectIsOver, selectIsPersonsTurn } from '../store/selectors.ts';
import type { Stores } from '../store/stores.ts';
import { type GameKind, selectGameKind } from '../store/stores.ts';
import { isUnderWay } from '../store/table/tableSelectors.ts';

/** The kinds of game in which a move counts. In a study it can always be undone. */
const CONFIRMED: readonly GameKind[] = ['local', 'online', 'exercise'];

/** Moves that are chosen but not played yet. */
export interface Intentions {
  /** Whether pressing the square only chose or cancelled a move, so that nothing is played. */
  takes(square: Square): boolean;
  drop(): void;
}

/** A move waits for a second press if the settings ask for confirmation, and at a table for its turn. */
export const createIntentions = (stores: Stores): Intentions => {
  const { match: store, settings } = stores;
  const intend = (intended: Square | undefined): void => {
    if (store.getState().intended !== intended) store.setState({ intended, refused: undefined });
  };

  /** Whether playing the square needs a second press. */
  const waitsForPress = (square: Square): boolean => {
    const { match, intended } = store.getState();
    if (match === undefined || !settings.getState().confirmMoves) return false;
    if (!CONFIRMED.includes(selectGameKind(stores))) return false;
    const position = positionOf(match);
    const aim = rulesFor(position).landing(position, square);
    if (aim !== undefined && aim === intended) return false;
    const mayPlay = aim !== undefined && isLegal(position, aim);
    intend(mayPlay ? aim : undefined);
    return mayPlay || intended !== undefined;
  };

  /** Chooses or clears a premove at the square; returns whether it is a premove. */
  const waitsForTurn = (square: Square): boolean => {
    const state = store.getState();
    const { match, intended } = state;
    if (match === undefined || !settings.getState().premoves || selectIsOver(state)) return false;
    const { table, connection } = stores.online.getState();
    const isPlaying = selectGameKind(stores) === 'online' && selectHasPerson(state) && isUnderWay(table);
    if (!isPlaying || connection.type === 'ended') return false;
    const position = positionOf(match);
    const aim = rulesFor(position).landing(position, square);
    const isFree =
      aim !== undefined && position.shape.squares.has(aim) && colorAt(position, aim) === undefined;
    intend(isFree && aim !== intended ? aim : undefined);
    return isFree || intended !== undefined;
  };

  return {
    takes: square => (selectIsPersonsTurn(store.getState()) ? waitsForPress(square) : waitsForTurn(square)),
    drop: () => intend(undefined),
  };
};
