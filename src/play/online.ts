import type { Stores } from '../store/stores.ts';
import type { OnlinePlay } from './onlinePlay.ts';

export const createOnline = ({ online }: Stores): OnlinePlay => {
  const unreachable = (): void => online.setState({ connection: { type: 'ended', trouble: 'noServer' } });
  return {
    playFriend: unreachable,
    join: () => true,
    findOpponent: unreachable,
    cancel: () => online.setState({ connection: { type: 'none' } }),
    leave: () => {},
    stay: () => {},
    resign: () => {},
    ask: () => {},
    answer: () => {},
    claim: () => {},
    greet: () => {},
    loadGames: () => {},
    replay: () => {},
    goTo: () => {},
    rename: () => true,
  };
};
