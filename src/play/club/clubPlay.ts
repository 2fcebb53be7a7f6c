import type { Square } from '../../game/square.ts';
import type { MemberId, Slide } from '../../net/contract/club.ts';

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
  /** Sends somebody away. */
  remove(member: MemberId): void;
  /** Ends it for everybody. */
  close(): void;
}
