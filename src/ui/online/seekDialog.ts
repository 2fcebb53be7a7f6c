import { html, nothing, type TemplateResult } from 'lit';
import { PATIENCE } from '../../net/contract/limits.ts';
import type { OnlineState } from '../../store/onlineStore.ts';
import { selectSetup } from '../../store/selectors.ts';
import { selectIsRated } from '../../store/stakes.ts';
import { type Close, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';
import { clockText, clockTimes, SECOND, spokenClock } from '../words/clocks.ts';
import { boardText } from '../words/names.ts';
import { stakesText } from '../words/stakes.ts';
import { troubleText } from '../words/status.ts';
import type { NameContext, NameDraft } from './nameField.ts';
import { visitParts, visitTitle } from './visit.ts';
import { failedParts, meetingParts, waited } from './waitingText.ts';

/** Shorter waits show no dialog, which would only flash. */
const PATIENT_MILLISECONDS = 400;
/** The answer of a dialog that closed because the wait ended, not because a person closed it. */
const OVER = 'over';

type Phase = 'connecting' | 'invited' | 'seeking' | 'nobody' | 'meeting' | 'failed';

/** The current phase of finding an opponent, until there is a table. */
const phaseOf = ({ connection, table }: OnlineState): Phase | undefined => {
  if (table !== undefined) return undefined;
  switch (connection.type) {
    case 'connecting':
    case 'invited':
    case 'seeking':
    case 'meeting':
      return connection.type;
    case 'ended':
      if (connection.word !== undefined) return 'failed';
      return connection.trouble === 'nobodyCame' ? 'nobody' : undefined;
    default:
      return undefined;
  }
};

const TITLES = {
  connecting: 'seek.connecting',
  invited: 'visit.titleNameless',
  seeking: 'seek.title',
  nobody: 'seek.nobody',
  meeting: 'meet.title',
  failed: 'meet.failed',
} as const satisfies Readonly<Record<Phase, unknown>>;

const title = ({ words, play }: Shell): string => {
  const { connection } = play.stores.online.getState();
  if (connection.type === 'invited') return visitTitle(words, connection.invitation);
  return words.t(TITLES[phaseOf(play.stores.online.getState()) ?? 'seeking']);
};

/** Whether only the person's answer is awaited. */
const isStill = (phase: Phase | undefined): boolean =>
  phase === 'nobody' || phase === 'failed' || phase === 'invited';

/** The requested game, board and clock. */
const sought = ({ words, play }: Shell): TemplateResult => {
  const settings = play.stores.settings.getState();
  const setup = selectSetup(settings);
  const times = clockTimes(settings);
  return html`
    <p class="sought">
      <span>${boardText(words, setup)}</span>
      <span aria-hidden="true">·</span>
      <span><span aria-hidden="true">${clockText(words, times)}</span><span class="unseen">${spokenClock(words, times)}</span></span>
      <span aria-hidden="true">·</span>
      <span>${stakesText(words, selectIsRated(settings, 'anybody'))}</span>
    </p>
    ${setup.freePassing ? html`<p class="quiet">${words.t('passing.terms')}</p>` : nothing}`;
};

interface SeekContext {
  readonly shell: Shell;
  /** For a guest who is asked for a name. */
  readonly name: NameContext;
  readonly close: Close;
}

const cancel = ({ words }: Shell, close: Close): TemplateResult => html`
  <button type="button" class="secondary" autofocus @click=${() => close()}>${words.t('seek.cancel')}</button>`;

const inviteInstead = (shell: Shell): void => {
  shell.play.online.cancel();
  shell.play.openDialog({ name: 'terms', company: 'friend' });
};

const nobody = (shell: Shell, close: Close): TemplateResult => {
  const { words, play } = shell;
  return html`
    <p>${words.t('seek.nobodyAbout')}</p>
    ${sought(shell)}
    <div class="ways-on">
      <button type="button" class="primary" @click=${() => play.online.findOpponent()}>${words.t('seek.again')}</button>
      <button type="button" class="secondary" @click=${() => inviteInstead(shell)}>${words.t('seek.friend')}</button>
      ${cancel(shell, close)}
    </div>`;
};

/** That the person is waiting for an opponent, or waiting again because the one found did not appear. */
const waitingText = ({ words, play }: Shell): string => {
  const { connection } = play.stores.online.getState();
  const isAgain = connection.type === 'seeking' && connection.isAgain === true;
  return words.t(isAgain ? 'seek.waitingOn' : 'seek.waiting');
};

const seeking = (shell: Shell, since: number, close: Close): TemplateResult => html`
  ${sought(shell)}
  <p class="quiet">${waitingText(shell)}</p>
  ${waited(shell.words, since, PATIENCE.seeking)}
  <div class="answers">${cancel(shell, close)}</div>`;

const parts = ({ shell, name, close }: SeekContext): TemplateResult => {
  const { connection } = shell.play.stores.online.getState();
  const phase = phaseOf(shell.play.stores.online.getState());
  if (connection.type === 'invited') return visitParts(name, connection.invitation, close);
  if (phase === 'nobody') return nobody(shell, close);
  if (connection.type === 'seeking') return seeking(shell, connection.since, close);
  return html`
    ${connection.type === 'meeting' ? meetingParts(shell, connection) : ''}
    ${connection.type === 'ended' ? failedParts(shell, connection) : ''}
    <div class="answers">${cancel(shell, close)}</div>`;
};

const content = (context: SeekContext): TemplateResult => {
  const { shell } = context;
  const phase = phaseOf(shell.play.stores.online.getState());
  return html`
    <h2 class="seek-title">${title(shell)}${isStill(phase) ? '' : html`<span class="empty-seat" aria-hidden="true"></span>`}</h2>
    ${phase === undefined ? '' : parts(context)}`;
};

/** The announcement for a new phase. */
const phaseNews = (shell: Shell, phase: Phase | undefined): string | undefined => {
  const { words, play } = shell;
  const { connection } = play.stores.online.getState();
  if (phase === 'seeking') return waitingText(shell);
  if (phase === 'nobody') return words.t('seek.nobodyAbout');
  if (phase === 'invited') return title(shell);
  if (phase === 'meeting') return words.t('meet.title');
  return phase === 'failed' && connection.type === 'ended'
    ? troubleText(words, connection.trouble)
    : undefined;
};

/** The buttons change with the phase; once rendered, the first new one gets the focus. */
const focusNext = (root: ParentNode): void =>
  queueMicrotask(() => {
    const dialog = root.querySelector('.seek-dialog');
    if (dialog?.contains(document.activeElement) !== true || document.activeElement === dialog)
      dialog?.querySelector<HTMLElement>('.primary, .secondary')?.focus();
  });

/** Shows the wait for an opponent until it ends; closing the dialog cancels the wait. */
export const mountSeek = (shell: Shell): (() => void) => {
  const { online, app } = shell.play.stores;
  let end: Close | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;

  const open = async (): Promise<void> => {
    let redraw = (): void => {};
    let draft: NameDraft | undefined;
    const change = (name: NameDraft | undefined): void => {
      draft = name;
      redraw();
    };
    const { screen } = app.getState();
    const ticking = setInterval(() => redraw(), SECOND);
    const answer = await openDialog(shell, {
      name: () => title(shell),
      className: 'question-dialog seek-dialog',
      isHeld: true,
      content: (close, draw) => {
        end = close;
        redraw = draw;
        const name = { shell, draft, change };
        return content({ shell, name, close });
      },
    });
    clearInterval(ticking);
    end = undefined;
    const isClosedByPerson = answer !== OVER && screen === app.getState().screen;
    if (isClosedByPerson && phaseOf(online.getState()) !== undefined) shell.play.online.cancel();
  };

  const follow = (phase: Phase | undefined): void => {
    clearTimeout(opening);
    if (phase === undefined) end?.(OVER);
    else if (end !== undefined) focusNext(shell.root);
    else if (phase === 'connecting' || phase === 'meeting')
      opening = setTimeout(() => void open(), PATIENT_MILLISECONDS);
    else void open();
    const news = phaseNews(shell, phase);
    if (news !== undefined) shell.say(news);
  };

  follow(phaseOf(online.getState()));
  const stop = online.subscribe((after, before) => {
    if (phaseOf(after) !== phaseOf(before)) follow(phaseOf(after));
  });
  return () => {
    stop();
    clearTimeout(opening);
  };
};
