import { vi } from 'vitest';

/** How long what comes at once on an idle machine may take on a slow and busy one, in milliseconds. */
const PATIENCE_MILLISECONDS = 60_000;

interface Patience {
  /** Milliseconds in all. */
  readonly timeout?: number;
  /** Milliseconds from one look to the next. */
  readonly interval?: number;
}

/** Resolves to what `check` returns as soon as it no longer throws; rejects with its last error after a minute, or `timeout`. */
export const until = <Value>(
  check: () => Value | Promise<Value>,
  { timeout = PATIENCE_MILLISECONDS, interval = 50 }: Patience = {},
): Promise<Value> => vi.waitFor(check, { timeout, interval });

/** Resolves when all that could run by now has run. */
export const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
