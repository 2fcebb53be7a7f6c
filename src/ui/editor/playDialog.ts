import { html, nothing, type TemplateResult } from 'lit';
import { setupIn } from '../../game/arrangement.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';
import { FRESH_DRAFT, type MenuContext, menuContext } from '../menu/menuContext.ts';
import { opponentChoice } from '../menu/opponentChoice.ts';
import { sideChoice } from '../menu/sideChoice.ts';

/** The menu's options for the position's game. */
const contextOf = (shell: Shell): MenuContext => {
  const context = menuContext(shell, FRESH_DRAFT, () => {});
  const setup = setupIn(shell.play.stores.editor.getState().arrangement);
  return { ...context, setup, settings: { ...context.settings, game: setup.game } };
};

const content = (shell: Shell, close: Close): TemplateResult => {
  const { words, play } = shell;
  const context = contextOf(shell);
  const start = (): void => {
    close();
    play.editor.start();
  };
  return html`
    ${dialogHead(words, words.t('editor.playTitle'), close)}
    ${opponentChoice(context)} ${sideChoice(context)}
    ${context.setup.start === undefined ? nothing : html`<p class="quiet">${words.t('editor.uncounted')}</p>`}
    <div class="answers even">
      <button type="button" class="primary" autofocus @click=${start}>${words.t('menu.play')}</button>
    </div>`;
};

/** Asks who plays from this position, then starts the game. */
export const openPlayFrom = (shell: Shell): Promise<string> =>
  openDialog(shell, {
    name: () => shell.words.t('editor.playTitle'),
    className: 'play-from',
    content: close => content(shell, close),
  });
