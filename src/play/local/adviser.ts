import type { SearchResult } from '../../engine/searchRequest.ts';
import { isMatchOver, type Match, positionOf } from '../../game/match.ts';
import { RULES, type Rules } from '../../game/rules.ts';
import type { Square } from '../../game/square.ts';
import { CONNECT4_SCORES } from '../../opponents/connect4/reply.ts';
import { hintMethod } from '../../opponents/opponents.ts';
import type { SquareScore } from '../../store/matchStore.ts';
import { selectHasScores, selectIsPersonsTurn, selectIsWatching } from '../../store/selectors.ts';
import type { PlayContext } from '../context.ts';
import { meansOf, type Thinker, type ThinkerSearch } from '../thinker.ts';

/** How far behind the best move one still counts as good: in discs, or while no win is sure, in parts of a win. */
const GOOD = { discs: 2, estimate: 0.02 } as const;

type ScoreSearch = Pick<ThinkerSearch, 'match' | 'method'>;

/** Every move that was scored, the advised one first. */
export const scoresOf = ({ square, score, exact, moves = [] }: SearchResult): readonly SquareScore[] => {
  const advised = moves.find(move => move.square === square) ?? { square, score, exact };
  return [advised, ...moves.filter(move => move.square !== square)];
};

/** In Connect Four any proved win is good beside another, however late it comes. */
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

/** Advice from the engine about the possible moves. */
export class Adviser {
  readonly #context: PlayContext;
  readonly #thinker: Thinker;

  constructor(context: PlayContext, thinker: Thinker) {
    this.#context = context;
    this.#thinker = thinker;
  }

  /** Shows good moves the first time, the best one the second time. */
  hint(): void {
    const { match, hint, thinking } = this.#state;
    if (match === undefined || !selectIsPersonsTurn(this.#state) || thinking === 'hint') return;
    if (hint === undefined) this.#beginHint(match);
    else this.#store.setState({ hint: { ...hint, best: hint.scores[0]?.square } });
  }

  toggleScores(): void {
    const showsScores = !this.#state.showsScores;
    this.#store.setState({ showsScores, ...(showsScores ? {} : { scores: undefined }) });
    if (!showsScores && this.#state.thinking === 'scores') this.#thinker.stop();
    this.consider();
  }

  /** Looks for the outlook of every move if it is to be shown and is not known yet. */
  consider(): void {
    const { match, showsScores, scores, thinking, paused } = this.#state;
    if (match === undefined || isMatchOver(match) || !selectHasScores(this.#state)) return;
    if (!showsScores || scores !== undefined || thinking !== 'idle') return;
    const isWanted = selectIsPersonsTurn(this.#state) || (selectIsWatching(this.#state) && paused);
    if (isWanted) this.#findScores(this.#quick(match));
  }

  get #store() {
    return this.#context.stores.match;
  }

  get #state() {
    return this.#store.getState();
  }

  #quick(match: Match): ScoreSearch {
    return { match, method: hintMethod(positionOf(match), meansOf(this.#context)) };
  }

  #ask(
    thinking: 'hint' | 'scores',
    { match, method }: ScoreSearch,
    found: (scores: readonly SquareScore[]) => void,
  ): void {
    this.#thinker.ask({ match, method, thinking, found: result => found(scoresOf(result)) });
  }

  /** Shows at once what is found quickly, and later what takes longer to prove. */
  #findScores(search: ScoreSearch): void {
    this.#ask('scores', search, scores => {
      this.#store.setState({ thinking: 'idle', scores });
      const isProved = scores.every(({ exact }) => exact);
      if (!isProved && search.method !== CONNECT4_SCORES)
        this.#findScores({ match: search.match, method: CONNECT4_SCORES });
    });
  }

  /** Looks for good moves, unless the outlook of all moves is known already. */
  #beginHint(match: Match): void {
    const { scores } = this.#state;
    if (scores !== undefined) {
      this.#showGood(match, scores);
      return;
    }
    this.#ask('hint', this.#quick(match), found => {
      this.#thinker.become('idle');
      this.#showGood(match, found);
      this.consider();
    });
  }

  #showGood(match: Match, scores: readonly SquareScore[]): void {
    const good = goodSquares(positionOf(match).rules, scores);
    this.#store.setState({ hint: { good, best: undefined, scores } });
  }
}
