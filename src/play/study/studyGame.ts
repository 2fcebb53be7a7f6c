import type { GameRecord } from '../../formats/record.ts';
import { type Setup, STANDARD_SETUP } from '../../game/games.ts';
import { judgeMove, type Match, type MoveRequest, moveOf, type Refusal } from '../../game/match.ts';
import type { Square } from '../../game/square.ts';
import type { Transcript } from '../../game/transcript.ts';
import {
  annotated,
  type GameTree,
  hasPath,
  lineThrough,
  type MoveNote,
  nodeAt,
  promoted,
  treeOf,
  withMove,
  withoutMove,
} from '../../game/tree.ts';
import { together } from '../../store/following.ts';
import type { SavedStudy } from '../../store/kept/storedStudy.ts';
import { shownTree } from '../../store/study/reading.ts';
import { NO_STUDY, type Study, type StudyOrigin, type StudyState } from '../../store/studyStore.ts';
import type { Game, GameParts } from '../game.ts';
import { newMatchId } from '../local/matchPlan.ts';
import { notify } from '../notices.ts';
import type { Reviewing } from './gameReview.ts';
import { StudyKeeper } from './keeper.ts';
import {
  besideIn,
  brought,
  ended,
  firstShown,
  hasSameLine,
  idOf,
  leftOf,
  matchAt,
  pathOn,
  type Showing,
  withPath,
} from './lines.ts';
import { StudyReader } from './reader.ts';

interface StudyGameParts extends Pick<GameParts, 'context' | 'board'> {
  readonly reviewing: Pick<Reviewing, 'follow' | 'end'>;
}

/** A copy of a game, or an empty board, for trying moves: a move in an earlier position starts a variation. */
export class StudyGame implements Game {
  readonly #parts: StudyGameParts;
  readonly #keeper: StudyKeeper;
  readonly #reader: StudyReader;

  constructor(parts: StudyGameParts) {
    this.#parts = parts;
    this.#keeper = new StudyKeeper(parts.context);
    this.#reader = new StudyReader(parts.context);
  }

