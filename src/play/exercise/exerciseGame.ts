import { isMatchOver, judgeMove, type MoveRequest, positionOf, type Refusal } from '../../game/match.ts';
import type { Position } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import type { Transcript } from '../../game/transcript.ts';
import { BEAT } from '../../look/motion.ts';
import {
  type Exercise,
  type ExerciseStage,
  type ExerciseState,
  isDone,
  NO_EXERCISE,
} from '../../store/exerciseStore.ts';
import type { ExerciseCall } from '../../store/kept/exerciseCall.ts';
import {
  judgeAt,
  NEEDS_ENGINE,
  type Question,
  type Solution,
  solutionOf,
  stepAfter,
  type Verdict,
  verdictOn,
} from '../../study/exercises/exercise.ts';
import type { Game, GameParts } from '../game.ts';
import { Examiner } from './examiner.ts';
import {
  afterWrongMove,
  answeredIn,
  exercisePosition,
  isPersonToMove,
  matchIn,
  questionIn,
} from './exerciseMatch.ts';
import { followDemonstrations } from './shownLine.ts';

/** Callbacks of an exercise, all optional. */
export interface ExerciseRun {
  /**
   * Called once, with the first result: a wrong move, a request for the solution, or the last correct move. Returns a note to
   * show.
   */
  readonly tried?: (isRight: boolean) => ExerciseState['note'];
  /** Called once, when the exercise is solved or its solution is shown. */
  readonly done?: () => void;
  /** Starts the next exercise. Without it there is no button for that. */
  readonly next?: () => void;
  /** Set if `next` begins a game. */
  readonly beginsGame?: true;
  /** How to reopen the exercise after a reload; without it a reload leaves it. */
  readonly again?: ExerciseCall;
  /** Where to go on leaving; default: the place it was opened from. */
  readonly leave?: () => void;
}

/** An exercise on the board: a position, a question and the verdict on the answer. */
export class ExerciseGame implements Game {
  readonly #parts: GameParts;
  readonly #examiner: Examiner;
  #run: ExerciseRun = {};
  #hasTried = false;
  #count = 0;

