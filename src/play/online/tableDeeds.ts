import type { Stores } from '../../store/stores.ts';
import type { OnlinePlay } from './play.ts';
import type { Sessions } from './sessions.ts';

type TableDeeds = Pick<OnlinePlay, 'resign' | 'ask' | 'answer' | 'claim' | 'nudge' | 'answerNudge' | 'greet'>;

/** What the players at a table send to the server besides their moves. Each message names its match. */
export const createTableDeeds = ({ online, match: board }: Stores, sessions: Sessions): TableDeeds => {
  const send = (tell: (match: number, ply: number) => void): void => {
    const number = online.getState().table?.match?.number;
    const ply = board.getState().match?.transcript.length;
    if (number !== undefined && ply !== undefined) tell(number, ply);
  };
  return {
    resign: () => send(match => sessions.table?.send('resign', { match })),
    ask: what => send((match, ply) => sessions.table?.send('ask', { match, ply, what })),
    answer: ({ what, ply }, agrees) =>
      send(match => sessions.table?.send('answer', { match, ply, what, agrees })),
    claim: () => send(match => sessions.table?.send('claim', { match })),
    nudge: () => send((match, ply) => sessions.table?.send('nudge', { match, ply })),
    answerNudge: () => send(match => sessions.table?.send('stay', { match })),
    greet: greeting => sessions.table?.send('greet', { greeting }),
  };
};
