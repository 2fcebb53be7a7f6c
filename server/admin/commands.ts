import { tableOf } from '../../src/game/record.ts';
import { addressOf } from '../limits/address.ts';
import { leaveMatches } from '../storage/farewell.ts';
import { BLOCKED_KINDS, type BlockedKind } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

const MINUTE = 60_000;
const UNITS = { m: MINUTE, h: 60 * MINUTE, d: 24 * 60 * MINUTE } as const;
type Unit = keyof typeof UNITS;

/** `30m`, `12h` or `7d` in milliseconds. */
const parseDuration = (text: string): number | undefined => {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * UNITS[unit as Unit];
};

const timeText = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Invalid arguments; the message explains them in one sentence. */
export class UsageError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'UsageError';
  }
}

/** How long a removed name stays blocked. */
const NAMELESS = '30d';

export interface Call {
  readonly storage: Storage;
  readonly now: number;
  /** The positional arguments. */
  readonly words: readonly string[];
  readonly option: (name: 'for' | 'reason') => string | undefined;
}

interface Command {
  readonly usage: string;
  readonly about: string;
  /** Returns the lines to print. */
  readonly run: (call: Call) => Promise<readonly string[]>;
}

const wordOf = ({ words }: Call, index: number, what: string): string => {
  const word = words[index];
  if (word === undefined) throw new UsageError(`Say ${what}.`);
  return word;
};

const kindOf = (call: Call): BlockedKind => {
  const kind = BLOCKED_KINDS.find(known => known === call.words[0]);
  if (kind === undefined) throw new UsageError(`Say what to block: ${BLOCKED_KINDS.join(', ')}.`);
  return kind;
};

/** Addresses are blocked in the form in which the rate limits count them. */
const subjectOf = (call: Call, kind: BlockedKind): string => {
  const word = wordOf(call, 1, kind === 'address' ? 'which address' : 'the id of an identity');
  if (kind !== 'address') return word;
  const address = addressOf({ socket: word.replace(/::\/64$/, '::'), forwarded: undefined }, 0);
  if (address === 'unknown') throw new UsageError(`"${word}" is no address.`);
  return address;
};

const untilOf = ({ now, option }: Call, usual?: string): number => {
  const text = option('for') ?? usual ?? '';
  const duration = parseDuration(text);
  if (duration === undefined) throw new UsageError('Say for how long: --for 30m, --for 12h or --for 7d.');
  return now + duration;
};

const found = (isFound: boolean, what: string): void => {
  if (!isFound) throw new UsageError(`There is no ${what}.`);
};

export const COMMANDS = tableOf<Command>({
  find: {
    usage: 'find NAME',
    about: 'the ids of everybody with this name',
    run: async call => call.storage.privacy.named(wordOf(call, 0, 'a name')),
  },
  table: {
    usage: 'table CODE',
    about: 'who sits at a table',
    run: async call => {
      const code = wordOf(call, 0, 'the code of a table');
      found((await call.storage.tables.find(code)) !== undefined, 'such table');
      const lines = (await call.storage.tables.seats(code)).map(async ({ seat, identity }) => {
        const known = await call.storage.identities.find(identity);
        return `${seat} ${identity} ${known?.name ?? ''}`.trim();
      });
      return Promise.all(lines);
    },
  },
  show: {
    usage: 'show IDENTITY',
    about: 'everything stored about an identity, as JSON',
    run: async call => {
      const data = await call.storage.privacy.show(wordOf(call, 0, 'the id of an identity'));
      found(data !== undefined, 'such identity');
      return [JSON.stringify(data, undefined, 2)];
    },
  },
  forget: {
    usage: 'forget IDENTITY',
    about: 'delete an identity; its running matches end as if it left, finished ones stay without a name',
    run: async call => {
      const id = wordOf(call, 0, 'the id of an identity');
      await leaveMatches(id, { stores: call.storage, now: () => call.now });
      found(await call.storage.privacy.forget(id, call.now), 'such identity');
      return ['Forgotten.'];
    },
  },
  block: {
    usage: 'block address|identity|name SUBJECT --for 7d [--reason TEXT]',
    about: 'bar an address or an identity from playing, or an identity from having a name',
    run: async call => {
      const kind = kindOf(call);
      const [subject, until] = [subjectOf(call, kind), untilOf(call)];
      const reason = call.option('reason') ?? '';
      await call.storage.moderation.block({ kind, subject, until, reason }, call.now);
      return [`Blocked until ${timeText(until)} (UTC): ${kind} ${subject}`];
    },
  },
  unblock: {
    usage: 'unblock address|identity|name SUBJECT',
    about: 'end a block',
    run: async call => {
      const kind = kindOf(call);
      found(await call.storage.moderation.unblock(kind, subjectOf(call, kind)), 'such block');
      return ['Unblocked.'];
    },
  },
  blocks: {
    usage: 'blocks',
    about: 'the current blocks and when they end (UTC)',
    run: async ({ storage, now }) =>
      (await storage.moderation.blocks(now)).map(({ kind, subject, until, reason }) =>
        `${timeText(until)} ${kind} ${subject} ${reason}`.trim(),
      ),
  },
  unname: {
    usage: 'unname IDENTITY [--for 30d]',
    about: 'remove a name everywhere and block new ones for this long',
    run: async call => {
      const id = wordOf(call, 0, 'the id of an identity');
      const until = untilOf(call, NAMELESS);
      found(await call.storage.moderation.unname(id, { at: call.now, until }), 'such identity');
      return [`Nameless until ${timeText(until)} (UTC).`];
    },
  },
  close: {
    usage: 'close CODE',
    about: 'close a table for good',
    run: async call => {
      const code = wordOf(call, 0, 'the code of a table');
      found(await call.storage.moderation.closeTable(code, call.now), 'such table');
      return ['Closed.'];
    },
  },
});
