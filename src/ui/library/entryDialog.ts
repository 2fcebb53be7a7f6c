import { html, nothing, type TemplateResult } from 'lit';
import { type LibraryEntry, MOST } from '../../store/library/entry.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import { icon } from '../kit/icons.ts';
import { positionPicture } from '../kit/positionPicture.ts';
import type { Shell } from '../kit/shell.ts';
import { createEntryReading, entryDate, entryResult, entryTitle, lastPosition } from '../words/entryWords.ts';
import { openTags } from './tagsDialog.ts';

const content = (shell: Shell, close: Close): TemplateResult => {
  const { words, play } = shell;
  const { looked: entry, tags } = play.stores.library.getState();
  if (entry === undefined) return html`${dialogHead(words, words.t('library.news.gone'), close)}`;
  const { id } = entry;
  const title = entryTitle(words, entry);
  const position = lastPosition(entry);
  const opening = createEntryReading(words, play.stores).openingOf(entry);
  const facts = [
    entryResult(words, entry),
    words.t('library.moves', { count: entry.plies }),
    entryDate(words, entry),
    entry.event,
    entry.place,
    opening && html`<span lang=${opening.lang ?? nothing}>${opening.text}</span>`,
  ];
  const names = tags.filter(tag => entry.tags.includes(tag.id)).map(({ name }) => name);
  const then = (act: () => void) => (): void => {
    close();
    act();
  };
  const save = (event: Event): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    play.library.rename(id, form.querySelector('input')?.value ?? '');
  };
  return html`
    ${dialogHead(words, title, close)}
    <div class="entry-about">
      ${position === undefined ? nothing : positionPicture(play.stores.settings.getState(), position)}
      <ul role="list">
        <li>${words.t(`menu.games.${entry.game}`)}</li>
        ${facts.filter(Boolean).map(fact => html`<li>${fact}</li>`)}
        ${names.length === 0 ? nothing : html`<li class="entry-tags">${names.map(name => html`<span class="entry-tag">${name}</span>`)}</li>`}
      </ul>
    </div>
    <form class="entry-title" @submit=${save}>
      <label class="choice-label" for="entry-title">${words.t('library.titleField')}</label>
      <input id="entry-title" type="text" maxlength=${MOST.words} .value=${entry.title ?? ''} />
      <button type="submit" class="secondary">${words.t('library.save')}</button>
    </form>
    <div class="entry-ways">
      <button type="button" class="primary with-icon" autofocus @click=${then(() => play.library.open(id))}>${icon('analyze')}<span>${words.t('library.analyze')}</span></button>
      <button type="button" class="secondary with-icon" @click=${then(() => play.library.open(id, 'review'))}>${icon('review')}<span>${words.t('library.review')}</span></button>
      <button type="button" class="secondary" @click=${() => void openTags(shell, [id])}>${words.t('library.tags')}</button>
      <button type="button" class="secondary with-icon" @click=${then(() => play.library.remove([id]))}>${icon('delete')}<span>${words.t('library.delete')}</span></button>
    </div>`;
};

/** An entry's details and actions. */
export const openEntry = (shell: Shell, entry: LibraryEntry): Promise<string> => {
  const { words, play } = shell;
  play.library.look(entry);
  return openDialog(shell, {
    name: () => {
      const { looked } = play.stores.library.getState();
      return looked === undefined ? words.t('library.news.gone') : entryTitle(words, looked);
    },
    className: 'entry-dialog',
    content: close => content(shell, close),
  });
};
