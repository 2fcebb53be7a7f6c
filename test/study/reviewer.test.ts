import { expect, test } from 'vitest';
import { CONNECT4_START, type Connect4Position } from '../../src/game/connect4/position.ts';
import { crossStart, type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import { isOver, legalMoves, type Position, play } from '../../src/game/position.ts';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import { readMoves, replay } from '../../src/game/transcript.ts';
import type { PlayedGame } from '../../src/study/review/evaluate.ts';
import type { Review, ReviewManner } from '../../src/study/review/review.ts';
import { reviewGame } from '../../src/study/review/reviewer.ts';
import type { Searcher } from '../../src/study/review/searches.ts';
import { solvedConnect4 } from '../../testkit/game/connect4.ts';
import { engine, gameOf, recordedGames } from '../../testkit/study/games.ts';
import { triedScore } from '../assembly/variants/referenceSearch.ts';

/** Its last plies have three moments. */
const recorded = recordedGames[8];
const TRANSCRIPT = recorded?.transcript ?? '';
/** Short enough to review quickly. */
const LAST_PLIES = 16;
const ENDING = gameOf(STANDARD_START, TRANSCRIPT, TRANSCRIPT.length / 2 - LAST_PLIES);

const reviewOf = async (game: PlayedGame, manner: ReviewManner = {}): Promise<Review> => {
  const outcome = await reviewGame(engine, game, manner);
  if (outcome.type !== 'finished') throw new Error(`The review was ${outcome.type}.`);
  return outcome.review;
};

const endingReview = reviewOf(ENDING);

/** The score of each move for the side to move, by brute force. */
const triedScores = (position: Position): ReadonlyMap<number, number> =>
  new Map(
    [...legalMoves(position)].map(square => {
      const after = play(position, square) as OthelloPosition;
      return [square, after.turn === position.turn ? triedScore(after) : 0 - triedScore(after)];
    }),
  );

test('the losses of the last plies agree with brute force', async () => {
  const { plies } = await endingReview;
  for (const { ply, move, loss, score, exact, best } of plies.slice(-8)) {
    const scores = triedScores(ENDING.positions[ply - 1] as Position);
    const most = Math.max(...scores.values());
    expect({ score, loss, exact }).toEqual({
      score: most,
      loss: most - (scores.get(move as number) ?? Number.NaN),
      exact: true,
    });
    expect(scores.get(best)).toBe(most);
  }
});

test('every ply is reviewed, and losses are summed by color and phase', async () => {
  const { plies, lossByColor, moments } = await endingReview;
  expect(plies.map(({ ply }) => ply)).toEqual(Array.from({ length: LAST_PLIES }, (_, index) => index + 1));
  expect(plies.every(({ loss, exact }) => loss >= 0 && exact)).toBe(true);
  for (const color of ['black', 'white'] as const) {
    const lost = plies.filter(ply => ply.color === color).reduce((sum, { loss }) => sum + loss, 0);
    const { total, opening, midgame, endgame } = lossByColor[color];
    expect([total, opening + midgame + endgame]).toEqual([lost, lost]);
  }
  expect(moments.length).toBeLessThanOrEqual(3);
  for (const { ply } of moments) expect(ply.moveClass).toBeDefined();
});

test('a repeated review gives the same result', async () => {
  expect(await reviewOf(ENDING)).toEqual(await endingReview);
});

test('plies are evaluated from the end backwards, and then the reasons', async () => {
  const seen: (readonly [number, number | undefined])[] = [];
  const reasons: (readonly [number, number])[] = [];
  await reviewGame(engine, ENDING, {}, ({ step, done, of, review }) => {
    if (step === 'reasons') reasons.push([done, of]);
    if (step === 'plies') seen.push([done, review().plies[0]?.ply]);
  });
  expect(seen).toEqual(Array.from({ length: LAST_PLIES }, (_, index) => [index + 1, LAST_PLIES - index]));
  const { moments } = await endingReview;
  expect(moments).not.toEqual([]);
  const steps = moments.length + 1;
  expect(reasons).toEqual(Array.from({ length: steps }, (_, done) => [done, steps]));
});

test('stopping its search stops the review', async () => {
  let searches = 0;
  const stopped: Searcher = {
    search: request => (++searches < 4 ? engine.search(request) : Promise.resolve({ type: 'stopped' })),
  };
  expect(await reviewGame(stopped, ENDING)).toEqual({ type: 'stopped' });
  expect(searches).toBe(4);
});

test('an unfinished game is reviewed too, with the depths of its estimates', async () => {
  const { plies } = await reviewOf(gameOf(crossStart(STANDARD_SHAPE, 'anti'), TRANSCRIPT.slice(0, 8)));
  expect(plies).toHaveLength(4);
  for (const { exact, depth, loss } of plies) expect([exact, depth, loss >= 0]).toEqual([false, 13, true]);
});

test.each(solvedConnect4.filter(({ columns }) => columns.length >= 18).slice(0, 3))(
  'in Connect Four only a move that changes the result is a key moment, as in $columns',
  async ({ columns }) => {
    const transcript = readMoves(CONNECT4_START, columns) ?? [];
    const replayed = replay(CONNECT4_START, transcript);
    const positions = replayed.type === 'legal' ? replayed.positions : [];
    const { plies, moments } = await reviewOf({
      positions: positions.slice(14),
      transcript: transcript.slice(14),
    });
    expect(plies.every(({ exact }) => exact)).toBe(true);
    const blamed = plies.filter(({ score, played }) => Math.sign(score) > Math.sign(played));
    expect(moments.map(({ ply }) => ply)).toEqual(blamed.slice(0, 3));
  },
);

test('in Connect Four a short game shows the losing move, and what it allows', async () => {
  const transcript = readMoves(CONNECT4_START, '1122334') ?? [];
  const replayed = replay(CONNECT4_START, transcript);
  const positions = replayed.type === 'legal' ? replayed.positions : [];
  const { moments } = await reviewOf({ positions, transcript });
  expect(moments).toMatchObject([
    { ply: { ply: 6, loss: 1 }, reason: { name: 'fourAtOnce', facts: { column: '4' } } },
  ]);
  // The best move stops the four: Red cannot win at once.
  const [{ ply }] = moments as [(typeof moments)[0]];
  const after = play(positions[5] as Connect4Position, ply.best) as Connect4Position;
  expect([...legalMoves(after)].some(square => isOver(play(after, square) as Connect4Position))).toBe(false);
});

/** The evaluated plies of a review without its later steps. */
const judgedPlies = async (game: PlayedGame): Promise<Review['plies']> => {
  let plies: Review['plies'] = [];
  const searcher: Searcher = {
    search: request => (plies.length > 0 ? Promise.resolve({ type: 'stopped' }) : engine.search(request)),
  };
  await reviewGame(searcher, game, {}, ({ step, review }) => {
    if (step === 'reasons') plies = review().plies;
  });
  return plies;
};

/**
 * A first look blames the last move of each for a few discs. A deeper one finds a loss of 0 for one, and of 4
 * for the other, which turns a lead into a deficit.
 */
test.each([
  ['f5d6c3d3c4f4c5b3c2e3d2c6b4a4e2e6f3f6b5c1b6d1f7', undefined],
  ['f5d6c3d3c4b3c6f4e6c5e3f3b5a6a4g6f2f6d2e2b4e7g5h4a3g4h5h6', 'blunder'],
])('the last move of %s is blamed only if a second look confirms it', async (transcript, moveClass) => {
  const plies = await judgedPlies(gameOf(STANDARD_START, transcript, transcript.length / 2 - 1));
  expect(plies[0]?.moveClass).toBe(moveClass);
});
