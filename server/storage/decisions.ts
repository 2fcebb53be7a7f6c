/** An address as it is counted (of IPv6 its /64), an identity by its id, or that an identity has a name. */
export const BLOCKED_KINDS = ['address', 'identity', 'name'] as const;
export type BlockedKind = (typeof BLOCKED_KINDS)[number];

/** Who may not play for a time. */
export interface Block {
  readonly kind: BlockedKind;
  readonly subject: string;
  readonly until: number;
  readonly reason: string;
}

/** What the processes have to do at tables that they hold: close one, or take a name away that is shown there. */
export interface Order {
  readonly number: number;
  readonly kind: 'close' | 'unname';
  /** The code of a table, or the id of an identity. */
  readonly subject: string;
}
