import { html, nothing, type TemplateResult } from 'lit';
import { type Facets, UNTAGGED } from '../../store/library/query.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';

/** All tags with how many entries they have: a press shows these alone, as a folder would, and another one everything again. */
export const tagShelf = ({ play, words }: Shell, { tagged }: Facets): TemplateResult => {
  const { tags, query } = play.stores.library.getState();
  if (tags.length === 0) return html`${nothing}`;
  const folder = (id: string, name: string): TemplateResult => {
    const isOpen = query.tag === id;
    return html`
      <li>
        <button type="button" class="tag-folder" aria-pressed=${isOpen ? 'true' : 'false'}
          @click=${() => play.library.search({ tag: isOpen ? undefined : id })}>
          ${icon('library')}<span class="tag-folder-name">${name}</span>
          <span class="quiet numeral">${tagged.get(id) ?? 0}</span>
        </button>
      </li>`;
  };
  return html`
    <ul class="tag-shelf" role="list" aria-label=${words.t('library.tags')}>
      ${tags.map(({ id, name }) => folder(id, name))} ${folder(UNTAGGED, words.t('library.untagged'))}
    </ul>`;
};
