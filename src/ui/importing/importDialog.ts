import './importing.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Input } from '../../formats/read.ts';
import { MOST } from '../../store/library/entry.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { listText } from '../words/locale.ts';
import { foundView } from './foundView.ts';
import { openPicture } from './pictureDialog.ts';

/** Debounce, so that results do not interrupt a person who is typing. */
const PAUSE_MILLISECONDS = 250;
/** File extensions of game files; phones that do not know them show all files. */
const ENDINGS = '.txt,.ggf,.sgf,.pgn,.obf,.wtb,.jou,.trn,.zip,.json,.link';

interface Draft {
  text: string;
  /** The names of the opened files. */
  files: readonly string[];
  /** The names of files that the browser cannot read. */
  unread: readonly string[];
}

const inputOf = async (file: File): Promise<Input | undefined> => {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes && { name: file.name, content: new Uint8Array(bytes) };
};

/** Reads the readable files; returns the names of the others, such as folders. */
const readFiles = async ({ play }: Shell, files: readonly File[]): Promise<readonly string[]> => {
  const inputs = await Promise.all(files.map(inputOf));
  const read = inputs.filter(input => input !== undefined);
  if (read.length > 0) play.importing.read(read);
  return files.filter((_, index) => inputs[index] === undefined).map(({ name }) => name);
};

/** The only file, if it is a picture. */
const pictureIn = ([first, ...others]: readonly File[]): File | undefined =>
  others.length === 0 && first?.type.startsWith('image/') === true ? first : undefined;

const reading = ({ words, play }: Shell): TemplateResult => html`
  <div class="import-reading">
    <p role="status">${words.t('imported.reading')}</p>
    <button type="button" class="secondary" @click=${() => play.importing.cancel()}>${words.t('imported.cancel')}</button>
  </div>`;

/** The suggested tag for the games of this file: its name without the extension. */
const tagNameOf = ({ files }: Draft): string => (files[0] ?? '').replace(/\.[^.]*$/, '').slice(0, MOST.name);

const outcome = (shell: Shell, draft: Draft, close: Close): TemplateResult => {
  const { imported } = shell.play.stores.importing.getState();
  switch (imported.type) {
    case 'none':
      return html`<p class="quiet">${shell.words.t('imported.about')}</p>`;
    case 'reading':
      return reading(shell);
    case 'failed':
      return html`<p class="refused" role="alert">${shell.words.t('imported.failed')}</p>`;
    case 'found':
      return foundView(shell, imported, { tagName: tagNameOf(draft), close: () => close() });
  }
};

interface Form {
  readonly draft: Draft;
  readonly typed: (text: string) => void;
  readonly opened: (files: readonly File[]) => void;
}

const fields = ({ words }: Shell, { draft, typed, opened }: Form): TemplateResult => html`
  <div class="field">
    <label class="choice-label" for="import-text">${words.t('imported.paste')}</label>
    <textarea id="import-text" class="import-text" dir="ltr" rows="4" autofocus spellcheck="false" autocapitalize="off"
      autocomplete="off" .value=${draft.text}
      @input=${(event: Event) => typed((event.target as HTMLTextAreaElement).value)}></textarea>
  </div>
  <div class="import-file">
    <button type="button" class="secondary with-icon"
      @click=${(event: Event) => (event.currentTarget as HTMLElement).parentElement?.querySelector('input')?.click()}>
      ${icon('openFile')}<span>${words.t('imported.openFile')}</span>
    </button>
    <input type="file" multiple hidden accept=${ENDINGS}
      @change=${(event: Event) => opened([...((event.target as HTMLInputElement).files ?? [])])} />
    <button type="button" class="secondary with-icon"
      @click=${(event: Event) => (event.currentTarget as HTMLElement).parentElement?.querySelector<HTMLInputElement>('.picture-file')?.click()}>
      ${icon('openFile')}<span>${words.t('pictured.button')}</span>
    </button>
    <input type="file" class="picture-file" hidden accept="image/*"
      @change=${(event: Event) => opened([...((event.target as HTMLInputElement).files ?? [])])} />
    ${draft.files.length === 0 ? nothing : html`<span class="quiet import-names">${draft.files.join(', ')}</span>`}
  </div>`;

const unread = ({ words }: Shell, { unread: names }: Draft): TemplateResult | typeof nothing =>
  names.length === 0
    ? nothing
    : html`<p class="refused" role="alert">${words.t('imported.unread', { names: listText(words, names) })}</p>`;

const content = (shell: Shell, form: Form, close: Close): TemplateResult => html`
  ${dialogHead(shell.words, shell.words.t('imported.title'), close)} ${fields(shell, form)} ${unread(shell, form.draft)} ${outcome(shell, form.draft, close)}`;

/** Content passed to the dialog when it opens. */
interface Given {
  readonly text?: string;
  readonly files?: readonly File[];
}

/** Asks for games as text or files, shows a preview, and opens one as a study. */
export const openImport = async (shell: Shell, given: Given = {}): Promise<void> => {
  const { play, words } = shell;
  const picture = pictureIn(given.files ?? []);
  if (picture !== undefined) return openPicture(shell, picture);
  const draft: Draft = { text: given.text ?? '', files: [], unread: [] };
  let later: ReturnType<typeof setTimeout> | undefined;
  let draw = (): void => {};
  let shut = (): void => {};
  const readText = (): void => {
    if (draft.text.trim() === '') play.importing.cancel();
    else play.importing.read([{ content: draft.text }]);
  };
  const opened = (files: readonly File[]): void => {
    clearTimeout(later);
    const picture = pictureIn(files);
    if (picture !== undefined) {
      shut();
      void openPicture(shell, picture);
      return;
    }
    draft.files = files.map(({ name }) => name);
    draft.unread = [];
    draw();
    void readFiles(shell, files).then(unread => {
      draft.unread = unread;
      draw();
    });
  };
  const form: Form = {
    draft,
    typed: text => {
      draft.text = text;
      draft.files = [];
      draft.unread = [];
      clearTimeout(later);
      later = setTimeout(readText, PAUSE_MILLISECONDS);
    },
    opened,
  };
  play.importing.cancel();
  if (given.files !== undefined) opened(given.files);
  else if (draft.text !== '') readText();
  await openDialog(shell, {
    name: () => words.t('imported.title'),
    className: 'import-dialog',
    isHeld: true,
    content: (close, redraw) => {
      draw = redraw;
      shut = close;
      return content(shell, form, close);
    },
  });
  clearTimeout(later);
  play.importing.cancel();
};
