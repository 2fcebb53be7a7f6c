import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openEngineWorker } from '../../cli/engine/workers.ts';
import { EngineClient } from '../../src/engine/engineClient.ts';
import type { SearchRequest } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import type { PlayedGame } from '../../src/study/review/evaluate.ts';
import type { Review } from '../../src/study/review/review.ts';
import { reviewGame } from '../../src/study/review/reviewer.ts';
import type { Searcher } from '../../src/study/review/searches.ts';
import { engine, gameOf, recordedGames } from '../../testkit/study/games.ts';

const GAMES = 10;
const LAST_PLIES = 17;

/** The ends of ten tournament games. */
const endings = recordedGames
  .slice(0, GAMES)
  .map(({ transcript }) => gameOf(STANDARD_START, transcript, transcript.length / 2 - LAST_PLIES));

const reviewWith = async (searcher: Searcher, game: PlayedGame): Promise<Review> => {
  const outcome = await reviewGame(searcher, game);
  if (outcome.type !== 'finished') throw new Error(`The review was ${outcome.type}.`);
  return outcome.review;
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heapUsed = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

test('ten reviews in a row leak neither memory nor workers', async () => {
  let open = 0;
  const client = new EngineClient(() => {
    const port = openEngineWorker({ sharesMemory: true });
    open++;
    const { terminate } = port;
    return Object.assign(port, {
      terminate: () => {
        open--;
        terminate();
      },
    });
  });
  const heaps: number[] = [];
  for (const game of endings) {
    await reviewWith(client, game);
    heaps.push(heapUsed());
    expect(open).toBe(1);
  }
  client.close();
  expect(open).toBe(0);
  expect(heaps.at(-1)).toBeLessThan(1.1 * (heaps[1] ?? 0));
});

test('a review does not depend on earlier searches of the engine', async () => {
  const reviews: Review[] = [];
  for (const game of endings) reviews.push(await reviewWith(engine, game));
  for (const [index, game] of endings.entries())
    expect(await reviewWith(engine, game)).toEqual(reviews[index]);
});

/** The requests of a review if each proof takes `nodes` nodes. */
const requestsOf = async (effort: 'standard' | 'long', nodes: number): Promise<readonly SearchRequest[]> => {
  const requests: SearchRequest[] = [];
  const searcher: Searcher = {
    search: async request => {
      requests.push(request);
      const outcome = await engine.search({
        ...request,
        method: { by: 'flipside', limit: { type: 'depth', depth: 1, endgame: 0 }, every: true },
      });
      if (outcome.type !== 'finished') return outcome;
      return { type: 'finished', result: { ...outcome.result, score: 0, exact: isProof(request), nodes } };
    },
  };
  await reviewGame(searcher, gameOf(STANDARD_START, recordedGames[0]?.transcript ?? ''), { effort });
  return requests;
};

const isProof = ({ method }: SearchRequest): boolean =>
  method.by === 'flipside' && method.limit.type === 'solve';

const mostEmpties = (requests: readonly SearchRequest[]): number =>
  Math.max(...requests.filter(isProof).map(({ position }) => emptySquares(position).size));

test('positions with at most 22 empty squares are always proved, and earlier ones if that is quick', async () => {
  const [quick, slow] = [await requestsOf('standard', 1000), await requestsOf('standard', 1e12)];
  expect([mostEmpties(quick), mostEmpties(slow)]).toEqual([26, 22]);
  const deeper = quick.filter(request => isProof(request) && emptySquares(request.position).size > 22);
  for (const { method } of deeper) expect(method).toMatchObject({ limit: { nodes: expect.any(Number) } });
});

test('a long review proves more, and searches deeper', async () => {
  const [standard, long] = [await requestsOf('standard', 1e12), await requestsOf('long', 1e12)];
  expect(mostEmpties(long)).toBeGreaterThan(mostEmpties(standard));
  const depths = [standard, long].map(requests =>
    Math.max(
      ...requests.map(({ method }) =>
        method.by === 'flipside' && method.limit.type === 'depth' ? method.limit.depth : 0,
      ),
    ),
  );
  expect(depths[1]).toBeGreaterThan(depths[0] ?? Infinity);
});

test('only the first proof of a review clears the hash table', async () => {
  const proofs = (await requestsOf('standard', 1000)).filter(isProof);
  const fresh = proofs.map(
    ({ method }) => method.by === 'flipside' && method.limit.type === 'solve' && method.limit.fresh,
  );
  expect(fresh).toEqual(proofs.map((_, index) => index === 0));
});
