import type { SearchResult } from '../../engine/searchRequest.ts';
import { isMatchOver, type Match, positionOf } from '../../game/match.ts';
import { RULES, type Rules } from '../../game/rules.ts';
import type { Square } from '../../game/square.ts';
import { hintMilliseconds } from '../../opponents/opponents.ts';
import type { SquareScore } from '../../store/matchStore.ts';
import { selectIsPersonsTurn } from '../../store/selectors.ts';
import { selectAnalysis } from '../../store/study/analyses.ts';
import type { PositionAnalysis, StudyState } from '../../store/studyStore.ts';
import { Timers } from '../clock.ts';
import type { PlayContext } from '../context.ts';
import type { Thinker } from '../thinker.ts';

/** How far behind the best move a good move may be: in discs, or in winning chance while no win is certain. */
const GOOD = { discs: 2, estimate: 0.02 } as const;

/** All scored moves, the recommended one first. */
export const scoresOf = ({ square, score, exact, moves = [] }: SearchResult): readonly SquareScore[] => {
  const advised = moves.find(move => move.square === square) ?? { square, score, exact };
  return [advised, ...moves.filter(move => move.square !== square)];
};

/** In Connect Four every proved win counts as good, however late it comes. */
const leastGood = (rules: Rules, { score, exact }: SquareScore): number => {
  if (!RULES[rules].hasOutlook) return score - GOOD.discs;
  return exact && score > 0 ? 1 : score - GOOD.estimate;
};

/** Squares about as good as the best; never all of them, unless all are equal. */
export const goodSquares = (rules: Rules, scores: readonly SquareScore[]): readonly Square[] => {
  const [worst, ...rest] = [...scores].sort((a, b) => a.score - b.score);
  const best = rest.at(-1) ?? worst;
  if (worst === undefined || best === undefined) return [];
  const least = leastGood(rules, best);
  return scores
    .filter(({ score }) => score >= least && (score > worst.score || score === best.score))
    .map(({ square }) => square);
};

/** Hints, taken from the same analysis as the values of the moves. */
export class Adviser {
  readonly #context: PlayContext;
  readonly #thinker: Thinker;
  readonly #timers: Timers;
  /** Whether the person has waited long enough: then the result so far is used. */
  #isDue = false;

  constructor(context: PlayContext, thinker: Thinker) {
    this.#context = context;
    this.#thinker = thinker;
    this.#timers = new Timers(context.clock);
    context.stores.study.subscribe((after, before) => this.#follow(after, before));
  }

  /** Shows good moves the first time, the best one the second time. */
  hint(): void {
    const { match, hint, thinking } = this.#state;
    if (match === undefined || !selectIsPersonsTurn(this.#state) || thinking === 'hint') return;
    if (hint === undefined) this.#ask(match);
    else this.#showBest(match, hint.scores);
  }

  get #store() {
    return this.#context.stores.match;
  }

  get #state() {
    return this.#store.getState();
  }

  /** The analysis of the position on the board so far. */
  get #known(): PositionAnalysis | undefined {
    return selectAnalysis(this.#state, { ...this.#context.stores.study.getState(), asksThreat: false });
  }

  #ask(match: Match): void {
    if (isMatchOver(match)) return;
    const known = this.#known?.analysis;
    this.#isDue = known !== undefined && known.milliseconds >= hintMilliseconds(positionOf(match));
    this.#thinker.stop();
    if (this.#isDue || known?.exact === true) {
      this.#show(match);
      return;
    }
    this.#startWaiting(match);
    this.#thinker.become('hint');
  }

  #startWaiting(match: Match): void {
    this.#timers.clear();
    this.#timers.after(hintMilliseconds(positionOf(match)), () => {
      this.#isDue = true;
      this.#consider();
    });
  }

  #follow(after: StudyState, before: StudyState): void {
    const { match, thinking, loading } = this.#state;
    if (thinking !== 'hint' || match === undefined) return;
    if (loading !== after.isLoading) this.#store.setState({ loading: after.isLoading });
    if (before.isLoading && !after.isLoading) this.#startWaiting(match);
    if (after.hasFailed) this.#thinker.become('failed');
    else this.#consider();
  }

  /** Shows the result once it is good enough or will not improve. */
  #consider(): void {
    const { match, thinking } = this.#state;
    const known = this.#known?.analysis;
    if (match === undefined || thinking !== 'hint' || known === undefined) return;
    if (!this.#isDue && !known.exact) return;
    this.#thinker.become('idle');
    this.#show(match);
  }

  #show(match: Match): void {
    this.#timers.clear();
    const scores = this.#known?.analysis.moves ?? [];
    const good = goodSquares(positionOf(match).rules, scores);
    this.#store.setState({ hint: { good, best: undefined, scores } });
  }

  /** Uses the latest values, which may be better than those of the first hint. */
  #showBest(match: Match, before: readonly SquareScore[]): void {
    const scores = this.#known?.analysis.moves ?? before;
    const good = goodSquares(positionOf(match).rules, scores);
    this.#store.setState({ hint: { good, best: scores[0]?.square, scores } });
  }
}
