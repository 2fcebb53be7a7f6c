import type { Offer } from '../../net/contract/tableState.ts';
import type { Greeting, OfferName } from '../../net/contract/words.ts';
import type { Absence } from '../../net/serverPages.ts';
import type { TableWish } from '../../store/onlineStore.ts';

/** Everything a person can do online. Results show in the online store and in the match store. */
export interface OnlinePlay {
  /** Opens a table for what the settings choose (game, size, side, head start, clock), and waits there for a friend. */
  playFriend(): void;
  /**
   * Goes to a table: back to this browser's own seat, to watch, or, once the invitation there is accepted, to a free
   * seat. `word` is a code, or a word that two people agreed on, as typed; the first to come waits for three minutes, and
   * `wish` or else the settings choose what is played. False if `word` can be neither.
   */
  join(word: string, wish?: TableWish): boolean;
  /** Sits down at the table to which the person has been invited. */
  accept(): void;
  /** Waits in the lobby for an opponent who wants the same. */
  findOpponent(): void;
  /** Plays this game again once the other player has left the table: by a new invitation, or with somebody else from the lobby. */
  playAgain(): void;
  /** Stops waiting or connecting, and leaves nothing behind: a table without its second player is closed. */
  cancel(): void;
  /**
   * Leaves the table for the menu, which loses an unfinished match. Opening the menu in the middle of a match asks first
   * (`asksLeave`): the answers are `leave` and `stay`.
   */
  leave(): void;
  stay(): void;

  resign(): void;
  /** A draw, taking back, a rematch, a new game. */
  ask(what: OfferName): void;
  answer(offer: Offer, agrees: boolean): void;
  /** Ends the match in favor of the player who stayed, once the other has been gone or silent for long enough. */
  claim(): void;
  /** Asks the other side, who is taking long, whether they are still there. */
  nudge(): void;
  /** Answers that question. */
  answerNudge(): void;
  greet(greeting: Greeting): void;

  /** Loads this browser's finished matches and its ratings; `more` continues the list. */
  loadGames(more?: boolean): void;
  /** Looks up where other machines of the network find the server, for the links of a page that is at its machine. */
  loadHosts(): Promise<void>;
  /** Deletes everything that the server keeps about this browser, and the keys to it; returns why if that fails. */
  forget(): Promise<Absence | undefined>;
  /** Changes the name, or removes it if the text is empty; false if it cannot be a name. */
  rename(name: string): boolean;
}
