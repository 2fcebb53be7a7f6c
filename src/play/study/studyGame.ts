import type { GameRecord } from '../../formats/record.ts';
import { type Setup, STANDARD_SETUP } from '../../game/games.ts';
import {
  isMatchOver,
  judgeMove,
  type Match,
  type MoveRequest,
  moveOf,
  type Refusal,
} from '../../game/match.ts';
import type { Square } from '../../game/square.ts';
import type { Transcript } from '../../game/transcript.ts';
import {
  annotated,
  type GameTree,
  hasPath,
  lineThrough,
  type MoveNote,
  movesAfter,
  nodeAt,
  promoted,
  treeOf,
  withMainLine,
  withMove,
  withoutMove,
} from '../../game/tree.ts';
import type { SavedStudy } from '../../store/kept/storedStudy.ts';
import {
  NO_STUDY,
  type PanelTab,
  type Study,
  type StudyOrigin,
  type StudyState,
} from '../../store/studyStore.ts';
import type { Game, GameParts } from '../game.ts';
import { newMatchId } from '../local/matchPlan.ts';
import { notify } from '../notices.ts';
import { StudyKeeper } from './keeper.ts';
import { matchAt, pathOn, withPath } from './lines.ts';

/** The study of a match has always the same id, so that it is found again. */
const idOf = (name: string): string => `study-${name}`;

/** Whether a change has left the line through a position as it was. */
const hasSameLine = (before: GameTree, after: GameTree, path: Transcript): boolean =>
  hasPath(after, path) && `${lineThrough(before, path)}` === `${lineThrough(after, path)}`;

/** A study with the moves that its game has now: those of a longer game, or another course of it, become the main line. */
const brought = (study: Study, game: Transcript): Study =>
  hasPath(study.tree, game) ? study : { ...study, tree: withMainLine(study.tree, game) };

/** A copy of a game, or an empty board, where every move can be tried: one played before opens a variation. */
export class StudyGame implements Game {
  readonly #parts: Pick<GameParts, 'context' | 'board'>;
  readonly #keeper: StudyKeeper;

  constructor(parts: Pick<GameParts, 'context' | 'board'>) {
    this.#parts = parts;
    this.#keeper = new StudyKeeper(parts.context);
  }

  /** Opens the study of a match at the position that the match shows. */
  open(match: Match, kind: StudyOrigin['kind'] = 'local'): void {
    const { id, transcript, undone, setup, seats } = match;
    const line = [...transcript, ...undone];
    const kept = this.#load(idOf(id))?.study;
    const origin: StudyOrigin = { kind, id, players: seats };
    const study = kept ? brought(kept, line) : { id: idOf(id), tree: treeOf(setup, line) };
    this.#show({ ...study, origin }, transcript, 'analysis');
  }

  /** Opens an empty board. */
  openBoard(setup: Setup = STANDARD_SETUP): void {
    const id = idOf(newMatchId(this.#parts.context.random));
    this.#show({ id, tree: treeOf(setup, []), origin: undefined }, [], 'analysis');
  }

  /**
   * Opens a game from elsewhere at the place that is looked at: at its start if it is over, or else at its end. A foreign one is kept
   * from its first change on.
   */
  openRecord({ tree, at, ...details }: GameRecord, isForeign = false): void {
    const id = idOf(newMatchId(this.#parts.context.random));
    const line = lineThrough(tree, []);
    const path = at ?? (isMatchOver(matchAt({ id, tree, origin: undefined }, line)) ? [] : line);
    this.#show({ id, tree, origin: undefined, details }, path, 'moves', isForeign);
    this.placed();
  }

  /** Opens a kept study where it was left; false if there is none. */
  reopen(id: string): boolean {
    const kept = this.#load(id);
    if (kept !== undefined) this.#show(kept.study, kept.at);
    return kept !== undefined;
  }

  /** Opens a study that is stored elsewhere; from its first change on the browser keeps it as well. */
  openSaved({ study, at }: SavedStudy): void {
    this.#show(study, at);
  }

  placed(): void {
    const { study } = this.#state;
    if (study !== undefined) this.#keeper.keep(study, this.#path);
  }

  submit(request: MoveRequest): Refusal | undefined {
    const { match } = this.#parts.board;
    const { study } = this.#state;
    if (match === undefined || study === undefined) return 'stale';
    const verdict = judgeMove(match, request);
    if (verdict.type === 'refused') return verdict.refusal;
    const changed = { ...study, tree: withMove(study.tree, match.transcript, moveOf(request)) };
    this.#change(study, changed);
    this.#parts.board.place(matchAt(changed, verdict.match.transcript));
    return undefined;
  }

  /** Adds moves after the position on the board, as far as they are legal, and shows the one after them. */
  playLine(moves: readonly Square[]): void {
    const { match } = this.#parts.board;
    const { study } = this.#state;
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

  /** To a ply of the line on the board. */
  goTo(ply: number): void {
    const { study } = this.#state;
    if (study === undefined) return;
    const line = lineThrough(study.tree, this.#path);
    this.goToMoves(line.slice(0, Math.max(0, Math.min(line.length, ply))));
  }

  goToMoves(path: Transcript): void {
    const { study } = this.#state;
    if (study === undefined || !hasPath(study.tree, path)) return;
    this.#parts.board.place(matchAt(study, path));
  }

  /** The move before was chosen among several: shows the next or previous of them. */
  switchVariation(step: 1 | -1): void {
    const { study } = this.#state;
    const before = this.#path.slice(0, -1);
    const moves = study && movesAfter(study.tree, before);
    const last = this.#path.at(-1);
    if (moves === undefined || last === undefined) return;
    const next = moves[moves.indexOf(last) + step];
    if (next !== undefined) this.goToMoves([...before, next]);
  }

  promote(path: Transcript): void {
    this.#edit(tree => promoted(tree, path));
  }

  /** Removes a move and what follows; until something else is changed, it can be brought back. */
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
    const kept = this.#parts.context.studies.load(id);
    if (kept !== 'broken') return kept;
    notify(this.#parts.context.stores.app, 'matchBroken');
    return undefined;
  }

  #show(
    study: Study,
    path: Transcript,
    tab: PanelTab = 'moves',
    isForeign = this.#parts.context.studies.isHeld(study.id),
  ): void {
    this.#store.setState({ ...NO_STUDY, tab, study });
    this.#keeper.begin(study, isForeign);
    this.#parts.board.open(matchAt(study, path), false);
    void this.#keeper.claim();
  }

  /** Another move may be one that the tree has already. */
  #change(before: Study, study: Study): void {
    if (study.tree === before.tree) return;
    this.#keeper.own();
    this.#store.setState({ study, removed: undefined });
  }

  /** Changes the tree; a removed position gives way to the last one before it that is left. */
  #edit(change: (tree: GameTree) => GameTree, removed?: StudyState['removed']): void {
    const { study } = this.#state;
    if (study === undefined) return;
    const tree = change(study.tree);
    if (tree === study.tree) return;
    const changed = { ...study, tree };
    this.#keeper.own();
    this.#store.setState({ study: changed, removed });
    let path = this.#path;
    while (!hasPath(tree, path)) path = path.slice(0, -1);
    if (hasSameLine(study.tree, tree, this.#path)) this.placed();
    else this.#parts.board.place(matchAt(changed, path));
  }
}
