import * as v from 'valibot';
import { COLORS } from '../../game/color.ts';
import { type Setup, startOf } from '../../game/games.ts';
import { readJson } from '../../game/json.ts';
import { SQUARE_COUNT, type Square } from '../../game/square.ts';
import { type Transcript, writeMoves } from '../../game/transcript.ts';
import { REASON_NAMES, type Reason } from '../../study/reasons/reason.ts';
import type { Evaluation } from '../../study/review/evaluate.ts';
import { EFFORTS, type Effort } from '../../study/review/reach.ts';
import type { Insights } from '../../study/review/review.ts';
import { ASIDE, tryToKeep } from './browserStorage.ts';
import { changed, type StoredFields } from './changed.ts';
import { makeStoredSetup } from './storedSetup.ts';

const PREFIX = 'flipside.review.';
const VERSION = 1;
/** Raise this when the engine or the review procedure changes the findings: older reviews are then dropped. */
const FINDINGS = 10;
/** Maximum number of reviews; the oldest are dropped. */
const KEPT_REVIEWS = 60;

/** The key of a review: the same moves in the same setup are the same game. */
export interface ReviewedGame {
  readonly setup: Setup;
  readonly transcript: Transcript;
}

/** The engine's findings about each ply and some moves, and the effort. Everything else is computed from them. */
export interface KeptReview {
  readonly effort: Effort;
  readonly evaluations: readonly Evaluation[];
  readonly bookUntil: number;
  readonly insights: Insights;
}

const square = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(SQUARE_COUNT - 1),
  v.transform(index => index as Square),
);
const line = v.array(square);
const EVALUATION = v.object({
  best: square,
  score: v.number(),
  played: v.number(),
  exact: v.boolean(),
  depth: v.number(),
  line,
  playedLine: line,
});

const PLAIN_FACT = v.union([v.number(), v.string(), v.boolean(), v.null(), v.array(v.string())]);
/** What happens to a strong reply. */
const FATE = v.record(v.string(), PLAIN_FACT);

const EXPLANATION = v.object({
  ply: v.number(),
  name: v.picklist(REASON_NAMES),
  facts: v.record(v.string(), v.union([PLAIN_FACT, FATE, v.array(FATE)])),
  line,
  reply: line,
});
const FIND = v.object({
  ply: v.number(),
  move: square,
  color: v.picklist(COLORS),
  lead: v.number(),
});

const STORED = v.object({
  version: v.literal(VERSION),
  findings: v.literal(FINDINGS),
  savedAt: v.number(),
  effort: v.picklist(EFFORTS),
  evaluations: v.array(EVALUATION),
  bookUntil: v.number(),
  explanations: v.array(EXPLANATION),
  find: v.optional(FIND),
});

const insightsFrom = ({
  explanations,
  find,
}: Pick<v.InferOutput<typeof STORED>, 'explanations' | 'find'>): Insights => ({
  explanations: new Map(
    explanations.map(({ ply, name, facts, ...lines }) => [
      ply,
      { reason: { name, facts } as Reason, ...lines },
    ]),
  ),
  find,
});

const reviewFrom = (stored: v.InferOutput<typeof STORED>): KeptReview => {
  const { effort, evaluations, bookUntil } = stored;
  return { effort, evaluations, bookUntil, insights: insightsFrom(stored) };
};

/** A review of another version of the page is valid, but ignored. */
const MANNER = v.pipe(
  v.object({ version: v.number(), findings: v.number() }),
  v.check(({ version, findings }) => version !== VERSION || findings !== FINDINGS),
);
const NEWER = v.pipe(
  v.object({ version: v.number(), findings: v.number() }),
  v.check(({ version, findings }) => version > VERSION || (version === VERSION && findings > FINDINGS)),
);

const bare = ({ best, score, played, exact, depth, line, playedLine }: Evaluation): Evaluation => ({
  best,
  score,
  played,
  exact,
  depth,
  line,
  playedLine,
});

const storedReview = (
  { effort, evaluations, bookUntil, insights }: KeptReview,
  savedAt: number,
): StoredFields => ({
  version: VERSION,
  findings: FINDINGS,
  savedAt,
  effort,
  evaluations: evaluations.map(bare),
  bookUntil,
  explanations: [...insights.explanations].map(([ply, { reason, ...lines }]) => ({
    ply,
    ...reason,
    ...lines,
  })),
  find: insights.find,
});

const keyOf = ({ setup, transcript }: ReviewedGame): string => {
  const { game, size, headStart, freePassing, start: byHand = '' } = makeStoredSetup(setup);
  const start = headStart === undefined ? '' : `${headStart.color}${headStart.kind}${headStart.count}`;
  const moves = writeMoves(startOf(setup).rules, transcript);
  return [
    PREFIX + game,
    size,
    start,
    freePassing ? 'free' : '',
    ...(byHand === '' ? [] : [byHand]),
    moves,
  ].join('/');
};

/** When an entry was saved, without parsing it; unreadable ones count as the oldest. */
const savedAt = (text: string): number => Number(/"savedAt":(\d+)/.exec(text)?.[1] ?? 0);

/** The saved reviews, one entry per game. */
export class SavedReviews {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Returns whether it was stored. */
  save(game: ReviewedGame, review: KeptReview): boolean {
    const key = keyOf(game);
    const stored = readJson(this.#storage.getItem(key) ?? '');
    if (v.is(NEWER, stored)) return true;
    const known = v.safeParse(STORED, stored);
    const next = storedReview(review, this.#now());
    const value = known.success ? changed(stored, storedReview(reviewFrom(known.output), 0), next) : next;
    const kept = tryToKeep(this.#storage, key, JSON.stringify(value));
    if (kept) this.#forgetOldest();
    return kept;
  }

  /** Ignores reviews of another version; an invalid entry, or one with the wrong number of plies, is backed up. */
  load(game: ReviewedGame): KeptReview | undefined {
    const key = keyOf(game);
    const text = this.#storage.getItem(key);
    if (text === null) return undefined;
    const stored = readJson(text);
    const parsed = v.safeParse(STORED, stored);
    if (parsed.success && parsed.output.evaluations.length === game.transcript.length)
      return reviewFrom(parsed.output);
    const isOfOtherManner = !parsed.success && v.is(MANNER, stored);
    if (isOfOtherManner) return undefined;
    this.#storage.removeItem(key);
    tryToKeep(this.#storage, `${ASIDE}review.${key.slice(PREFIX.length)}`, text);
    return undefined;
  }

  #forgetOldest(): void {
    const keys = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? '');
    const reviews = keys.filter(key => key.startsWith(PREFIX));
    if (reviews.length <= KEPT_REVIEWS) return;
    const byAge = reviews
      .map(key => ({ key, at: savedAt(this.#storage.getItem(key) ?? '') }))
      .sort((a, b) => b.at - a.at);
    for (const { key } of byAge.slice(KEPT_REVIEWS)) this.#storage.removeItem(key);
  }
}
