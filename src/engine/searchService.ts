import { assertNever } from '../game/assertNever.ts';
import type { HelperPort } from './helpers.ts';
import { Helpers } from './helpers.ts';
import type { LoadOutcome } from './loadFiles.ts';
import type { FromWorker, StopFlag, ToWorker } from './messages.ts';
import type { SearchTask } from './searchTask.ts';
import { afterWaiting, helpersFor, longestWaitFor } from './searchTask.ts';
import { tablesFor } from './tableSizes.ts';
import { makeSharedMemory, takesMemory } from './wasm/threads.ts';
import { WasmEngine } from './wasmEngine.ts';

interface ServiceSurroundings {
  /** Sends a message to the page. */
  post(message: FromWorker): void;
  /** Fetches the engine, or its multithreaded variant; called only if no earlier worker has. */
  load(threaded: boolean): Promise<LoadOutcome>;
  /** Fetches the weights; called only if no earlier worker has. */
  loadWeights(): Promise<Uint8Array | undefined>;
  /** Starts a helper thread; without it the engine searches in one thread. */
  readonly openHelper?: () => HelperPort;
  /** The device's memory in gigabytes, if known. */
  readonly memory: number | undefined;
}

/**
 * The worker's side of the protocol. A defect in a search is thrown, so that the worker's `error` event
 * reports it.
 */
export class SearchService {
  readonly #surroundings: ServiceSurroundings;
  #engine: WasmEngine | undefined;
  /** Set if memory is shared. */
  #helpers: Helpers | undefined;
  #weights: Promise<Uint8Array | undefined> | undefined;
  #areWeightsHere = false;
  #stopFlag: StopFlag | undefined;
  /** The id of the current or last search. */
  #searching = 0;

  constructor(surroundings: ServiceSurroundings) {
    this.#surroundings = surroundings;
  }

  receive(message: ToWorker): void {
    switch (message.type) {
      case 'start':
        this.#stopFlag = message.stopFlag;
        this.#weights = message.weights && Promise.resolve(message.weights);
        this.#areWeightsHere = message.weights !== undefined;
        void this.#comingWeights();
        this.#prepare(message.program, this.#sharedMemory());
        break;
      case 'search':
        this.#take(message.id, message.task);
        break;
      default:
        assertNever(message);
    }
  }

  /** The memory that helper threads share, if there are any. */
  #sharedMemory(): WebAssembly.Memory | undefined {
    return this.#stopFlag && this.#surroundings.openHelper && makeSharedMemory();
  }

  #prepare(program: WebAssembly.Module | undefined, memory: WebAssembly.Memory | undefined): void {
    const fits = program !== undefined && takesMemory(program) === (memory !== undefined);
    if (fits) this.#start(program, memory);
    else void this.#load(memory);
  }

  async #load(memory: WebAssembly.Memory | undefined): Promise<void> {
    const outcome = await this.#surroundings.load(memory !== undefined);
    if (outcome.type === 'loaded') this.#start(outcome.program, memory);
    else this.#surroundings.post({ type: 'failed', reason: outcome.reason });
  }

  #start(program: WebAssembly.Module, memory: WebAssembly.Memory | undefined): void {
    const engine = new WasmEngine(program, {
      now: () => performance.now(),
      shouldStop: () => this.#isCalledOff(),
      memory,
      tables: tablesFor(this.#surroundings.memory),
    });
    this.#engine = engine;
    const { openHelper } = this.#surroundings;
    if (memory !== undefined && openHelper !== undefined)
      this.#helpers = new Helpers(openHelper, { program, memory });
    this.#surroundings.post({ type: 'ready', program });
    void this.#equip(engine);
  }

  /** The pending or loaded weights; a failed download is retried by the next request. */
  #comingWeights(): Promise<Uint8Array | undefined> {
    this.#weights ??= this.#fetchWeights();
    return this.#weights;
  }

  async #fetchWeights(): Promise<Uint8Array | undefined> {
    const weights = await this.#surroundings.loadWeights();
    this.#areWeightsHere = weights !== undefined;
    if (weights !== undefined) this.#surroundings.post({ type: 'weights', weights });
    return weights;
  }

  /** Loads the weights into the engine as soon as they arrive; returns whether it has them. */
  async #equip(engine: WasmEngine): Promise<boolean> {
    const weights = await this.#comingWeights();
    return engine.hasWeights || (weights !== undefined && engine.useWeights(weights));
  }

  #take(id: number, task: SearchTask): void {
    const engine = this.#engine;
    if (engine === undefined) throw new Error('A search was asked for before the engine was ready.');
    if (this.#isPrepared(engine, task)) this.#search(engine, id, task);
    else void this.#searchPrepared(engine, id, task);
  }

  #isPrepared({ hasWeights }: WasmEngine, task: SearchTask): boolean {
    return (hasWeights || !task.needsWeights) && (this.#helpers?.areReady(helpersFor(task)) ?? true);
  }

  /** Runs outside the promise, so that a thrown defect reaches the worker's `error` event. */
  async #searchPrepared(engine: WasmEngine, id: number, task: SearchTask): Promise<void> {
    const { method } = task;
    const { post } = this.#surroundings;
    const isWaiting = task.needsWeights && !this.#areWeightsHere;
    if (isWaiting) post({ type: 'waiting', id });
    if (task.needsWeights && !(await this.#equip(engine))) {
      this.#weights = undefined;
      post({ type: 'unable', id, reason: 'notLoaded' });
      return;
    }
    if (isWaiting) post({ type: 'begun', id });
    const begin = performance.now();
    await this.#helpers?.gather(helpersFor(task), longestWaitFor(method));
    const waited = performance.now() - begin;
    queueMicrotask(() => this.#search(engine, id, afterWaiting(task, waited)));
  }

  #search(engine: WasmEngine, id: number, task: SearchTask): void {
    this.#searching = id;
    const { post } = this.#surroundings;
    const result = engine.search(task, result => post({ type: 'progress', id, result }));
    post({ type: 'finished', id, result });
  }

  /** Ids increase, so every search up to the flag's id is cancelled. */
  #isCalledOff(): boolean {
    return this.#stopFlag !== undefined && Atomics.load(this.#stopFlag, 0) >= this.#searching;
  }
}
