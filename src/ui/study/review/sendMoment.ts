import '../../export/export.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Match } from '../../../game/match.ts';
import { treeOf } from '../../../game/tree.ts';
import { momentFilm } from '../../../picture/film/film.ts';
import { linkToFind } from '../../../play/links/sharedLinks.ts';
import type { Moment } from '../../../study/review/review.ts';
import { filmLook } from '../../export/exportDraft.ts';
import { canSend, send } from '../../export/files.ts';
import { createFilmMaking, type FilmMaking } from '../../export/filmMaker.ts';
import { type Copying, copyMainButton, createCopying, linkField } from '../../kit/copyButton.ts';
import { type Close, dialogHead, openDialog } from '../../kit/dialogs.ts';
import { download } from '../../kit/download.ts';
import { icon } from '../../kit/icons.ts';
import type { Shell } from '../../kit/shell.ts';
import { bytesText } from '../../words/numbers.ts';

const FILM_NAME = 'flipside-moment.gif';
/** In pixels: readable on a phone, and small enough for any chat. */
const FILM_WIDTH = 400;

interface Sending {
  readonly shell: Shell;
  readonly link: string;
  readonly films: FilmMaking;
  readonly copying: Copying;
}

const film = ({ shell: { words }, films }: Sending): TemplateResult => {
  const state = films.state();
  if (state.type === 'made')
    return html`<img class="export-film" src=${state.address} alt=${words.t('sendMoment.film')} />
      <p class="quiet">${bytesText(words, state.blob.size)}</p>`;
  if (state.type === 'failed') return html`<p role="alert">${words.t('export.failed')}</p>`;
  const share = state.type === 'making' ? state.share : 0;
  return html`
    <div class="export-progress">
      <label for="send-progress">${words.t('export.making')}</label>
      <progress id="send-progress" max="1" value=${share}></progress>
    </div>`;
};

/** The film and the text with the link as one message, on systems that accept files. */
const fileButtons = ({ shell: { words }, films, link }: Sending): TemplateResult => {
  const state = films.state();
  const blob = state.type === 'made' ? state.blob : undefined;
  const mayBeSent = blob !== undefined && canSend(blob, FILM_NAME);
  const text = words.t('share.findBetter');
  const sendAll = (): void => {
    if (blob !== undefined)
      void send({ file: { blob, name: FILM_NAME }, title: words.t('name'), text: `${text} ${link}` });
  };
  return html`
    ${
      mayBeSent
        ? html`<button type="button" class="secondary with-icon" @click=${sendAll}>${icon('share')}<span>${words.t('share.send')}</span></button>`
        : nothing
    }
    <button type="button" class="secondary with-icon" ?disabled=${blob === undefined}
      @click=${() => blob && download(blob, FILM_NAME)}>${icon('save')}<span>${words.t('sendMoment.saveFilm')}</span></button>`;
};

const content = (sending: Sending, close: Close): TemplateResult => {
  const { shell, link, copying } = sending;
  const { words } = shell;
  const find = (): HTMLInputElement | null => document.querySelector('.send-dialog .link-field');
  return html`
    ${dialogHead(words, words.t('sendMoment.send'), close)}
    <p class="quiet">${words.t('sendMoment.about')}</p>
    <div class="export-preview">${film(sending)}</div>
    ${linkField(words, link)}
    ${copying.outcome(link) === 'byHand' ? html`<p class="quiet">${words.t('invite.copyByHand')}</p>` : nothing}
    <div class="answers">${fileButtons(sending)} ${copyMainButton(words, copying, { link, find })}</div>`;
};

/** Opens the dialog to send a turning point: a short film, and a link to the position before it. */
export const openSendMoment = async (shell: Shell, match: Match, moment: Moment): Promise<string> => {
  const { setup, transcript } = match;
  const before = transcript.slice(0, moment.ply.ply - 1);
  let redraw = (): void => {};
  const films = createFilmMaking(() => redraw());
  const sending: Sending = {
    shell,
    link: linkToFind({ tree: treeOf(setup, before), at: before }, location.href),
    films,
    copying: createCopying(shell, () => redraw()),
  };
  const look = filmLook(
    shell,
    { match, ply: before.length, values: undefined },
    FILM_WIDTH,
    shell.words.t('share.findBetter'),
  );
  films.start(momentFilm(setup, transcript, moment.ply.ply), { ...look, lit: true });
  const answer = await openDialog(shell, {
    name: () => shell.words.t('sendMoment.send'),
    className: 'send-dialog',
    content: (close, draw) => {
      redraw = draw;
      return content(sending, close);
    },
  });
  redraw = () => {};
  films.cancel();
  return answer;
};
