import { STANDARD_SETUP } from '../../game/games.ts';
import { judgeMove, type Match, type MoveRequest, moveOf, type Refusal } from '../../game/match.ts';
import type { Seats } from '../../game/seat.ts';
import type { Transcript } from '../../game/transcript.ts';
import { NO_STUDY, type Study, type StudyOrigin } from '../../store/studyStore.ts';
import {
  annotated,
  type GameTree,
  hasPath,
  lineThrough,
  type MoveNote,
  movesAfter,
  promoted,
  treeOf,
  withMove,
  withoutMove,
} from '../../study/tree.ts';
import type { Game, GameParts } from '../game.ts';

/** One person moves for both sides. */
const BOTH: Seats = { black: { type: 'human' }, white: { type: 'human' } };

const EMPTY_BOARD = 'study';
const idOf = (match: Match | undefined): string => (match === undefined ? EMPTY_BOARD : `study-${match.id}`);

/** The studied line as a match: played up to the path, and to be walked on to the end of the line. */
const matchAt = ({ id, tree }: Study, path: Transcript): Match => ({
  id,
  setup: tree.setup,
  seats: BOTH,
  transcript: path,
  given: 0,
  undone: lineThrough(tree, path).slice(path.length),
  seed: 0,
});

const originOf = (match: Match | undefined, kind: StudyOrigin['kind']): StudyOrigin | undefined =>
  match && { kind, id: match.id, players: match.seats };

/** A copy of a game, or an empty board, where every move can be tried: one played before opens a variation. */
export class StudyGame implements Game {
  readonly #parts: Pick<GameParts, 'context' | 'board'>;

  constructor(parts: Pick<GameParts, 'context' | 'board'>) {
    this.#parts = parts;
  }

  /** Opens a copy of a match at the position that it shows, or an empty standard board. */
  open(match: Match | undefined, kind: StudyOrigin['kind'] = 'local'): void {
    const { transcript, undone, setup } = match ?? { transcript: [], undone: [], setup: STANDARD_SETUP };
    const tree = treeOf(setup, [...transcript, ...undone]);
    const study: Study = { id: idOf(match), tree, origin: originOf(match, kind) };
    this.#store.setState({ ...NO_STUDY, tab: 'analysis', study });
    this.#parts.board.open(matchAt(study, transcript), false);
  }

  submit(request: MoveRequest): Refusal | undefined {
    const { match } = this.#parts.board;
    const { study } = this.#state;
    if (match === undefined || study === undefined) return 'stale';
    const verdict = judgeMove(match, request);
    if (verdict.type === 'refused') return verdict.refusal;
    const changed = { ...study, tree: withMove(study.tree, match.transcript, moveOf(request)) };
    this.#store.setState({ study: changed });
    this.#parts.board.place(matchAt(changed, verdict.match.transcript));
    return undefined;
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

  remove(path: Transcript): void {
    this.#edit(tree => withoutMove(tree, path));
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

  /** Changes the tree; a removed position gives way to the last one before it that is left. */
  #edit(change: (tree: GameTree) => GameTree): void {
    const { study } = this.#state;
    if (study === undefined) return;
    const tree = change(study.tree);
    if (tree === study.tree) return;
    const changed = { ...study, tree };
    this.#store.setState({ study: changed });
    let path = this.#path;
    while (!hasPath(tree, path)) path = path.slice(0, -1);
    this.#parts.board.place(matchAt(changed, path));
  }
}
