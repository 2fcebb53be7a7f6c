import type { Transcript } from '../../game/transcript.ts';
import { isMoreThanGame } from '../../store/study/chapters.ts';
import type { Study } from '../../store/studyStore.ts';
import type { PlayContext } from '../context.ts';
import { newMatchId } from '../local/matchPlan.ts';
import { notify } from '../notices.ts';

/** Whether nothing has been set up, played or written. */
const isBlank = (study: Study): boolean =>
  study.tree.children.length === 0 && study.tree.setup.start === undefined && !isMoreThanGame(study);

/** Keeps the study on the board in the browser, and others from writing over it. */
export class StudyKeeper {
  readonly #context: PlayContext;
  #studyId: string | undefined;
  /** The id that it is kept under; undefined until it is known that no other tab has it. */
  #key: string | undefined;
  /** Somebody else has made it: until it is changed, or the person wants it, it is kept for this visit alone. */
  #isForeign = false;
  #latest: { readonly study: Study; readonly at: Transcript } | undefined;

  constructor(context: PlayContext) {
    this.#context = context;
  }

  /** Another study comes onto the board. No other tab can have one that has just been made. */
  begin(study: Study, { isForeign, isNew }: { readonly isForeign: boolean; readonly isNew: boolean }): void {
    this.#isForeign = isForeign;
    this.#studyId = study.id;
    this.#key = isNew ? study.id : undefined;
    this.#latest = undefined;
  }

  /** Makes the study this tab's own. If another tab has it, this one keeps a copy under an id of its own. */
  async claim(): Promise<void> {
    const { locks, random, tab } = this.#context;
    const id = this.#studyId;
    if (id === undefined) return;
    tab.matchId = id;
    const isFree = await locks.acquire(id);
    if (this.#studyId !== id || tab.matchId !== id) return;
    this.#key = isFree ? id : `${id}-${newMatchId(random)}`;
    tab.matchId = this.#key;
    if (!isFree) void locks.acquire(this.#key);
    if (this.#latest !== undefined) this.keep(this.#latest.study, this.#latest.at);
  }

  /** The person has changed the study: from now on it is kept. */
  own(): void {
    this.#isForeign = false;
  }

  /** A blank board is not worth keeping. */
  keep(study: Study, at: Transcript): void {
    const { kept, stores } = this.#context;
    this.#latest = { study, at };
    if (this.#key === undefined) return;
    if (this.#isForeign) kept.studies.hold({ ...study, id: this.#key }, at);
    else if (isBlank(study)) kept.studies.remove(this.#key);
    else
      void kept.studies.save({ ...study, id: this.#key }, at).then(isKept => {
        if (!isKept) notify(stores.app, 'storageFull');
      });
  }

  /** The page may end now: puts what is still to be kept where it is not lost; false if there is no room for it. */
  secure(): boolean {
    const { studies } = this.#context.kept;
    const latest = this.#key === undefined ? this.#latest : undefined;
    if (latest !== undefined && !isBlank(latest.study) && !studies.ids().includes(latest.study.id))
      studies.hold(latest.study, latest.at);
    return studies.secure();
  }
}
