import { setTimeout } from 'node:timers/promises';
import type { matchMaker } from '@colyseus/core';
import { COLORS } from '../../src/game/color.ts';
import type { Now } from '../clock.ts';
import { readTable } from '../match/storedTable.ts';
import { hashOf } from '../storage/hash.ts';
import type { Claim, Meeting, Meetings } from '../storage/meetings.ts';
import { Refused, refusalOf } from './admission.ts';
import { Line } from './line.ts';

type Reservation = matchMaker.ISeatReservation;

/** Who has just opened a table is believed to come there within so many milliseconds. */
const ON_THE_WAY = 15_000;
/** So often it is looked again, where somebody else was quicker, */
const LOOKS = 5;
/** and after so many milliseconds where their table is not to be reached yet. */
const PAUSE = 300;

/** Somebody who comes with a word. */
export interface Comer {
  /** Of the browser. */
  readonly identity: string;
  /** Throws `Refused` where words have been tried too often. */
  readonly mayGuess: () => Promise<void>;
  /** A word led nowhere, or where one is not wanted. */
  readonly hasGuessed: () => void;
  readonly open: (claim: Claim) => Promise<Reservation>;
  readonly sit: (code: string) => Promise<Reservation>;
}

/** What is to be done with a word. */
type Way =
  | { readonly type: 'open'; readonly instead: string | undefined }
  | { readonly type: 'sit' | 'back'; readonly code: string }
  | { readonly type: 'taken' };

/** A word leads to a table for as long as somebody is there; who sits there comes back at any time. */
const wayOf = (meeting: Meeting | undefined, { identity }: Comer, now: number): Way => {
  const table = readTable(meeting?.state);
  if (meeting === undefined || table === undefined) return { type: 'open', instead: meeting?.code };
  const { code, isHeld, taken } = meeting;
  const sitters = COLORS.flatMap(color => table.seats[color] ?? []);
  const isOwn = sitters.some(sitter => sitter.identity === identity);
  if (isOwn) return { type: 'back', code };
  if (!isHeld && now - taken >= ON_THE_WAY) return { type: 'open', instead: code };
  return sitters.length === COLORS.length ? { type: 'taken' } : { type: 'sit', code };
};

/** Where two people meet who have agreed on a word: the first to come opens a table, the second sits down there. */
export class MeetingPlace {
  readonly #meetings: Meetings;
  readonly #now: Now;
  /** Two who come to this process at once do so one after the other. */
  readonly #lines = new Map<string, { readonly line: Line; waiting: number }>();

  constructor(meetings: Meetings, now: Now) {
    this.#meetings = meetings;
    this.#now = now;
  }

  async enter(word: string, comer: Comer): Promise<Reservation> {
    const hash = hashOf(word);
    const queue = this.#lines.get(hash) ?? { line: new Line(), waiting: 0 };
    this.#lines.set(hash, queue);
    queue.waiting += 1;
    try {
      return await queue.line.next(() => this.#enter(hash, comer));
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) this.#lines.delete(hash);
    }
  }

  async #enter(word: string, comer: Comer): Promise<Reservation> {
    for (let look = 1; ; look++) {
      const way = wayOf(await this.#meetings.find(word, this.#now()), comer, this.#now());
      if (way.type !== 'back') await comer.mayGuess();
      if (way.type === 'taken') {
        comer.hasGuessed();
        throw new Refused('wordTaken');
      }
      try {
        return await (way.type === 'open'
          ? this.#open({ word, instead: way.instead }, comer)
          : comer.sit(way.code));
      } catch (error) {
        const { reason } = refusalOf(error);
        const isTooSoon = reason === 'serverMoves' || reason === 'unknownTable';
        if (look === LOOKS || !(isTooSoon || reason === 'wordTaken')) throw error;
        if (isTooSoon) await setTimeout(PAUSE);
      }
    }
  }

  async #open(claim: Claim, comer: Comer): Promise<Reservation> {
    const place = await comer.open(claim);
    comer.hasGuessed();
    return place;
  }
}
