import type { SearchMethod, SearchResult } from '../../engine/searchRequest.ts';
import { isMatchOver, isRemote, type Match, positionOf } from '../../game/match.ts';
import type { Rules } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import { CONNECT4_SCORES } from '../../opponents/connect4/reply.ts';
import { hintMethod } from '../../opponents/opponents.ts';
import type { SquareScore } from '../../store/matchStore.ts';
import { selectHasScores, selectIsPersonsTurn, selectIsWatching } from '../../store/selectors.ts';
import type { PlayContext } from '../context.ts';
import { meansOf, type Thinker } from '../thinker.ts';

/** How far behind the best move one still counts as good: in discs, or while no win is sure, in parts of a win. */
const GOOD = { discs: 2, estimate: 0.02 } as const;

/** Advice from the engine about the possible moves. */
export interface Adviser {
  /** Shows good moves the first time, the best one the second time. */
  hint(): void;
  /** Looks for the outlook of every move if it is to be shown and is not known yet. */
  consider(): void;
  toggleScores(): void;
}

/** What to ask the engine about a match. */
interface Question {
  readonly match: Match;
  readonly method: SearchMethod;
}

/** Every move that was scored, the advised one first. */
export const scoresOf = ({ square, score, exact, moves = [] }: SearchResult): readonly SquareScore[] => {
  const advised = moves.find(move => move.square === square) ?? { square, score, exact };
  return [advised, ...moves.filter(move => move.square !== square)];
};

/** In Connect Four any proved win is good beside another, however late it comes. */
const leastGood = (rules: Rules, { score, exact }: SquareScore): number => {
  if (rules !== 'connect4') return score - GOOD.discs;
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

export const createAdviser = (context: PlayContext, thinker: Thinker): Adviser => {
  const { stores } = context;
  const state = () => stores.match.getState();

  const ask = (
    thinking: 'hint' | 'scores',
    { match, method }: Question,
    tell: (scores: readonly SquareScore[]) => void,
  ): void => thinker.ask({ match, method, thinking, found: result => tell(scoresOf(result)) });

  const quickly = (match: Match): Question => ({
    match,
    method: hintMethod(positionOf(match), meansOf(context)),
  });

  /** Shows at once what is found quickly, and later what takes longer to prove. */
  const tellScores = (question: Question): void =>
    ask('scores', question, scores => {
      stores.match.setState({ thinking: 'idle', scores });
      const isProved = scores.every(({ exact }) => exact);
      if (!isProved && question.method !== CONNECT4_SCORES)
        tellScores({ match: question.match, method: CONNECT4_SCORES });
    });

  const consider = (): void => {
    const { match, showsScores, scores, thinking } = state();
    if (match === undefined || isRemote(match)) return;
    if (!showsScores || scores !== undefined || thinking !== 'idle') return;
    const isWanted = selectIsPersonsTurn(state()) || (selectIsWatching(state()) && state().paused);
    if (selectHasScores(state()) && !isMatchOver(match) && isWanted) tellScores(quickly(match));
  };

  const showGood = (match: Match, scores: readonly SquareScore[]): void =>
    stores.match.setState({
      hint: { good: goodSquares(positionOf(match).rules, scores), best: undefined, scores },
    });

  /** Looks for good moves, unless the outlook of all moves is known already. */
  const beginHint = (match: Match): void => {
    const { scores } = state();
    if (scores !== undefined) {
      showGood(match, scores);
      return;
    }
    ask('hint', quickly(match), found => {
      thinker.become('idle');
      showGood(match, found);
      consider();
    });
  };

  return {
    consider,
    hint: () => {
      const { match, hint, thinking } = state();
      if (match === undefined || isRemote(match)) return;
      if (!selectIsPersonsTurn(state()) || thinking === 'hint') return;
      if (hint === undefined) beginHint(match);
      else stores.match.setState({ hint: { ...hint, best: hint.scores[0]?.square } });
    },
    toggleScores: () => {
      const showsScores = !state().showsScores;
      stores.match.setState({ showsScores, ...(showsScores ? {} : { scores: undefined }) });
      if (!showsScores && state().thinking === 'scores') thinker.stop();
      consider();
    },
  };
};
