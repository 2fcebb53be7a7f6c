import type { Winner } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import type { GamesPlan, MemberId, Slide } from '../../net/contract/club.ts';

/** Everything a person can do in a club. Results go to the club store. */
export interface ClubPlay {
  /** Opens a club under a word, or returns to it as its host; false if the word is not valid. */
  host(word: string): boolean;
  /** Enters the club of a word under the name in the settings; false if the word is not valid or no name is set. */
  enter(word: string): boolean;
  /** Returns to the club that this tab was in before a reload; false if there was none. */
  resume(): boolean;
  leave(): void;

  /** Shows a position to all members. */
  show(slide: Slide): void;
  /** Asks all members for their move in the position shown. */
  ask(): void;
  answer(square: Square): void;
  /** Shows the answers and the best squares. */
  reveal(best: readonly Square[]): void;
  /** Starts the first round with everybody present. */
  begin(plan: GamesPlan): void;
  nextRound(): void;
  /** Sets the result of a game of the current round. */
  decide(board: number, winner: Winner): void;
  /** Leaves a member out of the coming rounds, or takes them back in. */
  withdraw(member: MemberId, isBack: boolean): void;
  /** Ends the games and returns to showing positions. */
  endGames(): void;
  /** Requests the games of all rounds; they arrive in the store. */
  recall(): void;
  /** Watches a game. */
  watch(code: string): void;
  /** Removes a member and closes the door. */
  remove(member: MemberId): void;
  /** Opens the door to everybody who knows the word, or closes it to newcomers. */
  moveDoor(isOpen: boolean): void;
  /** Admits somebody waiting at the closed door. */
  letIn(knock: number): void;
  /** Closes the club for everybody. */
  close(): void;
}
