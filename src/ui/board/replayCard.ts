import { html, type TemplateResult } from 'lit';
import type { Match } from '../../game/match.ts';
import { cardsPlace } from '../../look/cardsPlace.ts';
import type { Rect } from '../../look/layout.ts';
import type { FinishedMatch } from '../../net/contract/records.ts';
import { matchLink } from '../../store/onlineStore.ts';
import { selectShownMatch } from '../../store/selectors.ts';
import { type Copying, copyIconButton, createCopying, linkField } from '../kit/copying.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { replayResult, replayTitle } from '../words/status.ts';

interface Replay {
  readonly match: Match;
  readonly record: FinishedMatch;
}

const replayOf = ({ play }: Shell): Replay | undefined => {
  const match = selectShownMatch(play.stores.match.getState());
  const { replay } = play.stores.online.getState();
  return match === undefined || replay === undefined ? undefined : { match, record: replay };
};

/** The area that the replay's card covers; undefined if there is none. */
export const replayRect = (shell: Shell): Rect | undefined =>
  replayOf(shell) === undefined ? undefined : cardsPlace(layoutFor(shell, 'board'), 1).rect;

const card = (shell: Shell, copying: Copying): TemplateResult => {
  const [replay, rect] = [replayOf(shell), replayRect(shell)];
  if (replay === undefined || rect === undefined) return html``;
  const { words } = shell;
  const { match, record } = replay;
  const link = matchLink(record.id, location.href);
  return html`
    <section class="replay-card card" aria-labelledby="replay-title" .style=${place(rect)}>
      <div class="replay-words">
        <h2 id="replay-title">
          <span aria-hidden="true">${replayTitle(words, match, 'short')}</span>
          <span class="unseen">${replayTitle(words, match)}</span>
        </h2>
        ${
          copying.outcome(link) === 'byHand'
            ? linkField(words, link)
            : html`<p class="quiet">${replayResult(words, match, record)}</p>`
        }
      </div>
      <span class="replay-ply numeral" aria-hidden="true">${match.transcript.length}/${record.transcript.length}</span>
      ${copyIconButton(words, copying, { link, find: () => shell.root.querySelector('.replay-card .link-field') })}
    </section>`;
};

/** The players of the replayed match, how it ended, and the link to it. */
export const mountReplayCard = (shell: Shell): (() => void) => {
  let draw = (): void => {};
  const copying = createCopying(shell, () => draw());
  const part = liveElement(shell, 'replay-host', () => card(shell, copying));
  draw = part.draw;
  return part.stop;
};
