import './transfer.css';
import { html, type TemplateResult } from 'lit';
import { LIMITS } from '../../net/contract/limits.ts';
import { linkToHandover } from '../../play/links/fragments.ts';
import type { Play } from '../../play/play.ts';
import type { HandedOver, TakenBack } from '../../play/transfer/handover.ts';
import type { HandoverEnd } from '../../play/transfer/waitForFetching.ts';
import { type Copying, copyMainButton, createCopying, linkField } from '../kit/copyButton.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';
import { qrCode } from '../online/qrCode.ts';
import { localeOf } from '../words/locale.ts';
import { bytesText } from '../words/numbers.ts';

type Ready = Extract<HandedOver, { type: 'ready' }>;
type End = TakenBack | HandoverEnd | 'over';
/** The stages: encrypting, waiting to be fetched, and ended. */
type Stage = { readonly type: 'sealing' } | HandedOver | { readonly type: 'ended'; readonly by: End };

interface Ways {
  readonly close: Close;
  readonly copying: Copying;
  readonly withdraw: (code: string) => void;
  readonly again: () => void;
}

const ready = (shell: Shell, { code, until }: Ready, { copying, withdraw }: Ways): TemplateResult => {
  const { words } = shell;
  const time = new Intl.DateTimeFormat(localeOf(words), { timeStyle: 'short' }).format(new Date(until));
  const link = linkToHandover(code, location.href);
  const find = (): HTMLInputElement | null => shell.root.querySelector('.handover-dialog .link-field');
  return html`
    <p>${words.t('handover.about')}</p>
    ${qrCode(link, words.t('handover.picture'))}
    <div class="link-parts">
      ${linkField(words, link)}
      ${copying.outcome(link) === 'byHand' ? html`<p class="quiet">${words.t('invite.copyByHand')}</p>` : ''}
    </div>
    <p class="quiet" role="status">${words.t('handover.until', { time })}</p>
    <div class="answers">
      <button type="button" class="secondary" @click=${() => withdraw(code)}>${words.t('handover.withdraw')}</button>
      ${copyMainButton(words, copying, { link, find })}
    </div>`;
};

const failureText = ({ words }: Shell, failure: Exclude<HandedOver, Ready>): string =>
  failure.type === 'failed'
    ? words.t(`handover.${failure.reason}`)
    : words.t('handover.tooLong', {
        size: bytesText(words, failure.bytes),
        most: bytesText(words, LIMITS.handoverBytes),
      });

const content = (shell: Shell, stage: Stage, ways: Ways): TemplateResult => {
  const { words } = shell;
  switch (stage.type) {
    case 'sealing':
      return html`<p role="status">${words.t('handover.sealing')}</p>`;
    case 'ready':
      return ready(shell, stage, ways);
    case 'ended':
      return html`
        <p>${words.t(`handover.${stage.by}`)}</p>
        <div class="answers">
          <button type="button" class="secondary" @click=${ways.again}>${words.t('handover.again')}</button>
          <button type="button" class="primary" @click=${() => ways.close()}>${words.t('handover.done')}</button>
        </div>`;
    default:
      return html`<p class="refused" role="alert">${failureText(shell, stage)}</p>`;
  }
};

/** Calls `end` when another device has fetched the data, or when they expire. The returned function stops waiting. */
const waiting = (
  play: Play,
  { code, until }: Ready,
  end: (by: HandoverEnd | 'over') => void,
): (() => void) => {
  let stops = [(): void => clearTimeout(ending)];
  const stop = (): void => {
    for (const one of stops) one();
    stops = [];
  };
  const ending = setTimeout(() => end('over'), until - Date.now());
  void play.transfer().then(transfer => {
    if (stops.length > 0) stops.push(transfer.whenFetched(code, end));
  });
  return stop;
};

/** Announces the end and focuses the button that closes, since the earlier buttons are gone. */
const tellEnd = ({ words, root, say }: Shell, by: End): void => {
  say(words.t(`handover.${by}`));
  root.querySelector<HTMLElement>('.handover-dialog .primary')?.focus();
};

/**
 * Hands all data over to another device, and shows how to fetch it; closing the dialog before the upload is done
 * cancels it.
 */
export const openHandover = async (shell: Shell): Promise<void> => {
  const { words, play } = shell;
  let stage: Stage = { type: 'sealing' };
  let [isOpen, redraw] = [true, (): void => undefined];
  let stopWaiting = (): void => undefined;
  const show = (next: Stage): void => {
    stopWaiting();
    stage = next;
    if (next.type === 'ready') stopWaiting = waiting(play, next, by => show({ type: 'ended', by }));
    redraw();
    if (next.type === 'ended') tellEnd(shell, next.by);
  };
  const takeBack = async (code: string): Promise<void> => {
    const by = await play.transfer().then(
      transfer => transfer.takeBack(code),
      () => 'unreachable' as const,
    );
    if (isOpen) show({ type: 'ended', by });
  };
  const leave = async (): Promise<void> => {
    show({ type: 'sealing' });
    const handed = await play.transfer().then(
      transfer => transfer.handOver(),
      (): HandedOver => ({ type: 'failed', reason: 'unreachable' }),
    );
    if (isOpen) show(handed);
    else if (handed.type === 'ready') await takeBack(handed.code);
  };
  const copying = createCopying(shell, () => redraw());
  const closed = openDialog(shell, {
    name: () => words.t('handover.title'),
    className: 'handover-dialog',
    isHeld: true,
    content: (close, draw) => {
      redraw = draw;
      const ways: Ways = { close, copying, withdraw: code => void takeBack(code), again: () => void leave() };
      return html`${dialogHead(words, words.t('handover.title'), close)} ${content(shell, stage, ways)}`;
    },
  });
  void leave();
  await closed;
  isOpen = false;
  stopWaiting();
};
