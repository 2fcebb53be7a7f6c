import { LIMITS } from '../../net/contract/limits.ts';
import type { ServerAnswer } from '../../net/contract/records.ts';
import { parseName } from '../../net/contract/texts.ts';
import type { Absence } from '../../net/serverPages.ts';
import type { OwnGames } from '../../store/onlineStore.ts';
import type { PlayContext } from '../context.ts';
import type { Invitations } from './invitations.ts';

type Games = ServerAnswer<'games'>;

const NONE: OwnGames = { matches: [], isMore: false, state: 'loading' };

/** This browser's matches, ratings and name. */
export const createProfile = (
  { stores, kept: { keys }, wire }: PlayContext,
  invitations: Pick<Invitations, 'forget'>,
) => {
  const { online, settings } = stores;
  let next: Games['next'];
  /** Number of the latest request; older answers are ignored. */
  let asked = 0;

  const load = async (before: OwnGames, after: Games['next']): Promise<void> => {
    const mine = ++asked;
    online.setState({ games: { ...before, state: 'loading' } });
    const question = { identity: keys.identity, finished: true, limit: LIMITS.matchesOnAPage };
    const answer = await wire.pages.ask('games', { ...question, ...(after && { after }) });
    if (mine !== asked) return;
    if (typeof answer === 'string') {
      online.setState({ games: { ...before, state: answer } });
      return;
    }
    next = answer.next;
    const matches = [...before.matches, ...answer.matches];
    online.setState({ games: { matches, isMore: next !== undefined, state: 'loaded' } });
  };

  /** The list is shown even without ratings. */
  const loadRatings = async (): Promise<void> => {
    const answer = await wire.pages.ask('ratings', { identity: keys.identity });
    if (typeof answer !== 'string') online.setState({ ratings: answer.ratings });
  };

  return {
    /** Loads the ratings, if the server knows this browser. */
    loadRatings: (): void => {
      if (keys.isKnown) void loadRatings();
    },
    /** Loads this browser's finished matches and ratings; `more` loads the next page. */
    loadGames: (more?: boolean): void => {
      const { games } = online.getState();
      if (more === true && games !== undefined) return void load(games, next);
      void load(NONE, undefined);
      void loadRatings();
    },
    /** Loads the server's addresses in the local network, for links from a page opened on the server's machine. */
    loadHosts: async (): Promise<void> => {
      const answer = await wire.pages.ask('hosts', {});
      if (typeof answer !== 'string') online.setState({ hosts: answer.hosts });
    },
    /** Deletes the server's data about this browser, and the keys to it; returns the reason if that fails. */
    forget: async (): Promise<Absence | undefined> => {
      const answer = keys.isKnown && (await wire.pages.ask('forget', { identity: keys.identity }));
      if (typeof answer === 'string') return answer;
      asked++;
      keys.forget();
      invitations.forget();
      settings.setState({ name: '' });
      online.setState({ games: undefined, ratings: [] });
      return undefined;
    },
    /** Changes the name, or removes it if the text is empty; false if the name is not valid. */
    rename: (typed: string): boolean => {
      const name = parseName(typed);
      if (name === undefined && typed.trim() !== '') return false;
      settings.setState({ name: name ?? '' });
      if (keys.isKnown) void wire.pages.ask('name', { identity: keys.identity, ...(name && { name }) });
      return true;
    },
  };
};
