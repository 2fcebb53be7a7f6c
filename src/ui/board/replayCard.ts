import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Match } from '../../game/match.ts';
import type { Rect } from '../../look/layout.ts';
import { cardsPlace } from '../../look/layouts/cardsPlace.ts';
import type { FinishedMatch } from '../../net/contract/records.ts';
import { followValue } from '../../store/following.ts';
import { matchLink } from '../../store/onlineStore.ts';
import { selectShownMatch } from '../../store/selectors.ts';
import { type Copying, copyIconButton, createCopying, linkField } from '../kit/copyButton.ts';
import { icon } from '../kit/icons.ts';
import { land, layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { keyOf } from '../words/keyWords.ts';
import { replayResultParts, replayStatus, replayTitle } from '../words/status.ts';

interface Replay {
  readonly match: Match;
  readonly record: FinishedMatch;
}

const replayOf = ({ play }: Shell): Replay | undefined => {
  const match = selectShownMatch(play.stores.match.getState());
  const { replay } = play.stores.online.getState();
  return match === undefined || replay === undefined ? undefined : { match, record: replay };
};

/** Height that the slider and a second line of text add to the card, in units of body text. */
const SLIDER_ROW = 2.5;

interface CardPlace {
  readonly rect: Rect;
  /** Whether there is room only for the buttons and the slider. */
  readonly isLow: boolean;
  /** Whether the slider fits below the text; otherwise it replaces the result. */
  readonly isTall: boolean;
}

const cardPlace = (shell: Shell): CardPlace => {
  const layout = layoutFor(shell, 'board');
  const { rect } = cardsPlace(layout, 1);
  if (layout.bar !== undefined) return { rect, isTall: false, isLow: true };
  const more = SLIDER_ROW * layout.unit;
  const isTall = rect.y - more >= layout.status.y + layout.status.height;
  return {
    rect: isTall ? { ...rect, y: rect.y - more, height: rect.height + more } : rect,
    isTall,
    isLow: false,
  };
};

/** The area of the replay card; undefined if there is none. */
export const replayRect = (shell: Shell): Rect | undefined =>
  replayOf(shell) === undefined ? undefined : cardPlace(shell).rect;

/** The play/pause button. */
const playButton = ({ words, play }: Shell): TemplateResult => {
  const { replayRuns } = play.stores.online.getState();
  const name = replayRuns ? 'pauseReplay' : 'playReplay';
  const label = words.t(`command.${name}`);
  const { shortcut } = keyOf(words, play.stores.settings.getState(), name);
  return html`
    <button type="button" class="primary replay-play" data-landing aria-label=${label} title=${label}
      aria-keyshortcuts=${shortcut ?? nothing}
      @click=${() => (replayRuns ? play.pause() : play.resume())}>
      ${icon(replayRuns ? 'pause' : 'resume')}
    </button>`;
};

const reviewButton = ({ words, play }: Shell): TemplateResult => {
  const label = words.t('command.lookBack');
  return html`
    <button type="button" class="icon-button" aria-label=${label} title=${label} @click=${() => play.study.review()}>
      ${icon('review')}
    </button>`;
};

/** `--filled` paints the part of the track behind the thumb. */
const slider = ({ words, play }: Shell, { match, record }: Replay): TemplateResult => {
  const [ply, plies] = [match.transcript.length, record.transcript.length];
  const goTo = (event: Event): void => play.goTo(Number((event.target as HTMLInputElement).value));
  return html`
    <input class="replay-slider" type="range" dir="ltr" min="0" max=${plies} step="1" aria-label=${words.t('replay.move')}
      aria-valuetext=${replayStatus(words, match, record)} .style="--filled:${plies === 0 ? 0 : ply / plies}"
      .value=${live(String(ply))} @input=${goTo} />`;
};

const card = (shell: Shell, copying: Copying): TemplateResult => {
  const replay = replayOf(shell);
  if (replay === undefined) return html``;
  const { words } = shell;
  const { match, record } = replay;
  const { rect, isTall, isLow } = cardPlace(shell);
  const link = matchLink(record.id, location.href);
  const [ended, rating] = replayResultParts(words, match, record);
  const result = html`
    <p class="quiet">${ended}${rating === undefined ? nothing : html`<span class="replay-rating"> · ${rating}</span>`}</p>`;
  const underTitle = isTall ? result : slider(shell, replay);
  return html`
    <section class="replay-card card ${isTall ? 'tall' : ''} ${isLow ? 'low' : ''}" aria-labelledby="replay-title" .style=${place(rect)}>
      ${playButton(shell)}
      <div class="replay-words">
        <h2 id="replay-title">
          <span aria-hidden="true">${replayTitle(words, match, 'short')}</span>
          <span class="unseen">${replayTitle(words, match)}</span>
        </h2>
        ${copying.outcome(link) === 'byHand' ? linkField(words, link) : underTitle}
      </div>
      ${isTall ? nothing : html`<span class="replay-ply numeral" aria-hidden="true">${match.transcript.length}/${record.transcript.length}</span>`}
      ${reviewButton(shell)}
      ${copyIconButton(words, copying, { link, find: () => shell.root.querySelector('.replay-card .link-field') })}
      ${isTall ? slider(shell, replay) : nothing}
    </section>`;
};

/** The card of a replay: the players, the result, playback controls and a link to share. */
export const mountReplayCard = (shell: Shell): (() => void) => {
  let draw = (): void => {};
  const copying = createCopying(shell, () => draw());
  const part = liveElement(shell, 'replay-host', () => card(shell, copying));
  draw = part.draw;
  /** The play button receives the focus when a replay opens. */
  const endArrivals = followValue(
    () => replayOf(shell)?.record.id,
    id => id !== undefined && land(shell.root),
  );
  return () => {
    endArrivals();
    part.stop();
  };
};
