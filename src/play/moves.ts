import { opposite } from '../game/color.ts';
import { positionOf } from '../game/match.ts';
import { isHuman } from '../game/seat.ts';
import { selectIsPersonsTurn, selectMayPass, selectMustPass } from '../store/selectors.ts';
import type { Game, GameParts } from './game.ts';
import { createIntentions } from './intentions.ts';
import type { Play } from './play.ts';

type Moves = Pick<Play, 'playSquare' | 'playIntended' | 'dropIntended' | 'pass'>;

/** The person's moves on the board, in every kind of game. */
export const createMoves = ({ context, board, pace }: GameParts, game: () => Game): Moves => {
  const { match: store, settings } = context.stores;
  const mustPass = (): boolean => selectMustPass(store.getState(), settings.getState());
  const intentions = createIntentions(context.stores);
  const playSquare: Play['playSquare'] = square => {
    const { match } = board;
    if (match === undefined || pace.hurryResult()) return;
    const { turn } = positionOf(match);
    const color = isHuman(match.seats, turn) ? turn : opposite(turn);
    if (mustPass()) return board.refuse(square, 'notYourTurn');
    if (intentions.takes(square)) return pace.dismissPassCard();
    if (selectIsPersonsTurn(store.getState())) pace.dismissPassCard();
    const refusal = game().submit({ type: 'play', ply: match.transcript.length, color, square });
    if (refusal !== undefined) board.refuse(square, refusal);
  };
  return {
    playSquare,
    playIntended: () => {
      const { intended } = store.getState();
      if (intended !== undefined && selectIsPersonsTurn(store.getState())) playSquare(intended);
    },
    dropIntended: intentions.drop,
    pass: () => {
      const { match } = board;
      if (match === undefined) return;
      if (mustPass()) return pace.dismissPassCard();
      if (!selectMayPass(store.getState())) return;
      pace.dismissPassCard();
      game().submit({ type: 'pass', ply: match.transcript.length, color: positionOf(match).turn });
    },
  };
};
