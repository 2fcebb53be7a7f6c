import type { Winner } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import type { GamesPlan, MemberId, Slide } from '../../net/contract/club.ts';

/** Everything a person can do in a club. Results show in the club store. */
export interface ClubPlay {
  /** Opens a club under a word, or returns to it as its host; false if it cannot be a word. */
  host(word: string): boolean;
  /** Enters the club of a word under the name in the settings; false if it cannot be a word, or there is no name. */
  enter(word: string): boolean;
  /** Returns to the club that this tab was in before a reload; false if there was none. */
  resume(): boolean;
  leave(): void;

  /** Shows everybody a position. */
  show(slide: Slide): void;
  /** Lets everybody answer what they would play there. */
  ask(): void;
  answer(square: Square): void;
  /** Shows what was answered, and which squares are best. */
  reveal(best: readonly Square[]): void;
  /** Begins to play, and pairs everybody who is here. */
  begin(plan: GamesPlan): void;
  nextRound(): void;
  /** Decides a game of the current round. */
  decide(board: number, winner: Winner): void;
  /** Takes somebody out of the rounds to come, or lets them back in. */
  withdraw(member: MemberId, isBack: boolean): void;
  /** Ends the games, to show positions. */
  endGames(): void;
  /** Asks for the games of all rounds; they come into the store. */
  recall(): void;
  /** Watches a game. */
  watch(code: string): void;
  /** Sends somebody away, and closes the door. */
  remove(member: MemberId): void;
  /** Opens the door for everybody who knows the word, or closes it: then nobody new comes in. */
  moveDoor(isOpen: boolean): void;
  /** Lets somebody in who waits at the closed door. */
  letIn(knock: number): void;
  /** Ends it for everybody. */
  close(): void;
}
