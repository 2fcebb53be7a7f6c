import { judge, type Match, type MoveRequest, type Refusal } from '../game/match.ts';
import type { MatchStore } from '../store/matchStore.ts';

/** Writes the match: every seat, here or elsewhere, plays by submitting a request. */
export interface Referee {
  /** Returns why the request was refused, or undefined if it was accepted. */
  submit(request: MoveRequest): Refusal | undefined;
  /** Puts another state on the board: a new match, or this one after an undo or redo. */
  place(match: Match): void;
}

export const localReferee = (
  store: MatchStore,
  onChange: (before: Match | undefined, after: Match) => void,
): Referee => {
  const place = (match: Match): void => {
    const before = store.getState().match;
    store.setState({
      match,
      hint: undefined,
      scores: undefined,
      refused: undefined,
      passCard: undefined,
      result: 'none',
      // A question about a match is dropped with the match.
      ...(before?.id !== match.id && { asksNewGame: false }),
    });
    onChange(before, match);
  };
  return {
    place,
    submit: request => {
      const { match } = store.getState();
      if (match === undefined) return 'stale';
      const verdict = judge(match, request);
      if (verdict.type === 'refused') return verdict.refusal;
      place(verdict.match);
      return undefined;
    },
  };
};
