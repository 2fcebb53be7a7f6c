import { html, type TemplateResult } from 'lit';
import { legalMoves, type Position } from '../game/position.ts';
import { rulesFor } from '../game/rules.ts';
import { columnOf, makeSquare, type Square, squareAt, squareFromIndex } from '../game/square.ts';
import type { Words } from '../i18n/words.ts';
import { discNames } from '../look/discNames.ts';
import { DEFAULT_THEME, THEMES, type ThemeName } from '../look/themes.ts';
import { squareAfterStep } from '../ui/grid/gridKeys.ts';
import { upgradeProperties } from './boardElement.ts';
import { orientationTurn } from './boardPicture.ts';
import { shownPosition } from './boardState.ts';
import { boardView, mayPlay, problemView } from './boardView.ts';
import { languageOf, wordsIn } from './embedWords.ts';
import { arrowsFrom, marksFrom } from './pointing.ts';
import type { Shown } from './readView.ts';
import { awaited, Replies } from './replies.ts';
import { whenInSight } from './sight.ts';
import { SteppedBoard } from './steppedBoard.ts';
import { style } from './style.ts';
import { Values } from './values.ts';

/**
 * `<flipside-board transcript="f5d6c3" ply="2" values theme="walnut">`: shows a game to step through and to
 * continue, in any web page.
 */
export class FlipsideBoard extends SteppedBoard {
  static override styles = style;

  readonly #values = new Values(() => this.requestUpdate());
  readonly #replies = new Replies(() => this.requestUpdate());
  #isSeen = false;
  #current: Square = squareAt(0, 0);
  #stopWaiting = (): void => {};

  override connectedCallback(): void {
    upgradeProperties(this);
    super.connectedCallback();
    if (this.#isSeen) return;
    this.#stopWaiting = whenInSight(this, () => {
      this.#isSeen = true;
      this.requestUpdate();
      if (this.hasAttribute('autoplay')) this.playFrom();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWaiting();
    this.#values.stop();
    this.#replies.stop();
  }

  protected override willUpdate(): void {
    const shown = this.#isSeen ? this.state.shown : undefined;
    const onMove = (square: Square): void => void this.make(square, 'opponent');
    this.#replies.ask(shown && awaited(shown), shown?.opponent, onMove);
  }

  protected override render(): TemplateResult {
    if (!this.#isSeen) return html`<div class="unseen"></div>`;
    const read = this.state.read();
    return 'key' in read ? problemView(this.#words(DEFAULT_THEME), read) : this.#board(read);
  }

  #words(theme: ThemeName): Words {
    const { lang } = this.closest<HTMLElement>('[lang]') ?? document.documentElement;
    return wordsIn(languageOf(lang), discNames(theme, THEMES[theme].colors));
  }

  #board(read: Shown): TemplateResult {
    const { arrows, marks } = this.given;
    const shown = {
      ...read,
      arrows: arrows === undefined ? read.arrows : arrowsFrom(arrows),
      marks: marks === undefined ? read.marks : marksFrom(marks),
    };
    const { isPlaying } = this;
    return boardView({
      words: this.#words(shown.theme),
      shown,
      known: this.hasAttribute('values') ? this.#values.of(shownPosition(shown)) : undefined,
      current: this.#current,
      isPlaying,
      isThinking: this.#replies.isThinking,
      hasFailed: this.#replies.hasFailed,
      hasList: this.hasAttribute('list'),
      go: this.go,
      goTo: this.goTo,
      toggle: () =>
        isPlaying ? this.pause() : this.playFrom(shown.ply === shown.line.length ? 0 : shown.ply),
      onKey: this.#onKey,
      onFocus: this.#onFocus,
      onPress: this.#onPress,
    });
  }

  readonly #onFocus = ({ target }: FocusEvent): void => {
    this.#current = squareIn(target) ?? this.#current;
    this.requestUpdate();
  };

  readonly #onPress = ({ target }: Event): void => {
    const square = squareIn(target);
    const { shown } = this.state;
    if (square === undefined || shown === undefined) return;
    this.send('select', { square: makeSquare(square) });
    if (mayPlay(shown)) this.make(squareFor(shownPosition(shown), square), 'person');
  };

  /** Arrow keys, Home and End move the focus within the grid; Enter and Space press a square. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const { target, key } = event;
    const { shown } = this.state;
    if (squareIn(target) === undefined || shown === undefined) return;
    const next = squareAfterStep(key, this.#current, shown.tree.setup.shape, orientationTurn(shown));
    if (key === 'Enter' || key === ' ') this.#onPress(event);
    else if (next === undefined) return;
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
  };
}

/** The square of the cell that contains the event's target. */
const squareIn = (target: EventTarget | null): Square | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return cell === null ? undefined : squareFromIndex(Number(cell.dataset.square));
};

/** The legal move for a pressed square: for falling discs the lowest free square of its column. */
const squareFor = (position: Position, square: Square): Square => {
  if (rulesFor(position).picks === 'square') return square;
  return [...legalMoves(position)].find(other => columnOf(other) === columnOf(square)) ?? square;
};

if (customElements.get('flipside-board') === undefined)
  customElements.define('flipside-board', FlipsideBoard);
