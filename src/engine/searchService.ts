import { assertNever } from './assertNever.ts';
import type { LoadOutcome } from './loadProgram.ts';
import type { FailureReason, FromWorker, StopFlag, ToWorker } from './messages.ts';
import type { SearchTask } from './searchTask.ts';
import { WasmEngine } from './wasmEngine.ts';

interface ServiceSurroundings {
  /** Tells the page. */
  post(message: FromWorker): void;
  /** Fetches the engine; asked only where no earlier worker has. */
  load(): Promise<LoadOutcome>;
}

/** The worker's side of the conversation. A defect in a search is thrown: the worker's `error` event reports it. */
export class SearchService {
  readonly #surroundings: ServiceSurroundings;
  #engine: WasmEngine | undefined;
  #stopFlag: StopFlag | undefined;
  /** The id of the search that runs, or ran last. */
  #searching = 0;

  constructor(surroundings: ServiceSurroundings) {
    this.#surroundings = surroundings;
  }

  receive(message: ToWorker): void {
    switch (message.type) {
      case 'start':
        this.#stopFlag = message.stopFlag;
        if (message.program === undefined) void this.#load();
        else this.#start(message.program);
        break;
      case 'search':
        this.#search(message.id, message.task);
        break;
      default:
        assertNever(message);
    }
  }

  async #load(): Promise<void> {
    const outcome = await this.#surroundings.load();
    if (outcome.type === 'loaded') this.#start(outcome.program);
    else this.#fail(outcome.reason);
  }

  #start(program: WebAssembly.Module): void {
    this.#engine = new WasmEngine(program, {
      now: () => performance.now(),
      shouldStop: () => this.#isCalledOff(),
    });
    this.#surroundings.post({ type: 'ready', program });
  }

  #fail(reason: FailureReason): void {
    this.#surroundings.post({ type: 'failed', reason });
  }

  #search(id: number, task: SearchTask): void {
    if (this.#engine === undefined) throw new Error('A search was asked for before the engine was ready.');
    this.#searching = id;
    const { post } = this.#surroundings;
    const result = this.#engine.search(task, result => post({ type: 'progress', id, result }));
    post({ type: 'finished', id, result });
  }

  /** Ids rise, so whatever is not newer than the flag is called off. */
  #isCalledOff(): boolean {
    return this.#stopFlag !== undefined && Atomics.load(this.#stopFlag, 0) >= this.#searching;
  }
}
