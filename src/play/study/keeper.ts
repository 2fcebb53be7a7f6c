import type { Transcript } from '../../game/transcript.ts';
import { isMoreThanGame } from '../../store/study/chapters.ts';
import type { Study } from '../../store/studyStore.ts';
import type { PlayContext } from '../context.ts';
import { newMatchId } from '../local/matchPlan.ts';
import { notify } from '../notices.ts';

/** Whether the study has no setup, moves or texts. */
const isBlank = (study: Study): boolean =>
  study.tree.children.length === 0 && study.tree.setup.start === undefined && !isMoreThanGame(study);

/** Saves the study on the board, and locks it against other tabs. */
export class StudyKeeper {
  readonly #context: PlayContext;
  #studyId: string | undefined;
  /** The id for saving; undefined until the lock is granted. */
  #key: string | undefined;
  /** Somebody else's study: saved for this visit only, until the person changes it or asks to keep it. */
  #isForeign = false;
  #latest: { readonly study: Study; readonly at: Transcript } | undefined;

  constructor(context: PlayContext) {
    this.#context = context;
  }

  /** Called when another study is opened. A new one needs no lock, since no other tab can have it. */
  begin(study: Study, { isForeign, isNew }: { readonly isForeign: boolean; readonly isNew: boolean }): void {
    this.#isForeign = isForeign;
    this.#studyId = study.id;
    this.#key = isNew ? study.id : undefined;
    this.#latest = undefined;
  }

  /** Locks the study for this tab. If another tab has it, this one continues a copy with a new id. */
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

  /** The person has changed the study: from now on it is saved. */
  own(): void {
    this.#isForeign = false;
  }

  /** Saves the study unless it is blank. */
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

  /** Before the page closes: saves pending changes at once; false if there is no space for them. */
  secure(): boolean {
    const { studies } = this.#context.kept;
    const latest = this.#key === undefined ? this.#latest : undefined;
    if (latest !== undefined && !isBlank(latest.study) && !studies.ids().includes(latest.study.id))
      studies.hold(latest.study, latest.at);
    return studies.secure();
  }
}
