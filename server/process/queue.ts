/** Runs tasks one after another. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** A queue for each key, kept while a task is waiting or running there. */
export class KeyedQueues {
  readonly #queues = new Map<string, { readonly queue: Queue; tasks: number }>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const entry = this.#queues.get(key) ?? { queue: new Queue(), tasks: 0 };
    this.#queues.set(key, entry);
    entry.tasks += 1;
    try {
      return await entry.queue.run(task);
    } finally {
      entry.tasks -= 1;
      if (entry.tasks === 0) this.#queues.delete(key);
    }
  }
}

/** Runs a limited number of tasks at once; the others wait in order of arrival. */
export class ParallelQueue {
  readonly #atOnce: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running === this.#atOnce) await new Promise<void>(begin => this.#waiting.push(begin));
    else this.#running += 1;
    try {
      return await task();
    } finally {
      const begin = this.#waiting.shift();
      // The next task takes over this slot.
      if (begin === undefined) this.#running -= 1;
      else begin();
    }
  }
}
