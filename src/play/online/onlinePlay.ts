import type { Offer } from '../../net/contract/tableState.ts';
import type { Greeting, OfferName } from '../../net/contract/words.ts';
import type { Absence } from '../../net/serverPages.ts';
import type { TableWish } from '../../store/onlineStore.ts';

/** Everything a person can do online. Results go to the online store and the match store. */
export interface OnlinePlay {
  /** Opens a table with the settings (game, size, side, head start, clock), and waits there for a friend. */
  playFriend(): void;
  /**
   * Goes to a table: to this browser's own seat, to watch, or to a free seat once the person accepts the invitation. `word` is a
   * code or a word two people agreed on, as typed. At a word the first to come waits for three minutes, and their `wish` or else
   * their settings choose the game. False if `word` can be neither.
   */
  join(word: string, wish?: TableWish): boolean;
  /** Accepts the invitation to a table and sits down. */
  accept(): void;
  /** Waits in the lobby for an opponent with the same wishes. */
  findOpponent(): void;
  /** Plays the same game again after the other player has left: by a new invitation, or with another opponent from the lobby. */
  playAgain(): void;
  /** Cancels waiting or connecting; a table without its second player is closed. */
  cancel(): void;
  /**
   * Leaves the table for the menu, which loses an unfinished match. Opening the menu during a match asks first (`asksLeave`);
   * `leave` and `stay` answer that.
   */
  leave(): void;
  stay(): void;

  resign(): void;
  /** Offers a draw, an undo, a rematch or a new game. */
  ask(what: OfferName): void;
  answer(offer: Offer, agrees: boolean): void;
  /** Ends the match in favor of the player who stayed, once the other has been away or idle for long enough. */
  claim(): void;
  /** Asks a slow opponent whether they are still there. */
  nudge(): void;
  /** Answers a nudge. */
  answerNudge(): void;
  greet(greeting: Greeting): void;

  /** Loads this browser's finished matches and ratings; `more` loads the next page. */
  loadGames(more?: boolean): void;
  /** Loads the server's addresses in the local network, for links from a page opened on the server's machine. */
  loadHosts(): Promise<void>;
  /** Deletes the server's data about this browser, and the keys to it; returns the reason if that fails. */
  forget(): Promise<Absence | undefined>;
  /** Changes the name, or removes it if the text is empty; false if the name is not valid. */
  rename(name: string): boolean;
}
