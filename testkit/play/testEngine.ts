import { type AnalysisRequest, planAnalysis } from '../../src/engine/analysis.ts';
import type { EngineState } from '../../src/engine/engineClient.ts';
import type {
  AnalysisListener,
  AnalysisOutcome,
  SearchListener,
  SearchOutcome,
} from '../../src/engine/outcomes.ts';
import type { SearchRequest, SearchResult } from '../../src/engine/searchRequest.ts';
import { legalMoves } from '../../src/game/position.ts';
import { recordOf } from '../../src/game/record.ts';
import { makeSquare, parseSquare, type Square, type SquareName } from '../../src/game/square.ts';

interface AnalysisFacts {
  readonly depth: number;
  readonly exact: boolean;
  readonly milliseconds: number;
  readonly principalVariation: readonly Square[];
}

/** The engine's report on an analysis. */
const analysisResult = (
  scores: Partial<Record<SquareName, number>>,
  { depth = 8, exact = false, milliseconds = 100, ...line }: Partial<AnalysisFacts>,
): SearchResult => {
  const moves = Object.entries(scores).map(([name, score]) => ({
    square: parseSquare(name as SquareName),
    score,
    exact,
  }));
  const analyzed = moves.map(move => ({ ...move, depth, certainty: exact ? 100 : 73, line: [move.square] }));
  const [best] = moves;
  if (best === undefined) throw new Error('An analysis without moves.');
  return { ...best, ...line, depth, evaluations: 1, nodes: 1000, milliseconds, moves, analyzed };
};

/** An engine that answers when the test lets it. */
export class TestEngine {
  state: EngineState = { type: 'ready' };
  stops = 0;
  readonly #listeners = new Set<(state: EngineState) => void>();
  readonly asked: {
    request: SearchRequest;
    listener: SearchListener;
    answer: (outcome: SearchOutcome) => void;
  }[] = [];

  search(request: SearchRequest, listener: SearchListener = {}): Promise<SearchOutcome> {
    return new Promise(answer => this.asked.push({ request, listener, answer }));
  }
  /** Resolves when `settle` answers its search. */
  async analyze(request: AnalysisRequest, listener: AnalysisListener = {}): Promise<AnalysisOutcome> {
    const plan = planAnalysis(request);
    const onProgress = (result: SearchResult): void => listener.onReport?.(plan.read(result));
    const outcome = await this.search(plan.request, { ...listener, onProgress });
    return outcome.type === 'finished' ? { type: 'finished', analysis: plan.read(outcome.result) } : outcome;
  }
  stop(): void {
    this.stops++;
    this.asked.shift()?.answer({ type: 'stopped' });
  }
  subscribe(listener: (state: EngineState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Answers the oldest search. A failure becomes the engine's state; after a crash the engine restarts. */
  async settle(outcome: SearchOutcome): Promise<void> {
    this.asked.shift()?.answer(outcome);
    if (outcome.type === 'failed') this.#become(outcome);
    if (outcome.type === 'failed' && outcome.reason === 'crashed') this.#become({ type: 'ready' });
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  }

  /** Reports the oldest analysis: moves with their scores, the best one first. */
  report(scores: Partial<Record<SquareName, number>>, facts: Partial<AnalysisFacts> = {}): void {
    this.asked[0]?.listener.onProgress?.(analysisResult(scores, facts));
  }

  /** Ends the oldest analysis with this report. */
  finish(scores: Partial<Record<SquareName, number>>, facts: Partial<AnalysisFacts> = {}): Promise<void> {
    return this.settle({ type: 'finished', result: analysisResult(scores, facts) });
  }

  #become(state: EngineState): void {
    this.state = state;
    for (const listener of this.#listeners) listener(state);
  }

  /** Answers the oldest search with the named move (or the first legal one) and with equally good moves. */
  answer(name = this.#firstLegal(), equals: readonly SquareName[] = []): Promise<void> {
    if (name === undefined) return this.settle({ type: 'stopped' });
    return this.finish(
      recordOf([name, ...equals], () => 0),
      { depth: 1, milliseconds: 1 },
    );
  }

  #firstLegal(): SquareName | undefined {
    const position = this.asked[0]?.request.position;
    const first = position && legalMoves(position).first();
    return first === undefined ? undefined : makeSquare(first);
  }
}
