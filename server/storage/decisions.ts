/** An address as it is counted (for IPv6 its /64), an identity by its id, or the right of an identity to a name. */
export const BLOCKED_KINDS = ['address', 'identity', 'name'] as const;
export type BlockedKind = (typeof BLOCKED_KINDS)[number];

/** Bans an address or an identity from playing, or from having a name, for a time. */
export interface Block {
  readonly kind: BlockedKind;
  readonly subject: string;
  readonly until: number;
  readonly reason: string;
}

/** An order to the processes: close a table they hold, or remove a name shown there. */
export interface Order {
  readonly number: number;
  readonly kind: 'close' | 'unname';
  /** The code of a table, or the id of an identity. */
  readonly subject: string;
}
