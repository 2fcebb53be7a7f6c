import type { Place } from '../look/places.ts';
import { NO_EXERCISE } from '../store/exerciseStore.ts';
import { NO_STUDY } from '../store/studyStore.ts';
import type { Attract } from './attract.ts';
import { holdMatch } from './board.ts';
import type { PlayContext } from './context.ts';
import { showEdited } from './editor/editorPlay.ts';
import type { Games } from './game.ts';
import type { SavedGames } from './local/savedGames.ts';
import type { Pace } from './pace.ts';
import type { PlannedMatch } from './plannedMatch.ts';
import type { Thinker } from './thinker.ts';

interface NavigationParts {
  readonly context: PlayContext;
  readonly pace: Pace;
  readonly thinker: Thinker;
  readonly games: Games;
  readonly savedGames: SavedGames;
  readonly planned: PlannedMatch;
  readonly attract: Attract;
}

/** The parts that a place needs; they are made with a Navigation, so they come after it. */
interface Crossings {
  readonly online: { end(): void };
  /** Loads the list of studies for the place that shows it. */
  readonly listStudies: () => void;
  /** What a person who opens one of these places wants loaded. */
  readonly loads: Readonly<Partial<Record<Place, () => void>>>;
}

/** Navigation between the board and the places of the page. */
export class Navigation {
  readonly #parts: NavigationParts;
  #crossings: Crossings | undefined;
  /** The previous place: the color screen returns to it. */
  #last: Place = 'menu';
  /** The destination while the game asks for confirmation. */
  #wanted: Place = 'menu';

  constructor(parts: NavigationParts) {
    this.#parts = parts;
  }

  connect(crossings: Crossings): void {
    this.#crossings = crossings;
  }

  /** Goes to a place, whatever is on the board. */
  to(place: Place): void {
    const { context, pace, thinker, games, savedGames, planned, attract } = this.#parts;
    const { app, study, exercise } = context.stores;
    this.#last = place;
    games.current.left?.();
    holdMatch(context, undefined);
    study.setState(NO_STUDY);
    exercise.setState(NO_EXERCISE);
    // Before the screen changes, because the screen focuses its main button.
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

  /** Returns from an exercise: to Study if it was started there, else to the exercise's own place. */
  toOwner(place: Place): void {
    this.open(this.#last === 'study' ? 'study' : place);
  }

  back(): void {
    this.to(this.#last);
  }

  /** Opens a place, unless the game on the board asks for confirmation. */
  open(place: Place): void {
    if (this.asksToStay(place)) return;
    this.#crossings?.online.end();
    this.to(place);
    this.#crossings?.loads[place]?.();
  }

  /** Leaves the game after the confirmation. */
  goOn(): void {
    this.open(this.#wanted);
  }

  asksToStay(place: Place = 'menu'): boolean {
    this.#wanted = place;
    return this.#parts.games.current.asksToStay?.() === true;
  }
}
