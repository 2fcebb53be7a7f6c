import { isStandard } from '../../openings/code.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import { selectPosition } from '../../store/selectors.ts';
import type { PlayContext } from '../context.ts';

/** Lets others have their turn while games are looked through. */
const PAUSE_MILLISECONDS = 0;

export interface GameList {
  /** Shows the tournament games behind the position on the board, or hides them. */
  toggle(): void;
  /** To be called after every change of what is on the board. */
  follow(): void;
}

/** Looks for the games behind the position on the board, as long as somebody wants to see them. */
export const createGameList = ({ stores, clock }: PlayContext): GameList => {
  const { openings, match, study } = stores;
  /** A new object for each search; what is found for an older one is dropped. */
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
