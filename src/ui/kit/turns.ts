/** Does work, now or in its turn. */
export type InTurn = (work: () => void) => void;

export const atOnce: InTurn = work => work();

/** Work that is done piece by piece. */
export interface Turns {
  readonly take: InTurn;
  /** Resolves when all work is done, and what it has brought along; rejects at the first piece that fails. */
  readonly run: () => Promise<void>;
}

/** A queue of work; after each piece `breathe` lets the page paint, and hear what a person does. */
export const createTurns = (breathe: () => Promise<void>): Turns => {
  const waiting: (() => void)[] = [];
  return {
    take: work => void waiting.push(work),
    run: async () => {
      for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
        work();
        await breathe();
      }
    },
  };
};
