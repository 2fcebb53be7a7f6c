import { LitElement } from 'lit';
import { discCounts } from '../game/board.ts';
import { isOver, winnerOf } from '../game/position.ts';
import type { Square, SquareName } from '../game/square.ts';
import { readMoves, type Transcript, writeMoves } from '../game/transcript.ts';
import { type BoardEvents, FLAG_NAMES, reflectAttributes, TEXT_NAMES } from './boardElement.ts';
import { BoardState, OF_GAME, OF_VIEW, shownPosition } from './boardState.ts';
import { arrowsFrom, type GivenArrow, type GivenMark, marksFrom } from './pointing.ts';
import { AUTOPLAY_MILLISECONDS } from './readView.ts';

/** Who made the move. */
type Mover = BoardEvents['move']['detail']['by'];

/**
 * The scripting interface of a board, independent of its look: `boardElement.ts` declares its properties,
 * methods and events.
 */
export class SteppedBoard extends LitElement {
  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: it prepares the class that it is asked of.
    const inherited = super.observedAttributes;
    return [...new Set([...inherited, ...OF_GAME, ...OF_VIEW, ...TEXT_NAMES, ...FLAG_NAMES, 'lang'])];
  }

  protected readonly state = new BoardState(name => this.getAttribute(name));
  /** Values set by scripts; they override the attributes. */
  protected readonly given: {
    arrows?: readonly GivenArrow[];
    marks?: readonly (GivenMark | SquareName)[];
  } = {};
  #playing: ReturnType<typeof setTimeout> | undefined;

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    super.attributeChangedCallback(name, before, after);
    this.state.change(name);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pause();
  }

  protected get isPlaying(): boolean {
    return this.#playing !== undefined;
  }

  get ply(): number {
    return this.state.shown?.ply ?? 0;
  }

  set ply(ply: number) {
    this.setAttribute('ply', String(ply));
  }

  get line(): string {
    const { shown } = this.state;
    return shown === undefined ? '' : writeMoves(shownPosition(shown).rules, shown.line);
  }

  get arrows(): readonly GivenArrow[] {
    return this.given.arrows ?? [];
  }

  set arrows(arrows: readonly GivenArrow[]) {
    arrowsFrom(arrows);
    this.given.arrows = arrows;
    this.requestUpdate();
  }

  get marks(): readonly (GivenMark | SquareName)[] {
    return this.given.marks ?? [];
  }

  set marks(marks: readonly (GivenMark | SquareName)[]) {
    marksFrom(marks);
    this.given.marks = marks;
    this.requestUpdate();
  }

  play(move: string): boolean {
    const { shown } = this.state;
    const [square] = (shown && readMoves(shownPosition(shown), String(move))) ?? [];
    return typeof square === 'number' && this.make(square, 'program');
  }

  next(): void {
    this.go(this.ply + 1);
  }

  previous(): void {
    this.go(this.ply - 1);
  }

  first(): void {
    this.go(0);
  }

  last(): void {
    this.go(Infinity);
  }

  flip(): void {
    this.setAttribute('orientation', this.state.shown?.orientation === 'white' ? 'black' : 'white');
  }

  playFrom(ply = this.ply): void {
    this.go(ply);
    this.pause();
    const { shown } = this.state;
    if (shown === undefined || shown.ply >= shown.line.length) return;
    const goOn = (): void => {
      this.next();
      this.playFrom();
    };
    this.#playing = setTimeout(goOn, shown.autoplay ?? AUTOPLAY_MILLISECONDS);
  }

  pause(): void {
    clearTimeout(this.#playing);
    this.#playing = undefined;
    this.requestUpdate();
  }

  protected send<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  /** Shows another ply, and sends an event. */
  protected readonly go = (wanted: number): void => {
    const before = this.state.shown;
    if (before === undefined) return;
    const ply = Math.min(before.line.length, Math.max(0, Math.round(wanted) || 0));
    if (ply === before.ply) return;
    this.setAttribute('ply', String(ply));
    this.send('plychange', { ply });
    const { shown } = this.state;
    const position = shown && shownPosition(shown);
    if (position !== undefined && isOver(position))
      this.send('end', { winner: winnerOf(position), ...discCounts(position) });
  };

  protected readonly goTo = (path: Transcript): void => {
    this.setAttribute('ply', '0');
    this.state.follow(path);
    this.go(path.length);
  };

  /** Makes a move at the shown ply; returns `false` if it is illegal. */
  protected make(square: Square, by: Mover): boolean {
    const { ply } = this;
    const before = this.state.add(square);
    if (before === undefined) return false;
    // Without a ply the board would already show the end of the longer line.
    this.setAttribute('ply', String(ply));
    const move = writeMoves(before.rules, [square]);
    this.send('move', { move, color: before.turn, ply: ply + 1, by });
    this.go(ply + 1);
    return true;
  }
}

reflectAttributes(SteppedBoard.prototype);
