/** Runs work now or in a later turn. */
export type InTurn = (work: () => void) => void;

export const atOnce: InTurn = work => work();

/** Work done piece by piece. */
export interface Turns {
  /** Work added after the first run is done in turns of its own. */
  readonly take: InTurn;
  /** Resolves when all work, including work added meanwhile, is done; rejects at the first failure. */
  readonly run: () => Promise<void>;
}

/** A work queue; after each piece `breathe` lets the page paint and handle input. */
export const createTurns = (breathe: () => Promise<void>): Turns => {
  const waiting: (() => void)[] = [];
  /** Whether no run is active, now that the first one is over. */
  let isIdle = false;
  const run = async (): Promise<void> => {
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
      work();
      await breathe();
    }
    isIdle = true;
  };
  const runLater = async (): Promise<void> => {
    isIdle = false;
    await breathe();
    await run();
  };
  const take = (work: () => void): void => {
    waiting.push(work);
    if (isIdle) void runLater();
  };
  return { take, run };
};
