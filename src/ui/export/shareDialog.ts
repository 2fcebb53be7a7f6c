import './export.css';
import { html, nothing, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import { MOST_LINK_MOVES } from '../../formats/link/link.ts';
import type { GameRecord } from '../../formats/record.ts';
import type { Setup } from '../../game/games.ts';
import { countNodes, treeOf } from '../../game/tree.ts';
import { linkToGame } from '../../play/links/sharedLinks.ts';
import { isMoreThanGame } from '../../store/study/chapters.ts';
import { type Copying, copyMainButton, createCopying, linkField } from '../kit/copyButton.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { failureText } from '../words/failureWords.ts';
import { gameText, setupText } from '../words/names.ts';
import { aboutGame, gameOnBoard, recordOnBoard } from './exportedGame.ts';
import { send } from './files.ts';
import { openShareStudy } from './shareStudy.ts';

/** The QR code of a longer link has too many modules for a camera to read from a screen. */
const LONGEST_PICTURED = 600;

interface Sharing {
  readonly shell: Shell;
  readonly link: string;
  /** The title and text sent with the link. */
  readonly about: { readonly title: string; readonly text: string } | undefined;
  readonly copying: Copying;
  readonly picture: Promise<TemplateResult>;
}

const draw = async (link: string, label: string): Promise<TemplateResult> => {
  const drawing = await import('../online/qrCode.ts').catch(() => undefined);
  return drawing === undefined ? html`${nothing}` : drawing.qrCode(link, label);
};

const sendButton = ({ shell: { words }, link, about }: Sharing): TemplateResult => {
  if (typeof navigator.share !== 'function' || about === undefined) return html`${nothing}`;
  const press = (): void => void send({ ...about, url: link });
  return html`<button type="button" class="secondary with-icon" @click=${press}>${icon('share')}<span>${words.t('share.send')}</span></button>`;
};

const content = (sharing: Sharing, close: Close): TemplateResult => {
  const { shell, link, copying, picture } = sharing;
  const { words } = shell;
  const find = (): HTMLInputElement | null => document.querySelector('.share-dialog .link-field');
  return html`
    ${dialogHead(words, words.t('share.title'), close)}
    <p class="quiet">${words.t('share.about')}</p>
    ${link.length > LONGEST_PICTURED ? html`<p class="quiet">${words.t('share.tooLong')}</p>` : until(picture, nothing)}
    <div class="link-parts">
      ${linkField(words, link)}
      ${copying.outcome(link) === 'byHand' ? html`<p class="quiet">${words.t('invite.copyByHand')}</p>` : nothing}
    </div>
    <div class="answers">${sendButton(sharing)} ${copyMainButton(words, copying, { link, find })}</div>`;
};

const aboutBoard = (shell: Shell): Sharing['about'] => {
  const game = gameOnBoard(shell);
  return game && { title: gameText(shell.words, game.match), text: aboutGame(shell, game.match) };
};

/** Opens the share dialog for the game or study on the board; resolves to how it was closed. */
export const openShare = async (shell: Shell): Promise<string> => {
  const { study } = shell.play.stores.study.getState();
  if (study !== undefined && isMoreThanGame(study)) return openShareStudy(shell, study);
  const record = recordOnBoard(shell);
  return record === undefined ? '' : openLink(shell, record, aboutBoard(shell));
};

/** Opens the share dialog for a game of which only the start is known. */
export const openShareOf = (shell: Shell, setup: Setup): Promise<string> => {
  const game = setupText(shell.words, setup);
  return openLink(shell, { tree: treeOf(setup, []) }, { title: shell.words.t('name'), text: game });
};

/** Explains that a study is too large for a link. */
const openTooLarge = (shell: Shell): Promise<string> => {
  const { words } = shell;
  const sentence = failureText(words, { reason: 'linkMoves', expected: MOST_LINK_MOVES });
  return openDialog(shell, {
    name: () => words.t('share.title'),
    className: 'share-dialog',
    content: close => html`${dialogHead(words, words.t('share.title'), close)}<p>${sentence}</p>`,
  });
};

const openLink = (shell: Shell, record: GameRecord, about: Sharing['about']): Promise<string> => {
  if (countNodes(record.tree) > MOST_LINK_MOVES) return openTooLarge(shell);
  const link = linkToGame(record, location.href);
  let redraw = (): void => {};
  const sharing: Sharing = {
    shell,
    link,
    about,
    copying: createCopying(shell, () => redraw()),
    picture: draw(link, shell.words.t('share.picture')),
  };
  return openDialog(shell, {
    name: () => shell.words.t('share.title'),
    className: 'share-dialog',
    content: (close, draw) => {
      redraw = draw;
      return content(sharing, close);
    },
  });
};
