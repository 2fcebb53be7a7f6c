import { html, type TemplateResult } from 'lit';
import { PLIES } from '../../../net/contract/limits.ts';
import { GREETINGS } from '../../../net/contract/words.ts';
import type { OnlineState } from '../../../store/onlineStore.ts';
import { isFinished, isLeftAlone, isUnderWay, selectOwnSeat } from '../../../store/table/tableSelectors.ts';
import { toggle } from '../../kit/choices.ts';
import { type Close, dialogHead, openDialog } from '../../kit/dialogs.ts';
import type { Shell } from '../../kit/shell.ts';
import { otherName } from '../../words/names.ts';

const YES = 'yes';

/** A question about the current match, with the safe answer first. */
interface Question {
  readonly title: string;
  readonly about: string;
  readonly keep: string;
  readonly yes: string;
}

const content = ({ title, about, keep, yes }: Question, close: Close): TemplateResult => html`
  <h2>${title}</h2>
  <p>${about}</p>
  <div class="answers">
    <button type="button" class="primary" autofocus @click=${() => close()}>${keep}</button>
    <button type="button" class="secondary" @click=${() => close(YES)}>${yes}</button>
  </div>`;

/** Asks while the question applies, by default until the match ends; resolves to whether the answer was yes. */
const ask = async (
  shell: Shell,
  question: () => Question,
  applies: (state: OnlineState) => boolean = ({ table }) => isUnderWay(table),
): Promise<boolean> => {
  let end: Close = () => {};
  const stop = shell.play.stores.online.subscribe(state => {
    if (!applies(state)) end();
  });
  const answer = await openDialog(shell, {
    name: () => question().title,
    className: 'question-dialog',
    content: close => {
      end = close;
      return content(question(), close);
    },
  });
  stop();
  return answer === YES;
};

const resignQuestion = ({ words, play }: Shell): Question => ({
  title: words.t('table.resign.title'),
  about: words.t('table.resign.about', { name: otherName(words, play.stores.online.getState()) }),
  keep: words.t('table.resign.keep'),
  yes: words.t('command.resign'),
});

export const askResign = async (shell: Shell, resign: () => void): Promise<void> => {
  if (await ask(shell, () => resignQuestion(shell))) resign();
};

/** Whether the two players can play another match at this table. */
const mayPlayOn = (state: OnlineState): boolean =>
  isFinished(state.table) && selectOwnSeat(state) !== undefined && !isLeftAlone(state);

const analyzeQuestion = ({ words }: Shell): Question => ({
  title: words.t('tree.leaveTable.title'),
  about: words.t('tree.leaveTable.about'),
  keep: words.t('tree.leaveTable.stay'),
  yes: words.t('command.analyze'),
});

/** Analyzing a copy of the game leaves the table: asks first if another match could be played there. */
export const askAnalyze = async (shell: Shell, analyze: () => void): Promise<void> => {
  const state = shell.play.stores.online.getState();
  if (!mayPlayOn(state) || (await ask(shell, () => analyzeQuestion(shell), mayPlayOn))) analyze();
};

const leaveQuestion = ({ words, play }: Shell): Question => {
  const match = play.stores.online.getState().table?.match;
  const isLost = match !== undefined && match.transcript.length - match.given >= PLIES.beforeItCounts;
  return {
    title: words.t('table.leave.title'),
    about: words.t(isLost ? 'table.leave.loses' : 'table.leave.breaksOff'),
    keep: words.t('table.leave.keep'),
    yes: words.t('command.leave'),
  };
};

const askLeave = async (shell: Shell): Promise<void> => {
  if (await ask(shell, () => leaveQuestion(shell))) shell.play.online.leave();
  else shell.play.online.stay();
};

/** Asks before the menu is opened in the middle of a match. */
export const mountLeaveQuestion = (shell: Shell): (() => void) =>
  shell.play.stores.online.subscribe(({ asksLeave }, before) => {
    if (asksLeave && !before.asksLeave) void askLeave(shell);
  });

const greetings = ({ words, play }: Shell, close: Close): TemplateResult => html`
  ${dialogHead(words, words.t('table.greetings.title'), close)}
  <div class="greetings">
    ${GREETINGS.map(
      (greeting, index) => html`
        <button type="button" class="secondary" ?autofocus=${index === 0} @click=${() => {
          close();
          play.online.greet(greeting);
        }}>${words.t(`table.greetings.${greeting}`)}</button>`,
    )}
  </div>
  ${toggle(words.t('command.muteGreetings'), play.stores.settings.getState().greetingsMuted, muted => play.set('greetingsMuted', muted))}`;

/** Opens the six greetings for the other player; there is no free text. */
export const openGreetings = (shell: Shell): Promise<string> =>
  openDialog(shell, {
    name: () => shell.words.t('table.greetings.title'),
    className: 'greetings-dialog',
    content: close => greetings(shell, close),
  });