  /** Opens the study of a match at the position that the match shows. */
  open(match: Match, kind: StudyOrigin['kind'] = 'local'): void {
    const { id, transcript, undone, setup, seats } = match;
    const line = [...transcript, ...undone];
    const kept = this.#load(idOf(id))?.study;
    const origin: StudyOrigin = { kind, id, players: seats };
    // A study that could not be loaded must not be overwritten.
    const isAway = this.#parts.context.kept.studies.isAway(idOf(id));
    const study = kept
      ? brought(kept, line)
      : { id: isAway ? this.#newId() : idOf(id), tree: treeOf(setup, line) };
    this.show(ended({ ...study, origin }, match), transcript, { tab: 'analysis' });
  }

  /** Opens an empty board. */
  openBoard(setup: Setup = STANDARD_SETUP): void {
    this.show({ id: this.#newId(), tree: treeOf(setup, []), origin: undefined }, [], {
      tab: 'analysis',
      isNew: true,
    });
  }

  /** Opens a record at its current position. Somebody else's is saved only once it is changed. */
  openRecord({ tree, at, ...details }: GameRecord, isForeign = false): void {
    const study = { id: this.#newId(), tree, origin: undefined, details };
    this.show(study, at ?? firstShown(study), { isForeign, isNew: true });
    this.placed();
  }

  /** Another chapter is opened, or the study switches between reading and editing. */
  turnTo(study: Study, path: Transcript): void {
    this.#put(study);
    this.#parts.board.place(this.#matchAt(study, path));
  }

  /** The person has changed the study: from now on it is saved. */
  own(): void {
    this.#keeper.own();
  }

  /** Opens a saved study where it was left; false if there is none, or it is not loaded. */
  reopen(id: string): boolean {
    const kept = this.#load(id);
    if (kept !== undefined) this.show(kept.study, kept.at, { tab: this.#reader.tabFor(kept.study) });
    return kept !== undefined;
  }

  /** Opens a study stored elsewhere; after its first change the browser saves it too. */
  openSaved({ study, at }: SavedStudy): void {
    this.show(study, at);
  }

  placed(): void {
    const { study } = this.#state;
    if (study === undefined) return;
    this.#keeper.keep(study, this.#path);
    this.#reader.placed(study, this.#path);
  }

  submit(request: MoveRequest): Refusal | undefined {
    const [{ match }, { study }] = [this.#parts.board, this.#state];
    if (match === undefined || study === undefined) return 'stale';
    const verdict = judgeMove(match, request);
    if (verdict.type === 'refused') return verdict.refusal;
    if (this.#reader.answer(study, match.transcript, moveOf(request)) === 'wrong') return undefined;
    const changed = { ...study, tree: withMove(study.tree, match.transcript, moveOf(request)) };
    this.#change(study, changed);
    this.#parts.board.place(this.#matchAt(changed, verdict.match.transcript));
    return undefined;
  }

  /** Adds moves after the current position, as far as they are legal, and shows the last of them. */
  playLine(moves: readonly Square[]): void {
    const [{ match }, { study }] = [this.#parts.board, this.#state];
    if (match === undefined || study === undefined) return;
    const path = pathOn(match, moves);
    this.#change(study, { ...study, tree: withPath(study.tree, path) });
    this.goToMoves(path);
  }

  undo(): void {
    this.goTo(this.#path.length - 1);
  }

  redo(): void {
    this.goTo(this.#path.length + 1);
  }

  /** Goes to a ply of the current line. */
  goTo(ply: number): void {
    const { study } = this.#state;
    if (study === undefined) return;
    const line = lineThrough(shownTree(study, this.#state.reading), this.#path);
    this.goToMoves(line.slice(0, Math.max(0, Math.min(line.length, ply))));
  }

  goToMoves(path: Transcript): void {
    const { study } = this.#state;
    if (study === undefined || !hasPath(shownTree(study, this.#state.reading), path)) return;
    this.#parts.board.place(this.#matchAt(study, path));
  }

  /** Shows the next or previous alternative of the last branching move. */
  switchVariation(step: 1 | -1): void {
    const { study } = this.#state;
    const next = study && besideIn(study.tree, this.#path, step);
    if (next !== undefined) this.goToMoves(next);
  }

  promote(path: Transcript): void {
    this.#edit(tree => promoted(tree, path));
  }

  /** Removes a move and what follows; can be undone until the next change. */
  remove(path: Transcript): void {
    const { study } = this.#state;
    if (study === undefined || nodeAt(study.tree, path) === undefined) return;
    this.#edit(tree => withoutMove(tree, path), { tree: study.tree, path });
  }

  restore(): void {
    const { removed } = this.#state;
    if (removed === undefined) return;
    this.#edit(() => removed.tree);
    this.goToMoves(removed.path);
  }

  annotate(path: Transcript, note: MoveNote): void {
    this.#edit(tree => annotated(tree, path, note));
  }

  canOfferNext(): boolean {
    return false;
  }

  left(): void {
    this.#parts.reviewing.end();
  }

  /** Before the page closes: false if something would be lost. */
  secure = (): boolean => this.#keeper.secure();

  #newId(): string {
    return idOf(newMatchId(this.#parts.context.random));
  }

  get #store() {
    return this.#parts.context.stores.study;
  }

  get #state() {
    return this.#store.getState();
  }

  get #path(): Transcript {
    return this.#parts.board.match?.transcript ?? [];
  }

  #load(id: string): SavedStudy | undefined {
    const kept = this.#parts.context.kept.studies.load(id);
    if (typeof kept === 'object') return kept;
    const { app } = this.#parts.context.stores;
    if (kept !== undefined) notify(app, kept === 'newer' ? 'savedByNewer' : 'matchBroken');
    return undefined;
  }

  /** Puts a study on the board. */
  show(study: Study, path: Transcript, { tab = 'moves', isForeign, isNew = false }: Showing = {}): void {
    together(() => {
      this.#store.setState({ ...NO_STUDY, tab, study, reading: this.#reader.begin(study) });
      this.#parts.reviewing.follow(study);
      const { studies } = this.#parts.context.kept;
      this.#keeper.begin(study, { isForeign: isForeign ?? studies.isHeld(study.id), isNew });
      this.#parts.board.open(this.#matchAt(study, path), false);
    });
    void this.#keeper.claim();
  }

  /** The match shown at a path of the study. */
  #matchAt(study: Study, path: Transcript): Match {
    return matchAt({ ...study, tree: shownTree(study, this.#state.reading) }, path);
  }

  /** A played move may already be in the tree. */
  #change(before: Study, study: Study): void {
    if (study.tree === before.tree) return;
    this.#keeper.own();
    this.#put(study);
  }

  #put(study: Study, removed?: StudyState['removed']): void {
    this.#store.setState({ study, removed });
    this.#parts.reviewing.follow(study);
  }

  /** Edits the tree; if the shown position is removed, its last remaining ancestor is shown. */
  #edit(change: (tree: GameTree) => GameTree, removed?: StudyState['removed']): void {
    const { study } = this.#state;
    if (study === undefined) return;
    const tree = change(study.tree);
    if (tree === study.tree) return;
    const changed = { ...study, tree };
    this.#keeper.own();
    this.#put(changed, removed);
    if (hasSameLine(study.tree, tree, this.#path)) this.placed();
    else this.#parts.board.place(this.#matchAt(changed, leftOf(tree, this.#path)));
  }
}
