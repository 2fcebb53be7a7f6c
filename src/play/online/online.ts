import { parseCodeOrWord } from '../../net/contract/texts.ts';
import type { Stores } from '../../store/stores.ts';
import { ownOffers, selectOwnSeat } from '../../store/table/tableSelectors.ts';
import type { Game, GameParts } from '../game.ts';
import { TableBoard } from './board.ts';
import { Invitations } from './invitations.ts';
import { OnlineGame } from './onlineGame.ts';
import type { OnlinePlay } from './onlinePlay.ts';
import { createProfile } from './profile.ts';
import { inviteAgain, seekAgain } from './requests.ts';
import { Sessions } from './sessions.ts';

/** The parts of online play that other use cases need. */
export interface Online {
  readonly play: OnlinePlay;
  readonly game: Game;
  /**
   * Ends everything online before another request to the server; the returned function tells whether that request is still
   * wanted.
   */
  begin(): () => boolean;
  /** Ends everything online. */
  end(): void;
  /**
   * Leaves a table to look at its finished game. At a friend's table the seat is kept, and the table's code is returned; any
   * other table is left for good.
   */
  stepAway(): string | undefined;
  /** Loads this browser's ratings, if the server knows it. */
  loadRatings(): void;
  /** To be called when the page is shown or hidden, or the network is lost or returns. */
  observe(facts: { visible?: boolean; connected?: boolean }): void;
}

type MatchMessages = Pick<
  OnlinePlay,
  'resign' | 'ask' | 'answer' | 'claim' | 'nudge' | 'answerNudge' | 'greet'
>;

/** Messages from players to the server besides moves. Each names its match. */
const matchMessages = ({ online, match: board }: Stores, sessions: Sessions): MatchMessages => {
  const send = (message: (match: number, ply: number) => void): void => {
    const number = online.getState().table?.match?.number;
    const ply = board.getState().match?.transcript.length;
    if (number !== undefined && ply !== undefined) message(number, ply);
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

interface OnlineParts extends Pick<GameParts, 'context' | 'board'> {
  readonly openMenu: () => void;
  /** Goes to the place the person chose before the game asked for confirmation. */
  readonly goOn: () => void;
  readonly openClub: (word: string) => void;
}

export const createOnline = ({ openMenu, goOn, openClub, ...parts }: OnlineParts): Online => {
  const { context } = parts;
  const { online } = context.stores;
  const board = new TableBoard(parts);
  const invitations = new Invitations(context);
  const sessions = new Sessions({ context, board, openMenu, openClub, invitations });
  const messages = matchMessages(context.stores, sessions);

  const isAt = (code: string): boolean => {
    const { table, connection } = online.getState();
    return table?.code === code && connection.type !== 'ended';
  };
  const leave = (): void => {
    sessions.end();
    openMenu();
  };

  const { loadRatings, ...profile } = createProfile(context, invitations);
  const play: OnlinePlay = {
    ...profile,
    ...messages,
    leave: () => {
      sessions.end();
      goOn();
    },
    playFriend: () => sessions.open(),
    findOpponent: () => sessions.seek(),
    playAgain: () => {
      const { table, isFromLobby } = online.getState();
      if (table === undefined) return;
      leave();
      if (isFromLobby) sessions.seek(seekAgain(table, context.stores.settings.getState()));
      else sessions.open(inviteAgain(table, context.stores.settings.getState()));
    },
    join: (typed, wish) => {
      const word = parseCodeOrWord(typed);
      if (word !== undefined && !isAt(word)) sessions.join(word, wish);
      return word !== undefined;
    },
    cancel: () => {
      const { table } = online.getState();
      if (table?.match !== undefined) return;
      if (table === undefined) sessions.end();
      else {
        sessions.withdraw();
        openMenu();
      }
    },
    accept: () => sessions.accept(),
    stay: () => online.setState({ asksLeave: false }),
  };

  return {
    play,
    game: new OnlineGame({ context, board, sessions, ask: messages.ask }),
    begin: () => sessions.begin(),
    end: () => sessions.end(),
    stepAway: () => {
      const state = online.getState();
      if (selectOwnSeat(state) === undefined || state.isFromLobby) {
        sessions.end();
        return undefined;
      }
      // No new game starts while this player is away.
      for (const offer of ownOffers(state)) messages.answer(offer, false);
      sessions.stepAway();
      return state.table?.code;
    },
    loadRatings,
    observe: ({ visible, connected }) => {
      if (visible !== undefined) sessions.table?.attend();
      if (connected === false) sessions.current?.drop();
      if (connected === true || visible === true) sessions.current?.check();
    },
  };
};