  constructor(parts: GameParts) {
    this.#parts = parts;
    this.#examiner = new Examiner(parts.context);
    followDemonstrations(parts, (exercise, transcript) => this.#show(exercise, transcript));
    this.#store.subscribe((after, before) => {
      if (after.exercise === undefined && before.exercise !== undefined) this.#examiner.stop();
    });
  }

  start(exercise: Exercise, run: ExerciseRun): void {
    this.#run = run;
    this.#hasTried = false;
    const matchId = `exercise-${++this.#count}`;
    const { given: asked } = exercise;
    const { next, beginsGame = false } = run;
    const hasNext = next !== undefined;
    this.#store.setState({ ...NO_EXERCISE, exercise, matchId, asked, hasNext, beginsGame });
    this.#parts.board.open(matchIn(exercise, { id: matchId, transcript: asked, isAsked: true }), false);
    this.#parts.context.tab.exercise = run.again;
    this.#examiner.stop();
    if (exercise.shows === undefined) this.#ask();
    else this.#tell(exercise.shows);
  }

  submit(request: MoveRequest): Refusal | undefined {
    const { match } = this.#parts.board;
    const { exercise, stage, asked } = this.#state;
    if (match === undefined || exercise === undefined) return 'stale';
    if (stage.type === 'wrong' && exercise.teaches === true && request.type === 'play') {
      this.tryAgain();
      return this.submit({ ...request, ply: asked.length, color: exercise.color });
    }
    if (stage.type !== 'asked' || request.type === 'pass') return 'notYourTurn';
    const verdict = judgeMove(match, request);
    if (verdict.type === 'refused') return verdict.refusal;
    this.#become({ type: 'judging', move: request.square });
    this.#show(exercise, verdict.match.transcript);
    this.#judge(request.square);
    return undefined;
  }

  tryAgain(): void {
    const { stage } = this.#state;
    if (stage.type !== 'wrong' && stage.type !== 'failed') return;
    this.#become({ type: 'asked' });
    this.#putBack();
  }

  showSolution(): void {
    const { exercise, stage, asked } = this.#state;
    if (exercise === undefined || !['asked', 'wrong', 'failed'].includes(stage.type)) return;
    this.#try(false);
    this.#become({ type: 'judging', move: undefined });
    this.#show(exercise, asked);
    this.#find(question => this.#tell(solutionOf(question)));
  }

  undo(): void {
    this.tryAgain();
  }

  next(): void {
    if (isDone(this.#state)) this.#run.next?.();
  }

  /** Leaves by the exercise's own way, or else by `otherwise`. */
  leave(otherwise: () => void): void {
    (this.#run.leave ?? otherwise)();
  }

  canOfferNext(): boolean {
    return false;
  }

  #tell(solution: Solution): void {
    this.#become({ type: 'shown', solution });
    this.#run.done?.();
  }

  get #store() {
    return this.#parts.context.stores.exercise;
  }

  get #state(): ExerciseState {
    return this.#store.getState();
  }

  #become(stage: ExerciseStage): void {
    this.#store.setState({ stage });
  }

  #try(isRight: boolean): void {
    if (this.#hasTried) return;
    this.#hasTried = true;
    this.#store.setState({ note: this.#run.tried?.(isRight) ?? undefined });
  }

  #show(exercise: Exercise, transcript: Transcript, isAsked = false): void {
    this.#parts.board.place(matchIn(exercise, { id: this.#state.matchId ?? '', transcript, isAsked }));
  }

  /** Restores the position of the question. */
  #putBack(): void {
    const { exercise, asked } = this.#state;
    if (exercise === undefined) return;
    this.#show(exercise, asked, true);
    if (this.#examiner.known === undefined) this.#ask();
  }

  #ask(): void {
    const { exercise, rightMoves, asked } = this.#state;
    if (exercise === undefined) return;
    const judge = judgeAt(exercise, rightMoves);
    if (NEEDS_ENGINE[judge.type] === 'never') this.#examiner.stop();
    else this.#examiner.look(exercisePosition(exercise, asked));
  }

  /** Calls `found` with the position and its analysis, unless the board has changed meanwhile. */
  #find(found: (question: Question) => void): void {
    const { exercise, rightMoves, stage, matchId } = this.#state;
    if (exercise === undefined) return;
    const need = NEEDS_ENGINE[judgeAt(exercise, rightMoves).type];
    if (need === 'never') {
      found(questionIn(exercise, this.#state, undefined));
      return;
    }
    this.#examiner.whenKnown(analysis => {
      if (this.#state.stage !== stage || this.#state.matchId !== matchId) return;
      if (analysis === undefined && need === 'always')
        this.#become({ type: 'failed', move: stage.type === 'judging' ? stage.move : undefined });
      else found(questionIn(exercise, this.#state, analysis));
    });
  }

  #judge(move: Square): void {
    const { exercise, rightMoves } = this.#state;
    if (exercise === undefined) return;
    const known = verdictOn(questionIn(exercise, this.#state, this.#examiner.known), move);
    const isKnown = NEEDS_ENGINE[judgeAt(exercise, rightMoves).type] !== 'always' && known.isRight;
    if (isKnown) this.#settle(known);
    else this.#find(question => this.#settle(verdictOn(question, move)));
  }

  #settle(verdict: Verdict): void {
    if (verdict.isRight) this.#goOn(verdict);
    else {
      this.#try(false);
      this.#become({ type: 'wrong', verdict });
      const { stage } = this.#state;
      const putBack = (): void => void (this.#state.stage === stage && this.#putBack());
      this.#reply(verdict.reply[0], () => afterWrongMove(this.#parts, this.#state.exercise, putBack));
    }
  }

  /** After a correct move: asks for the next one, or ends the exercise. */
  #goOn(verdict: Verdict): void {
    const { exercise, rightMoves } = this.#state;
    const { match } = this.#parts.board;
    if (exercise === undefined || match === undefined) return;
    const step = isMatchOver(match) ? undefined : stepAfter(exercise, rightMoves + 1);
    if (step === undefined) this.#finish(verdict);
    else {
      this.#become({ type: 'replying', verdict });
      this.#answer(step.reply === 'engine' ? verdict.reply[0] : step.reply);
    }
  }

  #finish(verdict: Verdict): void {
    this.#try(true);
    this.#become({ type: 'right', verdict });
    this.#run.done?.();
  }

  /** Plays for the other side until the person is to move again. */
  #answer(reply: Square | undefined): void {
    const { exercise, stage } = this.#state;
    const { match } = this.#parts.board;
    if (exercise === undefined || match === undefined || stage.type !== 'replying') return;
    if (isMatchOver(match)) this.#finish(stage.verdict);
    else if (positionOf(match).turn === exercise.color) this.#askAgain(exercise, match.transcript);
    else if (reply !== undefined) this.#reply(reply, () => this.#answer(undefined));
    else this.#findReply(positionOf(match), stage.verdict);
  }

  #findReply(position: Position, verdict: Verdict): void {
    this.#examiner.look(position);
    this.#examiner.whenKnown(analysis => {
      const best = analysis?.moves[0]?.square;
      if (best === undefined) this.#finish(verdict);
      else this.#reply(best, () => this.#answer(undefined));
    });
  }

  #askAgain(exercise: Exercise, asked: Transcript): void {
    const rightMoves = this.#state.rightMoves + 1;
    this.#store.setState({ rightMoves, asked, stage: { type: 'asked' } });
    // Clears the replay first: otherwise the reply would count as already shown while its discs still flip.
    if (this.#parts.board.match?.replayed === true) this.#show(exercise, asked, true);
    this.#ask();
  }

  /** Shows a move of the other side, if it has one, after a beat. */
  #reply(square: Square | undefined, then: () => void): void {
    const { context, pace } = this.#parts;
    const { stage } = this.#state;
    pace.whenReplyMayLand({ asked: context.clock.now(), beat: BEAT.afterAsking }, () => {
      const { match } = this.#parts.board;
      const { exercise } = this.#state;
      if (this.#state.stage !== stage || match === undefined || exercise === undefined) return;
      const next = square === undefined ? undefined : answeredIn(exercise, match, square);
      const isAsked = stage.type === 'replying' && next !== undefined && isPersonToMove(exercise, next);
      if (next !== undefined) this.#show(exercise, next.transcript, isAsked);
      then();
    });
  }
}
