import { html, nothing, type TemplateResult } from 'lit';
import { selectIsAtTable } from '../../store/onlineStore.ts';
import { selectIsOver } from '../../store/selectors.ts';
import { type Close, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';
import { wishText } from '../online/table/tableResult.ts';
import { resultText } from '../words/results.ts';

const ANSWERS = ['newGame', 'rematch'] as const;
type Answer = (typeof ANSWERS)[number];

/** Asks whether a new game may end the current one. The safe answer comes first. */
const underWay = ({ words }: Shell, close: Close): TemplateResult => html`
  <h2>${words.t('newGame.title')}</h2>
  <p>${words.t('newGame.about')}</p>
  <div class="answers">
    <button type="button" class="primary" autofocus @click=${() => close()}>${words.t('newGame.keep')}</button>
    <button type="button" class="secondary" @click=${() => close('newGame')}>${words.t('command.newGame')}</button>
  </div>`;

/** How the game ended, or the opponent's pending request. */
const afterWords = (shell: Shell): string => {
  const { words, play } = shell;
  const { match } = play.stores.match.getState();
  return wishText(shell) ?? (match === undefined ? '' : resultText(words, match));
};

/** Offers the next game after the end. At a table this is a rematch, which the opponent has to accept. */
const afterEnd = (shell: Shell, close: Close): TemplateResult => {
  const { words, play } = shell;
  const isAtTable = selectIsAtTable(play.stores.online.getState());
  const rematch = words.t(isAtTable ? 'command.offerRematch' : 'result.rematch');
  return html`
    <h2>${words.t('nextGame.title')}</h2>
    <p>${afterWords(shell)}</p>
    <div class="answers even">
      <button type="button" class="secondary" @click=${() => close()}>${words.t('nextGame.later')}</button>
      <button type="button" class=${isAtTable ? 'primary' : 'secondary'} ?autofocus=${isAtTable}
        @click=${() => close('rematch')}>${rematch}</button>
      ${
        isAtTable
          ? nothing
          : html`<button type="button" class="primary" autofocus @click=${() => close('newGame')}>${words.t('command.newGame')}</button>`
      }
    </div>`;
};

const ACTIONS: Readonly<Record<Answer, (shell: Shell) => void>> = {
  newGame: ({ play }) => play.confirmNewGame(),
  rematch: ({ play }) => {
    play.keepPlaying();
    play.rematch();
  },
};

/** Repeats the question while it still applies. */
const ask = async (shell: Shell): Promise<void> => {
  const { match } = shell.play.stores;
  const isOver = selectIsOver(match.getState());
  let end: Close = () => {};
  const stop = match.subscribe(({ asksNewGame }) => {
    if (!asksNewGame) end();
  });
  const given = await openDialog(shell, {
    name: () => shell.words.t(isOver ? 'nextGame.title' : 'newGame.title'),
    className: 'question-dialog',
    isHeld: isOver,
    content: close => {
      end = close;
      return isOver ? afterEnd(shell, close) : underWay(shell, close);
    },
  });
  stop();
  const answer = ANSWERS.find(known => known === given);
  if (answer === undefined) shell.play.keepPlaying();
  else ACTIONS[answer](shell);
};

/** Asks before starting a new game; any answer but yes keeps the current game. */
export const mountNewGameQuestion = (shell: Shell): (() => void) =>
  shell.play.stores.match.subscribe(({ asksNewGame }, before) => {
    if (asksNewGame && !before.asksNewGame) void ask(shell);
  });
