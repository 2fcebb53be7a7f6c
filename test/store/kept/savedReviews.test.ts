import { expect, test } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { readMoves } from '../../../src/game/transcript.ts';
import { type KeptReview, SavedReviews } from '../../../src/store/kept/savedReviews.ts';
import type { Reason } from '../../../src/study/reasons/reason.ts';
import type { Evaluation } from '../../../src/study/review/evaluate.ts';
import { memoryStorage } from '../../../testkit/play/playRoom.ts';

const gameOf = (moves: string) => ({
  setup: STANDARD_SETUP,
  transcript: readMoves(startOf(STANDARD_SETUP), moves) ?? [],
});
const evaluation = (score: number): Evaluation => ({
  best: parseSquare('f5'),
  score,
  played: score - 2,
  exact: true,
  depth: 9,
  line: [parseSquare('f5'), parseSquare('d6')],
  playedLine: [parseSquare('e6')],
});
const GAME = gameOf('f5d6');
const LINES = { line: [parseSquare('f5')], reply: [parseSquare('d6')] };
const REVIEW: KeptReview = {
  effort: 'standard',
  evaluations: [evaluation(4), evaluation(-2)],
  bookUntil: 1,
  insights: {
    explanations: new Map([
      [2, { reason: { name: 'corner', facts: { corner: 'a1', plies: 3, within: null } }, ...LINES }],
    ]),
    find: { ply: 1, move: parseSquare('f5'), color: 'black', lead: 4 },
  },
};
const [KEY] = (() => {
  const storage = memoryStorage();
  new SavedReviews(storage, () => 0).save(GAME, REVIEW);
  return [storage.key(0) ?? ''];
})();

test.each<Reason>([
  { name: 'answer', facts: { reply: 'a1', discs: 4, fate: { name: 'met', reply: 'a1', squares: ['b1'] } } },
  { name: 'answers', facts: { replies: ['a1'], fates: [{ name: 'gone', replies: ['a1'] }] } },
  { name: 'xSquare', facts: { corner: 'a1', plies: 1, within: 5, isOwn: true } },
])('a review with the reason $name is loaded again', reason => {
  const reviews = new SavedReviews(memoryStorage(), () => 5);
  const explanations = new Map([[2, { reason, ...LINES }]]);
  const review = { ...REVIEW, insights: { ...REVIEW.insights, explanations } };
  reviews.save(GAME, review);
  expect(reviews.load(GAME)).toEqual(review);
});

test('a review is found for the same moves in the same setup, and for no others', () => {
  const reviews = new SavedReviews(memoryStorage(), () => 5);
  expect(reviews.save(GAME, REVIEW)).toBe(true);
  expect(reviews.load(GAME)).toEqual(REVIEW);
  expect(reviews.load({ ...GAME, setup: { ...STANDARD_SETUP, freePassing: true } })).toBeUndefined();
  expect(reviews.load(gameOf('f5d6c3'))).toBeUndefined();
  expect(reviews.load({ ...GAME, setup: { ...STANDARD_SETUP, game: 'anti' } })).toBeUndefined();
});

test.each([
  '{',
  '[]',
  '{"version":1,"findings":10,"effort":"standard","savedAt":1,"evaluations":[],"bookUntil":0,"explanations":[]}',
])('an unreadable entry is backed up: %s', text => {
  const storage = memoryStorage();
  storage.setItem(KEY, text);
  expect(new SavedReviews(storage, () => 0).load(GAME)).toBeUndefined();
  expect(storage.getItem(KEY)).toBeNull();
  expect(storage.getItem(KEY.replace('.review.', '.aside.review.'))).toBe(text);
});

test('a review of an older version is ignored, and replaced by the next one', () => {
  const storage = memoryStorage();
  storage.setItem(KEY, '{"version":1,"findings":0}');
  const reviews = new SavedReviews(storage, () => 0);
  expect(reviews.load(GAME)).toBeUndefined();
  reviews.save(GAME, REVIEW);
  expect(reviews.load(GAME)).toEqual(REVIEW);
});

test('a review of a newer version stays for the page that made it', () => {
  const storage = memoryStorage();
  const later = '{"version":1,"findings":99}';
  storage.setItem(KEY, later);
  const reviews = new SavedReviews(storage, () => 0);
  expect([reviews.load(GAME), reviews.save(GAME, REVIEW)]).toEqual([undefined, true]);
  expect(storage.getItem(KEY)).toBe(later);
});

test('the newest sixty are kept', () => {
  const storage = memoryStorage();
  let now = 0;
  const reviews = new SavedReviews(storage, () => now);
  const games = Array.from({ length: 62 }, (_, index) => ({
    setup: { ...STANDARD_SETUP, headStart: { color: 'black', kind: 'discs', count: index + 1 } as const },
    transcript: GAME.transcript,
  }));
  for (const game of games) {
    now++;
    reviews.save(game, REVIEW);
  }
  expect(storage).toHaveLength(60);
  expect(games.map(game => reviews.load(game) !== undefined).indexOf(true)).toBe(2);
});
