import './transfer.css';
import { html, nothing, type TemplateResult } from 'lit';
import { download } from '../kit/download.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';

const chooseFile = ({ play }: Shell): void => {
  const field = Object.assign(document.createElement('input'), {
    type: 'file',
    accept: '.json,application/json',
  });
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    if (file !== undefined) play.openDialog({ name: 'takeFile', file });
  });
  field.click();
};

const asideButton = ({ words, play }: Shell): TemplateResult => {
  const press = (): void => {
    const file = play.setAside();
    if (file !== undefined) download(file, `${words.t('transfer.asideName')}.json`);
  };
  return html`
    <p class="quiet">${words.t('transfer.aside')}
      <button type="button" class="text-button" @click=${press}>${words.t('transfer.downloadAside')}</button>
    </p>`;
};

/** Exporting and importing all of a person's data on this device. */
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
      <section class="place-part transfer" aria-labelledby="transfer">
        <h2 id="transfer">${words.t('transfer.title')}</h2>
        <p class="quiet">${words.t('transfer.about')}</p>
        <div class="transfer-ways">
          <button type="button" class="secondary with-icon" ?disabled=${isBusy} @click=${() => void save(shell, redraw)}>${icon('share')}<span>${words.t('transfer.save')}</span></button>
          <button type="button" class="secondary with-icon" ?disabled=${isBusy} @click=${() => chooseFile(shell)}>${icon('openFile')}<span>${words.t('transfer.open')}</span></button>
        </div>
        ${play.setAside() === undefined ? nothing : asideButton(shell)}
        <p class="quiet" aria-live="polite">${state === 'still' ? nothing : words.t(`transfer.${state}`)}</p>
        <h3>${words.t('handover.heading')}</h3>
        <p class="quiet">${words.t('handover.intro')}</p>
        <div class="transfer-ways">
          <button type="button" class="secondary with-icon" ?disabled=${isBusy} @click=${() => play.openDialog({ name: 'handover' })}>${icon('devices')}<span>${words.t('handover.title')}</span></button>
        </div>
      </section>`;
  };
};
