import { setTimeout } from 'node:timers/promises';
import { COLORS } from '../../src/game/color.ts';
import { wordKeyOf } from '../match/skeleton.ts';
import { readTable } from '../match/storedTable.ts';
import type { Now } from '../process/clock.ts';
import { KeyedQueues } from '../process/queue.ts';
import { hashOf } from '../process/secrets.ts';
import type { Claim, Meeting, Meetings } from '../storage/meetings.ts';
import { Refused, refusalOf } from './refused.ts';
import type { Reservation } from './reservation.ts';

/** Milliseconds until the opener of a table is expected to have arrived. */
const ON_THE_WAY = 15_000;
/** Number of attempts when somebody else claims the word first. */
const LOOKS = 5;
/** Milliseconds between attempts while the other person's table cannot be reached yet. */
const PAUSE = 300;

/** Somebody who enters a word. */
export interface Joiner {
  /** The identity of their browser. */
  readonly identity: string;
  /** Called when the word is unknown or its table is full. */
  readonly hasGuessed: () => void;
  readonly open: (claim: Claim) => Promise<Reservation>;
  readonly sit: (code: string) => Promise<Reservation>;
}

/** How to handle a word. */
type Plan =
  | { readonly type: 'open'; readonly instead: string | undefined }
  | { readonly type: 'sit' | 'back'; readonly code: string }
  | { readonly type: 'taken' };

/** The hashes under which a table may be stored: with look-alike letters unified, and exact as in older versions. */
interface Hashes {
  readonly hash: string;
  readonly before: string;
}

const hashesOf = (word: string): Hashes => ({
  hash: hashOf(wordKeyOf(word)),
  before: hashOf(word.replace(/[.-]/g, '')),
});

/** A word leads to its table while somebody is there; players with a seat can always return. */
const planOf = (meeting: Meeting | undefined, { identity }: Pick<Joiner, 'identity'>, now: number): Plan => {
  const table = readTable(meeting?.state);
  if (meeting === undefined || table === undefined) return { type: 'open', instead: meeting?.code };
  const { code, isHeld, taken } = meeting;
  const sitters = COLORS.flatMap(color => table.seats[color] ?? []);
  const isOwn = sitters.some(sitter => sitter.identity === identity);
  if (isOwn) return { type: 'back', code };
  if (!isHeld && now - taken >= ON_THE_WAY) return { type: 'open', instead: code };
  return sitters.length === COLORS.length ? { type: 'taken' } : { type: 'sit', code };
};

/** Brings two people together who agreed on a word: the first opens a table, the second sits down there. */
export class MeetingPlace {
  readonly #meetings: Meetings;
  readonly #now: Now;
  /** Requests for one word run one after another in this process. */
  readonly #queues = new KeyedQueues();

  constructor(meetings: Meetings, now: Now) {
    this.#meetings = meetings;
    this.#now = now;
  }

  /** Whether a browser has a seat at the table of a word. */
  async isBack(word: string, identity: string): Promise<boolean> {
    return planOf(await this.#find(hashesOf(word)), { identity }, this.#now()).type === 'back';
  }

  enter(word: string, joiner: Joiner): Promise<Reservation> {
    const hashes = hashesOf(word);
    return this.#queues.run(hashes.hash, () => this.#enter(hashes, joiner));
  }

  async #find({ hash, before }: Hashes): Promise<Meeting | undefined> {
    const now = this.#now();
    return (await this.#meetings.find(hash, now)) ?? (await this.#meetings.find(before, now));
  }

  async #enter(hashes: Hashes, joiner: Joiner): Promise<Reservation> {
    const { hash: word } = hashes;
    for (let look = 1; ; look++) {
      const plan = planOf(await this.#find(hashes), joiner, this.#now());
      if (plan.type === 'taken') {
        joiner.hasGuessed();
        throw new Refused('wordTaken');
      }
      try {
        return await (plan.type === 'open'
          ? this.#open({ word, instead: plan.instead }, joiner)
          : joiner.sit(plan.code));
      } catch (error) {
        const { reason } = refusalOf(error);
        const isTooSoon = reason === 'serverMoves' || reason === 'unknownTable';
        if (look === LOOKS || !(isTooSoon || reason === 'wordTaken')) throw error;
        if (isTooSoon) await setTimeout(PAUSE);
      }
    }
  }

  async #open(claim: Claim, joiner: Joiner): Promise<Reservation> {
    const place = await joiner.open(claim);
    joiner.hasGuessed();
    return place;
  }
}
