import type { PageMessage } from '../../src/net/contract/fromPage.ts';
import type { Stores } from '../storage/storage.ts';
import type { ClubEntrance } from './clubEntrance.ts';
import type { Guesses, Try } from './guesses.ts';
import type { MeetingPlace } from './meetingPlace.ts';

interface TriesParts {
  readonly guesses: Guesses;
  readonly clubs: ClubEntrance;
  readonly meetingPlace: MeetingPlace;
  readonly identities: Stores['identities'];
}

/** What requests try that may lead nowhere. */
export class Tries {
  readonly #parts: TriesParts;

  constructor(parts: TriesParts) {
    this.#parts = parts;
  }

  /** Undefined for a request that cannot fail. */
  of(message: PageMessage | undefined, address: string): Try | undefined {
    const { guesses, clubs } = this.#parts;
    switch (message?.kind) {
      case 'sit':
        return {
          what: message.code,
          isBack: () => guesses.isSeat(message),
          isTrusted: () => guesses.isTrusted(message),
        };
      case 'watch':
        return { what: message.code };
      case 'meet':
        return {
          what: message.word,
          isBack: () => this.#isBackUnder(message),
          isTrusted: () => guesses.isTrusted(message),
        };
      case 'host':
      case 'enter':
        return { what: message.word, isBack: () => clubs.knows(message, address) };
      default:
        return undefined;
    }
  }

  async #isBackUnder({ word, identity: secret }: PageMessage<'meet'>): Promise<boolean> {
    const { identities, meetingPlace } = this.#parts;
    const known = await identities.recognize(secret);
    return known !== undefined && meetingPlace.isBack(word, known.id);
  }
}
