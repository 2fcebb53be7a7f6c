import { html, nothing, type TemplateResult } from 'lit';
import { opposite } from '../../game/color.ts';
import { rulesOf } from '../../game/games.ts';
import type { Words } from '../../i18n/words.ts';
import type { MatchSummary } from '../../net/contract/records.ts';
import { matchLink, type OwnGames } from '../../store/onlineStore.ts';
import { type Copying, copyIconButton, createCopying, linkField } from '../kit/copyButton.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import { disc } from '../kit/discs.ts';
import type { Shell } from '../kit/shell.ts';
import { dateText } from '../words/locale.ts';
import { setupText } from '../words/names.ts';
import { overText } from '../words/results.ts';
import { changeText, spokenChange, unratedText } from '../words/stakes.ts';
import { troubleText } from '../words/status.ts';
import { ratingsList } from './ratings.ts';

interface GamesContext {
  readonly shell: Shell;
  readonly close: Close;
  readonly copying: Copying;
}

const pageAddress = (): string => location.href;

/** `You won by resignation`; empty for a match without a result. */
const endText = ({ words }: Shell, { setup: { game }, you, result }: MatchSummary): string =>
  result === undefined ? '' : overText(words, { game, result, you });

const titleOf = (words: Words, { players, you }: MatchSummary): string => {
  const name = players[opposite(you)];
  return name === undefined ? words.t('games.nameless') : words.t('games.against', { name });
};

/** The change of the rating, or why the match was not rated; nothing for friendly and for old matches. */
const ratingLine = ({ words }: Shell, { setup, rating, unrated }: MatchSummary): TemplateResult => {
  if (rating !== undefined)
    return html`<p class="quiet"><span aria-hidden="true">${changeText(words, rating)}</span><span class="unseen">${spokenChange(words, rating)}</span></p>`;
  const why = unrated && unratedText(words, setup, unrated);
  return why === undefined ? html`${nothing}` : html`<p class="quiet">${why}</p>`;
};

const replayButton = ({ shell, close }: GamesContext, id: string): TemplateResult => html`
  <button type="button" class="secondary" aria-describedby="match-${id}"
    @click=${() => {
      close();
      shell.play.openReplay(id);
    }}>
    ${shell.words.t('games.replay')}
  </button>`;

const gameItem = (context: GamesContext, match: MatchSummary): TemplateResult => {
  const { shell, copying } = context;
  const { words, play } = shell;
  const { id, setup, you, started, finished } = match;
  const link = matchLink(id, pageAddress());
  const find = (): HTMLInputElement | null => document.querySelector(`[data-match="${id}"] .link-field`);
  const settings = play.stores.settings.getState();
  return html`
    <li class="own-game" data-match=${id}>
      ${disc(settings, you, rulesOf(setup.game))}
      <div class="own-game-words">
        <h3 id="match-${id}">${titleOf(words, match)}</h3>
        <p>${endText(shell, match)}</p>
        ${ratingLine(shell, match)}
        <p class="quiet">${setupText(words, setup)}<span aria-hidden="true"> ·</span> ${dateText(words, finished ?? started)}</p>
      </div>
      ${replayButton(context, id)} ${copyIconButton(words, copying, { link, find, describedBy: `match-${id}` })}
      ${copying.outcome(link) === 'byHand' ? linkField(words, link) : nothing}
    </li>`;
};

const failed = (
  { shell: { words, play } }: GamesContext,
  trouble: Exclude<OwnGames['state'], 'loading' | 'loaded'>,
): TemplateResult => html`
  <div class="games-message" role="alert">
    <p>${words.t('games.failed')} ${troubleText(words, trouble)}</p>
    ${
      trouble === 'noServer'
        ? nothing
        : html`<button type="button" class="secondary" @click=${() => play.online.loadGames()}>${words.t('games.again')}</button>`
    }
  </div>`;

/** Stays in place while more matches are loading, so that it keeps the focus. */
const moreButton = ({ shell: { words, play } }: GamesContext, isComing: boolean): TemplateResult => html`
  <button type="button" class="secondary" aria-disabled=${isComing ? 'true' : nothing}
    @click=${() => isComing || play.online.loadGames(true)}>
    ${words.t(isComing ? 'games.loading' : 'games.more')}
  </button>`;

/** The end of the list: a button for more, or a message about loading, a failure or an empty list. */
const rest = (context: GamesContext, { matches, isMore, state }: OwnGames): TemplateResult => {
  const { words } = context.shell;
  if (state === 'loading' && matches.length === 0)
    return html`<p class="games-message quiet" role="status">${words.t('games.loading')}</p>`;
  if (state !== 'loaded' && state !== 'loading') return failed(context, state);
  if (isMore) return moreButton(context, state === 'loading');
  return matches.length === 0
    ? html`<p class="games-message quiet">${words.t('games.empty')}</p>`
    : html`${nothing}`;
};

const NOTHING_YET: OwnGames = { matches: [], isMore: false, state: 'loading' };

const content = (context: GamesContext): TemplateResult => {
  const { words, play } = context.shell;
  const games = play.stores.online.getState().games ?? NOTHING_YET;
  return html`
    ${dialogHead(words, words.t('onlineStart.games'), context.close)} ${ratingsList(context.shell)}
    ${games.matches.length === 0 ? nothing : html`<ol class="own-games" role="list">${games.matches.map(match => gameItem(context, match))}</ol>`}
    ${rest(context, games)}`;
};

/** Opens the finished matches of this browser; resolves to how it was closed. */
export const openGames = (shell: Shell): Promise<string> => {
  let draw = (): void => {};
  const copying = createCopying(shell, () => draw());
  shell.play.online.loadGames();
  return openDialog(shell, {
    name: () => shell.words.t('onlineStart.games'),
    className: 'games-dialog',
    content: (close, redraw) => {
      draw = redraw;
      return content({ shell, close, copying });
    },
  });
};
