import { html, nothing, type TemplateResult } from 'lit';
import { COMMANDS, type Command } from '../play/commands.ts';
import type { Settings } from '../store/settingsStore.ts';
import { type IconName, icon } from './icons.ts';
import { place } from './place.ts';
import { areActionsCovered } from './resultPanel.ts';
import { layoutFor, type Shell } from './shell.ts';
import { shapeOfToolbar } from './toolbarShape.ts';

export interface ToolbarItem {
  readonly icon: IconName;
  readonly label: string;
  readonly press: () => void;
  readonly available?: boolean;
  /** For a button that stays down. */
  readonly pressed?: boolean;
  readonly expanded?: boolean;
}

/** Only sound looks different in its two states; everything else is named by its command. */
const iconOf = ({ name }: Command, { sound }: Settings): IconName =>
  name === 'sound' ? (sound ? 'soundOn' : 'soundOff') : name;

const commandItem = ({ play, words }: Shell, command: Command): ToolbarItem => {
  const settings = play.stores.settings.getState();
  return {
    icon: iconOf(command, settings),
    label: words.t(`command.${command.name}`),
    press: () => command.run(play),
    available: command.isAvailable(play),
    ...(command.name === 'sound' ? { pressed: settings.sound } : {}),
  };
};

/** Unavailable buttons keep the focus and their place for readers, so they are marked and not disabled. */
const button = ({
  icon: name,
  label,
  press,
  available = true,
  pressed,
  expanded,
}: ToolbarItem): TemplateResult => html`
  <button type="button" class="tool" aria-label=${label} title=${label}
    aria-disabled=${available ? nothing : 'true'} aria-pressed=${pressed ?? nothing}
    aria-expanded=${expanded ?? nothing} @click=${() => available && press()}>
    ${icon(name)}<span class="tool-words" aria-hidden="true">${label}</span>
  </button>`;

/** The commands of the table as buttons, and `more` after them. */
export const toolbar = (shell: Shell, more: readonly ToolbarItem[]): TemplateResult => {
  const { actions, unit } = layoutFor(shell, 'board');
  const items = [...COMMANDS.map(command => commandItem(shell, command)), ...more];
  const { columns, withWords } = shapeOfToolbar(actions, items.length, unit);
  return html`
    <div class="toolbar ${withWords ? '' : 'wordless'}" role="group" aria-label=${shell.words.t('board.actions')}
      ?inert=${areActionsCovered(shell)}
      style="${place(actions)};--columns:${columns}">${items.map(button)}</div>`;
};
