import { opposite } from '../game/color.ts';
import { positionOf } from '../game/match.ts';
import { isHuman } from '../game/seat.ts';
import type { Square } from '../game/square.ts';
import { selectIsPersonsTurn, selectMayPass, selectMustPass } from '../store/selectors.ts';
import type { GameParts, Games } from './game.ts';
import { createIntentions } from './intentions.ts';

/** The person's moves on the board, in every kind of game. */
export const createMoves = ({ context, board, pace }: GameParts, games: Games) => {
  const { match: store, settings } = context.stores;
  const mustPass = (): boolean => selectMustPass(store.getState(), settings.getState());
  const intentions = createIntentions(context.stores);
  const playSquare = (square: Square) => {
    const { match } = board;
    if (match === undefined || pace.hurryResult()) return;
    const { turn } = positionOf(match);
    const color = isHuman(match.seats, turn) ? turn : opposite(turn);
    if (mustPass()) return board.refuse(square, 'notYourTurn');
    if (intentions.takes(square)) return pace.dismissPassCard();
    if (selectIsPersonsTurn(store.getState())) pace.dismissPassCard();
    const refusal = games.current.submit({ type: 'play', ply: match.transcript.length, color, square });
    if (refusal !== undefined) board.refuse(square, refusal);
  };
  return {
    /** Plays a square for the side to move; refused with a reason if it is not the person's turn or the move is not legal. */
    playSquare,
    /** Plays the move that waits for a second press. */
    playIntended: (): void => {
      const { intended } = store.getState();
      if (intended !== undefined && selectIsPersonsTurn(store.getState())) playSquare(intended);
    },
    /** Clears the chosen move. */
    dropIntended: intentions.drop,
    /** Confirms a forced pass, or passes freely where that is allowed. */
    pass: () => {
      const { match } = board;
      if (match === undefined) return;
      if (mustPass()) return pace.dismissPassCard();
      if (!selectMayPass(store.getState())) return;
      pace.dismissPassCard();
      games.current.submit({ type: 'pass', ply: match.transcript.length, color: positionOf(match).turn });
    },
  };
};
