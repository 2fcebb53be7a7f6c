import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { MAX_SIDE, MIN_SIDE } from '../../game/shape.ts';
import type { Words } from '../../i18n/words.ts';
import type { Layout, Rect, Viewport } from '../../look/layout.ts';
import type { AddressRefusal, Notice, NoticeName } from '../../store/appStore.ts';
import type { OnlineState, Trouble } from '../../store/onlineStore.ts';
import { cardRect } from '../board/result/resultPanel.ts';
import { download } from '../kit/download.ts';
import { icon } from '../kit/icons.ts';
import { land, layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { codeRefusalText, failureText } from '../words/failureWords.ts';
import { troubleText } from '../words/status.ts';

const addressText = (words: Words, { reason, value, accepted }: AddressRefusal): string =>
  words.t(`address.${reason}`, { value, accepted, least: MIN_SIDE, most: MAX_SIDE });

const noticeText = ({ words }: Shell, { name, refusal, leftOut, failure, code }: Notice): string => {
  if (code !== undefined) return codeRefusalText(words, code);
  // The text of a link has no useful line or column, so the place is omitted.
  if (failure !== undefined) return failureText(words, { ...failure, place: undefined });
  if (leftOut !== undefined)
    return [addressText(words, leftOut), words.t('address.leftOut')].join(words.t('gap'));
  return refusal === undefined ? words.t(`notice.${name}`) : addressText(words, refusal);
};

/** Lets the person save unreadable data, which may still be useful to someone else. */
const saveAside = ({ words, play }: Shell): Answer => ({
  label: words.t('transfer.downloadAside'),
  press: () => {
    const file = play.setAside();
    if (file !== undefined) download(file, `${words.t('transfer.asideName')}.json`);
  },
});

const reload = ({ words, play }: Shell): Answer => ({
  label: words.t('missing.reload'),
  press: () => play.offline.reload(),
});

/** The button of a notice, besides the one that dismisses it. */
const ANSWERS: Partial<Record<NoticeName, (shell: Shell) => Answer>> = {
  updateReady: ({ words, play }) => ({
    label: words.t('missing.reload'),
    press: () => play.offline.takeUpdate(),
  }),
  savedByNewer: ({ words, play }) => ({
    label: words.t('missing.reload'),
    press: () => play.offline.reload(),
  }),
  friendCame: ({ words, play }) => ({
    label: words.t('invite.go'),
    press: () => {
      const come = play.stores.online.getState().invitations.find(({ hasCome }) => hasCome);
      if (come !== undefined) play.online.join(come.code);
    },
  }),
  canvasMissing: reload,
  canvasLost: reload,
  matchBroken: saveAside,
  recordsBroken: saveAside,
};

/**
 * Notices that are also shown as system notifications, if the person allowed them, while the page is in the background.
 */
const OUTSIDE: readonly NoticeName[] = ['friendCame'];

const tellOutside = async (title: string, text: string): Promise<void> => {
  const { notify } = await import('../online/invitations.ts');
  await notify(title, text);
};

interface Answer {
  readonly label: string;
  readonly press: () => void;
}

/** A message, whatever its source. */
interface Message {
  readonly key: number | Trouble;
  readonly text: string;
  readonly answer?: Answer | undefined;
  readonly dismiss: () => void;
}

/** A problem with online play. At a table the board shows it, and `nobodyCame` has its own dialog. */
const troubleOf = ({ connection, table }: OnlineState): Trouble | undefined => {
  if (connection.type !== 'ended' || table !== undefined) return undefined;
  const { trouble, word } = connection;
  return trouble === 'nobodyCame' || word !== undefined ? undefined : trouble;
};

const messages = (shell: Shell): readonly Message[] => {
  const { words, play } = shell;
  const { notices: all, screen } = play.stores.app.getState();
  const trouble = troubleOf(play.stores.online.getState());
  const notices = all
    // The menu lists the friend's table itself.
    .filter(({ name }) => name !== 'friendCame' || screen !== 'menu')
    .map(notice => ({
      key: notice.id,
      text: noticeText(shell, notice),
      answer: ANSWERS[notice.name]?.(shell),
      dismiss: () => play.dismissNotice(notice.id),
    }));
  if (trouble === undefined) return notices;
  return [
    ...notices,
    { key: trouble, text: troubleText(words, trouble), dismiss: () => play.online.cancel() },
  ];
};

const toast = ({ words, root }: Shell, { key, text, answer, dismiss }: Message): TemplateResult => {
  const press = (): void => {
    dismiss();
    land(root);
  };
  return html`
    <div class="toast card" role="group" data-notice=${key}>
      <p>${text}</p>
      ${answer === undefined ? nothing : html`<button type="button" class="text-button" @click=${answer.press}>${answer.label}</button>`}
      <button type="button" class="icon-button" aria-label=${words.t('dismiss')} @click=${press}>
        ${icon('close')}
      </button>
    </div>`;
};

/** Beside the menu's panel, over the demo board. */
const besidePanel = ({ board, panel, orientation, unit }: Layout, { width }: Viewport): Rect => {
  const height = board.frame.y + board.frame.height - unit / 2;
  if (orientation === 'portrait') return { x: 0, y: 0, width, height };
  const right = panel.x + panel.width;
  return panel.x > board.frame.x
    ? { x: 0, y: 0, width: panel.x, height }
    : { x: right, y: 0, width: width - right, height };
};

/**
 * Clear of the card with the result or the exercise, whose text and buttons must stay usable: over the strips, or above
 * the board.
 */
const besideCard = ({ board, status, opponentStrip, orientation, bar, unit }: Layout, card: Rect): Rect => {
  if (bar !== undefined) return { ...bar, y: 0, height: card.y - unit / 2 };
  const { x, width } = status;
  if (orientation === 'portrait') return { x, y: 0, width, height: board.frame.y };
  return { x, y: opponentStrip.y, width, height: card.y - unit / 2 - opponentStrip.y };
};

/** Placed where it covers neither the next move nor the buttons needed next. */
const noticeRect = (shell: Shell): Rect => {
  const { screen, viewport } = shell.play.stores.app.getState();
  const layout = layoutFor(shell, screen);
  const { panel, status, actions, bar, unit } = layout;
  const margin = unit / 2;
  if (screen === 'menu') return besidePanel(layout, viewport);
  if (screen !== 'board') return { ...panel, height: panel.height - margin };
  const card = cardRect(shell);
  if (card !== undefined) return besideCard(layout, card);
  if (bar !== undefined) return { ...bar, y: 0, height: bar.y + bar.height };
  return { ...status, height: actions.y - margin - status.y };
};

const toasts = (shell: Shell): TemplateResult => {
  const shown = messages(shell);
  if (shown.length === 0) return html``;
  return html`
    <div class="notices" role="region" aria-label=${shell.words.t('notices')} .style=${place(noticeRect(shell))}>
      ${repeat(
        shown,
        ({ key }) => key,
        one => toast(shell, one),
      )}
    </div>`;
};

/** The messages, each with a button to dismiss it. */
export const mountNotices = (shell: Shell): (() => void) => {
  const { app, online } = shell.play.stores;
  const { stop } = liveElement(shell, 'notices-host', () => toasts(shell));
  let announced: readonly Notice[] = [];
  const follow = (notices: readonly Notice[]): void => {
    for (const notice of notices.filter(one => !announced.includes(one))) {
      const text = noticeText(shell, notice);
      shell.say(text);
      if (document.hidden && OUTSIDE.includes(notice.name))
        void tellOutside(shell.words.t('name'), text).catch(() => undefined);
    }
    announced = notices;
  };
  follow(app.getState().notices);
  const sayTrouble = (trouble: Trouble | undefined): void => {
    if (trouble !== undefined) shell.say(troubleText(shell.words, trouble));
  };
  sayTrouble(troubleOf(online.getState()));
  const ends = [
    app.subscribe(({ notices }) => follow(notices)),
    online.subscribe((after, before) => {
      if (after.connection !== before.connection) sayTrouble(troubleOf(after));
    }),
    stop,
  ];
  return () => {
    for (const end of ends) end();
  };
};
