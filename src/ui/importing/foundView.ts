import { html, nothing, type TemplateResult } from 'lit';
import type { FoundEntry, FoundReport } from '../../formats/catalog.ts';
import { readLink } from '../../formats/link/link.ts';
import { positionAt } from '../../game/transcript.ts';
import { lineThrough } from '../../game/tree.ts';
import type { ImportState } from '../../store/importStore.ts';
import { MOST } from '../../store/library/entry.ts';
import { icon } from '../kit/icons.ts';
import { positionPicture } from '../kit/positionPicture.ts';
import type { Shell } from '../kit/shell.ts';
import { failureText, lossesText } from '../words/failureWords.ts';
import { entryAbout, entryTitle, reportText } from '../words/foundWords.ts';
import { leftOutList } from '../words/leftOutList.ts';

type Finding = Extract<ImportState, { readonly type: 'found' }>;

/** Number of unreadable games listed individually. */
const MOST_TOLD = 3;

const failures = ({ words }: Shell, { failures: all, count }: FoundReport): TemplateResult => {
  if (all.length === 0) return html`${nothing}`;
  return html`
    <div class="import-failures" role="alert">
      ${count > 0 ? html`<p>${words.t('imported.someFailed', { count: all.length })}</p>` : nothing}
      ${all.slice(0, MOST_TOLD).map(failure => html`<p class="refused">${failureText(words, failure)}</p>`)}
    </div>`;
};

const losses = ({ words }: Shell, report: FoundReport): TemplateResult =>
  html`${report.losses.length === 0 ? nothing : html`<p class="quiet">${lossesText(words, report.losses)}</p>`}`;

/** The final position of an only game as a small board, so that a person can check it is the right one. */
const picture = ({ play }: Shell, { shown }: FoundReport): TemplateResult => {
  const reading = shown === undefined ? undefined : readLink(shown);
  if (reading?.type !== 'read') return html`${nothing}`;
  const { tree } = reading.value;
  const position = positionAt(tree.setup, lineThrough(tree, []));
  return html`${position && positionPicture(play.stores.settings.getState(), position)}`;
};

const entryButton = ({ words, play }: Shell, entry: FoundEntry): TemplateResult => html`
  <li>
    <button type="button" class="import-entry" @click=${() => play.importing.open(entry.index)}>
      <span class="import-title">${entryTitle(words, entry)}</span>
      <span class="quiet">${entryAbout(words, entry)}</span>
    </button>
  </li>`;

/** A search field for the games of a file. */
const searching = ({ words, play }: Shell, { list }: Finding): TemplateResult => html`
  <div class="field">
    <label class="choice-label" for="import-search">${words.t('imported.search')}</label>
    <input id="import-search" type="text" autocomplete="off" spellcheck="false" .value=${list.query}
      @input=${(event: Event) => play.importing.search((event.target as HTMLInputElement).value)} />
  </div>`;

/** The games of a file that match the search, to pick one. */
const picking = (shell: Shell, { list }: Finding): TemplateResult => {
  const { words } = shell;
  const rest = list.total - list.entries.length;
  return html`
    <ol class="import-list scrolls" role="list" aria-label=${words.t('imported.list')} tabindex="0">
      ${list.entries.map(entry => entryButton(shell, entry))}
    </ol>
    <p class="quiet" role="status">${
      rest > 0
        ? words.t('imported.more', { count: rest })
        : words.t('imported.fitting', { count: list.total })
    }</p>`;
};

const openButton = ({ words, play }: Shell): TemplateResult => html`
  <div class="answers">
    <button type="button" class="primary" @click=${() => play.importing.open(0)}>${words.t('imported.open')}</button>
  </div>`;

/** Adds all games that match the search to the library, with a tag to find them by. */
const keeping = ({ words, play }: Shell, { list }: Finding, { tagName, close }: Keeping): TemplateResult => {
  const keep = (event: Event): void => {
    event.preventDefault();
    const name = (event.target as HTMLElement).querySelector('input')?.value ?? '';
    void play.importing.keep(name);
    close();
  };
  return html`
    <form class="import-keep" @submit=${keep}>
      <div class="field">
        <label class="choice-label" for="import-tag">${words.t('imported.tag')}</label>
        <input id="import-tag" type="text" autocomplete="off" maxlength=${MOST.name} .value=${tagName} />
      </div>
      <button type="submit" class="secondary with-icon" ?disabled=${list.total === 0}>${icon('library')}<span>${words.t('imported.keep', { count: list.total })}</span></button>
    </form>`;
};

interface Keeping {
  /** The suggested name of a new tag. */
  readonly tagName: string;
  readonly close: () => void;
}

/** A preview of the import. The buttons for individual games come last, since there may be fifty tab stops. */
export const foundView = (shell: Shell, finding: Finding, keep: Keeping): TemplateResult => {
  const { report } = finding;
  return html`
    ${report.count > 0 ? html`<p class="import-found" role="status">${reportText(shell.words, report)}</p>` : nothing}
    ${failures(shell, report)} ${picture(shell, report)} ${losses(shell, report)} ${leftOutList(shell.words, report.leftOut)}
    ${report.count > 1 ? searching(shell, finding) : nothing} ${report.count === 1 ? openButton(shell) : nothing}
    ${report.count > 0 ? keeping(shell, finding, keep) : nothing}
    ${report.count > 1 ? picking(shell, finding) : nothing}`;
};
