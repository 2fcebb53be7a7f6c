import type { HelperTask } from './wasm/threads.ts';

/** A helper reports that its code is loaded, and that it has taken its task. After that it reads no messages. */
export type FromHelper = 'here' | 'joined';

/** A helper thread and the messages to and from it. */
export interface HelperPort {
  post(task: HelperTask): void;
  onMessage: (message: FromHelper) => void;
  /** The helper threw, or could not be started. */
  onError: () => void;
  terminate(): void;
}

type HelperState = 'coming' | 'joining' | 'joined' | 'gone';

interface Helper {
  readonly port: HelperPort;
  readonly number: number;
  state: HelperState;
}

/** The engine's memory has a stack for each of these and for the thread that leads. */
const MOST_HELPERS = 15;
/** Joining takes some milliseconds. */
const JOIN_MILLISECONDS = 1000;

/**
 * The threads that help the engine of this one. A helper is ready as soon as its code is loaded, but joins only while the
 * engine is at rest, since it writes to the shared memory. A helper that fails is not replaced.
 */
export class Helpers {
  readonly #open: () => HelperPort;
  readonly #task: Omit<HelperTask, 'number'>;
  readonly #helpers: Helper[] = [];
  #onChange = (): void => {};

  constructor(open: () => HelperPort, task: Omit<HelperTask, 'number'>) {
    this.#open = open;
    this.#task = task;
  }

  /** Whether an engine that wants `count` helpers may search without waiting for any. */
  areReady(count: number): boolean {
    return this.#helpers.length >= Math.min(count, MOST_HELPERS) && this.#have('joining', 'coming') === 0;
  }

  /** Resolves when `count` helpers are there, or as many as can come in time. The engine may then search. */
  async gather(count: number, milliseconds: number): Promise<void> {
    while (this.#helpers.length < Math.min(count, MOST_HELPERS)) this.#start();
    if (count > 0) await this.#until(() => this.#have('coming', 'joining') === 0, milliseconds);
    await this.#until(() => this.#have('joining') === 0, JOIN_MILLISECONDS);
    for (const helper of this.#helpers) if (helper.state === 'joining') this.#end(helper);
  }

  #start(): void {
    const number = this.#helpers.length + 1;
    const port = this.#open();
    const helper: Helper = { port, number, state: 'coming' };
    this.#helpers.push(helper);
    port.onMessage = message => this.#receive(helper, message);
    port.onError = () => this.#end(helper);
  }

  #receive(helper: Helper, message: FromHelper): void {
    if (helper.state === 'gone') return;
    if (message === 'here') helper.port.post({ ...this.#task, number: helper.number });
    this.#change(helper, message === 'here' ? 'joining' : 'joined');
  }

  #end(helper: Helper): void {
    helper.port.terminate();
    this.#change(helper, 'gone');
  }

  #change(helper: Helper, state: HelperState): void {
    helper.state = state;
    this.#onChange();
  }

  #have(...states: readonly HelperState[]): number {
    return this.#helpers.filter(({ state }) => states.includes(state)).length;
  }

  #until(isSo: () => boolean, milliseconds: number): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise(resolve => {
      const end = (): void => {
        clearTimeout(timer);
        this.#onChange = () => {};
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#onChange = () => {
        if (isSo()) end();
      };
    });
  }
}
