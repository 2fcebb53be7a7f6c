import { html, nothing, type TemplateResult } from 'lit';
import { download } from '../kit/download.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { bytesText } from '../words/numbers.ts';
import { openTags } from './tagsDialog.ts';

/** The space used, and whether the browser keeps it permanently. */
const spaceText = ({ words, play }: Shell): TemplateResult => {
  const { space } = play.stores.library.getState();
  if (space === undefined) return html`${nothing}`;
  const { used, persisted, canAsk } = space;
  return html`
    <p class="quiet library-space">
      ${used === undefined ? nothing : words.t('library.space', { used: bytesText(words, used) })}
      ${words.t(persisted ? 'library.persisted' : 'library.fleeting')}
      ${persisted || !canAsk ? nothing : html`<button type="button" class="text-button" @click=${() => play.library.askToPersist()}>${words.t('library.persist')}</button>`}
    </p>`;
};

/** Games that were finished online, on any device. */
const onlineGames = ({ words, play }: Shell): TemplateResult => html`
  <button type="button" class="secondary" @click=${() => play.openDialog({ name: 'games' })}>${words.t('onlineStart.games')}</button>`;

const exportAll = async ({ words, play }: Shell): Promise<void> => {
  const file = await play.library.exportAll();
  const day = new Date().toISOString().slice(0, 10);
  if (file !== undefined) download(file, `${words.t('library.fileName')}-${day}.json`);
};

const chooseFile = ({ play }: Shell): void => {
  const field = Object.assign(document.createElement('input'), {
    type: 'file',
    accept: '.json,application/json',
  });
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    if (file !== undefined) void play.importing.importLibrary(file);
  });
  field.click();
};

/** Export, import, tags and space, as far as there is anything to apply them to; folded unless the library is empty. */
export const libraryTools = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { count, tags, work } = play.stores.library.getState();
  const isBusy = work !== undefined;
  const exporting = html`
    <button type="button" class="secondary with-icon" ?disabled=${isBusy} @click=${() => void exportAll(shell)}>${icon('share')}<span>${words.t('library.exportAll')}</span></button>`;
  const tagging = html`
    <button type="button" class="secondary" @click=${() => void openTags(shell, [])}>${words.t('library.tags')}</button>`;
  return html`
    <details class="library-more" ?open=${count === 0}>
      <summary>${words.t('library.manage')}</summary>
      <div class="library-tools">
        ${count > 0 ? exporting : nothing}
        <button type="button" class="secondary" ?disabled=${isBusy} @click=${() => chooseFile(shell)}>${words.t('library.importFile')}</button>
        ${count + tags.length > 0 ? tagging : nothing}
        ${count > 0 ? onlineGames(shell) : nothing} ${spaceText(shell)}
      </div>
    </details>`;
};
