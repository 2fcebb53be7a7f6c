import { html, type TemplateResult } from 'lit';
import { GREETINGS } from '../../net/contract/words.ts';
import { toggle } from '../kit/choice.ts';
import { dialogHead } from '../kit/dialogHead.ts';
import { type Close, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../page/shell.ts';

const content = ({ words, play }: Shell, close: Close): TemplateResult => html`
  ${dialogHead(words, words.t('online.greetings.title'), close)}
  <div class="greetings">
    ${GREETINGS.map(
      (greeting, index) => html`
        <button type="button" class="secondary" ?autofocus=${index === 0} @click=${() => {
          close();
          play.online.greet(greeting);
        }}>${words.t(`online.greetings.${greeting}`)}</button>`,
    )}
  </div>
  ${toggle(words.t('command.muteGreetings'), play.stores.settings.getState().greetingsMuted, muted => play.set('greetingsMuted', muted))}`;

/** Opens the six greetings for the other player; there is no free text. */
export const openGreetings = (shell: Shell): Promise<string> =>
  openDialog(shell, {
    name: () => shell.words.t('online.greetings.title'),
    className: 'greetings-dialog',
    content: close => content(shell, close),
  });
