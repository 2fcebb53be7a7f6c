import { EngineClient, type EnginePort } from '../../src/engine/engineClient.ts';
import type { FromWorker, StopFlag, ToWorker } from '../../src/engine/messages.ts';
import type { SearchRequest, SearchResult } from '../../src/engine/searchRequest.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { parseSquare } from '../../src/game/square.ts';

const WASM_HEADER = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00);

/** An empty program that is never run. */
export const PROGRAM = new WebAssembly.Module(WASM_HEADER);

export const RESULT: SearchResult = {
  square: parseSquare('d3'),
  score: 0,
  depth: 1,
  evaluations: 4,
  exact: false,
  milliseconds: 0,
};

export const REQUEST: SearchRequest = { position: STANDARD_START, method: { by: 'minimax', depth: 1 } };

/** A worker that sends only the test's messages. */
export class FakePort implements EnginePort {
  readonly posted: ToWorker[] = [];
  readonly stopFlag: StopFlag | undefined;
  isTerminated = false;
  onMessage: (message: FromWorker) => void = () => {};
  onError: () => void = () => {};

  constructor(sharesMemory: boolean) {
    this.stopFlag = sharesMemory ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
  }

  post(message: ToWorker): void {
    this.posted.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  becomeReady(): void {
    this.onMessage({ type: 'ready', program: PROGRAM });
  }

  finish(id: number, result: SearchResult = RESULT): void {
    this.onMessage({ type: 'finished', id, result });
  }

  get searches(): readonly number[] {
    return this.posted.flatMap(message => (message.type === 'search' ? [message.id] : []));
  }

  get calledOff(): number | undefined {
    return this.stopFlag?.[0];
  }
}

export interface FakeEngine {
  readonly client: EngineClient;
  /** All ports opened so far, the current one last. */
  readonly ports: readonly FakePort[];
  readonly states: readonly string[];
  port(): FakePort;
}

export const makeFakeEngine = ({ sharesMemory }: { sharesMemory: boolean }): FakeEngine => {
  const ports: FakePort[] = [];
  const states: string[] = [];
  const client = new EngineClient(() => {
    const port = new FakePort(sharesMemory);
    ports.push(port);
    return port;
  });
  client.subscribe(state => states.push(state.type));
  return { client, ports, states, port: () => ports.at(-1) as FakePort };
};

export const makeReadyEngine = (facts: { sharesMemory: boolean }): FakeEngine => {
  const engine = makeFakeEngine(facts);
  engine.port().becomeReady();
  return engine;
};
