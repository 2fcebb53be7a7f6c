import { givenPliesOf } from '../../game/games.ts';
import type { Match } from '../../game/match.ts';
import { drawOpening } from '../../game/xot.ts';
import { BEAT } from '../../look/motion.ts';
import { Timers } from '../clock.ts';
import type { PlayContext } from '../context.ts';
import { notify, withdraw } from '../notices.ts';

/**
 * Starts XOT matches after the opening drawn by their seed. The list of openings is loaded with the first such match; a notice
 * appears if that is slow or fails. Nothing happens if the person has gone elsewhere meanwhile.
 */
export class XotOpening {
  readonly #context: PlayContext;
  readonly #timers: Timers;
  #requests = 0;

  constructor(context: PlayContext) {
    this.#context = context;
    this.#timers = new Timers(context.clock);
  }

  /** Calls `open` with the new match: at once, or in XOT with its opening played. */
  begin(match: Match, open: (match: Match) => void): void {
    this.#endWaiting();
    withdraw(this.#context.stores.app, 'openingsMissing');
    if (givenPliesOf(match.setup.game) > 0) void this.#draw(match, open);
    else open(match);
  }

  async #draw(match: Match, open: (match: Match) => void): Promise<void> {
    const { stores, files } = this.#context;
    const request = ++this.#requests;
    const isElsewhere = this.#noteWhere();
    this.#timers.after(BEAT.waitingWords, () => notify(stores.app, 'openingsComing'));
    const opening = drawOpening((await files.xot()) ?? [], match.seed, match.setup.headStart);
    if (request !== this.#requests) return;
    this.#endWaiting();
    if (isElsewhere()) return;
    if (opening === undefined) notify(stores.app, 'openingsMissing');
    else open({ ...match, transcript: opening, given: opening.length });
  }

  /** The returned function tells whether the screen or the match has changed since. */
  #noteWhere(): () => boolean {
    const { app, match } = this.#context.stores;
    const { screen } = app.getState();
    const id = match.getState().match?.id;
    return () => screen !== app.getState().screen || id !== match.getState().match?.id;
  }

  #endWaiting(): void {
    this.#timers.clear();
    withdraw(this.#context.stores.app, 'openingsComing');
  }
}
