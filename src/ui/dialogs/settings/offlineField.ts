import { html, nothing, type TemplateResult } from 'lit';
import type { OfflineState } from '../../../store/appStore.ts';
import type { Shell } from '../../kit/shell.ts';
import { bytesText } from '../../words/numbers.ts';
import type { Field } from './fields.ts';

/** The button for files that are not cached yet. */
const action = ({ words, play }: Shell, type: OfflineState['type']): TemplateResult => {
  if (type === 'ready') return html`${nothing}`;
  const isFetching = type === 'fetching';
  const press = (): void => {
    if (isFetching) play.offline.stopFetching();
    else void play.offline.fetchRest();
  };
  return html`
    <button type="button" class="text-button" @click=${press}>
      ${words.t(isFetching ? 'offline.stop' : 'offline.fetch')}
    </button>`;
};

const bar = ({ words }: Shell, { kept, total }: OfflineState): TemplateResult =>
  html`<progress aria-label=${words.t('offline.title')} max=${total} value=${kept}></progress>`;

const update = ({ words, play }: Shell): TemplateResult => html`
  <p>
    ${words.t('notice.updateReady')}
    <button type="button" class="text-button" @click=${() => play.offline.takeUpdate()}>${words.t('missing.reload')}</button>
  </p>`;

/** How much of the page is cached for offline use, and whether a newer version is available. */
export const offlineField = (shell: Shell): Field => {
  const { words, play } = shell;
  const { offline, hasUpdate } = play.stores.app.getState();
  const { type, kept, total } = offline;
  const title = words.t('offline.title');
  if (type === 'none') return { words: [title], control: html`${hasUpdate ? update(shell) : nothing}` };
  const about = words.t(`offline.${type}`, { kept: bytesText(words, kept), total: bytesText(words, total) });
  return {
    words: [title, about],
    control: html`
      <div class="field offline-field" role="group" aria-label=${title}>
        <p class="quiet">${about}</p>
        ${type === 'fetching' ? bar(shell, offline) : nothing} ${action(shell, type)}
        ${hasUpdate ? update(shell) : nothing}
      </div>`,
  };
};
