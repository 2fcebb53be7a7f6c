import { html, nothing, type TemplateResult } from 'lit';
import { type Position, RULES } from '../../game/rules.ts';
import { COLUMN_NAMES, ROW_NAMES } from '../../game/square.ts';
import { isCharacterKey, type Shortcut } from '../../play/commands/command.ts';
import {
  type Command,
  type CommandName,
  commandsOnBoard,
  commandsWith,
} from '../../play/commands/commands.ts';
import type { Play } from '../../play/play.ts';
import { selectPosition } from '../../store/selectors.ts';
import { type GameKind, selectGameKind } from '../../store/stores.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';
import { shortcutText } from '../words/keyWords.ts';
import { createKeyEditing, type KeyEditing } from './keyEditor.ts';

type GridAction = 'arrows' | 'ends' | 'column' | 'row' | 'play' | 'drop' | 'next' | 'close' | 'list';

interface KeyRow {
  readonly keys: readonly Shortcut[];
  readonly does: `keys.${GridAction}` | `command.${CommandName}`;
  /** Whether `keys` is a range of characters, which are switched on and off with the single-letter keys. */
  readonly isRange?: true;
  /** The command that the keys run. */
  readonly command?: Command;
}

const ARROWS: readonly KeyRow[] = [
  { keys: [{ key: 'arrows' }], does: 'keys.arrows' },
  { keys: [{ key: 'Home' }, { key: 'End' }], does: 'keys.ends' },
];
const PLAY_KEYS: readonly Shortcut[] = [{ key: 'Enter' }, { key: 'space' }];

const rangeTo = (names: readonly string[], length: number): readonly Shortcut[] => [
  { key: `${names[0]} – ${names[length - 1]}` },
];

/** The grid's keys, in addition to those of the commands. */
const gridKeys = ({ rules, shape: { width, height } }: Position): readonly KeyRow[] =>
  RULES[rules].picks === 'column'
    ? [
        ...ARROWS,
        { keys: rangeTo(ROW_NAMES, width), does: 'keys.column', isRange: true },
        { keys: PLAY_KEYS, does: 'keys.drop' },
      ]
    : [
        ...ARROWS,
        { keys: rangeTo(COLUMN_NAMES, width), does: 'keys.column', isRange: true },
        { keys: rangeTo(ROW_NAMES, height), does: 'keys.row', isRange: true },
        { keys: PLAY_KEYS, does: 'keys.play' },
      ];

const rowOf = (command: Command): KeyRow => ({
  keys: command.shortcuts,
  does: `command.${command.name}`,
  command,
});

const isAtBoard = (play: Play): boolean => play.stores.app.getState().screen === 'board';

/** Kinds of game that have their own section of the list, away from the board. */
const PARTS = {
  online: 'table.keysAtTable',
  replay: 'replay.keys',
  study: 'study.keys',
  exercise: 'exercise.keys',
} as const;
type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as readonly Part[];

const isIn = ({ game }: Command, kind: GameKind): boolean => [game].flat().includes(kind);
const isOfPart = (command: Command, part: Part): boolean => isIn(command, part) && !isIn(command, 'local');
const isOfSomePart = (command: Command): boolean => PART_NAMES.some(part => isOfPart(command, part));

const allCommands = ({ stores }: Play): readonly Command[] => commandsWith(stores.settings.getState().keys);

/** At the board, the commands of its match; elsewhere all commands except those in sections of their own. */
const commandKeys = (play: Play): readonly KeyRow[] =>
  (isAtBoard(play) ? commandsOnBoard(play) : allCommands(play).filter(command => !isOfSomePart(command))).map(
    rowOf,
  );

const isAtReplay = (play: Play): boolean => isAtBoard(play) && selectGameKind(play.stores) === 'replay';

const NEXT_KEYS: KeyRow = { keys: PLAY_KEYS, does: 'keys.next' };
const CLOSE_KEYS: KeyRow = { keys: [{ key: 'Escape' }], does: 'keys.close' };
const LIST_KEYS: KeyRow = { keys: [{ key: '?' }, { key: 'F1' }], does: 'keys.list' };

