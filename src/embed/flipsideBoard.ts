import { html, LitElement, type TemplateResult } from 'lit';
import { type Square, squareAt, squareFromIndex } from '../game/square.ts';
import { directionOf } from '../i18n/direction.ts';
import { textOf } from '../i18n/text.ts';
import type { Words } from '../i18n/words.ts';
import { discNames } from '../look/discNames.ts';
import { DEFAULT_THEME, THEMES } from '../look/themes.ts';
import { squareAfterStep } from '../ui/grid/gridKeys.ts';
import { boardPicture } from './boardPicture.ts';
import { languageOf, wordsIn } from './embedWords.ts';
import { type Problem, type Reading, readAttributes, type Shown } from './readAttributes.ts';
import { captionOf, plyText } from './spoken.ts';
import { stepButtons } from './stepButtons.ts';
import { style } from './style.ts';
import { Values } from './values.ts';

/** What the moves follow from. */
const OF_COURSE = ['game', 'size', 'position', 'transcript'] as const;
const ATTRIBUTES = [...OF_COURSE, 'ply', 'theme', 'values', 'lang'] as const;

/** A reading, and the attributes that its course follows from. */
interface Read {
  readonly reading: Reading;
  readonly from: readonly (string | null)[];
}

/** With the positions of before if the moves are the same, so that what is known of them stays known. */
const sameCourse = (before: Read | undefined, after: Read): Read => {
  const [old, { reading }] = [before?.reading, after];
  const isSame = before?.from.every((text, index) => text === after.from[index]) ?? false;
  if (!isSame || old?.type !== 'shown' || reading.type !== 'shown') return after;
  return { ...after, reading: { type: 'shown', shown: { ...reading.shown, course: old.shown.course } } };
};

/**
 * `<flipside-board transcript="f5d6c3" ply="2" values theme="walnut">`: a game to step through, in any page. The attribute
 * `ply` follows the reader, and every step is told by an event `plychange`.
 */
export class FlipsideBoard extends LitElement {
  static override styles = style;
  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: it prepares the class that it is asked of.
    return [...super.observedAttributes, ...ATTRIBUTES];
  }

  #read: Read | undefined;
  #current: Square = squareAt(0, 0);
  readonly #values = new Values(() => this.requestUpdate());

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    super.attributeChangedCallback(name, before, after);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#values.stop();
  }

  protected override willUpdate(): void {
    const text = (name: (typeof ATTRIBUTES)[number]): string | null => this.getAttribute(name);
    const reading = readAttributes({
      game: text('game'),
      size: text('size'),
      position: text('position'),
      transcript: text('transcript'),
      ply: text('ply'),
      theme: text('theme'),
    });
    this.#read = sameCourse(this.#read, { reading, from: OF_COURSE.map(text) });
  }

  protected override render(): TemplateResult {
    const reading = this.#read?.reading;
    if (reading === undefined) return html``;
    return reading.type === 'shown' ? this.#game(reading.shown) : this.#problem(reading.problem);
  }

  #words(theme: Shown['theme']): Words {
    const { lang } = this.closest<HTMLElement>('[lang]') ?? document.documentElement;
    return wordsIn(languageOf(lang), discNames(theme, THEMES[theme].colors));
  }

  #problem(problem: Problem): TemplateResult {
    const words = this.#words(DEFAULT_THEME);
    return html`<p class="problem" role="status" lang=${words.language()} dir=${directionOf(words.language())}>${textOf(words, problem)}</p>`;
  }

  #game(shown: Shown): TemplateResult {
    const words = this.#words(shown.theme);
    const position = shown.course.positions[shown.ply];
    if (position === undefined) return html``;
    const known = this.hasAttribute('values') ? this.#values.of(position) : undefined;
    const values = typeof known === 'object' ? known : undefined;
    return html`
      <div role="group" aria-label=${words.t('embed.name')} @keydown=${this.#step} @focusin=${this.#follow}>
        ${boardPicture({ words, shown, position, values, current: this.#current })}
        ${stepButtons({ words, ply: shown.ply, count: shown.course.turns.length, text: plyText(words, shown), go: this.#go })}
        <p aria-live="polite" lang=${words.language()} dir=${directionOf(words.language())}>${captionOf(words, shown)}${this.#news(words, known)}</p>
      </div>`;
  }

  #news(words: Words, known: unknown): string {
    if (known === 'coming') return words.t('gap') + words.t('embed.coming');
    return known === 'failed' ? words.t('gap') + words.t('embed.engineMissing') : '';
  }

  readonly #go = (ply: number): void => {
    this.setAttribute('ply', String(ply));
    this.dispatchEvent(new CustomEvent('plychange', { bubbles: true, composed: true, detail: { ply } }));
  };

  readonly #follow = ({ target }: FocusEvent): void => {
    const square = target instanceof HTMLElement ? target.dataset.square : undefined;
    if (square === undefined) return;
    this.#current = squareFromIndex(Number(square)) ?? this.#current;
    this.requestUpdate();
  };

  /** Arrows, Home and End move within the grid. */
  readonly #step = (event: KeyboardEvent): void => {
    const { target, key } = event;
    const reading = this.#read?.reading;
    const square = target instanceof HTMLElement ? target.dataset.square : undefined;
    if (reading?.type !== 'shown' || square === undefined) return;
    const next = squareAfterStep(key, this.#current, reading.shown.setup.shape);
    if (next === undefined) return;
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
  };
}

if (customElements.get('flipside-board') === undefined)
  customElements.define('flipside-board', FlipsideBoard);
