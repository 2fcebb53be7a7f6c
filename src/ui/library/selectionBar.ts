import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { numberText } from '../words/numbers.ts';
import { openTags } from './tagsDialog.ts';

/** The number of entries found and selected, and a checkbox that selects all found ones. */
export const countLine = ({ words, play }: Shell): TemplateResult => {
  const { count, list, selected, isAllSelected } = play.stores.library.getState();
  const all = words.t('library.all', { count });
  const some = words.t('library.some', { shown: numberText(words, list.count), count });
  const counted = list.count === count ? all : some;
  return html`
    <div class="library-count">
      <label class="entry-check">
        <input type="checkbox" aria-label=${words.t('library.selectAll')} ?disabled=${list.count === 0}
          .checked=${live(isAllSelected)} .indeterminate=${selected.size > 0 && !isAllSelected}
          @change=${() => void play.library.selectAll(!isAllSelected)} />
      </label>
      <p role="status">${list.isBusy ? words.t('library.searching') : counted}</p>
    </div>`;
};

/** Actions for the selected entries; sticky. */
export const selectionBar = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { selected } = play.stores.library.getState();
  if (selected.size === 0) return html`${nothing}`;
  const ids = [...selected];
  return html`
    <div class="library-selection card" role="group" aria-label=${words.t('library.selected', { count: ids.length })}>
      <p>${words.t('library.selected', { count: ids.length })}</p>
      <button type="button" class="secondary" @click=${() => void openTags(shell, ids)}>${words.t('library.tags')}</button>
      <button type="button" class="secondary" @click=${() => play.library.learn(ids)}>${words.t('library.learn')}</button>
      <button type="button" class="secondary with-icon" @click=${() => play.library.remove(ids)}>${icon('delete')}<span>${words.t('library.delete')}</span></button>
      <button type="button" class="icon-button" aria-label=${words.t('library.unselect')} @click=${() => play.library.select(ids, false)}>${icon('close')}</button>
    </div>`;
};
