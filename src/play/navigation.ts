import type { Place } from '../look/places.ts';
import { NO_EXERCISE } from '../store/exerciseStore.ts';
import { NO_STUDY } from '../store/studyStore.ts';
import type { Attract } from './attract.ts';
import { holdMatch } from './board.ts';
import type { PlayContext } from './context.ts';
import { showEdited } from './editor/editorPlay.ts';
import type { Game } from './game.ts';
import type { SavedGames } from './local/savedGames.ts';
import type { Pace } from './pace.ts';
import type { PlannedMatch } from './plannedMatch.ts';
import type { Thinker } from './thinker.ts';

interface NavigationParts {
  readonly context: PlayContext;
  readonly pace: Pace;
  readonly thinker: Thinker;
  readonly savedGames: SavedGames;
  readonly planned: PlannedMatch;
  readonly attract: Attract;
}

/** What a way to a place passes: the game that is left, and what the place needs. */
interface Crossings {
  readonly game: () => Game;
  readonly endOnline: () => void;
  /** Reads the list of studies for the place that shows it. */
  readonly listStudies: () => void;
  /** What places ask for when a person opens them. */
  readonly asks: Readonly<Partial<Record<Place, () => void>>>;
}

/** The ways between the board and the places of the page. */
export class Navigation {
  readonly #parts: NavigationParts;
  #crossings: Crossings | undefined;
  /** The place that was left last: colors lead back to it. */
  #last: Place = 'menu';
  /** Where the person was going when the game asked them to stay. */
  #wanted: Place = 'menu';

  constructor(parts: NavigationParts) {
    this.#parts = parts;
  }

  /** Learns what the ways pass, which is made after them. */
  connect(crossings: Crossings): void {
    this.#crossings = crossings;
  }

  /** Leads to a place, whatever is on the board. */
  to(place: Place): void {
    const { context, pace, thinker, savedGames, planned, attract } = this.#parts;
    const { app, study, exercise } = context.stores;
    this.#last = place;
    holdMatch(context, undefined);
    study.setState(NO_STUDY);
    exercise.setState(NO_EXERCISE);
    // Before the screen, which puts the focus on its main button.
    savedGames.refreshContinue();
    if (place === 'study') {
      savedGames.refreshKept();
      this.#crossings?.listStudies();
    }
    app.setState({ screen: place, forgottenStudy: undefined, preview: undefined, pointer: undefined });
    if (place === 'menu') planned.renew();
    showEdited(context);
    thinker.stop();
    pace.clear();
    attract.consider();
  }

  back(): void {
    this.to(this.#last);
  }

  /** Opens a place for a person, unless the game on the board asks them to stay. */
  open(place: Place): void {
    if (this.asksToStay(place)) return;
    this.#crossings?.endOnline();
    this.to(place);
    this.#crossings?.asks[place]?.();
  }

  /** The person does not stay where the game has asked them to. */
  goOn(): void {
    this.open(this.#wanted);
  }

  asksToStay(place: Place = 'menu'): boolean {
    this.#wanted = place;
    return this.#crossings?.game().asksToStay?.() === true;
  }
}
