import type { ConnectionEnd } from '../../net/connection.ts';
import { PATIENCE } from '../../net/contract/limits.ts';
import type { TableState } from '../../net/contract/tableState.ts';
import type { JoinOutcome, JoinRequest } from '../../net/room.ts';
import type { PlayContext } from '../context.ts';
import { tableRequest } from './requests.ts';

interface MeetingParts {
  readonly context: PlayContext;
  /** Gives up: leaves, and returns to where the player came from. */
  readonly giveUp: (why: ConnectionEnd | 'nobodyMet') => void;
}

/**
 * Meets another player at the table of a word that both have agreed on. The first to come waits for three minutes, and that
 * player's settings decide what is played.
 */
export class Meeting {
  readonly request: Extract<JoinRequest, { readonly kind: 'meet' }>;
  readonly #parts: MeetingParts;
  readonly #since: number;
  readonly #cancelTimeout: () => void;
  /** The reason for a failed meeting, as far as is known. */
  #failure: ConnectionEnd = 'unreachable';
  #hasWaited = false;

  constructor(parts: MeetingParts, word: string, settings = parts.context.stores.settings.getState()) {
    const { clock, random } = parts.context;
    const { keys } = parts.context.kept;
    const request = tableRequest(settings, random);
    this.request = { kind: 'meet', word, identity: keys.identity, ...request };
    this.#parts = parts;
    this.#since = clock.now();
    this.#cancelTimeout = clock.after(PATIENCE.meeting, () =>
      parts.giveUp(this.#hasWaited ? 'nobodyMet' : this.#failure),
    );
    this.#show(false);
  }

  /** Waiting at the table, or still connecting to it. */
  waits(isThere: boolean): void {
    this.#hasWaited ||= isThere;
    this.#show(isThere);
  }

  /** Called with the result of an attempt to join. */
  tried(outcome: JoinOutcome): void {
    this.#failure = outcome.type === 'refused' ? outcome.refusal : 'unreachable';
  }

  /** Both players are at the table. */
  met({ you }: TableState): void {
    this.end();
    const cameSecond = !this.#hasWaited && you !== 'watcher';
    this.#parts.context.stores.online.setState({ cameSecond });
  }

  failed(why: ConnectionEnd): void {
    this.end();
    this.#parts.giveUp(why);
  }

  /** Stops waiting. */
  end(): void {
    this.#cancelTimeout();
  }

  #show(isThere: boolean): void {
    const { word } = this.request;
    const connection = { type: 'meeting', word, since: this.#since, isThere } as const;
    this.#parts.context.stores.online.setState({ connection });
  }
}
