import * as v from 'valibot';
import type { Setup } from '../../game/games.ts';
import { setup, writeSetup } from '../../net/contract/settings.ts';
import { text } from '../../net/contract/texts.ts';
import { kept, storedForm } from './kept.ts';

/** How long the server keeps a table that nobody has joined, in milliseconds; unfinished games are listed as long. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1_000;
/** Maximum number; the oldest are dropped. */
const MOST = 5;

/** A table that waits for a friend, or has an unfinished game. */
export interface OpenInvitation {
  readonly code: string;
  readonly setup: Setup;
  /** When it was opened, or its game was last seen, in milliseconds since 1970. */
  readonly at: number;
  readonly isUnderWay?: boolean | undefined;
  /** The other player's name, if known. */
  readonly against?: string | undefined;
}

const INVITATIONS = storedForm({
  name: 'invitations',
  version: undefined,
  fields: {
    list: v.array(
      v.object({
        code: text.code,
        setup,
        at: v.pipe(v.number(), v.finite()),
        isUnderWay: v.optional(v.boolean()),
        against: v.optional(text.name),
      }),
    ),
  },
  fallback: [],
  read: ({ list }): readonly OpenInvitation[] => list,
  write: list => ({ list: list.map(one => ({ ...one, setup: writeSetup(one.setup) })) }),
  ids: ['code'],
});

/** This browser's tables that wait for a friend or have an unfinished game, the oldest first. */
export interface SavedInvitations {
  /** Without invalid and expired ones. */
  readonly list: () => readonly OpenInvitation[];
  readonly keep: (table: Omit<OpenInvitation, 'at'>) => void;
  readonly drop: (code: string) => void;
}

export const keepInvitations = (storage: Storage, now: () => number): SavedInvitations => {
  const all = kept(storage, INVITATIONS);
  const list = (): readonly OpenInvitation[] => all.load().filter(({ at }) => now() - at < KEPT_MILLISECONDS);
  const without = (code: string): readonly OpenInvitation[] => list().filter(table => table.code !== code);
  return {
    list,
    keep: table => void all.save([...without(table.code), { ...table, at: now() }].slice(-MOST)),
    drop: code => {
      if (list().some(table => table.code === code)) all.save(without(code));
    },
  };
};
