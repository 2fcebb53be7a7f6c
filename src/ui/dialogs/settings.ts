import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { plainText } from '../../i18n/text.ts';
import type { WordKey } from '../../i18n/translation.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { forgetField } from './forget.ts';
import { boardGroup } from './settings/boardGroup.ts';
import type { Field } from './settings/fields.ts';
import { offlineField } from './settings/offlineField.ts';
import { pageGroup } from './settings/pageGroup.ts';
import { playingGroup } from './settings/playingGroup.ts';
import { soundFields } from './settings/soundFields.ts';

interface Group {
  readonly title: Extract<WordKey, `groups.${string}`>;
  readonly fields: (shell: Shell) => readonly Field[];
}

/** Ordered by how often people look for them. */
const GROUPS: readonly Group[] = [
  { title: 'groups.page', fields: pageGroup },
  { title: 'groups.board', fields: shell => [...boardGroup(shell), ...soundFields(shell)] },
  { title: 'groups.playing', fields: playingGroup },
  { title: 'groups.data', fields: shell => [offlineField(shell), forgetField(shell)] },
];

/** The search text, and the groups that are open without a search. */
interface View {
  readonly opened: Set<Group>;
  text: string;
}

const hasAll = (words: readonly string[], sought: readonly string[]): boolean => {
  const text = plainText(words.join(' '));
  return sought.every(word => text.includes(word));
};

interface Drawing {
  readonly shell: Shell;
  readonly view: View;
  readonly redraw: () => void;
}

/** The search words, without capitals and accents; none while the field is empty. */
const soughtIn = ({ text }: View): readonly string[] => plainText(text).split(/\s+/).filter(Boolean);

interface Found {
  readonly one: Group;
  readonly fields: readonly Field[];
}

/**
 * The groups with the fields that match all search words; the words of a group's title count for each of its fields.
 */
const found = ({ shell, view }: Drawing): readonly Found[] => {
  const sought = soughtIn(view);
  return GROUPS.map(one => {
    const title = shell.words.t(one.title);
    return { one, fields: one.fields(shell).filter(({ words }) => hasAll([title, ...words], sought)) };
  }).filter(({ fields }) => fields.length > 0);
};

/** The settings of a group that few people look for. */
const moreSettings = ({ words }: Shell, fields: readonly Field[]): TemplateResult => {
  const rare = fields.filter(({ isRare }) => isRare);
  if (rare.length === 0) return html`${nothing}`;
  return html`
    <details class="more-settings">
      <summary>${words.t('groups.more')}</summary>
      <div class="settings-fields">${rare.map(({ control }) => control)}</div>
    </details>`;
};

/** A collapsible group; open, with all that matches, while a search is active. */
const group = ({ shell, view, redraw }: Drawing, { one, fields }: Found): TemplateResult => {
  const title = shell.words.t(one.title);
  const isSearch = soughtIn(view).length > 0;
  const press = (event: Event): void => {
    event.preventDefault();
    if (!view.opened.delete(one)) view.opened.add(one);
    redraw();
  };
  return html`
    <details class="settings" .open=${live(isSearch || view.opened.has(one))}>
      <summary @click=${press}><h3>${title}</h3></summary>
      <div class="settings-fields">
        ${fields.filter(({ isRare }) => isSearch || isRare !== true).map(({ control }) => control)}
        ${isSearch ? nothing : moreSettings(shell, fields)}
      </div>
    </details>`;
};

const search = ({ shell: { words }, view, redraw }: Drawing): TemplateResult => {
  const look = (event: Event): void => {
    view.text = (event.target as HTMLInputElement).value;
    redraw();
  };
  return html`
    <search class="search-field">
      ${icon('search')}
      <input type="search" aria-label=${words.t('groups.find')} placeholder=${words.t('groups.find')}
        autocomplete="off" spellcheck="false" enterkeyhint="search" .value=${live(view.text)} @input=${look} />
    </search>`;
};

const content = (drawing: Drawing, close: Close): TemplateResult => {
  const { words } = drawing.shell;
  const groups = found(drawing);
  return html`
    ${dialogHead(words, words.t('menu.settings'), close)} ${search(drawing)}
    ${groups.map(one => group(drawing, one))}
    <p class="quiet" role="status">${groups.length === 0 ? words.t('groups.none') : nothing}</p>`;
};

/** Opens the settings; resolves to how they were closed. */
export const openSettings = (shell: Shell): Promise<string> => {
  const view: View = { opened: new Set(GROUPS.slice(0, 1)), text: '' };
  return openDialog(shell, {
    name: () => shell.words.t('menu.settings'),
    className: 'settings-dialog',
    content: (close, redraw) => content({ shell, view, redraw }, close),
  });
};
