import type { Analysis } from '../../engine/analysis.ts';
import type { AnalysisOutcome } from '../../engine/outcomes.ts';
import { analysisKey } from '../../store/study/analyses.ts';
import type { StudyState } from '../../store/studyStore.ts';
import type { PlayContext } from '../context.ts';
import { type AnalysisWish, analysisWish } from './analysisWish.ts';
import { isComplete, KeptAnalyses } from './keptAnalyses.ts';
import { mayAnalyze } from './studyPlay.ts';

/** How often an analysis is retried after its worker crashed. */
const RETRIES = 2;

const RESTING = { isAnalyzing: false, isLoading: false } as const;
const NOTHING = { ...RESTING, previewed: undefined } as const;

const keyOf = ({ request: { position, lines, threads, table }, depth, milliseconds }: AnalysisWish): string =>
  [analysisKey(position), lines, threads, table, depth, milliseconds].join(' ');

/** Whether the analysis is complete or has reached the requested limits. */
const isEnough = (known: Analysis, { request: { lines }, depth, milliseconds }: AnalysisWish): boolean =>
  isComplete(known, lines) ||
  (known.lines.length >= Math.min(lines, known.moves.length) &&
    (known.depth >= depth || known.milliseconds >= milliseconds));

/** Analyzes the newest position requested by the page, one at a time. */
class Analyst {
  readonly #context: PlayContext;
  readonly #kept = new KeptAnalyses();
  /** The request being handled; kept after it is done or has failed. */
  #wish: string | undefined;
  /** Identifies the running search. */
  #search: object | undefined;

  constructor(context: PlayContext) {
    this.#context = context;
  }

  /** To be called after every change that may affect the request. */
  consider(): void {
    const wish = analysisWish(this.#context);
    const key = wish && keyOf(wish);
    if (key === this.#wish) {
      if (wish !== undefined) this.#remind(wish);
      return;
    }
    this.#wish = key;
    this.#end();
    if (wish !== undefined) this.#begin(wish);
    else this.#rest();
  }

  get #store() {
    return this.#context.stores.study;
  }

  #set(change: Partial<StudyState>): void {
    this.#store.setState(change);
  }

  /** Opening a game clears the store: restores the known analysis of the same position. */
  #remind({ request: { position } }: AnalysisWish): void {
    const isAnalyzing = this.#search !== undefined;
    const now = this.#store.getState();
    const analysis = now.analysis ?? this.#kept.of(position);
    if (now.isAnalyzing !== isAnalyzing || now.analysis !== analysis) this.#set({ analysis, isAnalyzing });
  }

  #end(): void {
    if (this.#search === undefined) return;
    this.#search = undefined;
    this.#context.engine.stop();
  }

  #rest(): void {
    this.#set(mayAnalyze(this.#context.stores) ? NOTHING : { ...NOTHING, analysis: undefined });
  }

  #begin(wish: AnalysisWish): void {
    const known = this.#kept.of(wish.request.position);
    const isDone = known !== undefined && isEnough(known.analysis, wish);
    const search = isDone ? undefined : {};
    this.#search = search;
    const found = known === undefined ? {} : { analysis: known };
    this.#set({ ...found, isAnalyzing: !isDone, isLoading: false, hasFailed: false, previewed: undefined });
    if (search !== undefined && search === this.#search) void this.#run(wish, search, RETRIES);
  }

  async #run(wish: AnalysisWish, search: object, retries: number): Promise<void> {
    const ifWanted =
      <T>(tell: (news: T) => void) =>
      (news: T): void => {
        if (this.#search === search) tell(news);
      };
    const outcome = await this.#context.engine.analyze(wish.request, {
      onReport: ifWanted((report: Analysis) => this.#report(wish, report)),
      onLoading: ifWanted((isLoading: boolean) => this.#set({ isLoading })),
    });
    if (this.#search !== search) return;
    const isRetried = outcome.type === 'failed' && outcome.reason === 'crashed' && retries > 0;
    if (isRetried) await this.#run(wish, search, retries - 1);
    else this.#settle(wish, outcome);
  }

  #report(wish: AnalysisWish, report: Analysis): void {
    const analysis = this.#kept.add(wish.request.position, report);
    if (this.#store.getState().analysis !== analysis) this.#set({ analysis, isLoading: false });
    if (this.#search === undefined || !isEnough(report, wish)) return;
    this.#end();
    this.#set(RESTING);
  }

  /** If another search interrupted it, the request is considered again after the next change. */
  #settle(wish: AnalysisWish, outcome: AnalysisOutcome): void {
    this.#search = undefined;
    if (outcome.type === 'finished') this.#report(wish, outcome.analysis);
    else if (outcome.type !== 'failed') this.#wish = undefined;
    this.#set({ ...RESTING, hasFailed: outcome.type === 'failed' });
  }
}

/**
 * Analyzes while the position is visible: pauses during moves, behind a hidden page, and while the engine is needed elsewhere.
 */
export const followAnalysisWishes = (context: PlayContext): void => {
  const analyst = new Analyst(context);
  const { match, app, settings, study, online } = context.stores;
  for (const store of [match, app, settings, study, online]) store.subscribe(() => analyst.consider());
};
