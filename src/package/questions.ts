import type { EngineClient } from '../engine/engineClient.ts';

interface Abortion {
  /** Rejects with the signal's reason when it aborts; never settles otherwise. */
  readonly aborted: Promise<never>;
  readonly forget: () => void;
}

const abortionBy = (signal: AbortSignal): Abortion => {
  let forget = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    const give = (): void => reject(signal.reason);
    signal.addEventListener('abort', give, { once: true });
    forget = () => signal.removeEventListener('abort', give);
  });
  return { aborted, forget };
};

/** Processes requests to the engine one after another. An aborted request gives its turn to the next one. */
export class Questions {
  readonly #client: EngineClient;
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: EngineClient) {
    this.#client = client;
  }

  async ask<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    const answer = this.#last.then(() => this.#run(signal, work));
    this.#last = answer.catch(() => {});
    if (signal === undefined) return answer;
    const { aborted, forget } = abortionBy(signal);
    return Promise.race([answer, aborted]).finally(forget);
  }

  async #run<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    const stop = (): void => this.#client.stop();
    signal?.addEventListener('abort', stop);
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }
}
