import { Worker as NodeWorker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FromWorker } from '../../src/engine/messages.ts';
import { openEngine as openInNode } from '../../src/package/engineNode.ts';
import type { EngineFiles } from '../../src/package/engineTypes.ts';
import { positionOf } from '../../src/package/moves.ts';
import type { FromPackageWorker, ToPackageWorker } from '../../src/package/packageMessages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

type Post = (message: FromPackageWorker) => void;

/**
 * A worker whose behavior is set by the name of its file. Self-contained, since it also runs as text in a
 * Node worker.
 */
const behave = (post: Post, crash: () => void) => {
  let [fate, wasm, weights]: (string | undefined)[] = [];
  return (message: ToPackageWorker): void => {
    if (message.type === 'files') {
      wasm = message.wasm;
      weights = message.weights;
      fate = wasm.split('/').at(-1);
    } else if (message.type === 'start' && fate === 'missing') {
      post({ type: 'missing', address: `${wasm}` });
      post({ type: 'failed', reason: 'notLoaded' });
    } else if (message.type === 'start') {
      if (fate === 'weightless') post({ type: 'missing', address: `${weights}` });
      const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
      post({ type: 'ready', program: new WebAssembly.Module(empty) });
    } else if (fate === 'crashing') crash();
    else if (fate === 'weightless') post({ type: 'unable', id: message.id, reason: 'notLoaded' });
    else {
      const result = { square: 43, score: 2, exact: false, depth: 3 } as never;
      post({ type: 'progress', id: message.id, result } as FromWorker);
      post({ type: 'finished', id: message.id, result } as FromWorker);
    }
  };
};

const PROGRAM = `import { parentPort } from 'node:worker_threads';
const crash = () => setTimeout(() => { throw new Error('crashed'); });
parentPort.on('message', (${behave})(message => parentPort.postMessage(message), crash));`;

const PAGE = 'https://here.org/page/';

/** The workers of a page, recorded by the address of their script. */
class PageWorker extends EventTarget {
  static started: string[] = [];
  onmessage: ((event: { data: FromPackageWorker }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly #receive: (message: ToPackageWorker) => void;

  constructor(address: string, options: unknown) {
    super();
    expect(options).toEqual({ type: 'module' });
    PageWorker.started.push(address);
    const fail = (): void => {
      this.dispatchEvent(new Event('error'));
      this.onerror?.();
    };
    const post: Post = data => {
      this.dispatchEvent(new Event('message'));
      this.onmessage?.({ data });
    };
    this.#receive = address.includes('nowhere') ? () => queueMicrotask(fail) : behave(post, fail);
  }

  postMessage(message: ToPackageWorker): void {
    queueMicrotask(() => this.#receive(message));
  }

  terminate(): void {}
}

const openInPage = async (files: EngineFiles) => {
  PageWorker.started = [];
  vi.stubGlobal('Worker', PageWorker);
  vi.stubGlobal('location', new URL(PAGE));
  const { openEngine } = await import('../../src/package/engineBrowser.ts');
  return openEngine({ files });
};

const SIDES = [
  ['a page', openInPage, 'worker.js', PAGE],
  [
    'Node',
    async (files: EngineFiles) => openInNode({ files }),
    new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
    'file:///files/',
  ],
] as const;

describe.each(SIDES)('in %s', (_, open, worker, base) => {
  const files = (fate: string) => ({
    wasm: `${base}${fate}`,
    weights: new URL(`${base}weights`),
    worker,
  });

  test.each([
    ['answers', 'd6'],
    ['missing', `This file of the engine could not be loaded: ${base}missing`],
    ['weightless', `This file of the engine could not be loaded: ${base}weights`],
    ['crashing', 'The engine stopped unexpectedly.'],
  ])('an engine that is %s reports: %s', async (fate, says) => {
    const engine = await open(files(fate));
    const answer = engine.bestMove('f5').then(
      ({ move }) => move,
      error => error.message,
    );
    expect(await answer).toBe(says);
    engine.dispose();
  });

  test('a position gets the same answer as the moves that lead to it', async () => {
    const engine = await open(files('answers'));
    expect((await engine.bestMove(positionOf('f5'))).move).toBe('d6');
    engine.dispose();
  });

  test('a missing worker is named', async () => {
    const engine = await open({ ...files('answers'), worker: `${base}nowhere.js` });
    await expect(engine.bestMove('f5')).rejects.toThrow(`could not be loaded: ${base}nowhere.js`);
    engine.dispose();
  });
});

test('in Node files may be paths, and are next to the program by default', async () => {
  const [, , worker] = SIDES[1];
  const engine = openInNode({ files: { wasm: '/files/missing', worker } });
  await expect(engine.bestMove('f5')).rejects.toThrow('loaded: file:///files/missing');
  const weightless = openInNode({ files: { wasm: '/files/weightless', worker } });
  await expect(weightless.bestMove('f5')).rejects.toThrow(/src\/package\/flipside\.weights$/);
  for (const one of [engine, weightless]) one.dispose();
});

test('a Node process may exit while its engine is idle, but not during a search', async () => {
  const kept: string[] = [];
  for (const name of ['ref', 'unref'] as const)
    vi.spyOn(NodeWorker.prototype, name).mockImplementation(() => void kept.push(name));
  const [, open, worker] = SIDES[1];
  const engine = await open({ wasm: 'file:///files/answers', worker });
  await engine.bestMove('f5');
  await engine.bestMove('f5');
  expect(kept.filter((name, index) => name !== kept[index - 1])).toEqual(
    ['first search', 'second search'].flatMap(() => ['ref', 'unref']),
  );
  engine.dispose();
});

test.each(['answers', 'crashing', 'nowhere'])(
  'a worker of another origin is imported by a script of the page, which is released after the first message: %s',
  async fate => {
    const [programs, forgotten]: [Blob[], string[]] = [[], []];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(program => {
      programs.push(program as Blob);
      return `blob:${fate}`;
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(url => void forgotten.push(url));
    const worker = 'https://elsewhere.org/"worker".js';
    const engine = await openInPage({ wasm: `${PAGE}${fate}`, worker });
    await engine.bestMove('f5').catch(() => {});
    expect(await programs[0]?.text()).toBe('import "https://elsewhere.org/%22worker%22.js";');
    expect(PageWorker.started[0]).toBe(`blob:${fate}`);
    expect(forgotten[0]).toBe(`blob:${fate}`);
    engine.dispose();
  },
);

test('a worker without an origin is started directly', async () => {
  const engine = await openInPage({ wasm: `${PAGE}answers`, worker: 'data:text/javascript,' });
  await engine.bestMove('f5');
  expect(PageWorker.started).toEqual(['data:text/javascript,']);
  engine.dispose();
});

test.each([
  [
    'may',
    (name: string, rules: { createScriptURL: (address: string) => string }) => ({
      createScriptURL: (address: string) => `${rules.createScriptURL(address)}?${name}`,
    }),
    '?flipside',
  ],
  [
    'may not',
    () => {
      throw new TypeError('refused');
    },
    '',
  ],
])(
  'under trusted types, where our policy %s be created, the worker starts',
  async (_, createPolicy, mark) => {
    vi.stubGlobal('trustedTypes', { createPolicy });
    const engine = await openInPage({ wasm: `${PAGE}answers`, worker: 'worker.js' });
    expect((await engine.bestMove('f5')).move).toBe('d6');
    expect(PageWorker.started).toEqual([`${PAGE}worker.js${mark}`]);
    engine.dispose();
  },
);
