import { html, nothing, type TemplateResult } from 'lit';
import type { WordKey } from '../i18n/translation.ts';
import type { Words } from '../i18n/words.ts';
import { COMMANDS, isCharacterKey, type Shortcut } from '../play/commands.ts';
import { dialogHead } from './dialogHead.ts';
import { type Close, openDialog } from './dialogs.ts';
import type { Shell } from './shell.ts';

interface KeyRow {
  readonly keys: readonly Shortcut[];
  readonly does: WordKey;
}

/** The keys of the grid, beside those of the commands. */
const GRID_KEYS: readonly KeyRow[] = [
  { keys: [{ key: 'arrows' }], does: 'keys.arrows' },
  { keys: [{ key: 'Home' }, { key: 'End' }], does: 'keys.ends' },
  { keys: [{ key: 'a – h' }], does: 'keys.column' },
  { keys: [{ key: '1 – 8' }], does: 'keys.row' },
  { keys: [{ key: 'Enter' }, { key: 'space' }], does: 'keys.play' },
];
const LIST_KEYS: KeyRow = { keys: [{ key: '?' }, { key: 'F1' }], does: 'keys.list' };

const NAMED = ['arrows', 'Home', 'End', 'Enter', 'space', 'Backspace', 'Escape'] as const;
type NamedKey = (typeof NAMED)[number];

const isNamed = (key: string): key is NamedKey => (NAMED as readonly string[]).includes(key);

const keyWord = (words: Words, key: string): string => {
  if (isNamed(key)) return words.t(`keys.named.${key}`);
  return key.length === 1 ? key.toUpperCase() : key;
};

/** `Ctrl+Shift+Z` as a person reads it on the keyboard. */
export const shortcutText = (words: Words, { key, ctrl, shift }: Shortcut): string =>
  [
    ...(ctrl === true ? [words.t('keys.named.Ctrl')] : []),
    ...(shift === true ? [words.t('keys.named.Shift')] : []),
    keyWord(words, key),
  ].join('+');

const rowsOf = (letterKeys: boolean): readonly KeyRow[] => [
  ...GRID_KEYS,
  ...COMMANDS.map(({ name, shortcuts }) => ({
    keys: shortcuts.filter(shortcut => letterKeys || !isCharacterKey(shortcut)),
    does: `command.${name}` as const,
  })).filter(({ keys }) => keys.length > 0),
  LIST_KEYS,
];

const keyRow = (words: Words, { keys, does }: KeyRow): TemplateResult => html`
  <tr>
    <th scope="row">${(words.t as (key: WordKey) => string)(does)}</th>
    <td>${keys.map(key => html`<kbd>${shortcutText(words, key)}</kbd> `)}</td>
  </tr>`;

const content = ({ words, play }: Shell, close: Close): TemplateResult => {
  const { letterKeys } = play.stores.settings.getState();
  return html`
    ${dialogHead(words, words.t('keys.title'), close)}
    <table class="keys">
      <thead class="unseen">
        <tr><th scope="col">${words.t('keys.does')}</th><th scope="col">${words.t('keys.key')}</th></tr>
      </thead>
      <tbody>${rowsOf(letterKeys).map(row => keyRow(words, row))}</tbody>
    </table>
    ${letterKeys ? nothing : html`<p class="quiet">${words.t('keys.lettersOff')}</p>`}`;
};

export const openKeys = (shell: Shell): Promise<string> =>
  openDialog(shell, {
    name: () => shell.words.t('keys.title'),
    className: 'keys-dialog',
    content: close => content(shell, close),
  });
