import { isMatchOver, isUntouched, type Match } from '../../game/match.ts';
import type { PlayContext } from '../context.ts';
import { newMatchId } from './matchPlan.ts';

/** The saved matches that this tab can continue. */
export class SavedGames {
  readonly #context: PlayContext;

  constructor(context: PlayContext) {
    this.#context = context;
  }

  /** Checks whether there is a match to continue. */
  refreshContinue(): void {
    const { app } = this.#context.stores;
    const [unfinished] = this.#unfinished();
    const shown = app.getState().unfinished;
    const isSame = shown?.id === unfinished?.id && shown?.transcript.length === unfinished?.transcript.length;
    if (!isSame) app.setState({ unfinished });
  }

  /** Lists the matches that can be studied. */
  refreshKept(): void {
    const kept = this.#context.kept.matches.list().filter(({ match }) => !isUntouched(match));
    this.#context.stores.app.setState({ kept });
  }

  /** The match that this tab had on its board before a reload, if any. */
  async ofThisTab(): Promise<Match | undefined> {
    const { matchId } = this.#context.tab;
    return matchId === undefined ? undefined : this.named(matchId);
  }

  /** The match with this id, or a copy if another tab has it on its board; undefined if it is gone. */
  async named(id: string): Promise<Match | undefined> {
    const { kept, locks } = this.#context;
    const match = kept.matches.load(id);
    if (match === undefined) return undefined;
    return (await locks.acquire(match.id)) ? match : this.#copy(match);
  }

  /** The unfinished match that was played last and is not open in another tab. */
  async latest(): Promise<Match | undefined> {
    const unfinished = this.#unfinished();
    for (const match of unfinished) if (await this.#context.locks.acquire(match.id)) return match;
    return unfinished[0] && this.#copy(unfinished[0]);
  }

  /** Removes a match without moves. Another tab may have continued it meanwhile. */
  leave(match: Match): void {
    const { matches } = this.#context.kept;
    if (isUntouched(matches.load(match.id) ?? match)) matches.remove(match.id);
  }

  /** Removes an unfinished match that a new one replaces. */
  replace(match: Match): void {
    if (!isMatchOver(match)) this.#context.kept.matches.remove(match.id);
  }

  #unfinished(): readonly Match[] {
    return this.#context.kept.matches
      .list()
      .map(({ match }) => match)
      .filter(match => !isMatchOver(match) && !isUntouched(match));
  }

  /** Another tab has the match open, so this one continues a copy. */
  #copy(match: Match): Match {
    return { ...match, id: newMatchId(this.#context.random) };
  }
}
