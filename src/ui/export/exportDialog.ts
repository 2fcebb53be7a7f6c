import { fromEntries } from '../../game/record.ts';
import './export.css';
import { html, nothing, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { GameRecord } from '../../formats/record.ts';
import { canWrite, type OutputFile, writeFiles } from '../../formats/write.ts';
import { pngOf } from '../../picture/browser/raster.ts';
import { listChoice } from '../kit/choices.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import { download } from '../kit/download.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { lossesText } from '../words/failureWords.ts';
import { gameText } from '../words/names.ts';
import { bytesText } from '../words/numbers.ts';
import {
  EXPORT_KINDS,
  type ExportDraft,
  FIRST_DRAFT,
  filmFor,
  filmLook,
  isPicture,
  outputOf,
  pictureFor,
} from './exportDraft.ts';
import { type ExportedGame, gameOnBoard, lossesAs, recordOnBoard, writtenAs } from './exportedGame.ts';
import { exportOptions } from './exportOptions.ts';
import { canSend, copyBlob, send } from './files.ts';
import { createFilmMaking, type FilmMaking } from './filmMaker.ts';

/** The state of the open dialog. */
interface Exporting {
  readonly shell: Shell;
  readonly game: ExportedGame;
  readonly record: GameRecord;
  readonly draft: ExportDraft;
  readonly change: (draft: Partial<ExportDraft>) => void;
  readonly films: FilmMaking;
  /** The message about the last action. */
  readonly told: string;
  readonly tell: (text: string) => void;
}

/** The game in an exchange format, possibly with separate files for names; none for pictures and films. */
const filesOf = ({ shell, record, draft: { kind } }: Exporting): readonly OutputFile[] => {
  const output = outputOf(kind);
  return output === undefined ? [] : writeFiles(output, ...writtenAs(output, shell, record));
};

const baseOf = ({ game: { match } }: Exporting): string => `flipside-${match.setup.game}`;

/** Several files are zipped into one. */
const nameOf = (exporting: Exporting): string => {
  const { kind } = exporting.draft;
  const ending = filesOf(exporting).length > 1 ? 'zip' : (outputOf(kind) ?? kind);
  return `${baseOf(exporting)}.${ending}`;
};

const zipOf = async (base: string, files: readonly OutputFile[]): Promise<Blob> => {
  const { zipSync, strToU8 } = await import('fflate');
  const packed = files.map(
    ({ ending, content }) =>
      [`${base}.${ending}` as string, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return new Blob([zipSync(fromEntries(packed)).slice()], { type: 'application/zip' });
};

/** The file for the current options; undefined while a film is being made. */
const fileOf = async (exporting: Exporting): Promise<Blob | undefined> => {
  const { shell, game, draft, films } = exporting;
  const written = filesOf(exporting);
  if (written.length > 1) return zipOf(baseOf(exporting), written);
  const content = written[0]?.content;
  if (typeof content === 'string') return new Blob([content], { type: 'text/plain' });
  if (content !== undefined) return new Blob([content.slice()], { type: 'application/octet-stream' });
  if (draft.kind === 'gif') {
    const state = films.state();
    return state.type === 'made' ? state.blob : undefined;
  }
  const svg = pictureFor(shell, game, draft);
  if (draft.kind === 'svg') return new Blob([svg], { type: 'image/svg+xml' });
  const [width = 1, height = 1] = [/width="(\d+)"/, /height="(\d+)"/].map(side =>
    Number(side.exec(svg)?.[1]),
  );
  return pngOf(svg, { width, height });
};

const filmPreview = ({ shell: { words }, films }: Exporting): TemplateResult => {
  const state = films.state();
  switch (state.type) {
    case 'none':
      return html`<p class="quiet">${words.t('export.cancelled')}</p>`;
    case 'failed':
      return html`<p role="alert">${words.t('export.failed')}</p>`;
    case 'making':
      return html`
        <div class="export-progress">
          <label for="export-progress">${words.t('export.making')}</label>
          <progress id="export-progress" max="1" value=${state.share}></progress>
          <button type="button" class="secondary" @click=${films.cancel}>${words.t('export.cancel')}</button>
        </div>`;
    case 'made':
      return html`<img class="export-film" src=${state.address} alt=${words.t('export.film')} />
        <p class="quiet export-size">${bytesText(words, state.blob.size)}</p>`;
  }
};

const preview = (exporting: Exporting): TemplateResult => {
  const { shell, game, draft } = exporting;
  if (isPicture(draft.kind))
    return html`<div class="export-picture">${unsafeSVG(pictureFor(shell, game, draft))}</div>`;
  if (draft.kind === 'gif') return filmPreview(exporting);
  const written = filesOf(exporting);
  const content = written[0]?.content;
  if (written.length > 1) return html`<p class="quiet">${shell.words.t('export.database')}</p>`;
  return typeof content === 'string'
    ? html`<textarea class="export-text" dir="ltr" rows="6" readonly aria-label=${shell.words.t(`export.kinds.${draft.kind}`)} .value=${content}></textarea>`
    : html`<p class="quiet">${shell.words.t('export.binary')}</p>`;
};

/** Information that the file format would lose. */
const lacks = ({ shell, draft, record }: Exporting): TemplateResult | typeof nothing => {
  const output = outputOf(draft.kind);
  const lost = output === undefined ? [] : lossesAs(output, shell, record);
  if (lost.length === 0) return nothing;
  return html`<p class="quiet">${lossesText(shell.words, lost)}</p>`;
};

const save = async (exporting: Exporting): Promise<void> => {
  const { shell, tell } = exporting;
  const file = await fileOf(exporting).catch(() => undefined);
  if (file === undefined) return tell(shell.words.t('export.failed'));
  download(file, nameOf(exporting));
  tell(shell.words.t('export.saved', { name: nameOf(exporting), size: bytesText(shell.words, file.size) }));
};

/** An SVG is copied as text. */
const copy = async (exporting: Exporting): Promise<void> => {
  const { shell, draft, tell } = exporting;
  const file = await fileOf(exporting).catch(() => undefined);
  const copied = draft.kind === 'svg' && file ? new Blob([file], { type: 'text/plain' }) : file;
  const isCopied = copied !== undefined && (await copyBlob(copied));
  tell(shell.words.t(isCopied ? 'export.copied' : 'export.notCopied'));
};

const sendFile = async (exporting: Exporting): Promise<void> => {
  const { shell, game } = exporting;
  const file = await fileOf(exporting).catch(() => undefined);
  if (file === undefined) return;
  await send({ file: { blob: file, name: nameOf(exporting) }, title: gameText(shell.words, game.match) });
};

/** Browsers cannot copy films. */
const buttons = (exporting: Exporting): TemplateResult => {
  const { shell, draft, films } = exporting;
  const { words } = shell;
  const isReady = draft.kind !== 'gif' || films.state().type === 'made';
  const mayBeSent = canSend(new Blob([], { type: 'image/png' }), 'a.png');
  return html`
    <div class="answers">
      ${
        draft.kind === 'gif'
          ? nothing
          : html`<button type="button" class="secondary with-icon" @click=${() => void copy(exporting)}>${icon('copy')}<span>${words.t('export.copy')}</span></button>`
      }
      ${
        mayBeSent
          ? html`<button type="button" class="secondary with-icon" ?disabled=${!isReady} @click=${() => void sendFile(exporting)}>${icon('share')}<span>${words.t('export.send')}</span></button>`
          : nothing
      }
      <button type="button" class="primary with-icon" ?disabled=${!isReady} @click=${() => void save(exporting)}>${icon('save')}<span>${words.t('export.save')}</span></button>
    </div>`;
};

/** Formats that cannot represent the game are not offered. */
const kindsFor = ({ record }: Pick<Exporting, 'record'>) =>
  EXPORT_KINDS.filter(kind => {
    const output = outputOf(kind);
    return output === undefined || canWrite(output, record);
  });

const content = (exporting: Exporting, close: Close): TemplateResult => {
  const { shell, draft, change, told } = exporting;
  const { words } = shell;
  return html`
    ${dialogHead(words, words.t('export.title'), close)}
    <div class="export-parts">
      <div class="export-preview">${preview(exporting)}</div>
      <div class="export-choices">
        <div class="field">
          ${listChoice({
            id: 'export-kind',
            label: words.t('export.kind'),
            options: kindsFor(exporting).map(value => ({ value, label: words.t(`export.kinds.${value}`) })),
            value: draft.kind,
            onChoose: kind => change({ kind }),
          })}
        </div>
        ${exportOptions(exporting)} ${lacks(exporting)}
      </div>
    </div>
    <p class="export-told quiet" role="status">${told}</p>
    ${buttons(exporting)}`;
};

/** The options are remembered while the page is open. */
let chosen: ExportDraft = FIRST_DRAFT;

/** Opens the export dialog for the game on the board; resolves to how it was closed. */
export const openExport = async (shell: Shell): Promise<string> => {
  const game = gameOnBoard(shell);
  const record = recordOnBoard(shell);
  if (game === undefined || record === undefined) return '';
  if (!kindsFor({ record }).includes(chosen.kind)) chosen = FIRST_DRAFT;
  let redraw = (): void => {};
  let told = '';
  const films = createFilmMaking(() => redraw());
  const film = (): void =>
    films.start(filmFor(game, chosen), filmLook(shell, game, Number(chosen.filmWidth)));
  const change = (draft: Partial<ExportDraft>): void => {
    chosen = { ...chosen, ...draft };
    told = '';
    if (chosen.kind === 'gif') film();
    else films.cancel();
    redraw();
  };
  const tell = (text: string): void => {
    told = text;
    redraw();
  };
  if (chosen.kind === 'gif') film();
  const closed = openDialog(shell, {
    name: () => shell.words.t('export.title'),
    className: 'export-dialog',
    content: (close, draw) => {
      redraw = draw;
      return content({ shell, game, record, draft: chosen, change, films, told, tell }, close);
    },
  });
  const answer = await closed;
  redraw = () => {};
  films.cancel();
  return answer;
};
