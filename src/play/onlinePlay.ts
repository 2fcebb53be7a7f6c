import type { Offer } from '../net/contract/tableState.ts';
import type { Greeting, OfferName } from '../net/contract/words.ts';
import type { Absence } from '../net/serverPages.ts';

/** Everything a person can do online. What follows is seen in the online store and in the match store. */
export interface OnlinePlay {
  /** Opens a table for what the settings choose (game, size, side, head start, clock), and waits there for a friend. */
  playFriend(): void;
  /**
   * Goes to a table: back to one's own seat, to a free one, or to watch. `word` is a code or a word that two agreed on, as a
   * person types it; whoever comes first waits for three minutes. False if it can be neither.
   */
  join(word: string): boolean;
  /** Waits three minutes more for the friend; the table and its link stay. */
  waitAgain(): void;
  /** Waits in the lobby for somebody who wants the same. */
  findOpponent(): void;
  /** Ends waiting or connecting, with nothing left behind. */
  cancel(): void;
  /**
   * Leaves the table for the menu; an unfinished match is lost by it. Whoever opens the menu in the middle of a match is
   * asked first (`asksLeave`): the answers are `leave` and `stay`.
   */
  leave(): void;
  stay(): void;

  resign(): void;
  /** A draw, taking back, a rematch, a new game. */
  ask(what: OfferName): void;
  answer(offer: Offer, agrees: boolean): void;
  /** Ends the match in favor of the one who stayed, once the other has been gone or silent for long enough. */
  claim(): void;
  /** Asks the other side, who takes long, whether they are still there; */
  nudge(): void;
  /** and tells that this side is. */
  answerNudge(): void;
  greet(greeting: Greeting): void;

  /** Loads the finished matches of this browser and its ratings; `more` goes on with the list. */
  loadGames(more?: boolean): void;
  /** Shows a finished match on the board, to be gone through. */
  replay(id: string): void;
  /** Shows the replayed match after so many plies. */
  goTo(ply: number): void;
  /** Has all deleted that the server keeps of this browser, and deletes the keys to it; gives why it cannot be done. */
  forget(): Promise<Absence | undefined>;
  /** Takes another name, or none with an empty text; false if it cannot be one. */
  rename(name: string): boolean;
}
