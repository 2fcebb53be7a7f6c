import { html, type TemplateResult } from 'lit';
import { linkTo } from '../../play/links/fragments.ts';
import type { Dialog } from '../../store/dialog.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import { type IconName, icon } from '../kit/icons.ts';
import { onPlainPress } from '../kit/links.ts';
import type { Shell } from '../kit/shell.ts';

/** A way to an opponent on another machine. */
interface Way {
  readonly name: 'friend' | 'opponent' | 'code';
  readonly icon: IconName;
  readonly dialog: Dialog;
}

const WAYS: readonly Way[] = [
  { name: 'friend', icon: 'friend', dialog: { name: 'terms', company: 'friend' } },
  { name: 'opponent', icon: 'search', dialog: { name: 'terms', company: 'anybody' } },
  { name: 'code', icon: 'code', dialog: { name: 'join' } },
];

const way = ({ words, play }: Shell, { name, icon: picture, dialog }: Way): TemplateResult => html`
  <button type="button" class="online-way" aria-labelledby="online-${name}" aria-describedby="online-${name}-about"
    @click=${() => play.openDialog(dialog)}>
    ${icon(picture)}
    <span id="online-${name}">${words.t(`ways.${name}`)}</span>
    <span class="quiet" id="online-${name}-about">${words.t(`ways.${name}About`)}</span>
  </button>`;

/** One line to classes and clubs. */
const clubLink = ({ words, play }: Shell, close: Close): TemplateResult => {
  const open = (): void => {
    close();
    play.openPlace('club');
  };
  return html`<a class="text-button online-club" href=${linkTo('club')} @click=${onPlainPress(open)}>${words.t('places.names.club')}</a>`;
};

const content = (shell: Shell, close: Close): TemplateResult => html`
  ${dialogHead(shell.words, shell.words.t('menu.online'), close)}
  <div class="online-ways">${WAYS.map(one => way(shell, one))}</div>
  ${clubLink(shell, close)}`;

/** Asks how to meet an opponent online; resolves to how it was closed. */
export const openOnline = (shell: Shell): Promise<string> =>
  openDialog(shell, {
    name: () => shell.words.t('menu.online'),
    className: 'online-dialog',
    content: close => content(shell, close),
  });
