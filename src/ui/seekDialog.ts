import { html, nothing, type TemplateResult } from 'lit';
import { PATIENCE } from '../net/contract/limits.ts';
import type { Connection, OnlineState } from '../store/onlineStore.ts';
import { selectSetup } from '../store/selectors.ts';
import { clockText, clockTimes, spokenClock } from './clockWords.ts';
import { type Close, openDialog } from './dialogs.ts';
import { boardText } from './gameWords.ts';
import type { Shell } from './shell.ts';

/** What passes sooner than this is not worth a dialog that flashes up. */
const PATIENT_MILLISECONDS = 400;
const TICK_MILLISECONDS = 1000;
const SECONDS_A_MINUTE = 60;
/** Tells a dialog that was closed since its time is over from one that a person closed. */
const OVER = 'over';

type Phase = 'connecting' | 'seeking' | 'nobody';

/** How far the way to somebody has come, as long as there is no table. */
const phaseOf = ({ connection, table }: OnlineState): Phase | undefined => {
  if (table !== undefined) return undefined;
  if (connection.type === 'connecting' || connection.type === 'seeking') return connection.type;
  return connection.type === 'ended' && connection.trouble === 'nobodyCame' ? 'nobody' : undefined;
};

/** `1:05` */
const timeText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / SECONDS_A_MINUTE)}:${String(seconds % SECONDS_A_MINUTE).padStart(2, '0')}`;
};

const title = ({ words, play }: Shell): string => {
  const phase = phaseOf(play.stores.online.getState());
  if (phase === 'connecting') return words.t('online.seek.connecting');
  return words.t(phase === 'nobody' ? 'online.seek.nobody' : 'online.seek.title');
};

/** The game, the board and the clock that are wanted. */
const sought = ({ words, play }: Shell): TemplateResult => {
  const settings = play.stores.settings.getState();
  const setup = selectSetup(settings);
  const times = clockTimes(settings);
  return html`
    <p class="sought">
      <span>${boardText(words, setup)}</span>
      <span aria-hidden="true">·</span>
      <span><span aria-hidden="true">${clockText(words, times)}</span><span class="unseen">${spokenClock(words, times)}</span></span>
    </p>
    ${setup.freePassing ? html`<p class="quiet">${words.t('passing.terms')}</p>` : nothing}`;
};

const waited = ({ words }: Shell, connection: Connection): TemplateResult => {
  const milliseconds = connection.type === 'seeking' ? performance.now() - connection.since : 0;
  return html`
    <div class="waited">
      <progress max=${PATIENCE.seeking} value=${Math.min(PATIENCE.seeking, milliseconds)}
        aria-label=${words.t('online.seek.waited')}></progress>
      <p class="quiet"><span class="numeral">${timeText(milliseconds)}</span> / ${timeText(PATIENCE.seeking)}</p>
    </div>`;
};

const cancel = ({ words }: Shell, close: Close): TemplateResult => html`
  <button type="button" class="secondary" autofocus @click=${() => close()}>${words.t('online.seek.cancel')}</button>`;

const nobody = (shell: Shell, close: Close): TemplateResult => {
  const { words, play } = shell;
  return html`
    <p>${words.t('online.seek.nobodyAbout')}</p>
    ${sought(shell)}
    <div class="ways-on">
      <button type="button" class="primary" @click=${() => play.online.findOpponent()}>${words.t('online.seek.again')}</button>
      <button type="button" class="secondary" @click=${() => play.online.playFriend()}>${words.t('online.seek.friend')}</button>
      ${cancel(shell, close)}
    </div>`;
};

const seeking = (shell: Shell, close: Close): TemplateResult => html`
  ${sought(shell)}
  <p class="quiet">${shell.words.t('online.seek.waiting')}</p>
  ${waited(shell, shell.play.stores.online.getState().connection)}
  <div class="answers">${cancel(shell, close)}</div>`;

const content = (shell: Shell, close: Close): TemplateResult => {
  const phase = phaseOf(shell.play.stores.online.getState());
  return html`
    <h2 class="seek-title">${title(shell)}${phase === 'nobody' ? '' : html`<span class="empty-seat" aria-hidden="true"></span>`}</h2>
    ${phase === 'nobody' ? nobody(shell, close) : ''} ${phase === 'seeking' ? seeking(shell, close) : ''}
    ${phase === 'connecting' ? html`<div class="answers">${cancel(shell, close)}</div>` : ''}`;
};

/** The buttons of one phase are not those of the next: the focus goes on to the first of them once they are drawn. */
const focusNext = (root: ParentNode): void =>
  queueMicrotask(() => {
    const dialog = root.querySelector('.seek-dialog');
    if (dialog?.contains(document.activeElement) !== true || document.activeElement === dialog)
      dialog?.querySelector<HTMLElement>('.primary, .secondary')?.focus();
  });

/** Shows, as long as it lasts, that somebody is being waited for; who closes it waits no more. */
export const mountSeek = (shell: Shell): (() => void) => {
  const { online, app } = shell.play.stores;
  let end: Close | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;

  const open = async (): Promise<void> => {
    let redraw = (): void => {};
    const { screen } = app.getState();
    const ticking = setInterval(() => redraw(), TICK_MILLISECONDS);
    const answer = await openDialog(shell, {
      name: () => title(shell),
      className: 'question-dialog seek-dialog',
      isHeld: true,
      content: (close, draw) => {
        end = close;
        redraw = draw;
        return content(shell, close);
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
    else if (phase === 'connecting') opening = setTimeout(() => void open(), PATIENT_MILLISECONDS);
    else void open();
    if (phase === 'seeking') shell.say(shell.words.t('online.seek.waiting'));
    if (phase === 'nobody') shell.say(shell.words.t('online.seek.nobodyAbout'));
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
