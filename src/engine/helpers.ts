import type { HelperTask } from './wasm/threads.ts';

/** A helper reports that its code is loaded, and that it has joined. After that it reads no messages. */
export type FromHelper = 'here' | 'joined';

/** A helper thread and its messages. */
export interface HelperPort {
  post(task: HelperTask): void;
  onMessage: (message: FromHelper) => void;
  /** The helper threw, or could not be started. */
  onError: () => void;
  terminate(): void;
}

/** A helper that takes too long to join is given up and replaced; a failed one is not. */
type HelperState = 'coming' | 'joining' | 'joined' | 'givenUp' | 'failed';

interface Helper {
  readonly port: HelperPort;
  readonly number: number;
  /** Counts the helpers started with this number, from 1. */
  readonly attempt: number;
  state: HelperState;
}

/** The engine's memory has stacks for this many helpers and the main thread. */
const MOST_HELPERS = 15;
/** Joining normally takes a few milliseconds. */
const JOIN_MILLISECONDS = 1000;
/** A helper that is late this often is given up for good. */
const MOST_ATTEMPTS = 3;

const isToBeReplaced = ({ state, attempt }: Helper): boolean =>
  state === 'givenUp' && attempt < MOST_ATTEMPTS;

/**
 * The helper threads of an engine. A helper is ready when its code is loaded, but joins only while the engine
 * is idle, since it writes to the shared memory.
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

  /** Whether a search with `count` helpers may start without waiting. */
  areReady(count: number): boolean {
    const areStarted = this.#helpers.length >= Math.min(count, MOST_HELPERS);
    return areStarted && this.#have('joining', 'coming') === 0 && !this.#helpers.some(isToBeReplaced);
  }

  /** Resolves when `count` helpers have joined, or as many as can in time. The engine may then search. */
  async gather(count: number, milliseconds: number): Promise<void> {
    for (const helper of this.#helpers.filter(isToBeReplaced)) this.#start(helper.number, helper.attempt + 1);
    while (this.#helpers.length < Math.min(count, MOST_HELPERS)) this.#start(this.#helpers.length + 1, 1);
    if (count > 0) await this.#until(() => this.#have('coming', 'joining') === 0, milliseconds);
    await this.#until(() => this.#have('joining') === 0, JOIN_MILLISECONDS);
    for (const helper of this.#helpers) if (helper.state === 'joining') this.#end(helper, 'givenUp');
  }

  #start(number: number, attempt: number): void {
    const port = this.#open();
    const helper: Helper = { port, number, attempt, state: 'coming' };
    this.#helpers[number - 1] = helper;
    port.onMessage = message => this.#receive(helper, message);
    port.onError = () => this.#end(helper, 'failed');
  }

  #receive(helper: Helper, message: FromHelper): void {
    if (helper.state === 'givenUp' || helper.state === 'failed') return;
    if (message === 'here') helper.port.post({ ...this.#task, number: helper.number });
    this.#change(helper, message === 'here' ? 'joining' : 'joined');
  }

  #end(helper: Helper, state: 'givenUp' | 'failed'): void {
    helper.port.terminate();
    this.#change(helper, state);
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
