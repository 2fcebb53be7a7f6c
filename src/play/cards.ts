import { hasResult } from '../store/matchStore.ts';
import type { PlayContext } from './context.ts';
import type { Games } from './game.ts';
import { createDemonstration } from './local/coachReply.ts';
import type { Pace } from './pace.ts';

/** What a person answers to the cards on the board: a pass, the coach's comment, the result, the question of another game. */
export const createCards = (context: PlayContext, pace: Pace, games: Games) => {
  const { match, study } = context.stores;
  return {
    /** After the end: asks whether to play another game, at a table a rematch. */
    offerNextGame: (): void => {
      if (!hasResult(match.getState())) return;
      match.setState(games.current.canOfferNext() ? { asksNewGame: true } : { result: 'shown' });
    },
    /** The person does not want another game. */
    keepPlaying: (): void => match.setState({ asksNewGame: false }),
    dismissPassCard: pace.dismissPassCard,
    /** Shows on the board the move that the coach criticizes, and the reply to it. */
    demonstrateAdvice: createDemonstration(context),
    /** Hides the coach's comment. */
    dismissAdvice: (): void => study.setState({ advice: undefined }),
    /** Skips to the result while the ending of the game is still animated. */
    hurryResult: (): void => void pace.hurryResult(),
    closeResult: (): void => match.setState({ result: 'closed' }),
  };
};
