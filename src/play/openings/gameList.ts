import { isStandard } from '../../openings/code.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import { selectPosition } from '../../store/selectors.ts';
import type { PlayContext } from '../context.ts';

/** Yields to the page while games are searched. */
const PAUSE_MILLISECONDS = 0;

export interface GameList {
  /** Shows or hides the tournament games with the position on the board. */
  toggle(): void;
  /** To be called after every change of the board. */
  follow(): void;
}

/** Searches the games with the position on the board while the list is open. */
export const createGameList = ({ stores, clock }: PlayContext): GameList => {
  const { openings, match, study } = stores;
  /** Identifies the latest search; results of older ones are dropped. */
  let latest: object | undefined;

  const search = async (): Promise<void> => {
    const games = fetchedValue(openings.getState().games);
    const position = selectPosition(match.getState());
    if (games === undefined || !isStandard(position)) return;
    const mine = {};
    latest = mine;
    openings.setState({ listed: { position, games: undefined } });
    const rest = (): Promise<boolean> =>
      new Promise(resolve => clock.after(PAUSE_MILLISECONDS, () => resolve(latest === mine)));
    const found = await games.through(position, rest);
    if (latest === mine) openings.setState({ listed: { position, games: found } });
  };

  const follow = (): void => {
    const { listsGames, listed, games } = openings.getState();
    const isWanted = listsGames && games.type === 'here' && study.getState().tab === 'openings';
    if (isWanted && listed?.position !== selectPosition(match.getState())) void search();
  };
  return {
    toggle: () => {
      latest = undefined;
      openings.setState(({ listsGames }) => ({ listsGames: !listsGames, listed: undefined }));
      follow();
    },
    follow,
  };
};
