import { givenPliesOf } from '../../game/games.ts';
import type { Match } from '../../game/match.ts';
import { drawOpening } from '../../game/xot.ts';
import { BEAT } from '../../look/motion.ts';
import { Timers } from '../clock.ts';
import type { PlayContext } from '../context.ts';
import { notify, withdraw } from '../notices.ts';

/**
 * A match of XOT begins after the opening that its seed draws, from a list that is loaded with the first such match. If
 * that takes a while or fails, a notice says so. If the person has turned to something else meanwhile, nothing happens.
 */
export class XotOpening {
  readonly #context: PlayContext;
  readonly #timers: Timers;
  #requests = 0;

  constructor(context: PlayContext) {
    this.#context = context;
    this.#timers = new Timers(context.clock);
  }

  /** Passes a new match to `open` as it begins: at once, or in XOT after its opening. */
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

  /** The returned function says later whether another screen or another match is shown. */
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
