import type { SearchResult } from '../../engine/searchRequest.ts';
import { isMatchOver, type Match, positionOf } from '../../game/match.ts';
import type { Square } from '../../game/square.ts';
import { planReply, type ReplyPlan } from '../../opponents/opponents.ts';
import { selectIsWatching } from '../../store/selectors.ts';
import type { PlayContext } from '../context.ts';
import type { Pace } from '../pace.ts';
import type { Referee } from '../referee.ts';
import { meansOf, type Thinker } from '../thinker.ts';

export interface Computer {
  /** Starts a search if a computer is to move on the board, and drops any other. */
  consider(): void;
  /** Plays one move of a paused match. */
  step(): void;
}

interface ComputerParts {
  readonly context: PlayContext;
  readonly referee: Referee;
  readonly pace: Pace;
  readonly thinker: Thinker;
}

export const createComputer = ({ context, referee, pace, thinker }: ComputerParts): Computer => {
  const { stores, clock } = context;

  const land = (match: Match, square: Square): void => {
    thinker.become('idle');
    const request = {
      type: 'play',
      ply: match.transcript.length,
      color: positionOf(match).turn,
      square,
    } as const;
    const refusal = referee.submit(request);
    if (refusal !== undefined) throw new Error(`the engine's move was refused: ${refusal}`);
  };

  const reply = (match: Match, { method, choose, beatMilliseconds }: ReplyPlan): void => {
    const asked = clock.now();
    const found = (result: SearchResult, isWanted: () => boolean): void =>
      pace.whenReplyMayLand({ asked, beat: beatMilliseconds }, () => {
        if (isWanted()) land(match, choose(result));
      });
    thinker.ask({ match, method, thinking: 'reply', found });
  };

  /** The match on the screen in which a computer is to move, if there is one. */
  const waiting = (): Match | undefined => {
    const { match } = stores.match.getState();
    if (match === undefined || stores.app.getState().screen !== 'board' || isMatchOver(match))
      return undefined;
    return match.seats[positionOf(match).turn].type === 'computer' ? match : undefined;
  };

  const think = (match: Match): void => {
    const position = positionOf(match);
    const seat = match.seats[position.turn];
    if (seat.type === 'computer')
      reply(match, planReply({ seat, position, seed: match.seed }, meansOf(context)));
  };

  /** Computers play each other to be watched: not while paused, and not behind a hidden page. */
  const isHeld = (): boolean =>
    selectIsWatching(stores.match.getState()) &&
    (stores.match.getState().paused || !stores.app.getState().visible);

  return {
    consider: () => {
      thinker.stop();
      const match = waiting();
      if (match !== undefined && !isHeld()) think(match);
    },
    step: () => {
      const { paused, thinking } = stores.match.getState();
      const match = waiting();
      if (match !== undefined && paused && thinking !== 'reply') think(match);
    },
  };
};
