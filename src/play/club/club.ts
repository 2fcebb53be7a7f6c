import { makeSquare } from '../../game/square.ts';
import { parseName, parseWord } from '../../net/contract/texts.ts';
import { NO_CLUB } from '../../store/clubStore.ts';
import type { PlayContext } from '../context.ts';
import type { ClubPlay } from './clubPlay.ts';
import { ClubSession } from './clubSession.ts';

interface ClubParts {
  readonly context: PlayContext;
  /** Goes to a table, to play there or to watch. */
  readonly sit: (code: string) => void;
  /** Leaves the table for the club's screen. */
  readonly comeBack: () => void;
}

type Role = 'host' | 'enter';

/** The use cases of a club; created on first use. */
export const createClub = ({ context, sit, comeBack }: ClubParts): ClubPlay => {
  const { stores, tab, wire } = context;
  const { keys } = context.kept;
  const { club, settings, app } = stores;
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
    host: word => enter('host', word),
    enter: word => enter('enter', word),
    resume: () => {
      const [role, word] = (tab.club ?? '').split(' ');
      return word !== undefined && enter(role === 'host' ? 'host' : 'enter', word);
    },
    leave: () => {
      end();
      tab.hosted = undefined;
    },
    show: slide => session?.show(slide),
    ask: () => session?.wish({ do: 'ask' }),
    answer: square => {
      const number = club.getState().club?.question?.number;
      if (number !== undefined) session?.wish({ do: 'answer', question: number, square: makeSquare(square) });
    },
    reveal: best => session?.wish({ do: 'reveal', best: best.map(makeSquare) }),
    begin: plan => session?.wish({ do: 'play', plan }),
    nextRound: () => session?.wish({ do: 'round' }),
    decide: (board, winner) => session?.wish({ do: 'decide', board, winner }),
    withdraw: (member, isBack) => session?.wish({ do: 'withdraw', member, isBack }),
    endGames: () => session?.wish({ do: 'endGames' }),
    recall: () => {
      club.setState({ rounds: [] });
      const rounds = club.getState().club?.games?.round ?? 0;
      for (let round = 1; round <= rounds; round++) session?.wish({ do: 'recall', round });
    },
    watch: sit,
    remove: member => session?.wish({ do: 'remove', member, closes: true }),
    moveDoor: isOpen => session?.wish({ do: 'door', isOpen }),
    letIn: knock => session?.wish({ do: 'letIn', knock }),
    close: () => session?.wish({ do: 'close' }),
  };
};
