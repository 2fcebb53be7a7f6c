import './club.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { ClubPlay } from '../../play/club/club.ts';
import { notify } from '../../play/notices.ts';
import type { ClubShown } from '../../store/clubStore.ts';
import type { Shell } from '../kit/shell.ts';
import type { NameDraft } from '../online/nameField.ts';
import { mountPlace } from '../places/placeScreen.ts';
import { ownDecision } from '../words/clubWords.ts';
import { troubleText } from '../words/status.ts';
import { createClubBoard } from './clubBoard.ts';
import { doorParts, knockParts } from './door.ts';
import { createHostView } from './hostView.ts';
import { memberView, questionTexts } from './memberView.ts';
import { type ClubContext, waitingParts } from './people.ts';

/** The error to show, if any: the connection, or a request without effect. */
const trouble = ({ words }: Shell, { connection, refusal }: ClubShown): TemplateResult => {
  const isLost = connection.type === 'reconnecting';
  const reason = connection.type === 'ended' ? connection.trouble : refusal;
  if (!isLost && reason === undefined) return html`<p class="refused" role="alert"></p>`;
  return html`<p class="refused" role="alert">${
    isLost || reason === undefined ? words.t('table.connection.lost') : troubleText(words, reason)
  }</p>`;
};

/** Announces new positions, questions and answers to screen readers. */
const followNews = (shell: Shell): (() => void) => {
  const { words, play, say } = shell;
  return play.stores.club.subscribe(({ club, connection }, { club: before, connection: earlier }) => {
    if (connection.type === 'knocking' && earlier.type !== 'knocking') say(troubleText(words, 'clubClosed'));
    if (club === undefined) return;
    const known = before?.door?.knocks ?? [];
    for (const { id, name } of club.door?.knocks ?? [])
      if (known.every(one => one.id !== id)) say(words.t('club.knocks', { name }));
    if (club.you === 'host') return;
    const { slide, question } = club;
    const decided = ownDecision(words, club);
    if (decided !== undefined && decided !== ownDecision(words, before)) say(decided);
    const isNewText = slide !== undefined && slide.text !== '' && slide.text !== before?.slide?.text;
    if (isNewText) say(slide.text);
    const asked = before?.question;
    if (question?.isOpen === false && asked?.isOpen === true) say(words.t('club.shown'));
    const told = asked && asked.number === question?.number ? questionTexts(shell, asked) : [];
    for (const text of question === undefined ? [] : questionTexts(shell, question))
      if (text !== undefined && !told.includes(text)) say(text);
  });
};

/** The Club screen of a class or a club evening: the way in, then whatever its host shows. */
export const mountClub = (shell: Shell): (() => void) => {
  const { play } = shell;
  let calls: ClubPlay | undefined;
  let name: NameDraft | undefined;
  let redraw = (): void => {};
  const again = (): void => redraw();
  const board = createClubBoard(shell, again);
  const hostView = createHostView();
  void play.club().then(
    loaded => {
      calls = loaded;
      redraw();
    },
    () => notify(play.stores.app, 'partMissing'),
  );
  const stopNews = followNews(shell);
  const stop = mountPlace(shell, 'club', (inside, draw) => {
    redraw = draw;
    const shown = play.stores.club.getState();
    if (calls === undefined)
      return html`<p class="quiet" role="status">${inside.words.t('part.loading')}</p>`;
    const context: ClubContext = { shell: inside, calls, shown, board, redraw };
    const { club } = shown;
    const view = (): TemplateResult => {
      if (shown.connection.type === 'knocking') return knockParts(context);
      if (club === undefined) return doorParts(context, door);
      return club.you === 'host' ? hostView(context, club) : memberView(context, club);
    };
    const door = {
      shell: inside,
      draft: name,
      about: inside.words.t('club.nameAbout'),
      change: (next: NameDraft | undefined) => {
        name = next;
        redraw();
      },
    };
    return html`
      ${trouble(inside, shown)}
      <p class="quiet" role="status">${shown.isRestored ? inside.words.t('club.restored') : nothing}</p>
      ${club?.door === undefined ? nothing : waitingParts(context, club.door)}
      ${view()}`;
  });
  return () => {
    stopNews();
    stop();
  };
};
