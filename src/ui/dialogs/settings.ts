import { html, type TemplateResult } from 'lit';
import type { WordKey } from '../../i18n/translation.ts';
import { ANNOUNCEMENT_LENGTHS } from '../../store/settingsStore.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';
import { forgetField } from './forget.ts';
import { offlineField } from './offlineField.ts';
import { boardGroup } from './settings/boardGroup.ts';
import { choiceField, onOff } from './settings/fields.ts';
import { helpGroup } from './settings/helpGroup.ts';
import { pageGroup } from './settings/pageGroup.ts';
import { playingGroup } from './settings/playingGroup.ts';
import { soundField } from './soundField.ts';

const accessGroup = (shell: Shell): TemplateResult => html`
  ${onOff(shell, 'letterKeys')}
  ${choiceField(
    shell,
    'announcements',
    ANNOUNCEMENT_LENGTHS.map(value => ({
      value,
      label: shell.words.t(`settings.announcementLengths.${value}`),
    })),
  )}`;

const dataGroup = (shell: Shell): TemplateResult => html`${offlineField(shell)} ${forgetField(shell)}`;

interface Group {
  readonly name: string;
  readonly title: Extract<WordKey, `groups.${string}` | 'board.board' | 'settings.sound'>;
  readonly fields: (shell: Shell) => TemplateResult;
}

/** In the order in which people look for them. */
const GROUPS: readonly Group[] = [
  { name: 'page', title: 'groups.page', fields: pageGroup },
  { name: 'board', title: 'board.board', fields: boardGroup },
  { name: 'playing', title: 'groups.playing', fields: playingGroup },
  { name: 'sound', title: 'settings.sound', fields: soundField },
  { name: 'access', title: 'groups.access', fields: accessGroup },
  { name: 'help', title: 'groups.help', fields: helpGroup },
  { name: 'data', title: 'groups.data', fields: dataGroup },
];

const group = (shell: Shell, { name, title, fields }: Group): TemplateResult => html`
  <section class="settings" aria-labelledby="settings-${name}">
    <h3 class="settings-title" id="settings-${name}">${shell.words.t(title)}</h3>
    ${fields(shell)}
  </section>`;

const content = (shell: Shell, close: Close): TemplateResult => html`
  ${dialogHead(shell.words, shell.words.t('menu.settings'), close)}
  ${GROUPS.map(one => group(shell, one))}`;

/** Opens the settings; resolves to how they were closed. */
export const openSettings = (shell: Shell): Promise<string> =>
  openDialog(shell, {
    name: () => shell.words.t('menu.settings'),
    className: 'settings-dialog',
    content: close => content(shell, close),
  });
