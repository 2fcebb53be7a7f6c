/** Milliseconds on a clock that never goes back. */
@external('host', 'now')
export declare function now(): f64;

/** Whether the search that runs has been called off. */
@external('host', 'shouldStop')
export declare function shouldStop(): bool;
