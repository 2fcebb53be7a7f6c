import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { LibraryEntry } from '../../store/library/entry.ts';
import { icon } from '../kit/icons.ts';
import { positionPicture } from '../kit/positionPicture.ts';
import type { Shell } from '../kit/shell.ts';
import { entryDate, entryResult, entryTitle, lastPosition } from '../words/entryWords.ts';
import type { OpeningWords } from '../words/study/openingWords.ts';
import { openEntry } from './entryDialog.ts';

export interface RowPlace {
  readonly opening: OpeningWords | undefined;
  readonly index: number;
  readonly of: number;
  readonly top: number;
  /** Whether its controls are tab stops. */
  readonly isActive: boolean;
}

const tagList = ({ play }: Shell, entry: LibraryEntry): TemplateResult => {
  const tags = play.stores.library.getState().tags.filter(({ id }) => entry.tags.includes(id));
  return html`${tags.length === 0 ? nothing : html`<span class="entry-tags">${tags.map(({ name }) => html`<span class="entry-tag">${name}</span>`)}</span>`}`;
};

/** One game or study; pressing it opens it. */
export const libraryRow = (shell: Shell, entry: LibraryEntry, row: RowPlace): TemplateResult => {
  const { words, play } = shell;
  const { selected } = play.stores.library.getState();
  const title = entryTitle(words, entry);
  const position = lastPosition(entry);
  const stop = row.isActive ? 0 : -1;
  const note = entry.isAnnotated
    ? html`<span class="entry-note" title=${words.t('library.annotated')}>${icon('comment')}<span class="unseen">${words.t('library.annotated')}</span></span> `
    : nothing;
  const opening = row.opening
    ? html`<span aria-hidden="true"> ·</span> <span lang=${row.opening.lang ?? nothing}>${row.opening.text}</span>`
    : nothing;
  return html`
    <li class="entry" .style=${`top:${row.top}px`} data-index=${row.index} data-entry=${entry.id}
      aria-setsize=${row.of} aria-posinset=${row.index + 1}>
      <label class="entry-check">
        <input type="checkbox" tabindex=${stop} data-part="check" aria-label=${words.t('library.select', { title })}
          .checked=${live(selected.has(entry.id))}
          @change=${(event: Event) => play.library.select([entry.id], (event.target as HTMLInputElement).checked)} />
      </label>
      ${position === undefined ? html`<span></span>` : positionPicture(play.stores.settings.getState(), position)}
      <div class="entry-words">
        <button type="button" class="entry-open" tabindex=${stop} data-part="open" @click=${() => play.library.open(entry.id)}>
          ${title}
        </button>
        <p class="quiet">${note}${entryResult(words, entry)}<span aria-hidden="true"> ·</span> <span>${words.t('library.moves', { count: entry.plies })}</span></p>
        <p class="quiet entry-last">${words.t(`menu.games.${entry.game}`)}<span aria-hidden="true"> ·</span> ${entryDate(words, entry)}${opening}${entry.event === undefined ? '' : html`<span aria-hidden="true"> ·</span> ${entry.event}`}</p>
      </div>
      ${tagList(shell, entry)}
      <button type="button" class="icon-button" tabindex=${stop} data-part="more" aria-label=${words.t('library.more', { title })}
        @click=${() => void openEntry(shell, entry)}>${icon('more')}</button>
    </li>`;
};
