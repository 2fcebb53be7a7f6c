import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { LibraryNews, LibraryState } from '../../store/library/libraryStore.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';

/** That conflicting entries were kept as copies; empty if there were none. */
const copiesText = (words: Words, count: number): string =>
  count === 0 ? '' : words.t('library.news.copied', { count });

const newsText = (words: Words, news: LibraryNews): string => {
  switch (news.type) {
    case 'added':
    case 'stopped':
    case 'unread':
      return [
        words.t(`library.news.${news.type}`, { added: news.added, known: news.known }),
        copiesText(words, news.copied),
      ]
        .join(' ')
        .trim();
    case 'removed':
      return words.t('library.news.removed', { count: news.count });
    case 'restored':
      return words.t('library.news.restored', { count: news.count });
    case 'broken':
      return words.t(`library.broken.${news.defect.reason}`, { line: news.defect.line });
    default:
      return words.t(`library.news.${news.type}`);
  }
};

/** News about failures. */
const BAD: readonly LibraryNews['type'][] = ['broken', 'gone', 'unread', 'unreadable'];

const working = (
  { words, play }: Shell,
  { what, done, of }: NonNullable<LibraryState['work']>,
): TemplateResult => html`
  <div class="library-news card">
    <p id="library-work">${words.t(`library.work.${what}`)}</p>
    <progress aria-labelledby="library-work" max=${Math.max(1, of)} value=${of === 0 ? nothing : done}></progress>
    <button type="button" class="secondary" @click=${() => play.library.cancelWork()}>${words.t('library.cancel')}</button>
  </div>`;

const textOf = ({ words, play }: Shell): string | undefined => {
  const { news, trouble } = play.stores.library.getState();
  return trouble === undefined ? news && newsText(words, news) : words.t(`library.trouble.${trouble}`);
};

/** Announces news that precedes this screen: screen readers ignore the initial content of a new live region. */
export const sayNews = (shell: Shell): void => {
  const text = textOf(shell);
  if (text !== undefined) shell.say(text);
};

/** The latest task: running, finished or failed. */
export const libraryNews = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { news, work, trouble, restorable } = play.stores.library.getState();
  const isBad = trouble !== undefined || (news !== undefined && BAD.includes(news.type));
  const text = textOf(shell);
  const said =
    text === undefined
      ? nothing
      : html`
        <div class="library-news card ${isBad ? 'bad' : ''}">
          <p>${text}</p>
          ${restorable > 0 && news?.type === 'removed' && trouble === undefined ? html`<button type="button" class="secondary" @click=${() => play.library.restore()}>${words.t('library.undo')}</button>` : nothing}
          ${trouble === undefined ? nothing : html`<button type="button" class="secondary" @click=${() => play.library.load()}>${words.t('library.again')}</button>`}
          <button type="button" class="icon-button" aria-label=${words.t('dismiss')} @click=${() => play.library.dismissNews()}>${icon('close')}</button>
        </div>`;
  return html`${work === undefined ? nothing : working(shell, work)}<div role="status">${said}</div>`;
};
