/** Does work, now or in its turn. */
export type InTurn = (work: () => void) => void;

export const atOnce: InTurn = work => work();

/** Work that is done piece by piece. */
export interface Turns {
  /** Work that comes after the first run is done in turns of its own. */
  readonly take: InTurn;
  /** Resolves when all work is done, and what it has brought along; rejects at the first piece that fails. */
  readonly run: () => Promise<void>;
}

/** A queue of work; after each piece `breathe` lets the page paint, and hear what a person does. */
export const createTurns = (breathe: () => Promise<void>): Turns => {
  const waiting: (() => void)[] = [];
  /** Whether nothing runs what is taken, now that the first run is over. */
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
