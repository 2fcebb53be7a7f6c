import { html, nothing, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import { STUDY_DAYS } from '../../net/contract/limits.ts';
import { linkToStudy, shortStudyLink } from '../../play/links/sharedLinks.ts';
import { recordOfStudy } from '../../store/study/chapters.ts';
import type { Study } from '../../store/studyStore.ts';
import { type Copying, copyMainButton, createCopying, linkField } from '../kit/copyButton.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import { download } from '../kit/download.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { FIRST_DRAFT, pictureFor } from './exportDraft.ts';
import { gameOnBoard } from './exportedGame.ts';
import { send } from './files.ts';

/** Messengers truncate longer links, or do not make them clickable. */
const LONG_LINK = 2000;

/** The state of the open dialog. */
interface Sharing {
  readonly shell: Shell;
  readonly study: Study;
  readonly link: string;
  readonly copying: Copying;
  /** Whether a server is available to store the study under a short link. */
  readonly hasServer: boolean;
  /** The server's short link; `failed` if the request failed. */
  readonly short: string | undefined;
  readonly shorten: () => void;
}

const FAILED = 'failed';

const baseName = ({ title }: Study): string =>
  (title ?? '').replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'flipside-study';

/** Saves the study as a file that this page can import. */
const saveStudyFile = async (study: Study): Promise<void> => {
  const { writeStudy } = await import('../../formats/study/studyText.ts');
  const text = JSON.stringify(writeStudy(recordOfStudy(study)), undefined, 1);
  download(new Blob([text], { type: 'application/json' }), `${baseName(study)}.json`);
};

const savePicture = async ({ shell, study }: Sharing): Promise<void> => {
  const game = gameOnBoard(shell);
  if (game === undefined) return;
  const { pngOf } = await import('../../picture/browser/raster.ts');
  const svg = pictureFor(shell, game, FIRST_DRAFT);
  const [width = 1, height = 1] = [/width="(\d+)"/, /height="(\d+)"/].map(side =>
    Number(side.exec(svg)?.[1]),
  );
  download(await pngOf(svg, { width, height }), `${baseName(study)}.png`);
};

const qrOf = async (link: string, label: string): Promise<TemplateResult> => {
  const drawing = await import('../online/qrCode.ts').catch(() => undefined);
  return drawing === undefined ? html`${nothing}` : drawing.qrCode(link, label);
};

const shortPart = ({ shell: { words }, short, shorten, hasServer }: Sharing): TemplateResult => {
  if (short === FAILED) return html`<p role="alert">${words.t('chapters.shortFailed')}</p>`;
  if (short !== undefined)
    return html`
      ${until(qrOf(short, words.t('share.picture')), nothing)} ${linkField(words, short)}
      <p class="quiet">${words.t('chapters.shortKept', { days: STUDY_DAYS })}</p>`;
  return hasServer
    ? html`<button type="button" class="secondary" @click=${shorten}>${words.t('chapters.shorten')}</button>`
    : html`${nothing}`;
};

const otherWays = (sharing: Sharing): TemplateResult => {
  const { words } = sharing.shell;
  return html`
    <div class="answers">
      <button type="button" class="secondary with-icon" @click=${() => void saveStudyFile(sharing.study)}>${icon('save')}<span>${words.t('chapters.file')}</span></button>
      <button type="button" class="secondary with-icon" @click=${() => void savePicture(sharing)}>${icon('save')}<span>${words.t('chapters.picture')}</span></button>
    </div>`;
};

const content = (sharing: Sharing, close: Close): TemplateResult => {
  const { shell, link, copying, short, hasServer } = sharing;
  const { words } = shell;
  const isLong = link.length > LONG_LINK;
  const best = short === undefined || short === FAILED ? link : short;
  const find = (): HTMLInputElement | null => document.querySelector('.share-dialog .link-field');
  const sendLink = (): void => void send({ title: sharing.study.title ?? words.t('name'), url: best });
  return html`
    ${dialogHead(words, words.t('share.title'), close)}
    <p class="quiet">${words.t('share.about')}</p>
    ${
      isLong
        ? html`<p role="status">${words.t(hasServer ? 'chapters.long' : 'chapters.longAlone', { count: link.length })}</p>`
        : nothing
    }
    <div class="link-parts">
      ${linkField(words, link)} ${copying.outcome(best) === 'byHand' ? html`<p class="quiet">${words.t('invite.copyByHand')}</p>` : nothing}
      ${isLong ? shortPart(sharing) : nothing}
    </div>
    ${otherWays(sharing)}
    <div class="answers">
      ${
        typeof navigator.share === 'function'
          ? html`<button type="button" class="secondary with-icon" @click=${sendLink}>${icon('share')}<span>${words.t('share.send')}</span></button>`
          : nothing
      }
      ${copyMainButton(words, copying, { link: best, find })}
    </div>`;
};

/** Opens the share dialog for a study with all its chapters; resolves to how it was closed. */
export const openShareStudy = async (shell: Shell, study: Study): Promise<string> => {
  const { packStudy } = await import('../../play/links/packStudy.ts');
  const packed = packStudy(recordOfStudy(study));
  const link = linkToStudy(packed, location.href);
  let redraw = (): void => {};
  let short: string | undefined;
  let hasServer = false;
  const copying = createCopying(shell, () => redraw());
  const shorten = (): void =>
    void shell.play.study.keepShort(packed).then(name => {
      short = name === undefined ? FAILED : shortStudyLink(name, location.href);
      redraw();
    });
  if (link.length > LONG_LINK)
    void shell.play.study.hasServer().then(isThere => {
      hasServer = isThere;
      redraw();
    });
  return openDialog(shell, {
    name: () => shell.words.t('share.title'),
    className: 'share-dialog',
    content: (close, draw) => {
      redraw = draw;
      return content({ shell, study, link, copying, hasServer, short, shorten }, close);
    },
  });
};
