import type { Place } from '../../look/places.ts';
import type { Offer } from '../../net/contract/tableState.ts';
import { parseCodeOrWord } from '../../net/contract/texts.ts';
import type { Greeting, OfferName } from '../../net/contract/words.ts';
import type { TableWish } from '../../store/onlineStore.ts';
import type { Stores } from '../../store/stores.ts';
import { ownOffers, selectOwnSeat } from '../../store/table/tableSelectors.ts';
import type { GameParts } from '../game.ts';
import { TableBoard } from './board.ts';
import { Invitations } from './invitations.ts';
import { OnlineGame } from './onlineGame.ts';
import { createProfile } from './profile.ts';
import { inviteAgain, seekAgain } from './requests.ts';
import { Sessions } from './sessions.ts';

/** Messages from players to the server besides moves. Each names its match. */
const matchMessages = ({ online, match: board }: Stores, sessions: Sessions) => {
  const send = (message: (match: number, ply: number) => void): void => {
    const number = online.getState().table?.match?.number;
    const ply = board.getState().match?.transcript.length;
    if (number !== undefined && ply !== undefined) message(number, ply);
  };
  return {
    resign: (): void => send(match => sessions.table?.send('resign', { match })),
    /** Offers a draw, an undo, a rematch or a new game. */
    ask: (what: OfferName): void => send((match, ply) => sessions.table?.send('ask', { match, ply, what })),
    answer: ({ what, ply }: Offer, agrees: boolean): void =>
      send(match => sessions.table?.send('answer', { match, ply, what, agrees })),
    /** Ends the match in favor of the player who stayed, once the other has been away or idle for long enough. */
    claim: (): void => send(match => sessions.table?.send('claim', { match })),
    /** Asks a slow opponent whether they are still there. */
    nudge: (): void => send((match, ply) => sessions.table?.send('nudge', { match, ply })),
    answerNudge: (): void => send(match => sessions.table?.send('stay', { match })),
    greet: (greeting: Greeting): void => sessions.table?.send('greet', { greeting }),
  };
};

interface OnlineParts extends Pick<GameParts, 'context' | 'board'> {
  readonly navigation: {
    to(place: Place): void;
    open(place: Place): void;
    /** Goes to the place the person chose before the game asked for confirmation. */
    goOn(): void;
  };
}

/** Online play. `play` is everything a person can do; results go to the online store and the match store. */
export type Online = ReturnType<typeof createOnline>;

export const createOnline = ({ context, navigation, ...parts }: OnlineParts) => {
  const { online, club } = context.stores;
  const board = new TableBoard({ context, ...parts });
  const openMenu = (): void => navigation.to('menu');
  /** Opens the club that meets under a word. */
  const openClub = (word: string): void => {
    club.setState({ word });
    navigation.open('club');
  };
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
  const play = {
    ...profile,
    ...messages,
    /**
     * Leaves the table for the menu, which loses an unfinished match. Opening the menu during a match asks first (`asksLeave`);
     * `leave` and `stay` answer that.
     */
    leave: (): void => {
      sessions.end();
      navigation.goOn();
    },
    stay: (): void => online.setState({ asksLeave: false }),
    /** Opens a table with the settings (game, size, side, head start, clock), and waits there for a friend. */
    playFriend: (): void => sessions.open(),
    /** Waits in the lobby for an opponent with the same wishes. */
    findOpponent: (): void => sessions.seek(),
    /** Plays the same game again after the other player has left: by a new invitation, or with another opponent from the lobby. */
    playAgain: (): void => {
      const { table, isFromLobby } = online.getState();
      if (table === undefined) return;
      leave();
      if (isFromLobby) sessions.seek(seekAgain(table, context.stores.settings.getState()));
      else sessions.open(inviteAgain(table, context.stores.settings.getState()));
    },
    /**
     * Goes to a table: to this browser's own seat, to watch, or to a free seat once the person accepts the invitation. `typed` is
     * a code or a word two people agreed on. At a word the first to come waits for three minutes, and their `wish` or else their
     * settings choose the game. False if it can be neither.
     */
    join: (typed: string, wish?: TableWish): boolean => {
      const word = parseCodeOrWord(typed);
      if (word !== undefined && !isAt(word)) sessions.join(word, wish);
      return word !== undefined;
    },
    /** Cancels waiting or connecting; a table without its second player is closed. */
    cancel: (): void => {
      const { table } = online.getState();
      if (table?.match !== undefined) return;
      if (table === undefined) sessions.end();
      else {
        sessions.withdraw();
        openMenu();
      }
    },
    /** Accepts the invitation to a table and sits down. */
    accept: (): void => sessions.accept(),
  };

  return {
    play,
    game: new OnlineGame({ context, board, sessions, ask: messages.ask }),
    /**
     * Ends everything online before another request to the server; the returned function tells whether that request is still
     * wanted.
     */
    begin: () => sessions.begin(),
    /** Ends everything online. */
    end: (): void => sessions.end(),
    /**
     * Leaves a table to look at its finished game. At a friend's table the seat is kept, and the table's code is returned; any
     * other table is left for good.
     */
    stepAway: (): string | undefined => {
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
    /** To be called when the page is shown or hidden, or the network is lost or returns. */
    observe: ({ visible, connected }: { visible?: boolean; connected?: boolean }): void => {
      if (visible !== undefined) sessions.table?.attend();
      if (connected === false) sessions.current?.drop();
      if (connected === true || visible === true) sessions.current?.check();
    },
  };
};