/** The keys for the squares: in a replay they only move the focus. */
const squareKeys = (play: Play): readonly KeyRow[] => {
  const keys = gridKeys(selectPosition(play.stores.match.getState()));
  return isAtReplay(play) ? keys.filter(row => row.keys !== PLAY_KEYS) : [...keys, NEXT_KEYS];
};

const allRows = (play: Play): readonly KeyRow[] => [
  ...squareKeys(play),
  ...commandKeys(play),
  CLOSE_KEYS,
  LIST_KEYS,
];

/**
 * The rows that have keys, without single characters while those are switched off; while keys are edited, all commands.
 */
const rowsOf = (rows: readonly KeyRow[], letterKeys: boolean, isEditing: boolean): readonly KeyRow[] =>
  rows
    .filter(({ isRange, command }) => (isEditing ? command !== undefined : letterKeys || isRange !== true))
    .map(row => ({ ...row, keys: row.keys.filter(key => letterKeys || isEditing || !isCharacterKey(key)) }))
    .filter(({ keys }) => isEditing || keys.length > 0);

interface List {
  readonly shell: Shell;
  readonly editing: KeyEditing;
}

const keyRow = ({ shell: { words }, editing }: List, { keys, does, command }: KeyRow): TemplateResult => {
  const trouble = command && editing.troubleOf(command);
  return html`
    <tr>
      <th scope="row">${words.t(does)}</th>
      <td>${keys.map(key => html`<kbd>${shortcutText(words, key)}</kbd> `)}</td>
      ${editing.isOn() && command !== undefined ? html`<td class="key-controls">${editing.controls(command)}</td>` : nothing}
    </tr>
    ${trouble === undefined ? nothing : html`<tr class="key-trouble"><td colspan="3">${trouble}</td></tr>`}`;
};

const bodyOf = (list: List, rows: readonly KeyRow[]): readonly TemplateResult[] => {
  const { letterKeys } = list.shell.play.stores.settings.getState();
  return rowsOf(rows, letterKeys, list.editing.isOn()).map(row => keyRow(list, row));
};

/** The keys of another kind of game, shown away from the board. */
const partKeys = (list: List, part: Part): TemplateResult => {
  const { words, play } = list.shell;
  const rows = allCommands(play)
    .filter(command => isOfPart(command, part))
    .map(rowOf);
  return html`
    <tbody>
      <tr><th scope="rowgroup" colspan=${list.editing.isOn() ? 3 : 2} class="keys-part">${words.t(PARTS[part])}</th></tr>
      ${bodyOf(list, rows)}
    </tbody>`;
};

const content = (list: List, close: Close): TemplateResult => {
  const { shell, editing } = list;
  const { words, play } = shell;
  const { letterKeys } = play.stores.settings.getState();
  return html`
    ${dialogHead(words, words.t('keys.title'), close)}
    <table class="keys">
      <thead class="unseen">
        <tr>
          <th scope="col">${words.t('keys.does')}</th><th scope="col">${words.t('keys.key')}</th>
          ${editing.isOn() ? html`<th scope="col">${words.t('keys.change')}</th>` : nothing}
        </tr>
      </thead>
      <tbody>${bodyOf(list, allRows(play))}</tbody>
      ${isAtBoard(play) ? nothing : PART_NAMES.map(part => partKeys(list, part))}
    </table>
    ${isAtReplay(play) ? html`<p class="quiet">${words.t('keys.onSquares')}</p>` : nothing}
    ${letterKeys ? nothing : html`<p class="quiet">${words.t('keys.lettersOff')}</p>`}
    ${editing.foot()}`;
};

/** Opens the list of keys, built from the keyboard's own command table; single characters can be reassigned in it. */
export const openKeys = (shell: Shell): Promise<string> => {
  let redraw = (): void => {};
  const editing = createKeyEditing(shell, () => redraw());
  return openDialog(shell, {
    name: () => shell.words.t('keys.title'),
    className: 'keys-dialog',
    content: (close, draw) => {
      redraw = draw;
      return content({ shell, editing }, close);
    },
  });
};
