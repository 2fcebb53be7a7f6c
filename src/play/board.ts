import { isMatchOver, judgeMove, type Match, type MoveRequest, type Refusal } from '../game/match.ts';
import type { Square } from '../game/square.ts';
import { BEAT } from '../look/motion.ts';
import { NO_EXERCISE } from '../store/exerciseStore.ts';
import { together } from '../store/following.ts';
import { boardOnScreen, selectIsPersonsTurn } from '../store/selectors.ts';
import { NO_STUDY } from '../store/studyStore.ts';
import { Timers } from './clock.ts';
import type { PlayContext } from './context.ts';
import type { Pace } from './pace.ts';
import type { Thinker } from './thinker.ts';

interface BoardParts {
  readonly context: PlayContext;
  readonly thinker: Thinker;
  readonly pace: Pace;
  /** `placed` is called after a match, or another state of it, was put on the board. */
  readonly games: {
    readonly current: { placed?(match: Match, isPlayed: boolean): void; left?(): void };
  };
}

/** Puts matches on the board; nothing else does. */
export class MatchBoard {
  readonly #parts: BoardParts;
  readonly #refusals: Timers;

  constructor(parts: BoardParts) {
    this.#parts = parts;
    this.#refusals = new Timers(parts.context.clock);
  }

  get match(): Match | undefined {
    return this.#parts.context.stores.match.getState().match;
  }

  /** Opens the board screen with a match. If `isKept`, other tabs are locked out of it. */
  open(match: Match, isKept: boolean): void {
    together(() => this.#open(match, isKept));
  }

  #open(match: Match, isKept: boolean): void {
    const { context, thinker, games } = this.#parts;
    if (this.match?.id !== match.id) games.current.left?.();
    const { app, match: store, study, exercise } = context.stores;
    thinker.stop();
    if (study.getState().study?.id !== match.id) study.setState(NO_STUDY);
    if (exercise.getState().matchId !== match.id) exercise.setState(NO_EXERCISE);
    holdMatch(context, isKept ? match.id : undefined);
    store.setState({ paused: false, asksNewGame: false });
    const elsewhere = { draft: undefined, preview: undefined, pointer: undefined };
    app.setState({ screen: 'board', ...boardOnScreen(match.setup), ...elsewhere });
    this.place(match);
  }

  /** Puts another state of the match on the board, or another match. */
  place(match: Match): void {
    const { context, pace, games } = this.#parts;
    const state = context.stores.match.getState();
    const before = state.match;
    const waits = before?.id === match.id && !selectIsPersonsTurn(state) && !isMatchOver(match);
    const change = pace.plan(match);
    context.stores.match.setState({
      match,
      inMotion: change.inMotion,
      hint: undefined,
      refused: undefined,
      // A premove is judged when its turn comes; a move waiting for confirmation is dropped.
      intended: waits ? state.intended : undefined,
      passCard: undefined,
      result: 'none',
      counted: undefined,
      // The new-game question belongs to the match that was on the board.
      ...(before?.id !== match.id && { asksNewGame: false }),
    });
    pace.turned(change);
    games.current.placed?.(match, change.isPlayed);
  }

  /** Checks a request against the rules; if it is legal, puts the match on the board with the move. */
  submit(request: MoveRequest): Refusal | undefined {
    if (this.match === undefined) return 'stale';
    const verdict = judgeMove(this.match, request);
    if (verdict.type === 'refused') return verdict.refusal;
    this.place(verdict.match);
    return undefined;
  }

  /** Shows briefly why a square cannot be played. */
  refuse(square: Square, refusal: Refusal): void {
    const { match } = this.#parts.context.stores;
    match.setState({ refused: { square, refusal } });
    this.#refusals.clear();
    this.#refusals.after(BEAT.refusalWords, () => match.setState({ refused: undefined }));
  }
}

/** Locks this match for this tab and releases the previous one. */
export const holdMatch = ({ tab, locks }: PlayContext, id: string | undefined): void => {
  tab.matchId = id;
  tab.exercise = undefined;
  if (id === undefined) locks.release();
  else void locks.acquire(id);
};
