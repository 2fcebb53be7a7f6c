import { expect, test } from 'vitest';
import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import type { LoadOutcome } from '../../src/engine/loadFiles.ts';
import type { FromWorker } from '../../src/engine/messages.ts';
import type { SearchMethod } from '../../src/engine/searchRequest.ts';
import { SearchService } from '../../src/engine/searchService.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { crossStart, openStart, STANDARD_START } from '../../src/game/othello/position.ts';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import { settled } from '../../testkit/until.ts';

const program = await loadEngineProgram();
const weights = await readWeights();
const FLIPSIDE: SearchMethod = { by: 'flipside', limit: { type: 'depth', depth: 2, endgame: 0 } };
const MINIMAX: SearchMethod = { by: 'minimax', depth: 1 };

type Answer = Uint8Array | undefined;

/** A service whose downloads of weights have these results in order, and its messages except progress. */
const start = (answers: readonly Answer[], given?: Uint8Array, loaded?: LoadOutcome) => {
  const said: FromWorker[] = [];
  const rest = [...answers];
  const service = new SearchService({
    post: message => {
      if (message.type !== 'progress') said.push(message);
    },
    load: async () => loaded ?? { type: 'loaded', program },
    loadWeights: async () => rest.shift(),
    openHelper: () => {
      throw new Error('Nobody may help where no memory is shared.');
    },
    memory: undefined,
  });
  const sent = loaded === undefined ? program : undefined;
  service.receive({ type: 'start', program: sent, weights: given, stopFlag: undefined });
  return { said, service, asked: () => answers.length - rest.length };
};

const search = (service: SearchService, id: number, method: SearchMethod, position = STANDARD_START): void =>
  service.receive({ type: 'search', id, task: makeSearchTask({ position, method }) });

const kindsOf = (said: readonly FromWorker[]) => said.map(({ type }) => type);

test('weights are fetched at the start and sent to the page', async () => {
  const { said } = start([weights]);
  await settled();
  expect(kindsOf(said)).toEqual(['ready', 'weights']);
  expect(said.some(message => message.type === 'weights' && message.weights === weights)).toBe(true);
});

test('an engine that cannot be loaded is reported to the page', async () => {
  const failed = { type: 'failed', reason: 'noWebAssembly' } as const;
  const { said } = start([weights], undefined, failed);
  await settled();
  expect(said).toContainEqual(failed);
});

test('weights of an earlier worker are reused', async () => {
  const { service, said, asked } = start([], weights);
  search(service, 1, FLIPSIDE);
  await settled();
  expect(kindsOf(said)).toEqual(['ready', 'finished']);
  expect(asked()).toBe(0);
});

test('a search by Flipside waits for its weights, other searches do not', async () => {
  const { service, said } = start([weights]);
  search(service, 1, MINIMAX);
  search(service, 2, FLIPSIDE);
  await settled();
  expect(kindsOf(said)).toEqual(['ready', 'finished', 'waiting', 'weights', 'begun', 'finished']);
});

test('Flipside plays other games and boards before its weights arrive', async () => {
  const { service, said } = start([weights]);
  search(service, 1, FLIPSIDE, crossStart(STANDARD_SHAPE, 'anti'));
  search(service, 2, FLIPSIDE, openStart(STANDARD_SHAPE));
  await settled();
  expect(kindsOf(said)).toEqual(['ready', 'finished', 'finished', 'weights']);
});

test.each<[string, Answer]>([
  ['missing', undefined],
  ['damaged', Uint8Array.from(weights).fill(1, 100, 200)],
])('without weights (%s) Flipside cannot search, but other opponents can', async (_, answer) => {
  const { service, said } = start([answer]);
  search(service, 1, FLIPSIDE);
  await settled();
  search(service, 2, MINIMAX);
  expect(said.filter(({ type }) => type !== 'weights').slice(1)).toMatchObject([
    { type: 'waiting', id: 1 },
    { type: 'unable', id: 1, reason: 'notLoaded' },
    { type: 'finished', id: 2 },
  ]);
});

test('the next search retries a failed download of the weights', async () => {
  const { service, said } = start([undefined, weights]);
  search(service, 1, FLIPSIDE);
  await settled();
  search(service, 2, FLIPSIDE);
  await settled();
  expect(said.at(-1)).toMatchObject({ type: 'finished', id: 2 });
});
