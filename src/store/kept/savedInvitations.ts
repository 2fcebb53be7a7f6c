import * as v from 'valibot';
import type { Setup } from '../../game/games.ts';
import { setup, writeSetup } from '../../net/contract/settings.ts';
import { text } from '../../net/contract/texts.ts';
import { tryToKeep } from './browserStorage.ts';
import { readJson } from './storedText.ts';

const KEY = 'flipside.invitations';
/** How long the server keeps a table to which nobody has come, in milliseconds; a game that was left is looked for as long. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1_000;
/** The oldest beyond this number are forgotten. */
const MOST = 5;

const STORED = v.array(
  v.object({
    code: text.code,
    setup,
    at: v.pipe(v.number(), v.finite()),
    isUnderWay: v.optional(v.boolean()),
    against: v.optional(text.name),
  }),
);

/** A table at which a friend is awaited, or a game is under way. */
export interface OpenInvitation {
  readonly code: string;
  readonly setup: Setup;
  /** When it was opened, or last seen under way, in milliseconds since 1970. */
  readonly at: number;
  readonly isUnderWay?: boolean | undefined;
  /** The name of the other player, if one is known. */
  readonly against?: string | undefined;
}

/** The tables of this browser that somebody is still to come to, or to come back to, the oldest first. */
export class SavedInvitations {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** What cannot be read, or is older than the server keeps it, is left out. */
  list(): readonly OpenInvitation[] {
    const read = v.safeParse(STORED, readJson(this.#storage.getItem(KEY) ?? '[]'));
    return read.success ? read.output.filter(({ at }) => this.#now() - at < KEPT_MILLISECONDS) : [];
  }

  keep(table: Omit<OpenInvitation, 'at'>): void {
    const others = this.list().filter(({ code }) => code !== table.code);
    this.#write([...others, { ...table, at: this.#now() }].slice(-MOST));
  }

  drop(code: string): void {
    const kept = this.list();
    const left = kept.filter(invitation => invitation.code !== code);
    if (left.length < kept.length) this.#write(left);
  }

  #write(kept: readonly OpenInvitation[]): void {
    const stored = kept.map(({ setup: chosen, ...others }) => ({ ...others, setup: writeSetup(chosen) }));
    tryToKeep(this.#storage, KEY, JSON.stringify(stored));
  }
}
