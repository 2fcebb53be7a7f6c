import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../i18n/words.ts';
import { COMMANDS, type CommandName, isCharacterKey, type Shortcut } from '../play/commands.ts';
import { dialogHead } from './dialogHead.ts';
import { type Close, openDialog } from './dialogs.ts';
import type { Shell } from './shell.ts';

type GridDeed = 'arrows' | 'ends' | 'column' | 'row' | 'play' | 'list';

interface KeyRow {
  readonly keys: readonly Shortcut[];
  readonly does: `keys.${GridDeed}` | `command.${CommandName}`;
  /** Whether `keys` stands for a range of characters, which go with the single-letter keys. */
  readonly isRange?: true;
}

/** The keys of the grid, beside those of the commands. */
const GRID_KEYS: readonly KeyRow[] = [
  { keys: [{ key: 'arrows' }], does: 'keys.arrows' },
  { keys: [{ key: 'Home' }, { key: 'End' }], does: 'keys.ends' },
  { keys: [{ key: 'a – h' }], does: 'keys.column', isRange: true },
  { keys: [{ key: '1 – 8' }], does: 'keys.row', isRange: true },
  { keys: [{ key: 'Enter' }, { key: 'space' }], does: 'keys.play' },
];
const COMMAND_KEYS: readonly KeyRow[] = COMMANDS.map(({ name, shortcuts }) => ({
  keys: shortcuts,
  does: `command.${name}`,
}));
const LIST_KEYS: KeyRow = { keys: [{ key: '?' }, { key: 'F1' }], does: 'keys.list' };
const ROWS: readonly KeyRow[] = [...GRID_KEYS, ...COMMAND_KEYS, LIST_KEYS];

const NAMED = ['arrows', 'Home', 'End', 'Enter', 'space', 'Backspace', 'Escape'] as const;
type NamedKey = (typeof NAMED)[number];

const isNamed = (key: string): key is NamedKey => (NAMED as readonly string[]).includes(key);

/** Keys with a word on them are named in the person's language, single letters as they are printed on the key. */
const keyWord = (words: Words, key: string): string => {
  if (isNamed(key)) return words.t(`keys.named.${key}`);
  return key.length === 1 ? key.toUpperCase() : key;
};

/** `Ctrl+Shift+Z` as a person reads it on the keyboard. */
const shortcutText = (words: Words, { key, ctrl, shift }: Shortcut): string =>
  [
    ...(ctrl === true ? [words.t('keys.named.Ctrl')] : []),
    ...(shift === true ? [words.t('keys.named.Shift')] : []),
    keyWord(words, key),
  ].join('+');

/** All rows, without the characters while those are switched off. */
const rowsOf = (letterKeys: boolean): readonly KeyRow[] =>
  letterKeys
    ? ROWS
    : ROWS.filter(({ isRange }) => isRange !== true)
        .map(row => ({ ...row, keys: row.keys.filter(key => !isCharacterKey(key)) }))
        .filter(({ keys }) => keys.length > 0);

const keyRow = (words: Words, { keys, does }: KeyRow): TemplateResult => html`
  <tr>
    <th scope="row">${words.t(does)}</th>
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

/** Opens the list of keys, which is a reading of the same table that the keyboard follows. */
export const openKeys = (shell: Shell): Promise<string> =>
  openDialog(shell, {
    name: () => shell.words.t('keys.title'),
    className: 'keys-dialog',
    content: close => content(shell, close),
  });
