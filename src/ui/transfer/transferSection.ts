import { html, nothing, type TemplateResult } from 'lit';
import { openTakeFile } from '../dialogs/later.ts';
import { download } from '../kit/download.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';

const chooseFile = (shell: Shell): void => {
  const field = Object.assign(document.createElement('input'), {
    type: 'file',
    accept: '.json,application/json',
  });
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    if (file !== undefined) openTakeFile(shell, file);
  });
  field.click();
};

/** All that a person has on this device, out and in. */
export const createTransferSection = (): ((shell: Shell, redraw: () => void) => TemplateResult) => {
  let state: 'still' | 'saving' | 'unsaved' = 'still';
  const save = async ({ words, play }: Shell, redraw: () => void): Promise<void> => {
    state = 'saving';
    redraw();
    const file = await play.transfer().then(
      transfer => transfer.pack(),
      () => undefined,
    );
    state = file === undefined ? 'unsaved' : 'still';
    redraw();
    const day = new Date().toISOString().slice(0, 10);
    if (file !== undefined) download(file, `${words.t('transfer.fileName')}-${day}.json`);
  };
  return (shell, redraw) => {
    const { words, play } = shell;
    const isBusy = state === 'saving' || play.stores.library.getState().work !== undefined;
    return html`
      <section class="place-part" aria-labelledby="transfer">
        <h2 id="transfer">${words.t('transfer.title')}</h2>
        <p class="quiet">${words.t('transfer.about')}</p>
        <div class="transfer-ways">
          <button type="button" class="secondary with-icon" ?disabled=${isBusy} @click=${() => void save(shell, redraw)}>${icon('share')}<span>${words.t('transfer.save')}</span></button>
          <button type="button" class="secondary with-icon" ?disabled=${isBusy} @click=${() => chooseFile(shell)}>${icon('openFile')}<span>${words.t('transfer.open')}</span></button>
        </div>
        <p class="quiet" aria-live="polite">${state === 'still' ? nothing : words.t(`transfer.${state}`)}</p>
      </section>`;
  };
};
