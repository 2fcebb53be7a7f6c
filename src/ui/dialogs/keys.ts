import { html, nothing, type TemplateResult } from 'lit';
import { type Position, RULES } from '../../game/rules.ts';
import { COLUMN_NAMES, ROW_NAMES } from '../../game/square.ts';
import type { Words } from '../../i18n/words.ts';
import {
  type Command,
  type CommandName,
  isCharacterKey,
  type Shortcut,
} from '../../play/commands/command.ts';
import { COMMANDS, commandsOnBoard } from '../../play/commands/commands.ts';
import type { Play } from '../../play/play.ts';
import { type GameKind, selectGameKind } from '../../store/gameKind.ts';
import { selectPosition } from '../../store/selectors.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';

type GridAction = 'arrows' | 'ends' | 'column' | 'row' | 'play' | 'drop' | 'next' | 'close' | 'list';

interface KeyRow {
  readonly keys: readonly Shortcut[];
  readonly does: `keys.${GridAction}` | `command.${CommandName}`;
  /** Whether `keys` is a range of characters, which are switched on and off with the single-letter keys. */
  readonly isRange?: true;
}

const ARROWS: readonly KeyRow[] = [
  { keys: [{ key: 'arrows' }], does: 'keys.arrows' },
  { keys: [{ key: 'Home' }, { key: 'End' }], does: 'keys.ends' },
];
const PLAY_KEYS: readonly Shortcut[] = [{ key: 'Enter' }, { key: 'space' }];

const rangeTo = (names: readonly string[], length: number): readonly Shortcut[] => [
  { key: `${names[0]} – ${names[length - 1]}` },
];

/** The keys of the grid, in addition to those of the commands. */
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

const rowOf = ({ name, shortcuts }: Command): KeyRow => ({ keys: shortcuts, does: `command.${name}` });

const isAtBoard = (play: Play): boolean => play.stores.app.getState().screen === 'board';

/** Kinds of game with a part of the list to themselves, away from the board. */
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

/** At the board, the commands of its match; elsewhere all commands except those of the parts. */
const commandKeys = (play: Play): readonly KeyRow[] =>
  (isAtBoard(play) ? commandsOnBoard(play) : COMMANDS.filter(command => !isOfSomePart(command))).map(rowOf);

const isAtReplay = (play: Play): boolean => isAtBoard(play) && selectGameKind(play.stores) === 'replay';

const NEXT_KEYS: KeyRow = { keys: PLAY_KEYS, does: 'keys.next' };
const CLOSE_KEYS: KeyRow = { keys: [{ key: 'Escape' }], does: 'keys.close' };
const LIST_KEYS: KeyRow = { keys: [{ key: '?' }, { key: 'F1' }], does: 'keys.list' };

/** The keys for the squares: in a replay they only move over the board. */
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

const NAMED = [
  'arrows',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'Enter',
  'space',
  'Backspace',
  'Escape',
] as const;
type NamedKey = (typeof NAMED)[number];

const isNamed = (key: string): key is NamedKey => (NAMED as readonly string[]).includes(key);

/** Keys with a word on them are named in the person's language, single letters as printed on the key. */
const keyWord = (words: Words, key: string): string => {
  if (isNamed(key)) return words.t(`keys.named.${key}`);
  if (key === ' ') return words.t('keys.named.space');
  return key.length === 1 ? key.toUpperCase() : key;
};

/** `Ctrl+Shift+Z`, as printed on the keyboard. */
const shortcutText = (words: Words, { key, ctrl, shift, alt }: Shortcut): string =>
  [
    ...(alt === true ? [words.t('keys.named.Alt')] : []),
    ...(ctrl === true ? [words.t('keys.named.Ctrl')] : []),
    ...(shift === true ? [words.t('keys.named.Shift')] : []),
    keyWord(words, key),
  ].join('+');

/** The rows that have keys, without the single characters while those are switched off. */
const rowsOf = (rows: readonly KeyRow[], letterKeys: boolean): readonly KeyRow[] =>
  rows
    .filter(({ isRange }) => letterKeys || isRange !== true)
    .map(row => ({ ...row, keys: row.keys.filter(key => letterKeys || !isCharacterKey(key)) }))
    .filter(({ keys }) => keys.length > 0);

const keyRow = (words: Words, { keys, does }: KeyRow): TemplateResult => html`
  <tr>
    <th scope="row">${words.t(does)}</th>
    <td>${keys.map(key => html`<kbd>${shortcutText(words, key)}</kbd> `)}</td>
  </tr>`;

/** The keys of another kind of game, shown to a person who is not at the board. */
const partKeys = (words: Words, part: Part, letterKeys: boolean): TemplateResult => html`
  <tbody>
    <tr><th scope="rowgroup" colspan="2" class="keys-part">${words.t(PARTS[part])}</th></tr>
    ${rowsOf(COMMANDS.filter(command => isOfPart(command, part)).map(rowOf), letterKeys).map(row => keyRow(words, row))}
  </tbody>`;

const content = ({ words, play }: Shell, close: Close): TemplateResult => {
  const { letterKeys } = play.stores.settings.getState();
  return html`
    ${dialogHead(words, words.t('keys.title'), close)}
    <table class="keys">
      <thead class="unseen">
        <tr><th scope="col">${words.t('keys.does')}</th><th scope="col">${words.t('keys.key')}</th></tr>
      </thead>
      <tbody>${rowsOf(allRows(play), letterKeys).map(row => keyRow(words, row))}</tbody>
      ${isAtBoard(play) ? nothing : PART_NAMES.map(part => partKeys(words, part, letterKeys))}
    </table>
    ${isAtReplay(play) ? html`<p class="quiet">${words.t('keys.onSquares')}</p>` : nothing}
    ${letterKeys ? nothing : html`<p class="quiet">${words.t('keys.lettersOff')}</p>`}`;
};

/** Opens the list of keys, which is made from the same table that the keyboard uses. */
export const openKeys = (shell: Shell): Promise<string> =>
  openDialog(shell, {
    name: () => shell.words.t('keys.title'),
    className: 'keys-dialog',
    content: close => content(shell, close),
  });
