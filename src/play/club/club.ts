import type { Winner } from '../../game/position.ts';
import { makeSquare, type Square } from '../../game/square.ts';
import type { Place } from '../../look/places.ts';
import type { GamesPlan, MemberId, Slide } from '../../net/contract/club.ts';
import { parseName, parseWord } from '../../net/contract/texts.ts';
import { NO_CLUB } from '../../store/clubStore.ts';
import type { PlayContext } from '../context.ts';
import { ClubSession } from './clubSession.ts';

interface ClubParts {
  readonly context: PlayContext;
  readonly online: { end(): void; readonly play: { join(code: string): boolean } };
  readonly navigation: { to(place: Place): void };
}

type Role = 'host' | 'enter';

/** Everything a person can do in a club. Results go to the club store. */
export type ClubPlay = ReturnType<typeof createClub>;

/** The use cases of a club; created on first use. */
export const createClub = ({ context, online, navigation }: ClubParts) => {
  const { stores, tab, wire } = context;
  const { keys } = context.kept;
  const { club, settings, app } = stores;
  /** Goes to a table, to play there or to watch. */
  const sit = (code: string): void => void online.play.join(code);
  /** Leaves the table for the club's screen. */
  const comeBack = (): void => {
    online.end();
    navigation.to('club');
  };
  let session: ClubSession | undefined;
  /** Incremented when a session begins or ends, so that outdated answers are ignored. */
  let changes = 0;

  const end = (): void => {
    changes++;
    session?.leave();
    session = undefined;
    tab.club = undefined;
    club.setState(NO_CLUB);
  };

  const begin = async (role: Role, word: string): Promise<void> => {
    end();
    const change = changes;
    const name = parseName(settings.getState().name);
    club.setState({ word, connection: { type: 'connecting' } });
    const absence = await wire.pages.look();
    if (change !== changes) return;
    if (absence !== undefined) return finish(absence);
    const ended = (trouble: Parameters<typeof finish>[0]): void => {
      // After any other error a reload can still restore the club.
      if (trouble === 'clubOver') tab.hosted = undefined;
      finish(trouble);
    };
    tab.club = `${role} ${word}`;
    const { identity } = keys;
    const found = (code: string, token: string): void => {
      keys.keep(code, token);
      sit(code);
    };
    const request =
      role === 'host'
        ? ({ kind: 'host', word, identity, ...(name !== undefined && { name }) } as const)
        : ({ kind: 'enter', word, identity, name: name ?? '' } as const);
    session = new ClubSession({ context, found, ended }, request);
  };

  const finish = (
    trouble: Extract<ReturnType<typeof club.getState>['connection'], { type: 'ended' }>['trouble'],
  ): void => {
    changes++;
    session = undefined;
    tab.club = undefined;
    club.setState({ connection: { type: 'ended', trouble }, club: undefined });
  };

  const enter = (role: Role, typed: string): boolean => {
    const word = parseWord(typed);
    const isNamed = role === 'host' || parseName(settings.getState().name) !== undefined;
    if (word === undefined || !isNamed) return false;
    void begin(role, word);
    return true;
  };

  /** When the host ends the games, members leave their tables for the club's screen. */
  club.subscribe(({ club: now }, { club: before }) => {
    const hasEnded = now?.games?.isOver === true && before?.games?.isOver === false;
    const { table } = stores.online.getState();
    if (hasEnded && now.games?.boards.some(({ code }) => code !== undefined && code === table?.code) === true)
      comeBack();
  });
  app.subscribe(({ visible }, before) => {
    if (visible && !before.visible) session?.check();
  });

  return {
    /** Opens a club under a word, or returns to it as its host; false if the word is not valid. */
    host: (word: string): boolean => enter('host', word),
    /** Enters the club of a word under the name in the settings; false if the word is not valid or no name is set. */
    enter: (word: string): boolean => enter('enter', word),
    /** Returns to the club that this tab was in before a reload; false if there was none. */
    resume: (): boolean => {
      const [role, word] = (tab.club ?? '').split(' ');
      return word !== undefined && enter(role === 'host' ? 'host' : 'enter', word);
    },
    leave: (): void => {
      end();
      tab.hosted = undefined;
    },
    /** Shows a position to all members. */
    show: (slide: Slide): void => session?.show(slide),
    /** Asks all members for their move in the position shown. */
    ask: (): void => session?.wish({ do: 'ask' }),
    answer: (square: Square): void => {
      const number = club.getState().club?.question?.number;
      if (number !== undefined) session?.wish({ do: 'answer', question: number, square: makeSquare(square) });
    },
    /** Shows the answers and the best squares. */
    reveal: (best: readonly Square[]): void => session?.wish({ do: 'reveal', best: best.map(makeSquare) }),
    /** Starts the first round with everybody present. */
    begin: (plan: GamesPlan): void => session?.wish({ do: 'play', plan }),
    nextRound: (): void => session?.wish({ do: 'round' }),
    /** Sets the result of a game of the current round. */
    decide: (board: number, winner: Winner): void => session?.wish({ do: 'decide', board, winner }),
    /** Leaves a member out of the coming rounds, or takes them back in. */
    withdraw: (member: MemberId, isBack: boolean): void => session?.wish({ do: 'withdraw', member, isBack }),
    /** Ends the games and returns to showing positions. */
    endGames: (): void => session?.wish({ do: 'endGames' }),
    /** Requests the games of all rounds; they arrive in the store. */
    recall: (): void => {
      club.setState({ rounds: [] });
      const rounds = club.getState().club?.games?.round ?? 0;
      for (let round = 1; round <= rounds; round++) session?.wish({ do: 'recall', round });
    },
    /** Watches a game. */
    watch: sit,
    /** Removes a member and closes the door. */
    remove: (member: MemberId): void => session?.wish({ do: 'remove', member, closes: true }),
    /** Opens the door to everybody who knows the word, or closes it to newcomers. */
    moveDoor: (isOpen: boolean): void => session?.wish({ do: 'door', isOpen }),
    /** Admits somebody waiting at the closed door. */
    letIn: (knock: number): void => session?.wish({ do: 'letIn', knock }),
    /** Closes the club for everybody. */
    close: (): void => session?.wish({ do: 'close' }),
  };
};
