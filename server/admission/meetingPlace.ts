import { setTimeout } from 'node:timers/promises';
import { COLORS } from '../../src/game/color.ts';
import { wordKeyOf } from '../match/skeleton.ts';
import { readTable } from '../match/storedTable.ts';
import type { Now } from '../process/clock.ts';
import { KeyedQueues } from '../process/queue.ts';
import { hashOf } from '../process/secrets.ts';
import type { Claim, Meeting, Meetings } from '../storage/meetings.ts';
import { Refused, refusalOf } from './refused.ts';
import type { Reservation } from './tableEntrance.ts';

/** The opener of a table is expected to arrive within this many milliseconds. */
const ON_THE_WAY = 15_000;
/** How often to retry when somebody else was quicker, */
const LOOKS = 5;
/** and how long to wait before a retry when their table cannot be reached yet, in milliseconds. */
const PAUSE = 300;

/** Somebody who enters a word. */
export interface Joiner {
  /** Their browser. */
  readonly identity: string;
  /** The word led nowhere, or to a table that is taken. */
  readonly hasGuessed: () => void;
  readonly open: (claim: Claim) => Promise<Reservation>;
  readonly sit: (code: string) => Promise<Reservation>;
}

/** What to do with a word. */
type Plan =
  | { readonly type: 'open'; readonly instead: string | undefined }
  | { readonly type: 'sit' | 'back'; readonly code: string }
  | { readonly type: 'taken' };

/** The hashes under which the table of a word is stored: by what it looks like, and as older servers wrote it. */
interface Hashes {
  readonly hash: string;
  readonly before: string;
}

const hashesOf = (word: string): Hashes => ({
  hash: hashOf(wordKeyOf(word)),
  before: hashOf(word.replace(/[.-]/g, '')),
});

/** A word leads to its table while somebody is there; those seated there can return at any time. */
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
  /** Two who come to this process at the same time are served one after the other. */
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
