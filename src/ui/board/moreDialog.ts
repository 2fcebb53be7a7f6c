import { html, nothing, type TemplateResult } from 'lit';
import { choice } from '../kit/choice.ts';
import { dialogHead } from '../kit/dialogHead.ts';
import { type Close, openDialog } from '../kit/dialogs.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../page/shell.ts';
import type { ToolbarItem } from './toolbarItems.ts';

const line = (item: ToolbarItem, close: Close): TemplateResult => {
  if (item.type === 'list')
    return choice({
      name: 'more-list',
      label: item.label,
      className: 'segments',
      options: item.options,
      value: item.value,
      onChoose: item.onChoose,
    });
  const { icon: name, label, press, available = true, pressed } = item;
  return html`
    <button type="button" class="quiet-button" ?disabled=${!available} aria-pressed=${pressed ?? nothing}
      @click=${() => {
        close();
        press();
      }}>
      ${icon(name)}<span>${label}</span>
    </button>`;
};

/** Opens the buttons that have no room beside the board; resolves to how it was closed. */
export const openMore = (shell: Shell, rest: () => readonly ToolbarItem[]): Promise<string> =>
  openDialog(shell, {
    name: () => shell.words.t('menu.more'),
    className: 'more-dialog',
    content: close => html`
      ${dialogHead(shell.words, shell.words.t('menu.more'), close)}
      <div class="more-items">${rest().map(item => line(item, close))}</div>`,
  });
