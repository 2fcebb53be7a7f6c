import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { ref } from 'lit/directives/ref.js';
import { repeat } from 'lit/directives/repeat.js';
import { tableOf } from '../../game/record.ts';
import type { LibraryEntry } from '../../store/library/entry.ts';
import { layoutFor, type Shell } from '../kit/shell.ts';
import { createEntryReading } from '../words/entryWords.ts';
import { libraryRow } from './libraryRow.ts';

/** In units of the page's text. */
const ROW_HEIGHT = 5;
/** Rows rendered beyond the visible ones, above and below. */
const SPARE_ROWS = 2;
/** Rows rendered before the page has been laid out. */
const FIRST_ROWS = 10;

const STEPS = tableOf<(index: number, last: number, page: number) => number>({
  ArrowDown: index => index + 1,
  ArrowUp: index => index - 1,
  PageDown: (index, _, page) => index + page,
  PageUp: (index, _, page) => index - page,
  Home: () => 0,
  End: (_, last) => last,
});

export interface LibraryList {
  readonly template: () => TemplateResult;
  readonly stop: () => void;
}

/** A virtual list: only the visible rows are in the page, however long it is. */
export const createLibraryList = (shell: Shell, redraw: () => void): LibraryList => {
  let first = 0;
  let last = FIRST_ROWS;
  let active = 0;
  let count = 0;
  /** The entry of the active row, which stays rendered wherever the list is scrolled. */
  let kept: LibraryEntry | undefined;
  /** Whether the rows belonged to the latest search when they were last rendered. */
  let hasCome = false;
  /** The part of the active row to focus as soon as the row is rendered. */
  let focused: string | undefined;
  /** The part to focus if the focused element disappears with the next render. */
  let lost: string | undefined;
  const reading = createEntryReading(shell.words, shell.play.stores);
  let scroller: HTMLElement | null = null;

  const rowHeight = (): number => Math.round(layoutFor(shell, 'library').unit * ROW_HEIGHT);
  const list = (): HTMLElement | null => document.querySelector('.library-list');

  const measure = (): boolean => {
    const element = list();
    if (element === null || scroller === null) return false;
    const above = scroller.getBoundingClientRect().top - element.getBoundingClientRect().top;
    const height = rowHeight();
    const from = Math.max(0, Math.floor(above / height) - SPARE_ROWS);
    const to = Math.ceil((above + scroller.clientHeight) / height) + SPARE_ROWS;
    if (from === first && to === last) return false;
    [first, last] = [from, to];
    shell.play.library.showRows(first, last);
    return true;
  };
  const follow = (): void => {
    if (measure()) redraw();
  };
  const watch = (element: Element | undefined): void => {
    scroller?.removeEventListener('scroll', follow);
    scroller = null;
    if (element === undefined) return;
    // This callback runs before the element is in the page.
    requestAnimationFrame(() => {
      scroller = element.closest<HTMLElement>('.place-panel');
      scroller?.addEventListener('scroll', follow, { passive: true });
      follow();
    });
  };

  const partOf = (part: string): HTMLElement | null | undefined =>
    list()?.querySelector<HTMLElement>(`[data-index="${active}"] [data-part="${part}"]`);

  const focusRow = (): void => {
    const target = focused === undefined ? undefined : partOf(focused);
    if (target === undefined || target === null) return;
    focused = undefined;
    target.focus({ preventScroll: true });
  };

  /** The focused element may disappear (a deleted row, an undo button); the active row gets the focus then. */
  const holdFocus = (): void => {
    const held = document.activeElement?.closest<HTMLElement>('.library-place *');
    lost = held ? (held.dataset.part ?? 'open') : lost;
    queueMicrotask(() => {
      if (document.activeElement !== document.body) lost = undefined;
      else if (lost !== undefined) partOf(lost)?.focus({ preventScroll: true });
    });
  };

  /** Shows a row and focuses the same part of it. */
  const moveTo = (index: number, part: string): void => {
    const element = list();
    active = Math.max(0, Math.min(count - 1, index));
    const height = rowHeight();
    const top = (element?.getBoundingClientRect().top ?? 0) - (scroller?.getBoundingClientRect().top ?? 0);
    const [from, to] = [top + active * height, top + (active + 1) * height];
    const room = (scroller?.clientHeight ?? 0) - height;
    if (from < height) scroller?.scrollBy({ top: from - height, behavior: 'instant' });
    else if (to > room) scroller?.scrollBy({ top: to - room, behavior: 'instant' });
    measure();
    focused = part;
    redraw();
    focusRow();
  };

  const onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const part = target.dataset.part;
    if (part === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Delete') {
      const { selected } = shell.play.stores.library.getState();
      const id = list()?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.dataset.entry;
      if (id !== undefined) shell.play.library.remove(selected.size > 0 ? [...selected] : [id]);
      return;
    }
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const page = Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight()) - 1);
    moveTo(step(active, count - 1, page), part);
  };

  const onFocus = (event: FocusEvent): void => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    const index = Number(row?.dataset.index ?? active);
    if (index === active) return;
    active = index;
    redraw();
  };

  const rowAt = (index: number): LibraryEntry | undefined => {
    const { from, entries } = shell.play.stores.library.getState().rows;
    return entries[index - from];
  };

  /** All a row depends on besides its entry; rendered rows update only when some of it changes. */
  const background = (): readonly unknown[] => {
    const { words, play } = shell;
    const { library, settings, openings } = play.stores;
    const look = settings.getState();
    // Reads every setting, so that each is tracked.
    Object.keys(look);
    const { tags } = library.getState();
    return [look, tags, openings.getState().names, words.language(), words.sideNames(), rowHeight(), count];
  };

  const rowIn = (behind: readonly unknown[]) => (index: number) => {
    const isActive = index === active;
    const entry = rowAt(index) ?? (isActive ? kept : undefined);
    if (isActive) kept = entry;
    if (entry === undefined) return nothing;
    const isSelected = shell.play.stores.library.getState().selected.has(entry.id);
    return guard([entry, index, isActive, isSelected, ...behind], () =>
      libraryRow(shell, entry, {
        opening: reading.openingOf(entry),
        index,
        of: count,
        top: index * rowHeight(),
        isActive,
      }),
    );
  };

  return {
    template: () => {
      const { list: chosen } = shell.play.stores.library.getState();
      ({ count } = chosen);
      hasCome ||= !chosen.isBusy;
      active = Math.max(0, Math.min(active, count - 1));
      shell.play.library.showRows(first, last);
      const height = rowHeight();
      const to = Math.min(last, count);
      const indices = Array.from({ length: Math.max(0, to - first) }, (_, index) => first + index);
      // Outdated rows are hidden while a search runs; the focused row stays wherever it is scrolled.
      if (!hasCome) indices.length = 0;
      else if (count > 0 && !indices.includes(active)) indices.push(active);
      if (focused !== undefined) queueMicrotask(focusRow);
      holdFocus();
      return html`
        <ol class="library-list" role="list" aria-label=${shell.words.t('library.list')}
          .style=${`height:${count * height}px;--row-height:${height}px`} ${ref(watch)} @keydown=${onKey} @focusin=${onFocus}>
          ${repeat(indices, index => rowAt(index)?.id ?? index, rowIn(background()))}
        </ol>`;
    },
    stop: () => watch(undefined),
  };
};
