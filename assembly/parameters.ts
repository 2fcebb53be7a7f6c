/** Positions visited between two looks at the clock and at the host's wish: a fifth of a millisecond or so. */
export const NODES_PER_POLL: u64 = 1024;
