import { duelOf, resultFor } from '../../game/duel.ts';
import { givenPliesOf } from '../../game/games.ts';
import { isMatchOver, type Match, type MoveRequest, type Refusal, redo, undo } from '../../game/match.ts';
import type { Seats } from '../../game/seat.ts';
import type { Step } from '../../opponents/strength.ts';
import { refitted } from '../../store/seating.ts';
import {
  selectCanRedo,
  selectCanUndo,
  selectIsOver,
  selectIsUnderWay,
  selectIsWatching,
} from '../../store/selectors.ts';
import type { Settings } from '../../store/settingsStore.ts';
import type { PlayContext } from '../context.ts';
import type { Game, GameParts } from '../game.ts';
import { notify } from '../notices.ts';
import { Adviser } from './adviser.ts';
import { Coach } from './coach.ts';
import { Computer } from './computer.ts';
import { learnFit } from './fitLearning.ts';
import { type MatchPlan, newMatch, planOf, rematchOf, steppedPlan, steppedSettings } from './matchPlan.ts';
import { SavedGames } from './savedGames.ts';
import { XotOpening } from './xotOpening.ts';

/** Whether the match had the usual start and the plain rules: computers never pass freely. */
const isOrdinary = ({ setup, given }: Match): boolean =>
  !setup.freePassing && setup.start === undefined && given === givenPliesOf(setup.game);

/** Counts a finished match if a person played a computer on equal terms and without the coach. */
const countResult = ({ kept: { records }, stores }: PlayContext, match: Match): void => {
  const duel = duelOf(match);
  const { coach } = stores.settings.getState();
  if (duel === undefined || coach || !isMatchOver(match) || !isOrdinary(match)) return;
  records.count({ id: match.id, rival: duel.rival, result: resultFor(match, duel.own) });
};

/** A match whose players, people or computers, are all at this machine. */
export class LocalGame implements Game {
  readonly savedGames: SavedGames;
  readonly #parts: GameParts;
  readonly #opening: XotOpening;
  readonly #computer: Computer;
  readonly #adviser: Adviser;
  readonly #coach: Coach;

  constructor(parts: GameParts) {
    this.#parts = parts;
    this.savedGames = new SavedGames(parts.context);
    this.#opening = new XotOpening(parts.context);
    this.#computer = new Computer(parts);
    this.#adviser = new Adviser(parts.context, parts.thinker);
    this.#coach = new Coach(parts);
  }

  /** Starts a match with the settings. */
  start(settings: Settings): void {
    this.begin(newMatch(planOf(settings, this.#context.random), this.#context.random));
  }

  /** Begins a match without moves. */
  begin(match: Match): void {
    this.#begin(match, before => this.savedGames.leave(before));
  }

  /** Opens a match that already has moves. */
  open(match: Match): void {
    this.#parts.board.open(match, true);
  }

  submit(request: MoveRequest): Refusal | undefined {
    return this.#parts.board.submit(request);
  }

  undo(): void {
    if (selectCanUndo(this.#state)) this.#travel(undo);
  }

  redo(): void {
    if (selectCanRedo(this.#state)) this.#travel(redo);
  }

  newGame(): void {
    if (selectIsUnderWay(this.#state)) this.#store.setState({ asksNewGame: true });
    else this.confirmNewGame();
  }

  confirmNewGame(): void {
    this.#store.setState({ asksNewGame: false });
    const { settings } = this.#context.stores;
    this.#replaceWith(this.#state.match ?? planOf(settings.getState(), this.#context.random));
  }

  rematch(): void {
    const { match } = this.#state;
    if (match !== undefined) this.#replaceWith(rematchOf(match));
  }

  stepOpponent(step: Step): void {
    const { match } = this.#state;
    const rival = match && duelOf(match)?.rival;
    const plan = match && steppedPlan(match, step);
    if (rival === undefined || plan === undefined) return;
    this.#context.stores.settings.setState(now => steppedSettings(now, rival, step));
    this.#replaceWith(plan);
  }

  changeSeats(seats: Seats): void {
    const { match } = this.#state;
    if (match === undefined) return;
    this.#parts.thinker.stop();
    this.#store.setState({ paused: false });
    this.#parts.board.place({ ...match, seats });
  }

  canOfferNext(): boolean {
    return selectIsOver(this.#state);
  }

  hint(): void {
    this.#adviser.hint();
  }

  pause(): void {
    if (!selectIsWatching(this.#state)) return;
    this.#parts.thinker.stop();
    this.#store.setState({ paused: true });
  }

  resume(): void {
    if (!selectIsWatching(this.#state)) return;
    this.#store.setState({ paused: false });
    this.#computer.consider();
  }

  step(): void {
    this.#computer.step();
  }

  retry(): void {
    this.#computer.consider();
  }

  placed(match: Match, isPlayed: boolean): void {
    if (!this.#context.kept.matches.save(match)) notify(this.#context.stores.app, 'storageFull');
    if (isPlayed) {
      countResult(this.#context, match);
      learnFit(this.#context.stores, match);
    }
    this.#coach.follow(match);
    if (isPlayed) this.#coach.watch(match, () => this.#computer.consider());
    else this.#computer.consider();
  }

  /** A game between two computers halts while the page is hidden. */
  shown(): void {
    if (selectIsWatching(this.#state) && this.#state.thinking === 'idle') this.#computer.consider();
  }

  get #context() {
    return this.#parts.context;
  }

  get #store() {
    return this.#context.stores.match;
  }

  get #state() {
    return this.#store.getState();
  }

  /** Opens a new match; `leave` is called for the previous one. */
  #begin(fresh: Match, leave: (before: Match) => void): void {
    this.#opening.begin(fresh, match => {
      const before = this.#state.match;
      if (before !== undefined) leave(before);
      this.open(match);
    });
  }

  #replaceWith(plan: MatchPlan): void {
    const { settings } = this.#context.stores;
    const seats = refitted(plan.seats, settings.getState());
    const match = newMatch({ ...plan, seats }, this.#context.random);
    this.#begin(match, before => this.savedGames.replace(before));
  }

  #travel(step: (match: Match) => Match): void {
    const { match } = this.#state;
    if (match === undefined) return;
    this.#parts.thinker.stop();
    if (selectIsWatching(this.#state)) this.#store.setState({ paused: true });
    this.#parts.board.place(step(match));
  }
}
