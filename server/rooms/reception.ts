import { matchMaker } from '@colyseus/core';
import { type PageMessage, readFromPage } from '../../src/net/contract/fromPage.ts';
import { type ClockSettings, type WireSetup, writeSetup } from '../../src/net/contract/settings.ts';
import type { Identities } from '../storage/identities.ts';
import { isExpected, Refused, refusalOf } from './admission.ts';
import type { Log } from './log.ts';
import type { Arrival } from './onlineTable.ts';
import { CODES_TO_TRY, newCode } from './secrets.ts';
import type { SeekTicket, Ticket } from './tickets.ts';

export type Reservation = matchMaker.ISeatReservation;

interface Newcomer {
  readonly identity: string;
  readonly name?: string | undefined;
  readonly token?: string | undefined;
}

/** The same text for all who would play with one another. */
const wantedOf = ({ game, size, headStart }: WireSetup, clock: ClockSettings): string => {
  const time = clock.kind === 'none' ? [] : [clock.initialSeconds, clock.incrementSeconds];
  const start = headStart === undefined ? [] : [headStart.color, headStart.kind, headStart.count];
  return [game, size, ...start, 'clock', ...time].join(' ');
};

/** Lets pages into rooms: reads what they want, learns who they are, and finds or makes the room. */
export class Reception {
  readonly #identities: Identities;
  readonly #log: Log;

  constructor(identities: Identities, log: Log) {
    this.#identities = identities;
    this.#log = log;
  }

  /** Throws `Refused` and nothing else. */
  async admit(wanted: unknown): Promise<Reservation> {
    try {
      return await this.#admit(wanted);
    } catch (error) {
      if (!isExpected(error)) this.#log.error({ err: error }, 'somebody could not be let in');
      throw refusalOf(error);
    }
  }

  async #admit(wanted: unknown): Promise<Reservation> {
    const { kind, ...payload } = (wanted ?? {}) as Readonly<Record<string, unknown>>;
    const message = readFromPage(kind, payload);
    switch (message?.kind) {
      case 'open':
        return this.#open(message);
      case 'sit':
        return this.#enter({ kind: 'sit', code: message.code, arrival: await this.#meet(message) });
      case 'watch':
        return this.#enter({ kind: 'watch', code: message.code });
      case 'seek':
        return this.#seek(message);
      default:
        throw new Refused('malformed');
    }
  }

  async #open(message: PageMessage<'open'>): Promise<Reservation> {
    const { clock, color } = message;
    const arrival = await this.#meet(message);
    const plan = { kind: 'open', setup: writeSetup(message.setup), clock, color, arrival } as const;
    for (let attempt = 1; ; attempt++) {
      const ticket: Ticket = { ...plan, code: newCode() };
      try {
        return await matchMaker.create('table', ticket);
      } catch (error) {
        if (refusalOf(error).reason !== 'codeTaken' || attempt === CODES_TO_TRY) throw error;
      }
    }
  }

  async #seek(message: PageMessage<'seek'>): Promise<Reservation> {
    const { clock } = message;
    const setup = writeSetup(message.setup);
    const ticket: SeekTicket = {
      wanted: wantedOf(setup, clock),
      setup,
      clock,
      arrival: await this.#meet(message),
    };
    return matchMaker.joinOrCreate('lobby', ticket);
  }

  #enter(ticket: Ticket): Promise<Reservation> {
    return matchMaker.joinOrCreate('table', ticket);
  }

  /** Who brings a name is called by it from here on; else by the last one. */
  async #meet({ identity: secret, name, token }: Newcomer): Promise<Arrival> {
    const { id, name: known } = await this.#identities.identify(secret, Date.now());
    if (name !== undefined && name !== known) await this.#identities.rename(id, name);
    return { identity: id, name: name ?? known, token };
  }
}
