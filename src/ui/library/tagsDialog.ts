import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type LibraryTag, MOST } from '../../store/library/entry.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';

interface Tagging {
  readonly shell: Shell;
  readonly ids: readonly string[];
  /** The tag being renamed. */
  renamed: string | undefined;
  /** Number of the entries with each tag; undefined until loaded. */
  counts: Readonly<Record<string, number>> | undefined;
  readonly redraw: () => void;
}

const renaming = (tagging: Tagging, tag: LibraryTag): TemplateResult => {
  const { words, play } = tagging.shell;
  const save = (event: Event): void => {
    event.preventDefault();
    play.library.renameTag(tag.id, (event.target as HTMLElement).querySelector('input')?.value ?? '');
    tagging.renamed = undefined;
    tagging.redraw();
  };
  return html`
    <form class="tag-new" @submit=${save}>
      <input type="text" aria-label=${words.t('library.tagName', { name: tag.name })} maxlength=${MOST.name} .value=${tag.name} />
      <button type="submit" class="secondary">${words.t('library.save')}</button>
    </form>`;
};

const tagRow = (tagging: Tagging, tag: LibraryTag): TemplateResult => {
  const { shell, ids } = tagging;
  const { words, play } = shell;
  const { id, name } = tag;
  const tagged = tagging.counts?.[id] ?? 0;
  const rename = (): void => {
    tagging.renamed = id;
    tagging.redraw();
  };
  return html`
    <li>
      ${
        tagging.renamed === id
          ? renaming(tagging, tag)
          : html`
            <label class="tag-choice">
              ${
                ids.length === 0
                  ? nothing
                  : html`<input type="checkbox" .checked=${live(tagged === ids.length)} .indeterminate=${tagged > 0 && tagged < ids.length}
                      ?disabled=${tagging.counts === undefined}
                      @change=${(event: Event) => play.library.tag(ids, id, (event.target as HTMLInputElement).checked)} />`
              }
              <span>${name}</span>
            </label>
            <button type="button" class="icon-button" aria-label=${words.t('library.renameTag', { name })} @click=${rename}>${icon('editor')}</button>
            <button type="button" class="icon-button" aria-label=${words.t('library.deleteTag', { name })} @click=${() => play.library.removeTag(id)}>${icon('delete')}</button>`
      }
    </li>`;
};

const content = (tagging: Tagging, close: Close): TemplateResult => {
  const { shell, ids } = tagging;
  const { words, play } = shell;
  const { tags } = play.stores.library.getState();
  const add = (event: Event): void => {
    event.preventDefault();
    const field = (event.target as HTMLElement).querySelector('input');
    play.library.addTag(field?.value ?? '', ids);
    if (field !== null) field.value = '';
  };
  return html`
    ${dialogHead(words, titleOf(shell, ids), close)}
    ${tags.length === 0 ? html`<p class="quiet">${words.t('library.noTags')}</p>` : html`<ul class="tag-list" role="list">${tags.map(tag => tagRow(tagging, tag))}</ul>`}
    <form class="tag-new" @submit=${add}>
      <input type="text" aria-label=${words.t('library.newTag')} placeholder=${words.t('library.newTag')} maxlength=${MOST.name} autofocus />
      <button type="submit" class="secondary">${words.t('library.addTag')}</button>
    </form>`;
};

const titleOf = ({ words }: Shell, ids: readonly string[]): string =>
  ids.length === 0 ? words.t('library.tags') : words.t('library.tagsOf', { count: ids.length });

const count = async (tagging: Tagging): Promise<void> => {
  tagging.counts = await tagging.shell.play.library.tagCounts(tagging.ids);
  tagging.redraw();
};

/** Adds tags to entries, and creates, renames and deletes tags; without entries only the latter. */
export const openTags = (shell: Shell, ids: readonly string[]): Promise<string> => {
  let tagging: Tagging | undefined;
  // The counts are updated after every change of the library.
  const stop = shell.play.stores.library.subscribe(({ list }, before) => {
    if (list !== before.list && tagging !== undefined) void count(tagging);
  });
  return openDialog(shell, {
    name: () => titleOf(shell, ids),
    className: 'tags-dialog',
    content: (close, redraw) => {
      if (tagging === undefined) {
        tagging = { shell, ids, renamed: undefined, counts: undefined, redraw };
        void count(tagging);
      }
      return content(tagging, close);
    },
  }).finally(stop);
};
